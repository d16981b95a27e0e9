/** Where the page is: the lobby, or a table. */

export type Route = { page: "lobby" } | { page: "table"; code: string };

function read(): Route {
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  return found?.[1] ? { page: "table", code: decodeURIComponent(found[1]).toLowerCase() } : { page: "lobby" };
}

class Place {
  route = $state<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path + (__FIXTURES__ ? location.search : ""));
    this.route = read();
    scrollTo(0, 0);
  }

  /** For links: a plain click stays on the page. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const where = new Place();
