/** Battles that come with a ruleset, each loaded by itself: whoever fights one need not fetch the others. */
import type { Json } from './json.ts';
import type { Language } from './speech/language.ts';

type Phrases = Readonly<Record<string, string>>;

/** How one battle is fetched: its file, and what it says in the languages it is told in. */
export interface BattleApart {
  file(): Promise<{ readonly default: unknown }>;
  readonly told: Readonly<Partial<Record<Language, () => Promise<{ readonly phrases: Phrases }>>>>;
}

export interface BattlesApart {
  /** The file of a battle; null: there is none of that id. */
  battle(id: string): Promise<Json | null>;
  /** What a battle says in a language beside the words of the table. */
  toldIn(id: string, language: Language): Promise<Phrases>;
}

export function battlesApart(battles: Readonly<Record<string, BattleApart>>): BattlesApart {
  const known = (id: string) => (Object.hasOwn(battles, id) ? battles[id] : undefined);
  return {
    battle: async (id) => {
      const found = known(id);
      return found === undefined ? null : ((await found.file()).default as Json);
    },
    toldIn: async (id, language) => {
      const load = known(id)?.told[language];
      return load === undefined ? {} : (await load()).phrases;
    },
  };
}
