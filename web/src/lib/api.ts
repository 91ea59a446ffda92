// Calls to the server. Refusals become a Refusal with one sentence to show.
import type {
  AnalysisProgress,
  Book,
  EventLine,
  FrozenMatch,
  Lobby,
  Me,
  NewTable,
  Problem,
  Replay,
  RuleText,
  TableInfo,
} from "./protocol";
import { settings } from "./settings.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status === 204) return undefined as T;
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const problem = data as Problem | null;
  throw new Refusal(problem?.code ?? "broken", problem?.text ?? `HTTP ${response.status}`);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

/** A random word for the deal, so that nobody alone decides it. */
export const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What lets others see a private table; part of the links that one shares. */
export const invitation = (table: TableInfo | null): string => table?.invite?.split("/").pop() ?? "";

const tables = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const analysis = (id: string, invite: string): string =>
  `${tables(id)}/analysis?lang=${settings.lang}&invite=${encodeURIComponent(invite)}`;
const books = new Map<string, Promise<unknown>>();

/** Books and rules do not change while the page is open: each is read once. */
const once = <T>(path: string): Promise<T> => {
  const found = books.get(path) as Promise<T> | undefined;
  if (found) return found;
  const wanted = get<T>(path);
  books.set(path, wanted);
  wanted.catch(() => books.delete(path));
  return wanted;
};

export const api = {
  me: () => get<Me | null>("/me"), // null: nobody yet; `rename` makes a guest
  rename: (name: string) => post<Me>("/me", { name }),
  register: (login: string, password: string) => post<Me>("/register", { login, password }), // keeps the guest's games
  login: (login: string, password: string) => post<Me>("/login", { login, password }),
  logout: () => post<void>("/logout"),
  logoutEverywhere: () => post<void>("/logout/everywhere"),
  lobby: () => get<Lobby>(`/lobby?lang=${settings.lang}`),
  tables: () => get<{ open: TableInfo[]; running: TableInfo[]; mine: TableInfo[] }>(`/tables?lang=${settings.lang}`),
  create: (wish: NewTable) => post<TableInfo>("/tables", wish),
  /** A private table is told to those who sit there and to those who have its invitation. */
  table: (id: string, invite = "") => get<TableInfo>(`${tables(id)}?invite=${encodeURIComponent(invite)}`),
  join: (id: string, invite?: string) =>
    post<TableInfo>(`${tables(id)}/join`, { entropy: entropy(), invite: invite ?? null }),
  takeSeat: (id: string, token: string) => post<TableInfo>(`${tables(id)}/seat`, { token, entropy: entropy() }),
  leave: (id: string) => post<void>(`${tables(id)}/leave`),
  comeBack: (id: string) => post<TableInfo>(`${tables(id)}/return`), // where a bot plays on for me
  rematch: (id: string) => post<TableInfo>(`${tables(id)}/rematch`, { entropy: entropy() }),
  log: (id: string, before: number) =>
    get<{ events: EventLine[] }>(`${tables(id)}/log?before=${before}&lang=${settings.lang}`),
  /** The server keeps one replay for everybody; whose seat is whose comes with the table. */
  replay: async (id: string, invite = ""): Promise<Replay> => {
    const query = `lang=${settings.lang}&invite=${encodeURIComponent(invite)}`;
    const replay = await get<Replay>(`${tables(id)}/replay?${query}`);
    return { ...replay, table: await get<TableInfo>(`${tables(id)}?${query}`) };
  },
  analysis: (id: string, invite = "") => get<AnalysisProgress | null>(analysis(id, invite)),
  analyse: (id: string, invite = "") => post<AnalysisProgress | null>(analysis(id, invite)),
  exportPath: (id: string, invite = "") => `/api${tables(id)}/export${invite && `?invite=${invite}`}`,
  frozen: (id: string, invite = "") =>
    get<FrozenMatch>(`${tables(id)}/frozen?lang=${settings.lang}&invite=${encodeURIComponent(invite)}`),
  end: (id: string, yes: boolean) => post<{ table: TableInfo }>(`${tables(id)}/end`, { yes }),
  /** The book of the edition that a match belongs to. */
  book: (game: string, edition: string) =>
    once<Book>(`/games/${game}/book?edition=${encodeURIComponent(edition)}&lang=${settings.lang}`),
  rules: (game: string) => once<RuleText[]>(`/games/${game}/rules?lang=${settings.lang}`),
};
