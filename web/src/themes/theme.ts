/** A game's air: how its pieces and places look. Drawing only; what there is and what may be done is in the scene. */

import type { Component } from "svelte";
import bodies from "virtual:game-icons";
import type { Cell } from "../lib/protocol";
import type { Phrases } from "../lib/words";
import { worn } from "./worn.svelte";

/** Where a ring lies on the stage, in pixels. */
export interface Ring {
  w: number; h: number; cx: number; cy: number; rx: number; ry: number; k: number; compact: boolean;
  anchors: { x: number; y: number }[];
}

export interface CellProps { cell: Cell; colour: string; phrases: Phrases; first: boolean; struck: boolean; k: number }

/** How the piece under an icon is cut and coloured; without one it has its owner's colour and shape. */
export interface Token { body: "disc" | "hex" | "square" | "shield" | "octagon" | "diamond" | "wide"; fill: string; ink: string; plate?: string; edge?: string }

export interface Theme {
  id: string;
  tile: string; // SVG of the lobby
  load?: () => Promise<{ bodies: Record<string, string> }>; // fonts, colours of cards and icons, when its game is on the table
  tokens: Record<string, Token>; // by icon: pieces that look like their kind rather than like their owner
  backdrop?: Component<{ ring: Ring; night: boolean }>;
  cells: Record<string, Component<CellProps>>; // by kind of cell; drawn about 70 wide, standing on y = 0
  art: Record<string, string>; // by icon: SVG body about (0, 0), some 30 wide; --side is its owner's colour
  portraits: Record<string, string>; // by icon: SVG body of a card, 44 × 66
  pointer?: { icon: string; from: string }; // a piece that stays in a cell and points at its place
  unseen: ReadonlySet<string>; // icons that are not drawn face down: the place stands for them
  inHand: ReadonlySet<string>; // icons that are cards of whoever owns the place
  figures: ReadonlySet<string>; // icons that stand beside a name
  chapters: Record<string, string>; // kinds of events that open a chapter of the log, and its icon
  order: (cell: Cell) => number; // of a player's cells, from left to right
  life: "house" | "dot";
}

const nothing: ReadonlySet<string> = new Set();

export const PLAIN: Theme = {
  id: "",
  tile: `<svg viewBox="0 0 208 190" preserveAspectRatio="xMidYMid slice"><rect width="208" height="190" fill="#5d4a36"/><path d="M0 190V96L52 52l52 44 52-44 52 44v94Z" fill="#3b2e22"/><circle cx="104" cy="70" r="26" fill="#f0a63a"/></svg>`,
  tokens: {},
  cells: {},
  art: {},
  portraits: {},
  unseen: nothing,
  inHand: nothing,
  figures: nothing,
  chapters: {},
  order: (cell) => cell.x,
  life: "dot",
};

/** Whether there is a picture of it. */
export const pictured = (theme: Theme, icon: string): boolean => icon in theme.art || (worn(theme, icon) ?? bodies[icon]) !== undefined;

/** The picture of an icon: the theme's own, else one of game-icons, else its initials. */
export function picture(theme: Theme, icon: string): string {
  if (theme.art[icon]) return theme.art[icon];
  const body = worn(theme, icon) ?? bodies[icon];
  if (body) return `<g transform="translate(-15 -15) scale(.0586)">${body}</g>`;
  const letters = icon.split(/[^A-Za-z0-9]+/).filter(Boolean).slice(0, 2).map((word) => word.charAt(0).toUpperCase()).join("");
  return `<text y="6.500" text-anchor="middle" style="font:800 18px var(--font-text)" fill="currentColor">${letters || "?"}</text>`;
}
