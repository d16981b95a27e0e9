/** What is new to whoever looks: where in the log he was, and the lines read aloud as they come. */

import type { Live } from "../lib/live.svelte";
import { memory } from "../lib/memory";
import type { Phrases } from "../lib/words";

export class News {
  since = $state<number | null>(null); // events before this are known; nothing is marked as new where all are
  text = $state("");
  #heard = 0;
  #loaded = false;
  #bot: boolean | null = null;

  constructor(readonly live: Live, readonly key: string) {
    this.since = memory.seen(key);
  }

  caughtUp(): void {
    this.since = this.live.events.length;
  }

  /** To be called whenever there may be more. */
  take(phrases: Phrases): void {
    const { events, table } = this.live;
    if (events.length > 0 && !this.#loaded) {
      this.#loaded = true;
      this.since ??= events.length;
    }
    if (this.since !== null && this.since > events.length) this.since = events.length; // moves were taken back
    if (events.length > 0) memory.keepSeen(this.key, events.length);
    const fresh = this.#heard === 0 ? [] : events.slice(this.#heard).filter((event) => phrases.has(`event-${event.kind}`));
    this.#heard = events.length;
    this.text = [...fresh.map((event) => phrases.say(`event-${event.kind}`, event.data)), table ? phrases.tell(table.scene.prompt) : ""].join(" ");
  }

  /** While a bot plays for him nothing is read; taking the seat back, all that is new. */
  standsIn(bot: boolean): void {
    if (bot === this.#bot) return;
    if (bot && memory.left(this.key) === null) memory.keepLeft(this.key, this.live.events.length);
    const left = memory.left(this.key);
    if (!bot && left !== null) {
      this.since = Math.min(left, this.live.events.length);
      this.#loaded = true;
      memory.keepLeft(this.key, null);
    }
    this.#bot = bot;
  }
}
