/** What goes over the wire: src/covo/server/protocol.py and src/covo/kernel/scene.py, defaults left out there. */

export type Datum = number | string | boolean | number[] | null;
export type Args = Record<string, Datum>;
export interface Words { id: string; args?: Args }

export interface Piece {
  id: string; place: string; icon: string; words?: Words | null; side?: number | null; hidden?: boolean; badges?: string[];
}
export interface Cell {
  id: string; x: number; y: number; kind?: string; side?: number | null; state?: string; words?: Words | null;
}
export interface Board { id: string; shape: string; cells: Cell[]; mood?: string }
export interface Track { id: string; words: Words; value: number; of?: number | null; side?: number | null }
export interface Chair {
  seat: number; awaited?: boolean; marks?: string[]; colour?: string; lives?: number | null; points?: number | null;
}
export interface Sheet { id: string; words: Words; columns: Words[]; rows: { side: number; values: (number | null)[] }[] }
export interface Choice { move: string; words: Words; targets?: string[] }
export interface Scene {
  theme: string; title: Words; prompt: Words; mood?: string; rule?: string; steps?: Words[]; step?: number | null;
  boards?: Board[]; pieces?: Piece[]; chairs?: Chair[]; tracks?: Track[]; notes?: Words[]; choices?: Choice[];
  result?: Words[]; sheets?: Sheet[];
}
export interface Told { kind: string; to: number[]; data: Args }

export interface ChairInfo { seat: number; name: string; bot: string | null; here: boolean }
export interface Lobby {
  t: "lobby"; code: string; game: string; seats: number; options: Record<string, number | string | boolean>;
  status: string; dice: string; chairs: ChairInfo[]; you: number | null; watchers: number; secret?: string | null;
}
export interface Clock { left: number; limit: number; hold: boolean }
export interface Question { moves: string[]; rule: string; answered?: string | null }
export interface Table {
  t: "table"; n: number; scene: Scene; question: Question | null; clock: Clock | null; first?: number; events: Told[];
  talk: boolean;
}
export interface Refused { t: "refused"; move: string; rule: string; why: string; args: Args }
export interface Said { t: "words"; seat: number; text: string; at: number }
export interface Problem { t: "problem"; why: string }
export type ToPage = Lobby | Table | Refused | Said | Problem;

export type FromPage =
  | { t: "hello"; token: string | null }
  | { t: "play"; move: string; n: number }
  | { t: "say"; text: string }
  | { t: "start" };

export interface GameInfo {
  id: string; title: string; seats: number[];
  options: { name: string; default: number | string | boolean; choices: (number | string | boolean)[] }[];
}
export interface Rule { id: string; text: string; section: string }

/** The place in front of a player. */
export const place = (seat: number): string => `seat${seat}`;
