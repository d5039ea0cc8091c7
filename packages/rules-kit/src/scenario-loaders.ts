/** ScenarioLoaders: battles bundled with a ruleset, each loaded separately, so that playing one does not fetch the others. */

import type { Language } from './i18n/language.ts';
import type { Json } from './json.ts';

type Phrases = Readonly<Record<string, string>>;

/** Loaders of one battle: its file, and its phrases by language. */
export interface ScenarioLoader {
  file(): Promise<{ readonly default: unknown }>;
  readonly told: Readonly<Partial<Record<Language, () => Promise<{ readonly phrases: Phrases }>>>>;
}

export interface ScenarioLoaders {
  /** File of a battle, or null if no battle has this id. */
  loadScenario(id: string): Promise<Json | null>;
  /** Phrases of a battle in a language, in addition to the words of the table. */
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
