/**
 * The icons of the themes that load by themselves: `node dev/icons.mjs` reads src/themes/NAME/icons.json (our names and
 * those of game-icons) and writes src/themes/NAME/bodies.json beside it. To be run again when a theme names another icon.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const themes = new URL("../src/themes/", import.meta.url);
const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
for (const theme of readdirSync(themes)) {
  const list = new URL(`${theme}/icons.json`, themes);
  if (!existsSync(list)) continue;
  const bodies = {};
  for (const [name, icon] of Object.entries(JSON.parse(readFileSync(list, "utf-8")))) {
    if (!icons[icon]) throw new Error(`${theme}/icons.json: game-icons has no ${icon}`);
    bodies[name] = icons[icon].body;
  }
  writeFileSync(new URL(`${theme}/bodies.json`, themes), `${JSON.stringify(bodies, null, 1)}\n`);
  console.log(theme, Object.keys(bodies).length, "icons");
}
