/** What the board shows of a scene: pieces by place, what is covered, names for readers. */

import { place } from "../lib/protocol";
import type { Phrases } from "../lib/words";
import type { Theme } from "../themes/theme";
import type { Cell, Piece, Scene, Zone } from "./types";

export interface Pile { key: string; icon: string; pieces: Piece[] }

export function byPlace(scene: Scene): Map<string, Piece[]> {
  const places = new Map<string, Piece[]>();
  for (const piece of scene.pieces ?? []) {
    const there = places.get(piece.place);
    if (there) there.push(piece);
    else places.set(piece.place, [piece]);
  }
  return places;
}

/** Pieces of one kind that differ only in whose they are lie as one pile. */
export function piles(pieces: readonly Piece[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const piece of pieces) {
    const key = piece.badges?.length ? piece.id : `${piece.icon}${piece.hidden ? "?" : ""}`;
    const pile = found.get(key);
    if (pile) pile.pieces.push(piece);
    else found.set(key, { key, icon: piece.icon, pieces: [piece] });
  }
  return [...found.values()];
}

export function thing(piece: Piece, phrases: Phrases): string {
  const name = piece.words ? phrases.tell(piece.words) : phrases.first([`icon-${piece.icon}`]).replace(/^icon-/, "");
  const said = (badge: string): string => (phrases.has(`icon-${badge}`) ? phrases.say(`icon-${badge}`) : badge);
  const badges = (piece.badges ?? []).map(said).filter((badge) => !name.includes(badge)).map((badge) => ` ${badge}`).join("");
  const full = piece.count != null && piece.count !== 1 ? phrases.say("page-several", { thing: `${name}${badges}`, count: piece.count }) : `${name}${badges}`;
  return piece.side == null ? full : phrases.say("page-piece-of", { thing: full, name: phrases.name(piece.side) });
}

export function cellName(cell: Cell, phrases: Phrases): string {
  return cell.words ? phrases.tell(cell.words) : cell.id;
}

/** A place as a reader hears it: its name, its state, what lies there. */
export function spoken(name: string, state: string, pieces: readonly Piece[], phrases: Phrases): string {
  const things = piles(pieces).map(({ pieces: [one, ...more] }) =>
    one && more.length > 0 && one.side == null
      ? phrases.say("page-several", { thing: thing(one, phrases), count: more.length + 1 })
      : [one, ...more].filter((piece) => piece !== undefined).map((piece) => thing(piece, phrases)).join(", "),
  );
  if (state && phrases.has(`icon-${state}`)) things.unshift(phrases.say(`icon-${state}`));
  return things.length > 0 ? phrases.say("page-on-it", { place: name, things: things.join(", ") }) : name;
}

/** The viewer's own cards: what lies open at his places, one card a cell with the rest upon it. */
export function hand(scene: Scene, theme: Theme, you: number | null): { piece: Piece; cell: Cell | null; with: Piece[] }[] {
  if (you === null) return [];
  const own = new Map<string, Cell | null>([[place(you), null]]);
  for (const board of scene.boards ?? []) for (const cell of board.cells) if (cell.side === you) own.set(cell.id, cell);
  const cards: { piece: Piece; cell: Cell | null; with: Piece[] }[] = [];
  for (const piece of scene.pieces ?? []) {
    if (!own.has(piece.place) || !theme.inHand.has(piece.icon)) continue;
    const cell = own.get(piece.place) ?? null;
    const under = cell && cards.find((card) => card.cell === cell);
    if (under) under.with.push(piece);
    else cards.push({ piece, cell, with: [] });
  }
  return cards;
}

/** A zone's pieces; a hand of the viewer's is his own to look at. */
export const ownHands = (scene: Scene, you: number | null): Zone[] => (scene.zones ?? []).filter((zone) => zone.kind === "hand" && zone.side != null && zone.side === you);
export const publicZones = (scene: Scene, you: number | null): Zone[] => (scene.zones ?? []).filter((zone) => !(zone.kind === "hand" && zone.side != null && zone.side === you));

/** What a target is called: a piece, a place, a zone or a player. */
export function targetName(scene: Scene, target: string, phrases: Phrases): string {
  const piece = scene.pieces?.find((one) => one.id === target);
  if (piece) return thing(piece, phrases);
  for (const board of scene.boards ?? []) {
    const cell = board.cells.find((one) => one.id === target);
    if (cell) return cellName(cell, phrases);
  }
  const zone = scene.zones?.find((one) => one.id === target);
  if (zone) return phrases.tell(zone.words);
  const chair = scene.chairs?.find((one) => place(one.seat) === target);
  return chair ? phrases.name(chair.seat) : target;
}
