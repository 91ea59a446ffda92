// What somebody pastes to come to a table: a link of this site, a path of it, or the bare code of a table.
const PAGES = /^\/[tisr]\/[^/]+/;
const CODE = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u;

/** The path to go to, or null for what is no address of ours. */
export const addressOf = (typed: string, origin: string = location.origin): string | null => {
  const text = typed.trim();
  if (!text) return null;
  const code = text.replace(/\s+/g, "-").toLowerCase(); // "Amber fox 42", as heard on the phone
  if (CODE.test(code) && !text.includes("/")) return `/t/${encodeURIComponent(code)}`;
  const host = new URL(origin).host;
  const bare = text.startsWith(host) ? `//${text}` : text; // a link copied without its https:
  try {
    const url = new URL(bare, origin);
    if (url.host !== host || !PAGES.test(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
};
