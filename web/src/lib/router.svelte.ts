// Pages by path. Links are ordinary links; clicks on them are answered here without loading the page anew.
export type Page =
  | { name: "lobby" }
  | { name: "create"; game: string } // /new/kingdom
  | { name: "table"; id: string } // /t/amber-fox-42
  | { name: "seat"; id: string; token: string } // /s/amber-fox-42/TOKEN: take a seat over
  | { name: "invite"; id: string; token: string } // /i/amber-fox-42/TOKEN: come to a private table
  | { name: "replay"; id: string } // /r/amber-fox-42?move=17
  | { name: "rules"; game: string } // /rules/kingdom#kingdom.draft.offer
  | { name: "account" }
  | { name: "missing" };

const read = (path: string): Page => {
  const [first = "", id = "", token = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: "lobby" };
  if (first === "account") return { name: "account" };
  if (first === "new" && id) return { name: "create", game: id };
  if (first === "t" && id) return { name: "table", id };
  if (first === "s" && id && token) return { name: "seat", id, token };
  if (first === "i" && id && token) return { name: "invite", id, token };
  if (first === "r" && id) return { name: "replay", id };
  if (first === "rules" && id) return { name: "rules", game: id };
  return { name: "missing" };
};

class Router {
  page = $state<Page>(read(location.pathname));
  query = $state(new URLSearchParams(location.search));

  private sync(): void {
    this.page = read(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.sync();
    if (!replace) scrollTo(0, 0);
  }

  /** Change the query only, for example to share a position, without a new entry in the history. */
  note(query: Record<string, string>): void {
    history.replaceState(null, "", `${location.pathname}?${new URLSearchParams(query)}${location.hash}`);
  }

  start(): void {
    addEventListener("popstate", () => this.sync());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
