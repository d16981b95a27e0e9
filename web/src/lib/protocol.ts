/** What goes over the wire, and what of it only the page has a name for. */

import type { GameMeta, OpenTable, Told } from "./wire";

export * from "./wire";

export type Args = Told["data"];
export type Datum = Args[string];
export type Pace = NonNullable<OpenTable["pace"]>;
export type GameInfo = Pick<GameMeta, "id" | "title" | "seats" | "options">;
export interface Rule { id: string; text: string; section: string }

/** The place in front of a player. */
export const place = (seat: number): string => `seat${seat}`;
