/** The language of the page, switched live, and the words loaded for it. */

import { api } from "./api";
import { memory } from "./memory";
import type { Language } from "./words";

class Speech {
  language = $state<Language>(memory.language());
  #texts = $state<Record<string, string>>({});

  set(language: Language): void {
    this.language = language;
    memory.keepLanguage(language);
  }

  /** The texts of house and game, loaded when first wanted; empty until they are there. */
  texts(game: string | null): string[] {
    const language = this.language;
    const keys = game ? [`${language}`, `${language}/${game}`] : [`${language}`];
    return keys.map((key) => this.#texts[key] ?? "");
  }

  ready(game: string | null): boolean {
    return this.texts(game).every((text) => text !== "");
  }

  async load(language: Language, game: string | null): Promise<void> {
    const wanted: [string, () => Promise<string>][] = [[language, () => api.words(language)]];
    if (game) wanted.push([`${language}/${game}`, () => api.gameWords(language, game)]);
    await Promise.all(
      wanted.map(async ([key, get]) => {
        if (this.#texts[key] === undefined) this.#texts[key] = await get();
      }),
    );
  }
}

export const speech = new Speech();
