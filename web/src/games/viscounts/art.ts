// The icon of every design: names of game-icons in sprite.svg, which `npm run icons` makes from them. Cards that differ in
// their effect only (`deacon_virtue`, `workshop_2`) share one. A design without one gets the icon of its kind.

/** Of the files that designs stand in. */
const KIND_ART: Record<string, string> = {
  townsfolk: "meeple",
  manuscripts: "tied-scroll",
  buildings: "claw-hammer",
  castle: "castle",
  bonus_cards: "laurel-crown",
  player_cards: "hooded-figure",
  schemes: "cloak-dagger",
  segments: "compass",
  sites: "walking-boot",
  links: "stone-bridge",
  track: "dove",
  automas: "card-pick",
};

const ART: Record<string, string> = {
  // townsfolk
  abbot: "monk-face",
  financier: "coins",
  journeyman: "hiking",
  labourer: "spade",
  lender: "coins-pile",
  squire: "knight-banner",
  thief: "robber",
  trader: "shop",
  ada: "hooded-figure",
  bertha: "queen-crown",
  clovis: "bandit",
  emma: "nun-face",
  guntram: "holy-grail",
  judith: "trowel",
  lothaire: "open-treasure-chest",
  merovech: "war-pick",
  rudolf: "cavalry",
  therese: "scales",
  acolyte: "prayer",
  antagonist: "duel",
  architect: "compass",
  aristocrat: "imperial-crown",
  artisan: "anvil",
  artist: "paint-brush",
  benefactor: "receive-money",
  bishop: "pope-crown",
  charlatan: "carnival-mask",
  chevalier: "mounted-knight",
  clergyman: "church",
  conspirator: "cloak-dagger",
  courier: "run",
  deacon: "holy-symbol",
  debt_collector: "locked-chest",
  defender: "round-shield",
  diplomat: "scroll-quill",
  disciple: "candle-light",
  enforcer: "spiked-mace",
  foreman: "whip",
  friar: "beer-stein",
  gatekeeper: "key",
  illusionist: "crystal-ball",
  jeweller: "cut-diamond",
  lookout: "spyglass",
  mason: "brick-wall",
  meddler: "imp-laugh",
  miner: "mining",
  missionary: "open-book",
  overseer: "eye-shield",
  pastor: "shepherds-crook",
  patron: "crown-coin",
  peddler: "knapsack",
  pickpocket: "swap-bag",
  priest: "gothic-cross",
  princess: "jewel-crown",
  racketeer: "brass-knuckles",
  scoundrel: "domino-mask",
  sculptor: "stone-bust",
  stonecutter: "stone-crafting",
  strongman: "biceps",
  swindler: "rolling-dices",
  tinker: "tinker",
  traitor: "backstab",
  traveller: "walking-boot",
  trickster: "jester-hat",
  vicar: "rule-book",
  watchman: "halberd",
  woodcutter: "wood-axe",
  // buildings
  trading_post: "shop",
  guildhall: "medieval-village-01",
  workshop: "anvil-impact",
  // castle
  castle_ink_stone: "quill-ink",
  castle_flip: "card-exchange",
  castle_gold_move: "gold-bar",
  castle_hire_destroy: "three-friends",
  castle_virtue: "dove",
  // segments
  lake: "wave-crest",
  hills: "hills",
  forest: "pine-tree",
  cliffs: "sea-cliff",
  mountains: "mountains",
  // automas
  automa_cleric: "gothic-cross",
  automa_builder: "claw-hammer",
  automa_noble: "crown",
  automa_cards: "card-pick",
};

/** Of the colours of manuscripts. */
const COLOUR_ART: Record<string, string> = {
  grey: "claw-hammer",
  black: "gothic-cross",
  yellow: "crown",
  blue: "swap-bag",
};

const colourOf = (design: string): string => /^[a-z]+/.exec(design)?.[0] ?? design;
const stemOf = (design: string): string => design.replace(/_[^_]+$/, "");

export const artOf = (design: string, kind: string): string =>
  ART[design] ?? ART[stemOf(design)] ?? COLOUR_ART[colourOf(design)] ?? KIND_ART[kind] ?? "card-pick";
export const kindArt = (kind: string): string => KIND_ART[kind] ?? "card-pick";
