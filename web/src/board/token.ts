/** The figures on a board: how a piece is cut, and in whose colours. */

import { shape, tint } from "../lib/seats";
import type { Theme, Token } from "../themes/theme";
import type { Piece, Scene } from "./types";

/** Bodies about (0, 0), some 40 across. */
export const BODIES: Record<Token["body"], string> = {
  disc: "M-19 0A19 19 0 1 0 19 0A19 19 0 1 0 -19 0Z",
  hex: "M-20 0L-10 -17.500H10L20 0L10 17.500H-10Z",
  square: "M-13 -18H13Q18 -18 18 -13V13Q18 18 13 18H-13Q-18 18 -18 13V-13Q-18 -18 -13 -18Z",
  shield: "M0 -20L17 -14.500V2C17 12 9 17.500 0 21C-9 17.500 -17 12 -17 2V-14.500Z",
  octagon: "M-8 -18.500H8L18.500 -8V8L8 18.500H-8L-18.500 8V-8Z",
  diamond: "M0 -21L21 0L0 21L-21 0Z",
  wide: "M-16 -15H16Q21 -15 21 -10V10Q21 15 16 15H-16Q-21 15 -21 10V-10Q-21 -15 -16 -15Z",
};
const BY_SEAT: readonly Token["body"][] = ["disc", "hex", "square", "shield", "octagon", "diamond", "wide", "disc"];

/** A kind's own cut, else the owner's: his colour and, so that colour is never alone, his shape. */
export function cut(theme: Theme, piece: Piece, scene: Scene): Token {
  const own = theme.tokens[piece.icon];
  if (own) return own;
  if (piece.side == null) return { body: "square", fill: "var(--paper)", ink: "var(--on-paper)", edge: "var(--wood-line)" };
  const fill = tint(piece.side, scene.chairs?.find((chair) => chair.seat === piece.side)?.colour);
  return { body: BY_SEAT[piece.side % 8] ?? "disc", fill, ink: "var(--on-paper)", plate: "var(--paper)", edge: "var(--wood-line)" };
}

export const emblem = (side: number, r: number): string => shape(side, r);
