/** What one has clicked towards a move: narrowed on the board, armed among the buttons, played by a second tap. */

import { begun, further, lit, narrow } from "../lib/narrow";
import type { Live } from "../lib/live.svelte";
import type { Choice } from "../lib/protocol";

export class Choosing {
  clicked = $state.raw<string[]>([]);
  armed = $state.raw<Choice | null>(null);
  onplay: () => void = () => {};
  #asked = "";

  constructor(readonly live: Live) {}

  readonly question = $derived.by(() => this.live.table?.question ?? null);
  readonly choices = $derived.by(() => this.live.table?.scene.choices ?? []);
  /** An answer that may be changed until the time is up. Without a clock one learns so from having answered. */
  readonly hold = $derived.by(() => this.live.table?.clock?.hold ?? this.question?.answered != null);
  readonly next = $derived(lit(this.choices, this.hold ? [] : this.clicked));
  readonly fits = $derived.by(() => {
    const { whole, fits } = narrow(this.choices, this.hold ? [] : this.clicked);
    return this.hold || whole || this.armed ? this.choices : fits;
  });

  /** Takes up what is asked now; true where it is another question than before. */
  take(): boolean {
    const same = JSON.stringify(this.choices.map((choice) => choice.move));
    const other = same !== this.#asked;
    const first = this.#asked === "";
    this.#asked = same;
    if (other) this.letGo();
    const answer = this.choices.find((choice) => choice.move === this.question?.answered);
    if (answer && this.hold) this.clicked = answer.targets ?? [];
    else if (this.armed) this.armed = this.choices.find((choice) => choice.move === this.armed?.move) ?? null;
    return other && !first;
  }

  letGo(): void {
    this.clicked = begun(this.choices);
    this.armed = null;
  }

  play(choice: Choice): void {
    if (choice.move !== this.question?.answered) this.live.play(choice.move);
    this.onplay();
  }

  choose(choice: Choice): void {
    if (this.hold || this.choices.length === 1 || this.armed === choice) return this.play(choice);
    this.armed = choice;
    this.clicked = choice.targets ?? [];
  }

  pick(target: string): void {
    const { armed, clicked } = this;
    const more = narrow(this.choices, clicked).next.has(target);
    if (armed && clicked.at(-1) === target && !(more && armed.targets?.length !== clicked.length)) return this.play(armed);
    const to = further(this.choices, this.hold ? [] : clicked, target);
    if (to === null) return;
    this.clicked = to;
    this.armed = narrow(this.choices, to).whole;
    if (this.armed && this.hold) this.play(this.armed);
  }
}
