/** What this device remembers: the language, a name, seats taken, tables seen. Works without storage too. */

import { LANGUAGES, type Language } from "./words";

export interface Recent { code: string; game: string; title: string; seat: number | null; at: number; status: string; names: string[] }

const held = new Map<string, string>(); // where there is no storage, until the page is closed

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`covo.${key}`) ?? held.get(key) ?? null;
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    const text = held.get(key);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`covo.${key}`, text);
  } catch {
    held.set(key, text); // a private window
  }
}

/** A value by table, of the latest tables only. */
function keep<T>(key: string, code: string, value: T | null): void {
  const { [code]: _, ...others } = read<Record<string, T>>(key, {});
  write(key, Object.fromEntries([...Object.entries(others), ...(value === null ? [] : [[code, value]])].slice(-200)));
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
  sound: (): boolean => read("sound", false),
  keepSound: (on: boolean): void => write("sound", on),

  /** The keys of the seats this device holds at a table; several where people share it. */
  keys(code: string): string[] {
    const kept = read<Record<string, string | string[]>>("tokens", {})[code];
    return kept === undefined ? [] : typeof kept === "string" ? [kept] : kept;
  },
  keepKeys: (code: string, keys: string[]): void => keep("tokens", code, keys.length > 0 ? keys : null),

  recents: (): Recent[] => read<Recent[]>("recents", []),
  keepRecent(recent: Recent): void {
    write("recents", [recent, ...memory.recents().filter((one) => one.code !== recent.code)].slice(0, 12));
  },
  forget(code: string): void {
    write("recents", memory.recents().filter((one) => one.code !== code));
  },

  /** How much of the log one has seen, by table and seat. */
  seen: (code: string): number | null => read<Record<string, number>>("seen", {})[code] ?? null,
  keepSeen: (code: string, count: number): void => keep("seen", code, count),

  /** The hash of the dice as it was when this device first heard of the table: what a later one is held against. */
  dice: (code: string): string | null => read<Record<string, string>>("dice", {})[code] ?? null,
  keepDice(code: string, hash: string): void {
    if (memory.dice(code) === null) keep("dice", code, hash);
  },

  /** Where the log was when a bot took over, by table and seat. */
  left: (code: string): number | null => read<Record<string, number>>("left", {})[code] ?? null,
  keepLeft: (code: string, count: number | null): void => keep("left", code, count),
};
