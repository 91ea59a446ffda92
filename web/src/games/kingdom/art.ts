// The icon of every design: names of game-icons in sprite.svg. A design of a content pack without one gets the icon of
// its kind.
import type { CardType } from "./notation";

export const TYPE_ART: Record<CardType, string> = {
  structure: "house",
  company: "knight-banner",
  monument: "ionic-column",
  discovery: "spyglass",
};

const KIND_ART: Record<string, string> = {
  ...TYPE_ART,
  treasure: "locked-chest",
  calamity: "burning-forest",
  advisor: "king",
  menace: "death-skull",
};

const ART: Record<string, string> = {
  // structures
  farm: "barn",
  quarry: "stone-block",
  hamlet: "village",
  guildhall: "medieval-village-01",
  barracks: "medieval-barracks",
  port: "anchor",
  sawmill: "circular-sawblade",
  alchemists_forge: "bubbling-flask",
  training_ground: "archery-target",
  // companies
  navigators: "ship-wheel",
  scouts: "falcon-moon",
  merchant_caravan: "camel",
  sappers: "unlit-bomb",
  expeditionary_corps: "barracks-tent",
  recruiters: "hunting-horn",
  great_army: "mounted-knight",
  royal_guard: "guards",
  secret_brotherhood: "hooded-figure",
  mercenaries: "crossed-axes",
  // monuments
  royal_citadel: "castle",
  royal_palace: "stone-throne",
  giant_lighthouse: "lighthouse",
  impregnable_walls: "defensive-wall",
  cathedral: "church",
  grand_market: "shop",
  royal_academy: "quill-ink",
  mint: "crown-coin",
  great_library: "bookshelf",
  arena: "spartan-helmet",
  mausoleum: "greek-temple",
  aqueduct: "aqueduct",
  // discoveries
  hells_gate: "magic-gate",
  giants_cache: "open-treasure-chest",
  dragon_eggs: "nest-eggs",
  tatis_tribe: "tipi",
  golden_island: "island",
  elven_forest: "forest",
  lost_mines: "gold-mine",
  sunken_city: "ancient-columns",
  tomb_of_first_king: "crowned-skull",
  philosophers_stone: "rune-stone",
  forbidden_scrolls: "scroll-unfurled",
  edge_of_the_world: "waterfall",
  // advisors
  inspired_prophet: "crystal-ball",
  grey_eminence: "cowled",
  master_cartographer: "treasure-map",
  master_builder: "trowel",
  village_elder: "farmer",
  royal_treasurer: "two-coins",
  court_alchemist: "round-potion",
  guild_master: "three-friends",
  high_priestess: "prayer",
  royal_architect: "pencil-ruler",
  herald: "trumpet-flag",
  spymaster: "domino-mask",
  illusionist: "juggler",
  ambassador: "shaking-hands",
  // menaces
  giant_rat: "rat",
  rodent: "mouse",
  frost_giant: "giant",
  shadow: "shadow-follower",
  thief: "robber",
  // duchies, both sides
  valados_a: "griffin-shield",
  valados_b: "griffin-shield",
  teressie_a: "dragon-shield",
  teressie_b: "dragon-shield",
};

const BOARD_ART: Record<string, string> = {
  northern_lands: "iceberg",
  usurper: "queen-crown",
  plague_lord: "plague-doctor-profile",
};

const TASK_ART: Record<string, string> = {
  outfit_the_ships: "drakkar",
  chart_the_ice: "treasure-map",
  winter_camp: "camping-tent",
  reach_the_far_north: "polar-star",
  raise_the_militia: "pitchfork",
  bribe_the_court: "receive-money",
  build_siege_engines: "catapult",
  storm_the_capital: "siege-ram",
  burn_the_quarters: "flame",
  find_the_cure: "medicines",
  shelter_the_healthy: "family-house",
  slay_the_plague_lord: "broadsword",
};

export const artOf = (design: string, kind: string): string => ART[design] ?? KIND_ART[kind] ?? "card-pick";
export const kindArt = (kind: string): string => KIND_ART[kind] ?? "card-pick";
export const boardArt = (board: string): string => BOARD_ART[board] ?? "scroll-unfurled";
export const taskArt = (task: string): string | undefined => TASK_ART[task];
