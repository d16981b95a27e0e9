/** What this device remembers: the language, a name, seats taken, tables seen. Works without storage too. */

import { LANGUAGES, type Language } from "./words";

export interface Recent { code: string; game: string; title: string; seat: number | null; at: number; status: string; names: string[] }

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`covo.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`covo.${key}`, JSON.stringify(value));
  } catch {
    // a private window: nothing is remembered
  }
}

export const memory = {
  language(): Language {
    const kept = read<string>("language", "");
    if (LANGUAGES.includes(kept as Language)) return kept as Language;
    return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
  },
  keepLanguage: (language: Language): void => write("language", language),
  name: (): string => read("name", ""),
  keepName: (name: string): void => write("name", name),
  token: (code: string): string | null => read<Record<string, string>>("tokens", {})[code] ?? null,
  keepToken(code: string, token: string | null): void {
    const { [code]: _, ...others } = read<Record<string, string>>("tokens", {});
    write("tokens", token === null ? others : { ...others, [code]: token });
  },
  recents: (): Recent[] => read<Recent[]>("recents", []),
  keepRecent(recent: Recent): void {
    write("recents", [recent, ...memory.recents().filter((one) => one.code !== recent.code)].slice(0, 12));
  },
  forget(code: string): void {
    write("recents", memory.recents().filter((one) => one.code !== code));
  },
  seen: (code: string): number => read<Record<string, number>>("seen", {})[code] ?? 0,
  keepSeen: (code: string, count: number): void => write("seen", { ...read("seen", {}), [code]: count }),
};
