/** A folder over HTTP for looking at the page: every unknown path is index.html. `node dev/serve.mjs FOLDER PORT` */
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".woff": "font/woff", ".json": "application/json" };

export function serve(folder, port) {
  const server = createServer(async (request, answer) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    if (path.startsWith("/api/")) return answer.writeHead(503).end();
    for (const file of [path, "/index.html"]) {
      try {
        const body = await readFile(join(folder, file === "/" ? "/index.html" : file));
        return answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/html" }).end(body);
      } catch {
        continue;
      }
    }
    answer.writeHead(404).end();
  });
  return new Promise((done) => server.listen(port, "127.0.0.1", () => done(server)));
}

if (process.argv[1]?.endsWith("serve.mjs")) await serve(process.argv[2] ?? "dist", Number(process.argv[3] ?? 5199));
