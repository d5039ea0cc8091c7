/** The table ruleset: what plays a battle, without sheet and examples. Loads only the battle that is played. */
import { type AnyTableGame, asAnyGame } from '@grognard/engine';
import {
  type Language,
  type Problem,
  ruleset,
  type ScenarioFiles,
  scenarioLoaders,
  type Words,
} from '@grognard/rules-kit';
import { declaration } from './declaration.ts';
import type { AdlgRules } from './model.ts';
import { anyOptions } from './options/index.ts';
import type { Scenario } from './scenarios/model.ts';
import { createGameIn, gameOn, tableIn } from './table/game.ts';
import type { HandsApart } from './table/interaction/hands-apart.ts';
import type { HandsWords } from './words/en-hands.ts';
import { tableWordsIn } from './words/table-words.ts';

export const tableRuleset = ruleset<AdlgRules>({
  ...declaration,
  options: anyOptions,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

export const { loadScenario, loadScenarioPhrases } = scenarioLoaders({
  'mill-hill': {
    file: () => import('./scenarios/mill-hill.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/mill-hill.ts'),
      it: () => import('./words/it/battles/mill-hill.ts'),
    },
  },
  ravenna: {
    file: () => import('./scenarios/ravenna.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/ravenna.ts'),
      it: () => import('./words/it/battles/ravenna.ts'),
    },
  },
  rocroi: {
    file: () => import('./scenarios/rocroi.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/rocroi.ts'),
      it: () => import('./words/it/battles/rocroi.ts'),
    },
  },
  slankamen: {
    file: () => import('./scenarios/slankamen.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/slankamen.ts'),
      it: () => import('./words/it/battles/slankamen.ts'),
    },
  },
  'free-battle': {
    file: () => import('./scenarios/free-battle.json', { with: { type: 'json' } }),
    told: {
      fr: () => import('./words/fr/battles/free-battle.ts'),
      it: () => import('./words/it/battles/free-battle.ts'),
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

/** The same, with the hands that only some battles need. */
export async function loadGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): Promise<AnyTableGame | readonly Problem[]> {
  const table = tableIn(scenario, edition, options, tableWordsIn(words));
  if (!('units' in table)) return table;
  const apart = asksApart(table.scenario) ? await loadHandsApart(words.language) : null;
  return asAnyGame(gameOn(table, apart));
}

/** Whether a battle has a set-up, markers or flank marches. */
function asksApart({ start, sides }: Scenario): boolean {
  return start !== 'placed' || sides.some(({ markers, march }) => markers.length > 0 || march !== null);
}

const handsWords: Readonly<Record<Language, () => Promise<HandsWords>>> = {
  en: async () => (await import('./words/en-hands.ts')).handsWords,
  fr: async () => (await import('./words/fr/hands.ts')).handsWords,
  it: async () => (await import('./words/it/hands.ts')).handsWords,
};

async function loadHandsApart(language: Language): Promise<HandsApart> {
  const [{ handsApart }, words] = await Promise.all([
    import('./table/interaction/apart/index.ts'),
    handsWords[language](),
  ]);
  return handsApart(words);
}
