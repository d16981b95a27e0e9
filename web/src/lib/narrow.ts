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
