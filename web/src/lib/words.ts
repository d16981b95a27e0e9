/** Messages for people, as src/covo/words.py makes them: the house's, the page's own, and the game's on top. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Args, Words } from "./protocol";
import en from "../locale/en.ftl?raw";
import it from "../locale/it.ftl?raw";

export type Language = "it" | "en";
export const LANGUAGES: readonly Language[] = ["it", "en"];
const OWN: Record<Language, string> = { it, en };

export class Phrases {
  readonly language: Language;
  readonly names: readonly string[];
  readonly reader: number | null;
  readonly #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[], names: readonly string[] = [], reader: number | null = null) {
    this.language = language;
    this.names = names;
    this.reader = reader;
    const functions = {
      NAME: ([seat]: FluentValue[]): string => this.name(whole(seat)),
      ME: ([seat]: FluentValue[]): string => (whole(seat) === reader ? "yes" : "no"),
    };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const text of [OWN[language], ...texts]) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  name(seat: number): string {
    return this.names[seat] || `${seat + 1}`;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Lists among the arguments are for programs; booleans and nothing select by their lower-case names. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) continue;
      given[name] = value === null ? "none" : typeof value === "boolean" ? String(value) : value;
    }
    return this.#bundle.formatPattern(pattern, given, []);
  }

  tell(words: Words): string {
    return this.say(words.id, words.args);
  }

  /** The first of these messages that there is. */
  first(ids: readonly string[], args: Args = {}): string {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? (ids[0] ?? "") : this.say(id, args);
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }
}

function whole(value: FluentValue | undefined): number {
  if (value === undefined) return NaN;
  return typeof value === "string" ? Number(value) : Number(value.valueOf());
}
