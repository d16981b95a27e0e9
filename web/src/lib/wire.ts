/** What goes over the wire. Made by tools/wire.py from src/covo/server/protocol.py and src/covo/kernel: do not edit. */

export interface Hello {
  t: "hello";
  token?: string | null;
}

export interface Play {
  t: "play";
  move: string;
  n: number;
}

export interface Why {
  t: "why";
  move?: string | null;
  clicks?: string[];
}

export interface Stand {
  t: "stand";
  rule: string;
  when: "always" | "never" | "nothing";
}

export interface Look {
  t: "look";
  thing: string;
}

export interface Say {
  t: "say";
  text: string;
  to?: number[];
}

export interface Claim {
  t: "claim";
  claim: string;
}

export interface Offers {
  t: "offers";
}

export interface Start {
  t: "start";
}

export interface Undo {
  t: "undo";
}

export interface Pause {
  t: "pause";
  on: boolean;
}

export interface StandIn {
  t: "standin";
  seat: number;
  on?: boolean;
}

export interface Agree {
  t: "agree";
  yes: boolean;
}

export interface Rematch {
  t: "rematch";
}

export interface OpenTable {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, number | string | boolean>;
  bots?: string;
  pace?: "none" | "printed" | "slow";
  others?: string[];
}

export interface Sit {
  name: string;
  seat?: number | null;
}

export interface Lobby {
  t: "lobby";
  code: string;
  game: string;
  seats: number;
  options: Record<string, number | string | boolean>;
  status: string;
  dice: string;
  chairs: ChairInfo[];
  you: number | null;
  watchers: number;
  bots: string;
  pace: "none" | "printed" | "slow";
  claims: boolean;
  paused: boolean;
  proposal: Proposal | null;
  series: Series | null;
  next: string | null;
  secret: string | null;
}

export interface ChairInfo {
  seat: number;
  name: string;
  bot: string | null;
  here: boolean;
  person: boolean;
}

export interface Proposal {
  what: "pause" | "standin" | "undo";
  by: number;
  seat: number;
  open: number[];
}

export interface Series {
  games: number;
  totals: number[];
}

export interface Table {
  t: "table";
  n: number;
  scene: Scene;
  question: Question | null;
  clock: Clock | null;
  first: number;
  events: Told[];
  talk: boolean;
  asides: Aside[];
  undo: boolean;
}

export interface Scene {
  theme: string;
  title: Words;
  prompt: Words;
  mood?: string;
  rule?: string;
  steps?: Words[];
  step?: number | null;
  boards?: Board[];
  zones?: Zone[];
  pieces?: Piece[];
  dice?: Dice[];
  chairs?: Chair[];
  tracks?: Track[];
  notes?: Words[];
  choices?: Choice[];
  closed?: Choice[];
  result?: Words[];
  sheets?: Sheet[];
}

export interface Words {
  id: string;
  args?: Record<string, number | string | boolean | number[] | null>;
}

export interface Board {
  id: string;
  shape: string;
  cells: Cell[];
  mood?: string;
  map?: string;
  words?: Words | null;
  layers?: Layer[];
}

export interface Cell {
  id: string;
  x: number;
  y: number;
  kind?: string;
  side?: number | null;
  state?: string;
  words?: Words | null;
}

export interface Layer {
  id: string;
  words: Words;
  cells: string[];
  tone?: string;
  labels?: Record<string, string>;
  reasons?: Record<string, Words>;
}

export interface Zone {
  id: string;
  words: Words;
  kind: string;
  side?: number | null;
  count?: number | null;
}

export interface Piece {
  id: string;
  place: string;
  icon: string;
  words?: Words | null;
  side?: number | null;
  hidden?: boolean;
  ghost?: boolean;
  badges?: string[];
  text?: Words | null;
  count?: number | null;
}

export interface Dice {
  id: string;
  faces: number[];
  words?: Words | null;
  side?: number | null;
}

export interface Chair {
  seat: number;
  awaited?: boolean;
  marks?: string[];
  colour?: string;
  lives?: number | null;
  points?: number | null;
}

export interface Track {
  id: string;
  words: Words;
  value: number;
  of?: number | null;
  side?: number | null;
}

export interface Choice {
  move: string;
  words: Words;
  targets?: string[];
  cost?: string;
  odds?: Odds[];
}

export interface Odds {
  words: Words;
  share: number;
}

export interface Sheet {
  id: string;
  words: Words;
  columns: Words[];
  rows: Row[];
}

export interface Row {
  side: number;
  values: (number | null)[];
}

export interface Question {
  moves: string[];
  rule: string;
  answered: string | null;
  standing: "always" | "never" | "nothing" | null;
}

export interface Clock {
  left: number;
  limit: number;
  hold: boolean;
  stopped: boolean;
}

export interface Told {
  kind: string;
  to: number[];
  data: Record<string, number | string | boolean | number[] | null>;
  rule: string;
}

export interface Aside {
  name: string;
  seats: number[];
}

export interface Refused {
  t: "refused";
  move: string;
  rule: string;
  why: string;
  args: Record<string, number | string | boolean | number[] | null>;
}

export interface Looked {
  t: "looked";
  thing: string;
  layers: Layer[];
}

export interface Offered {
  t: "offered";
  choices: Choice[];
}

export interface Said {
  t: "words";
  seat: number;
  text: string;
  at: number;
  claim: Words | null;
  to: number[];
}

export interface Problem {
  t: "problem";
  why: string;
}

export interface Replay {
  code: string;
  game: string;
  seats: number;
  options: Record<string, number | string | boolean>;
  names: string[];
  bots: (string | null)[];
  viewer: number;
  moments: number[];
  reason: string;
}

export interface Moment {
  at: number;
  scene: Scene;
  events: Told[];
  fresh: number;
  said: Said[];
  move: Spoken | null;
}

export interface Spoken {
  seat: number;
  move: string;
}

export interface DiceCheck {
  table: string;
  dice: string;
  secret: string;
  chance: number;
  wrong: number[];
}

export interface Map {
  id: string;
  shape: string;
  width: number;
  height: number;
  size: number;
  cells: Cell[];
  drawing: string;
}

export interface GameMeta {
  id: string;
  title: string;
  version: number;
  seats: number[];
  max_moves: number;
  reasons: string[];
  rule_prefix: string;
  options: Option[];
  builds_on: string;
  base_prefix: string;
}

export interface Option {
  name: string;
  default: number | string | boolean;
  choices: (number | string | boolean)[];
}

export type FromPage =
  | Hello
  | Play
  | Why
  | Stand
  | Look
  | Say
  | Claim
  | Offers
  | Start
  | Undo
  | Pause
  | StandIn
  | Agree
  | Rematch;

export type ToPage =
  | Lobby
  | Table
  | Refused
  | Looked
  | Offered
  | Said
  | Problem;
