// The client's own words, Project Fluent, both languages at hand so that switching is instant. Sentences of a game
// (prompts, moves, events, rules) come from the server, in the language of the connection.
// A file belongs to an area: src/text/<area>.<lang>.ftl; keys begin with the name of the area. Those of tables come with them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const ofTables = import.meta.glob<string>("../text/tables/*.ftl", { query: "?raw", import: "default" });
const LANGS: readonly Lang[] = ["en", "ru"];

const bundle = (lang: Lang): FluentBundle => {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    if (path.endsWith(`.${lang}.ftl`)) made.addResource(new FluentResource(source));
  }
  return made;
};

const bundles: Record<Lang, FluentBundle> = { en: bundle("en"), ru: bundle("ru") };

/** Read the words of a table; to be done before it is shown. */
export const learn = async (table: string): Promise<void> => {
  await Promise.all(
    LANGS.map(async (lang) => {
      const source = await ofTables[`../text/tables/${table}.${lang}.ftl`]?.();
      if (source) bundles[lang].addResource(new FluentResource(source), { allowOverrides: true });
    }),
  );
};

/** The text of a key in the present language; in markup it follows a change of the language by itself. */
export const say = (key: string, values?: Record<string, FluentVariable>): string => {
  const texts = bundles[settings.lang];
  const message = texts.getMessage(key);
  if (!message?.value) return key; // a test finds keys without a text
  return texts.formatPattern(message.value, values);
};

export const known = (key: string): boolean => bundles.en.hasMessage(key);
