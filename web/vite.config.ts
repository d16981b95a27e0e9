import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `virtual:game-icons`: of the four thousand icons only those that src/themes/icons.json names, as SVG bodies. */
function gameIcons(): Plugin {
  const id = "virtual:game-icons";
  const list = new URL("./src/themes/icons.json", import.meta.url);
  return {
    name: "covo-game-icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const picked: Record<string, string> = {};
      for (const [name, icon] of Object.entries(wanted)) {
        const found = set.icons[icon];
        if (!found) throw new Error(`src/themes/icons.json: game-icons has no ${icon}`);
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
