import { conclave } from "./conclave";
import { fuga } from "./fuga";
import { lupin, lupinx } from "./lupin";
import { lupusburg } from "./lupusburg";
import { rogue } from "./rogue";
import { PLAIN, type Theme } from "./theme";

const THEMES: Record<string, Theme> = { lupusburg, conclave, fuga, lupin, lupinx, rogue };

export const theme = (name: string): Theme => THEMES[name] ?? PLAIN;
