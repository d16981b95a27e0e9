import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/**
 * Of the four thousand icons of game-icons only those we name, as SVG bodies: `virtual:game-icons` those of
 * src/themes/icons.json, `virtual:game-icons/NAME` those that the theme NAME has for itself.
 */
function gameIcons(): Plugin {
  const id = "virtual:game-icons";
  return {
    name: "covo-game-icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const list = new URL(`./src/themes${source.slice(id.length + 1)}/icons.json`, import.meta.url);
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const picked: Record<string, string> = {};
      for (const [name, icon] of Object.entries(wanted)) {
        const found = set.icons[icon];
        if (!found) throw new Error(`${list.pathname}: game-icons has no ${icon}`);
        picked[name] = found.body;
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), svelte()],
  define: { __FIXTURES__: JSON.stringify(mode === "fixture" || mode === "development") },
  build: { target: "es2022", assetsInlineLimit: 2048, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
