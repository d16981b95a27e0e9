/** The language of the page, switched live, and the words loaded for it. */

import { api } from "./api";
import { memory } from "./memory";
import { LANGUAGES, type Language } from "./words";

class Speech {
  language = $state<Language>(memory.language());
  failing = $state(false); // words are wanted and do not come
  #texts = $state<Record<string, string>>({});

  set(language: Language): void {
    this.language = language;
    memory.keepLanguage(language);
  }

  #found(language: Language, game: string | null): string[] {
    const keys = game ? [`${language}`, `${language}/${game}`] : [`${language}`];
    return keys.map((key) => this.#texts[key] ?? "");
  }

  /** The language there are words in: the one that is wanted, or the one before until its words are there. */
  spoken(game: string | null): Language {
    const there = (language: Language): boolean => this.#found(language, game).every((text) => text !== "");
    return there(this.language) ? this.language : (LANGUAGES.find(there) ?? this.language);
  }

  /** The texts of house and game, loaded when first wanted; empty until they are there. */
  texts(game: string | null): string[] {
    return this.#found(this.spoken(game), game);
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

  /** Goes on asking until they are there, or another language is wanted. */
  async insist(language: Language, game: string | null): Promise<void> {
    for (let wait = 500; language === this.language; wait = Math.min(2 * wait, 10_000)) {
      try {
        await this.load(language, game);
        this.failing = false;
        return;
      } catch {
        this.failing = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}

export const speech = new Speech();
