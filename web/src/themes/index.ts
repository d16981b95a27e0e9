import { conclave } from "./conclave";
import { lupusburg } from "./lupusburg";
import { PLAIN, type Theme } from "./theme";

const THEMES: Record<string, Theme> = { lupusburg, conclave };

export const theme = (name: string): Theme => THEMES[name] ?? PLAIN;
