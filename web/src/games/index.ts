// A game with a table of its own is listed here; every other game gets the generic one, which shows any view.
import type { Component } from "svelte";
import type { TableProps } from "../lib/stage";
import { learn } from "../lib/text.svelte";

type Load = () => Promise<{ default: Component<TableProps> }>;

const generic: Load = () => import("./generic/GenericTable.svelte");
const tables: Record<string, Load> = {
  kingdom: () => import("./kingdom/KingdomTable.svelte"),
  lockup: () => import("./lockup/LockupTable.svelte"),
  tyrants: () => import("./tyrants/TyrantsTable.svelte"),
  viscounts: () => import("./viscounts/ViscountsTable.svelte"),
  wistar: () => import("./wistar/WistarTable.svelte"),
};

/** `?table=generic` in the address shows any game on the generic table. */
const wantsGeneric = (): boolean => new URLSearchParams(location.search).get("table") === "generic";

export const tableOf = async (game: string): Promise<Component<TableProps>> => {
  const own = wantsGeneric() ? undefined : tables[game];
  const [table] = await Promise.all([(own ?? generic)(), learn(own ? game : "generic")]);
  return table.default;
};
