/** Choices narrowed click by click. Knows targets, no rules. */

import type { Choice } from "./protocol";

const key = (targets: readonly string[]): string => [...targets].sort().join("\n");

/** Whether two choices differ only in the order of what is clicked. */
export function ordered(choices: readonly Choice[]): boolean {
  const keys = choices.filter((choice) => (choice.targets?.length ?? 0) > 1).map((choice) => key(choice.targets ?? []));
  return new Set(keys).size < keys.length;
}

/** What is still to click of a choice after these clicks; nothing where they do not lead to it. */
export function left(choice: Choice, clicked: readonly string[], inOrder: boolean): string[] | null {
  const rest = [...(choice.targets ?? [])];
  for (const target of clicked) {
    const at = inOrder ? (rest[0] === target ? 0 : -1) : rest.indexOf(target);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export interface Narrowed {
  fits: Choice[]; // the choices that the clicks may still become
  next: Set<string>; // what can be clicked now
  whole: Choice | null; // the one that they are
}

export function narrow(choices: readonly Choice[], clicked: readonly string[]): Narrowed {
  const inOrder = ordered(choices);
  const fits: Choice[] = [];
  const next = new Set<string>();
  let whole: Choice | null = null;
  for (const choice of choices) {
    const rest = left(choice, clicked, inOrder);
    if (rest === null) continue;
    fits.push(choice);
    if (rest[0] !== undefined) next.add(rest[0]);
    if (rest.length === 0 && clicked.length > 0) whole = choice;
  }
  return { fits, next, whole };
}

/** What all choices begin with: taken as clicked, since there is nothing to choose in it. */
export function begun(choices: readonly Choice[]): string[] {
  const first = choices[0]?.targets ?? [];
  if (choices.length < 2 || ordered(choices)) return [];
  let same = 0;
  while (choices.every(({ targets = [] }) => targets.length > same + 1 && targets[same] === first[same])) same += 1;
  return first.slice(0, same);
}

/** What lights up after these clicks. A whole choice may be changed for another by its last click, or begun anew. */
export function lit(choices: readonly Choice[], clicked: readonly string[]): Set<string> {
  const { next, whole } = narrow(choices, clicked);
  if (!whole || next.size > 0) return next;
  const others = narrow(choices, clicked.slice(0, -1)).next;
  return clicked.length > 1 ? new Set([...others, ...narrow(choices, []).next]) : others;
}

/** The clicks after one more: further, or the last one changed, or begun anew; nothing where it leads nowhere. */
export function further(choices: readonly Choice[], clicked: readonly string[], target: string): string[] | null {
  for (const to of [[...clicked, target], [...clicked.slice(0, -1), target], [target]]) {
    if (narrow(choices, to).fits.length > 0 && narrow(choices, to.slice(0, -1)).next.has(target)) return to;
  }
  return null;
}

/** What was tried by a click on something unlit: what is clicked so far, and it. */
export function tried(choices: readonly Choice[], clicked: readonly string[], target: string): string[] {
  return [...(narrow(choices, clicked).whole ? clicked.slice(0, -1) : clicked), target];
}

export interface Stem { target: string; whole: Choice | null; count: number }

/** Many choices by what is clicked next: a choice where a click says it all, else how many lie behind it. */
export function stems(choices: readonly Choice[], clicked: readonly string[]): Stem[] {
  const inOrder = ordered(choices);
  const found = new Map<string, Stem>();
  for (const choice of choices) {
    const rest = left(choice, clicked, inOrder);
    const target = rest?.[0];
    if (rest === null || target === undefined) continue;
    const stem = found.get(target) ?? { target, whole: null, count: 0 };
    stem.count += 1;
    stem.whole = stem.count === 1 && rest.length === 1 ? choice : null;
    found.set(target, stem);
  }
  return [...found.values()];
}

/** By target what it costs to choose it now, where one click is left. */
export function costs(choices: readonly Choice[], clicked: readonly string[]): Map<string, string> {
  const inOrder = ordered(choices);
  const found = new Map<string, string>();
  const whole = narrow(choices, clicked).whole !== null;
  for (const choice of choices) {
    const rest = left(choice, whole ? clicked.slice(0, -1) : clicked, inOrder);
    if (choice.cost && rest?.length === 1 && rest[0] !== undefined && !found.has(rest[0])) found.set(rest[0], choice.cost);
  }
  return found;
}
