/** Short messages that go away by themselves. They hold ids, so that switching language translates them too. */

import type { Args } from "./protocol";

export interface Toast { key: number; ids: string[]; args: Args; rule: string }

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  show(ids: string[], args: Args = {}, rule = ""): void {
    const key = ++this.#last;
    this.all = [...this.all.filter((one) => one.ids[0] !== ids[0]), { key, ids, args, rule }].slice(-3);
    setTimeout(() => this.drop(key), rule ? 12_000 : 7000);
  }

  /** Of the server: a message of the house, or one of ours about it. */
  problem(why: string): void {
    this.show([why, `problem-${why}`, "page-something-wrong"]);
  }

  clear(): void {
    this.all = [];
  }

  drop(key: number): void {
    this.all = this.all.filter((one) => one.key !== key);
  }
}

export const toasts = new Toasts();
