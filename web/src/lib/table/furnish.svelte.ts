// What a table puts into the shell around it, for as long as it is there; a shell of a replay takes less of it.
import { onDestroy, type Snippet } from "svelte";
import type { Shell } from "../stage";

interface Furniture {
  head: () => Snippet | null;
  side: () => Snippet | null; // above the log
  art: () => Snippet<[piece: number | string]> | null; // how a component is drawn in its help
  hint: () => string | null; // the second line of the prompt
  ownEnd?: boolean; // the table shows the final points itself
}

/** Called once while a table is made. */
export const furnish = (shell: Shell, { head, side, art, hint, ownEnd = true }: Furniture): void => {
  $effect.pre(() => shell.setOwnEnd?.(ownEnd));
  $effect(() => shell.setHead?.(head()));
  $effect(() => shell.setSide?.(side()));
  $effect(() => shell.setCardArt?.(art()));
  $effect(() => shell.setHint?.(hint()));
  onDestroy(() => {
    shell.setActions([]);
    shell.setHead?.(null);
    shell.setSide?.(null);
    shell.setCardArt?.(null);
    shell.setHint?.(null);
    shell.setOwnEnd?.(false);
  });
};
