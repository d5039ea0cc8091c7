/** `tableRuleset` of Argad !: what plays a battle, without sheet and examples. Only the scenario being played is loaded. */
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
  starter: {
    file: () => import('./scenarios/starter.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/starter.ts'),
      it: () => import('./words/it/battles/starter.ts'),
    },
  },
  convoy: {
    file: () => import('./scenarios/convoy.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/convoy.ts'),
      it: () => import('./words/it/battles/convoy.ts'),
    },
  },
  village: {
    file: () => import('./scenarios/village.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/village.ts'),
      it: () => import('./words/it/battles/village.ts'),
    },
  },
  landing: {
    file: () => import('./scenarios/landing.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/landing.ts'),
      it: () => import('./words/it/battles/landing.ts'),
    },
  },
  battery: {
    file: () => import('./scenarios/battery.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/battery.ts'),
      it: () => import('./words/it/battles/battery.ts'),
    },
  },
});

/** What reads scenario files, loaded only where somebody brings one. */
export const loadScenarioFiles = async (): Promise<ScenarioFiles> =>
  (await import('./scenarios/files.ts')).scenarioFiles;

/** Creates a game from a scenario, with words in the player's language. */
export function createGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): AnyTableGame | readonly Problem[] {
  return createGameIn(scenario, edition, options, tableWordsIn(words));
}
