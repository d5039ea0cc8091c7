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
import { needsSetup } from './scenarios/needs-setup.ts';
import { gameOn, tableIn } from './table/game.ts';
import type { HandsApart } from './table/interaction/hands-apart.ts';
import type { SetupPart } from './table/state/setup-part.ts';
import type { HandsWords } from './words/en-hands.ts';
import { type SetupTexts, withSetup } from './words/setup-texts.ts';
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

const setupTexts: Readonly<Record<Language, () => Promise<{ readonly setupTexts: SetupTexts }>>> = {
  en: () => import('./words/en-setup-part.ts'),
  fr: () => import('./words/fr/setup-part.ts'),
  it: () => import('./words/it/setup-part.ts'),
};

/** The words of a battle: those of the table, and those of the set-up if it has one. */
export async function loadBattleWords(scenario: unknown, words: Words): Promise<Words> {
  return needsSetup(scenario) ? withSetup(words, (await setupTexts[words.language]()).setupTexts) : words;
}

const handsWords: Readonly<Record<Language, () => Promise<{ readonly handsWords: HandsWords }>>> = {
  en: () => import('./words/en-hands.ts'),
  fr: () => import('./words/fr/hands.ts'),
  it: () => import('./words/it/hands.ts'),
};

/** What only a battle with a set-up, markers or flank marches needs: its course and its hands. */
async function partsFor(
  language: Language,
): Promise<{ readonly setupPart: SetupPart; readonly apart: HandsApart }> {
  const [{ setupPart }, { handsApart }, words] = await Promise.all([
    import('./table/setup-part.ts'),
    import('./table/interaction/apart/index.ts'),
    handsWords[language](),
  ]);
  return { setupPart, apart: handsApart(words.handsWords) };
}

/** Creates a game from a scenario. The caller supplies the words of its language. */
export async function createGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): Promise<AnyTableGame | readonly Problem[]> {
  const { setupPart, apart } = needsSetup(scenario)
    ? await partsFor(words.language)
    : { setupPart: null, apart: null };
  const table = tableIn(scenario, edition, options, tableWordsIn(words), setupPart);
  return 'units' in table ? asAnyGame(gameOn(table, apart)) : table;
}
