/** Battles that come with a ruleset, each loaded by itself: whoever fights one need not fetch the others. */

import type { Language } from './i18n/language.ts';
import type { Json } from './json.ts';

type Phrases = Readonly<Record<string, string>>;

/** How one battle is fetched: its file, and what it says in the languages it is told in. */
export interface ScenarioLoader {
  file(): Promise<{ readonly default: unknown }>;
  readonly told: Readonly<Partial<Record<Language, () => Promise<{ readonly phrases: Phrases }>>>>;
}

export interface ScenarioLoaders {
  /** The file of a battle; null: there is none of that id. */
  loadScenario(id: string): Promise<Json | null>;
  /** What a battle says in a language beside the words of the table. */
  loadScenarioPhrases(id: string, language: Language): Promise<Phrases>;
}

export function scenarioLoaders(battles: Readonly<Record<string, ScenarioLoader>>): ScenarioLoaders {
  const known = (id: string) => (Object.hasOwn(battles, id) ? battles[id] : undefined);
  return {
    loadScenario: async (id) => {
      const found = known(id);
      return found === undefined ? null : ((await found.file()).default as Json);
    },
    loadScenarioPhrases: async (id, language) => {
      const load = known(id)?.told[language];
      return load === undefined ? {} : (await load()).phrases;
    },
  };
}
