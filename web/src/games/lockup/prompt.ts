// What the prompt says and offers beside what is lit on the table, question by question.
import type { OfferedMove } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { say } from "../../lib/text.svelte";
import type { Desk } from "./desk.svelte";
import { sureOf } from "./view";

interface Said {
  actions: PromptAction[];
  hint: string | null;
}

const button = ({ move, text }: OfferedMove, main = false): PromptAction => ({ text, move, main });
const loose = (desk: Desk, ...but: string[]): PromptAction[] =>
  desk.loose.filter(({ move }) => !but.includes(move[0])).map((offered) => button(offered));

/** Where a window of the prompt opens: at the last of its buttons. */
const anchor = (): HTMLElement =>
  document.querySelector<HTMLElement>(".prompt-bar__acts button:last-child") ?? document.getElementById("prompt")!;

const placing = (desk: Desk): Said => {
  const hidden = desk.look.hidden_left[desk.me]!;
  const small = desk.narrow.current; // short words where the prompt is narrow
  const hide: PromptAction = {
    text: small ? say("lockup-face-down-short", { count: hidden }) : say("lockup-face-down"),
    note: small ? undefined : say("lockup-face-down-left", { count: hidden }),
    pressed: desk.down,
    rule: desk.noHiding,
    run: () => (desk.down = !desk.down),
  };
  const tokens = desk.look.cells[desk.me]!.length;
  const more = desk.kind === "place_more";
  const say_ = desk.token === null ? (more ? "more" : "pick") : more ? "more-where" : "where";
  const others = loose(desk).map((action) =>
    small && action.move?.[0] === "leave" ? { ...action, text: say("lockup-pass") } : action,
  );
  return {
    actions: [...(tokens ? [hide] : []), ...others],
    hint: tokens && !desk.phone.current ? say(`lockup-hint-${say_}`) : null,
  };
};

const rewarding = (desk: Desk): Said => {
  const { plan, stage } = desk;
  const decline = stage.moves("decline").map(({ move }) => ({ text: say("lockup-to-library"), move }));
  const take = plan.first
    ? []
    : stage.moves("take").map(({ move, text }) => ({
        text: desk.phone.current ? say("lockup-take") : text,
        move,
        main: true,
      }));
  const others = loose(desk, "take", "decline", ...(plan.first ? ["enlist"] : []));
  return { actions: [...confirming(desk), ...take, ...others, ...decline], hint: hintOfReward(desk) };
};

/** The button that does what is composed. */
const confirming = (desk: Desk): PromptAction[] => {
  const { plan } = desk;
  if (!plan.first || !plan.steps.length) return [];
  const [kind, part] = plan.first.move;
  const price = plan.paid.reduce((all, one) => all + one, 0);
  const gain = kind === "make" ? desk.insight?.items[String(part)] : undefined;
  return [
    {
      text: say(`lockup-do-${kind}`, { count: plan.goons.length, stars: gain ? sureOf(gain) : 0 }),
      note: say("lockup-pays", { count: price }),
      run: () => desk.confirm(),
      main: true,
    },
  ];
};

/** How things are taken back, and where the supply is: other words for touch, and for phones. */
const hand = (desk: Desk): { touch: string; phone: string } => ({
  touch: desk.touch.current ? "yes" : "no",
  phone: desk.phone.current ? "yes" : "no",
});

const hintOfReward = (desk: Desk): string | null => {
  const { plan, stage } = desk;
  if (plan.first) return say(plan.changeable ? "lockup-hint-pay" : "lockup-hint-confirm", hand(desk));
  if (stage.moves("enlist").length) return say("lockup-hint-enlist");
  if (stage.moves("make").length) return say("lockup-hint-make");
  return hintOfTrade(desk);
};

const hintOfTrade = (desk: Desk): string | null => {
  if (!desk.trading) return desk.stage.moves("gain_cube").length ? say("lockup-hint-gain", hand(desk)) : null;
  if (!desk.given.length) return say("lockup-hint-give", hand(desk));
  const gives = desk.stage.ask!.moves.some(({ move }) => move[0] === "barter") ? 2 : 1;
  return say(desk.given.length < gives ? "lockup-hint-give-more" : "lockup-hint-take", hand(desk));
};

const reading = (desk: Desk): Said => {
  const quiet = desk.stage.moves("quiet");
  const later: PromptAction = { text: say("lockup-no-books-until"), run: () => desk.shell.choose(quiet, anchor()) };
  const skip = desk.stage.moves("skip").map((offered) => button(offered, true));
  return { actions: [...loose(desk, "skip", "quiet"), ...skip, ...(quiet.length ? [later] : [])], hint: null };
};

const OF: Record<string, (desk: Desk) => Said> = {
  place_or_pass: placing,
  place_more: placing,
  reward_choice: rewarding,
  book_or_not: reading,
  exchange_which: (desk) => ({ actions: loose(desk), hint: hintOfTrade(desk) }),
  gain_which: (desk) => ({ actions: loose(desk), hint: say("lockup-hint-gain", hand(desk)) }),
};

export const promptOf = (desk: Desk): Said =>
  OF[desk.kind]?.(desk) ?? { actions: loose(desk), hint: desk.inTray ? say("lockup-hint-tray") : null };
