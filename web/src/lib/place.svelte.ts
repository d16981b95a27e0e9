/** Where the page is: the lobby, a table, or a finished game looked at again. */

export type Route = { page: "lobby" } | { page: "table"; code: string } | { page: "replay"; code: string; eyes: string; at: number | null };

function read(): Route {
  const found = /^\/([tr])\/([^/]+)\/?$/.exec(location.pathname);
  if (!found?.[2]) return { page: "lobby" };
  const code = decodeURIComponent(found[2]).toLowerCase();
  if (found[1] === "t") return { page: "table", code };
  const wanted = new URLSearchParams(location.search);
  const eyes = wanted.get("as") ?? "";
  const at = wanted.get("at");
  return { page: "replay", code, eyes: /^(all|watcher|\d+)$/.test(eyes) ? eyes : "watcher", at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
}

class Place {
  route = $state<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path + (__FIXTURES__ && !path.includes("?") ? location.search : ""));
    this.route = read();
    scrollTo(0, 0);
  }

  /** The same place told more exactly: no new step for the back button. */
  say(path: string): void {
    history.replaceState(null, "", path);
  }

  /** For links: a plain click stays on the page. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + search);
  };
}

export const where = new Place();

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;
export const replayPath = (code: string, eyes: string, at: number | null = null): string =>
  `/r/${encodeURIComponent(code)}?as=${eyes}${at === null ? "" : `&at=${at}`}`;
