// Names for what a book has no word for: fields of data files and facts that follow from the view.
import { known, say } from "../../lib/text.svelte";
import { inWords, type Pile } from "./arrange";

const name = (key: string): string => `generic-field-${key.replaceAll("_", "-")}`;

export const titleOf = ({ name, place }: Pile): string =>
  place === null ? name : say("generic-place", { name, number: place + 1 });

export const fieldName = (key: string): string => (known(name(key)) ? say(name(key)) : inWords(key));
