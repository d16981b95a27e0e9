/** What a theme brings only when its game is on the table: fonts and icons. */

import type { Theme } from "./theme";

let bodies = $state.raw<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

export const worn = (theme: Theme, icon: string): string | undefined => bodies[theme.id]?.[icon];

/** Puts a theme on; a second time it is there already. */
export function wear(theme: Theme): void {
  if (!theme.load || asked.has(theme.id)) return;
  asked.add(theme.id);
  theme.load().then(
    (brought) => (bodies = { ...bodies, [theme.id]: brought.bodies }),
    () => asked.delete(theme.id),
  );
}
