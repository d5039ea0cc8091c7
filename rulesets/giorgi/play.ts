/** The table ruleset: what plays a battle, without sheet and examples. Loads only the battle that is played. */
import type { AnyTableGame } from '@grognard/engine';
import { type Problem, ruleset, type ScenarioFiles, scenarioLoaders, type Words } from '@grognard/rules-kit';
import { declaration } from './declaration.ts';
import type { Rules } from './model.ts';
import { createGameIn } from './table/game.ts';
import { tableWordsIn } from './words/table-words.ts';

export const tableRuleset = ruleset<Rules>({
  ...declaration,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

export const { loadScenario, loadScenarioPhrases } = scenarioLoaders({
  crossroads: {
    file: () => import('./scenarios/crossroads.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/crossroads.ts'),
      it: () => import('./words/it/battles/crossroads.ts'),
    },
  },
  borghetto: {
    file: () => import('./scenarios/borghetto.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/borghetto.ts'),
      it: () => import('./words/it/battles/borghetto.ts'),
    },
  },
  raab: {
    file: () => import('./scenarios/raab.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/raab.ts'),
      it: () => import('./words/it/battles/raab.ts'),
    },
  },
  meeting: {
    file: () => import('./scenarios/meeting.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/meeting.ts'),
      it: () => import('./words/it/battles/meeting.ts'),
    },
  },
});

/** What reads scenario files, loaded only where somebody brings one. */
export const loadScenarioFiles = async (): Promise<ScenarioFiles> =>
  (await import('./scenarios/files.ts')).scenarioFiles;

/** Creates a game from a scenario. The caller supplies the words of its language. */
export function createGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): AnyTableGame | readonly Problem[] {
  return createGameIn(scenario, edition, options, tableWordsIn(words));
}
