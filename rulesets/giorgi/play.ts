/** The game at the table: what plays a battle, without sheet and examples; of the battles only the one that is fought. */
import type { AnyTableGame } from '@grognard/engine';
import { type Json, type Language, type Problem, ruleset, type Words } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import type { Rules } from './model.ts';
import { arrangeIn } from './table/game.ts';
import { tableWordsIn } from './words/table-words.ts';

export const atTable = ruleset<Rules>({
  ...alone,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

const files: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  crossroads: () => import('./scenarios/crossroads.json', { with: { type: 'json' } }),
  borghetto: () => import('./scenarios/borghetto.json', { with: { type: 'json' } }),
  raab: () => import('./scenarios/raab.json', { with: { type: 'json' } }),
  meeting: () => import('./scenarios/meeting.json', { with: { type: 'json' } }),
};

type Phrases = Readonly<Record<string, string>>;
type LoadPhrases = () => Promise<{ readonly phrases: Phrases }>;

const told: Readonly<Record<string, Readonly<Partial<Record<Language, LoadPhrases>>>>> = {
  crossroads: {
    fr: () => import('./words/fr/battles/crossroads.ts'),
    it: () => import('./words/it/battles/crossroads.ts'),
  },
  borghetto: {
    fr: () => import('./words/fr/battles/borghetto.ts'),
    it: () => import('./words/it/battles/borghetto.ts'),
  },
  raab: {
    fr: () => import('./words/fr/battles/raab.ts'),
    it: () => import('./words/it/battles/raab.ts'),
  },
  meeting: {
    fr: () => import('./words/fr/battles/meeting.ts'),
    it: () => import('./words/it/battles/meeting.ts'),
  },
};

/** What a battle that comes with the ruleset says in a language beside the words of the table. */
export async function toldIn(id: string, language: Language): Promise<Phrases> {
  const load = Object.hasOwn(told, id) ? told[id]![language] : undefined;
  return load === undefined ? {} : (await load()).phrases;
}

/** The file of a battle that comes with the ruleset; null: there is none of that id. */
export async function battle(id: string): Promise<Json | null> {
  const load = Object.hasOwn(files, id) ? files[id] : undefined;
  return load === undefined ? null : ((await load()).default as Json);
}

/** Lays a scenario out to be played; whoever plays brings the words of his language. */
export function arrange(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): AnyTableGame | readonly Problem[] {
  return arrangeIn(scenario, edition, options, tableWordsIn(words));
}
