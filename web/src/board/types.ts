/** The words of a scene that the board needs. */

import type { Layer } from "../lib/protocol";

export type { Board, Cell, Choice, Dice, Layer, Map as BoardMap, Odds, Piece, Scene, Zone } from "../lib/protocol";

/** Layers brought for something that is pointed at. */
export interface Looked { target: string; layers: readonly Layer[] }
