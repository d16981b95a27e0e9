/** Where the places of a board lie, and which of them is under a point. */

import type { Board, BoardMap, Cell } from "./types";

export interface Point { x: number; y: number }
export interface Box { x: number; y: number; w: number; h: number }

/** The outline of a cell about (0, 0); `size` is the distance between its sides. */
export function outline(shape: string, size: number): string {
  const half = size / 2;
  if (shape === "hex" || shape === "hex-flat") {
    const r = size / Math.sqrt(3);
    const turn = shape === "hex" ? 0 : Math.PI / 6;
    const points = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3 + turn;
      return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
    });
    return `M${points.join("L")}Z`;
  }
  if (shape === "square") {
    const n = half.toFixed(2);
    const r = (size * 0.1).toFixed(2);
    const side = (size * 0.8).toFixed(2);
    return `M${(-size * 0.4).toFixed(2)} -${n}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1 -${r} ${r}h-${side}a${r} ${r} 0 0 1 -${r} -${r}v-${side}a${r} ${r} 0 0 1 ${r} -${r}Z`;
  }
  return `M${-half} 0A${half} ${half} 0 1 0 ${half} 0A${half} ${half} 0 1 0 ${-half} 0Z`;
}

/** The same outline about a place, for many cells in one path. */
export const placed = (path: string, at: Point): string =>
  path.replace(/([MLA])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const n = rest.trim().split(/[\s,]+/).map(Number);
    const to = `${((n.at(-2) ?? 0) + at.x).toFixed(1)} ${((n.at(-1) ?? 0) + at.y).toFixed(1)}`;
    return command + [...n.slice(0, -2), to].join(" "); // lower-case commands are relative already
  });

/** A board without a map, in the same terms: units of 60 a cell, and nothing drawn. */
export function unmapped(board: Board): BoardMap {
  const UNIT = 60;
  const xs = board.cells.map((cell) => cell.x);
  const ys = board.cells.map((cell) => cell.y);
  const [x0, x1, y0, y1] = [Math.min(...xs, Infinity), Math.max(...xs, -Infinity), Math.min(...ys, Infinity), Math.max(...ys, -Infinity)];
  let near = Infinity;
  board.cells.slice(0, 60).forEach((a, i) => board.cells.slice(i + 1, 400).forEach((b) => {
    const far = Math.hypot(a.x - b.x, a.y - b.y);
    if (far > 0 && far < near) near = far;
  }));
  if (!Number.isFinite(near)) near = 1;
  const k = UNIT / near;
  const size = board.shape === "free" ? UNIT * 0.72 : UNIT;
  return {
    id: `${board.id}\n`, shape: board.shape, size, drawing: "",
    width: board.cells.length ? (x1 - x0) * k + 1.5 * UNIT : UNIT, height: board.cells.length ? (y1 - y0) * k + 1.5 * UNIT : UNIT,
    cells: board.cells.map((cell) => ({ ...cell, x: (cell.x - x0) * k + 0.75 * UNIT, y: (cell.y - y0) * k + 0.75 * UNIT })),
  };
}

/** The cells as they are now: those of the map, with what the scene says of some. */
export function cellsOf(board: Board, map: BoardMap): Map<string, Cell> {
  const all = new Map(map.cells.map((cell) => [cell.id, cell]));
  if (board.map) for (const cell of board.cells) {
    const drawn = all.get(cell.id);
    all.set(cell.id, drawn ? { ...drawn, ...cell, x: drawn.x, y: drawn.y } : cell);
  }
  return all;
}

/** Finds the cell under a point among many: a grid of buckets, made once a map. */
export class Places {
  readonly #buckets = new Map<string, Cell[]>();
  readonly #step: number;

  constructor(readonly cells: readonly Cell[], readonly size: number, readonly shape: string) {
    this.#step = size;
    for (const cell of cells) {
      const key = `${Math.floor(cell.x / size)},${Math.floor(cell.y / size)}`;
      const there = this.#buckets.get(key);
      if (there) there.push(cell);
      else this.#buckets.set(key, [cell]);
    }
  }

  at(x: number, y: number): Cell | null {
    let best: Cell | null = null;
    let far = this.shape === "square" ? Math.SQRT1_2 : this.shape === "free" ? 0.62 : 0.6;
    far *= this.size;
    const [bx, by] = [Math.floor(x / this.#step), Math.floor(y / this.#step)];
    for (let i = bx - 1; i <= bx + 1; i++) for (let j = by - 1; j <= by + 1; j++) {
      for (const cell of this.#buckets.get(`${i},${j}`) ?? []) {
        const d = Math.hypot(cell.x - x, cell.y - y);
        if (d < far) [best, far] = [cell, d];
      }
    }
    return best;
  }

  box(ids?: Iterable<string>): Box {
    const wanted = ids ? new Set(ids) : null;
    const some = wanted ? this.cells.filter((cell) => wanted.has(cell.id)) : this.cells;
    if (some.length === 0) return { x: 0, y: 0, w: this.size, h: this.size };
    let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of some) [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
    return { x: x0 - this.size / 2, y: y0 - this.size / 2, w: x1 - x0 + this.size, h: y1 - y0 + this.size };
  }
}

export const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Of these points the nearest in a direction of the arrow keys, else none. */
export function towards<T extends Point>(from: Point, points: readonly T[], key: string): T | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (along <= 0.5) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

/** How several pieces lie in one cell: offsets in units of a piece's width. */
export function spread(count: number, n: number): Point & { s: number } {
  if (count === 1) return { x: 0, y: 0, s: 1 };
  if (count === 2) return { x: n ? 0.36 : -0.36, y: n ? 0.1 : -0.1, s: 0.8 };
  if (count === 3) return [{ x: -0.36, y: -0.26, s: 0.72 }, { x: 0.36, y: -0.26, s: 0.72 }, { x: 0, y: 0.34, s: 0.72 }][n] ?? { x: 0, y: 0, s: 0.72 };
  const at = Math.min(n, 3);
  return { x: at % 2 ? 0.33 : -0.33, y: at > 1 ? 0.33 : -0.33, s: 0.64 };
}
