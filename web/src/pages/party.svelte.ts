/** The seats this device holds at a table: one as a rule, several where people share it and hand it around. */

import { untrack } from "svelte";
import { Live } from "../lib/live.svelte";
import { memory } from "../lib/memory";
import { tablePath, where } from "../lib/place.svelte";
import { toasts } from "../lib/toasts.svelte";

const SETTLES = 120; // ms in which the seats of one device hear of the same thing
export const EVERYONE = -2; // among those an event is for: it is no secret

export class Party {
  lives = $state.raw<Live[]>([]);
  #at = $state(0); // which of them is shown
  covered = $state(true); // with several seats nothing of any is shown until somebody says who looks
  to = $state<number | null>(null); // whom the device goes to next
  lingering = $state(false); // the one who looks has just learnt something: he hands on when he has read it
  #following = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #since = ""; // who was awaited when this one was given the device
  #heard = 0; // of the log, then

  constructor(readonly code: string) {
    const keys = memory.keys(code);
    this.lives = keys.length > 0 ? keys.map((key) => this.#open(key)) : [this.#open(null)];
    addEventListener("storage", this.#elsewhere);
  }

  readonly live = $derived(this.lives[this.#at] ?? (this.lives[0] as Live));
  readonly shared = $derived(this.lives.length > 1);
  readonly seats = $derived(this.lives.flatMap((live) => live.lobby?.you ?? []).sort((a, b) => a - b));
  readonly over = $derived((this.live.table?.scene.result?.length ?? 0) > 0);
  readonly open = $derived(this.shared && this.over); // nothing is anybody's any more
  readonly hidden = $derived(this.shared && this.covered && !this.over);
  /** Those of this device who have to answer, in the order of their seats. */
  readonly awaited = $derived(
    this.lives
      .filter(({ table, lobby }) => {
        const bot = lobby?.chairs.find((chair) => chair.seat === lobby.you)?.bot ?? null;
        const { answered = "", standing = null, moves = [] } = table?.question ?? {};
        const passes = standing === "always" || (standing === "nothing" && moves.length === 1);
        return answered === null && bot === null && !passes;
      })
      .flatMap((live) => live.lobby?.you ?? [])
      .sort((a, b) => a - b),
  );
  readonly link = $derived(this.lives.find((live) => live.link !== "open")?.link ?? "open");

  stop(): void {
    clearTimeout(this.#settling);
    removeEventListener("storage", this.#elsewhere);
    this.lives.forEach((live) => live.stop());
  }

  /** In another tab somebody sat down at this table: here too. */
  #elsewhere = (): void => {
    const keys = memory.keys(this.code);
    if (keys.length === 0 || keys.join() === this.lives.map((live) => live.token).join()) return;
    const held = this.lives;
    this.lives = keys.map((key) => held.find((live) => live.token === key) ?? this.#open(key));
    held.filter((live) => !this.lives.includes(live)).forEach((live) => live.stop());
    this.#at = Math.max(0, this.lives.findIndex((live) => held.includes(live)));
  };

  #open(token: string | null): Live {
    const live = new Live(this.code, token);
    live.onrefused = ({ why, args, rule }) => {
      if (!this.hidden && live === this.live) toasts.show([`refusal-${why}`, "page-refused"], args, rule);
    };
    live.onproblem = (why) => {
      if (why === "bad-token") this.#forget(live);
      toasts.problem(why);
    };
    live.start();
    return live;
  }

  #forget(live: Live): void {
    memory.keepKeys(this.code, memory.keys(this.code).filter((key) => key !== live.token));
    if (!this.shared) return;
    live.stop();
    this.lives = this.lives.filter((one) => one !== live);
    this.#at = 0;
  }

  /** Somebody at this device sits down: the first takes the page, others share it. */
  sit(token: string): void {
    const keys = [...memory.keys(this.code), token];
    memory.keepKeys(this.code, keys);
    if (keys.length > 1) {
      this.lives = [...this.lives, this.#open(token)];
      return;
    }
    this.lives.forEach((live) => live.stop());
    this.lives = [this.#open(token)];
  }

  /* ── handing the device around ── */

  /** To be called whenever another may be awaited. Each seat hears of it by itself, so what all heard is looked at together. */
  turn(): void {
    if (!this.shared || this.over) return;
    void [this.awaited, this.covered, this.live.table];
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), SETTLES);
  }

  #settle(): void {
    if (this.over || this.lives.some((live) => live.table === null)) return;
    const queue = this.awaited;
    const mine = this.live.lobby?.you ?? -1;
    if (this.covered) {
      if (this.to === null || (queue.length > 0 && !queue.includes(this.to))) this.to = queue[0] ?? this.seats[0] ?? null;
      return;
    }
    const next = queue[0];
    if (next === undefined || queue.includes(mine) || queue.join() === this.#since) {
      this.lingering = false;
      return;
    }
    const learnt = this.live.events.slice(this.#heard).some((event) => !event.to.includes(EVERYONE));
    // at night, and where all answer at once, whoever stays longer would tell the others something
    if (learnt && this.live.table?.scene.mood !== "night" && this.#since === String(mine)) this.lingering = true;
    else this.cover(next);
  }

  cover(seat: number | null = null): void {
    this.to = seat ?? this.awaited[0] ?? this.seats[0] ?? null;
    this.lingering = false;
    this.covered = true;
    toasts.clear();
  }

  reveal(seat: number): void {
    this.#at = Math.max(0, this.lives.findIndex((live) => live.lobby?.you === seat));
    this.#since = this.awaited.join();
    this.#heard = this.live.events.length;
    this.covered = false;
  }

  /** What everybody must agree to, answered for all who share this device and have not answered. */
  agree(yes: boolean): void {
    for (const live of this.lives) {
      const { proposal, you } = live.lobby ?? {};
      if (proposal && you != null && (proposal.open.includes(you) || (!yes && proposal.by === you))) {
        live.agree(yes);
        if (!yes) return;
      }
    }
  }

  /* ── once more ── */

  rematch(): void {
    this.#following = true;
    if (this.live.lobby?.next) this.follow();
    else this.live.rematch();
  }

  /** To be called when the table of the rematch is known: who asked for it goes there at once. */
  called(): void {
    if (this.live.lobby?.next && this.#following) untrack(() => this.follow());
  }

  /** The same keys hold the same seats there. */
  follow(): void {
    const next = this.live.lobby?.next;
    if (!next) return;
    const keys = memory.keys(this.code);
    if (keys.length > 0) memory.keepKeys(next, keys);
    where.go(tablePath(next));
  }
}
