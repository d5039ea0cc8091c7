/** createGame: a game on the table, from an edition, a scenario and options, in the player's language. */
import { readIn, type Words } from '@grognard/rules-kit';
import { type LazyRuleset, lazyRulesetOf, type TableBundle } from '@grognard/rulesets/lazy';
import { tableWordsIn } from '@grognard/rulesets/words';
import type { CreatedGame, GameSetup, RefusedSetup } from '@grognard/session';
import { isLessonScenario } from '../lessons/lesson-scenario.ts';
import type { Language, Settings } from '../settings/store.ts';

/** A created game with the rules and words that explain it. */
export interface PageGame extends CreatedGame {
  readonly bundle: TableBundle;
  readonly words: Words;
}

interface LoadedTable {
  readonly bundle: TableBundle;
  readonly ruleset: LazyRuleset;
  readonly words: Words;
}

/** Loads rules and words once. Null if the edition cannot be played on the table. */
export async function loadTable(edition: string, language: Language): Promise<LoadedTable | null> {
  const ruleset = lazyRulesetOf(edition);
  if (ruleset === null) return null;
  const [bundle, words] = await Promise.all([ruleset.loadTable(), tableWordsIn(ruleset.id, language)]);
  return bundle === null ? null : { bundle, ruleset, words };
}

/** The game, or the reasons why it cannot be played. The scenario is a file, or the id of a bundled one. */
export async function createGame(
  { edition, scenario, options }: GameSetup,
  language: Language,
  units: Settings['units'] = 'cm',
): Promise<PageGame | RefusedSetup> {
  if (isLessonScenario(scenario))
    return (await import('../lessons/lesson-game.ts')).createLessonGame(scenario, language, units);
  if (lazyRulesetOf(edition) === null) return refused('edition', `there is no edition ${edition}`);
  const loaded = await loadTable(edition, language);
  if (loaded === null) return refused('edition', `${edition} is not played on the table yet`);
  const { bundle, ruleset } = loaded;
  const file = typeof scenario === 'string' ? await bundle.loadScenario(scenario) : scenario;
  if (file === null) return refused('scenario', `there is no battle ${String(scenario)}`);
  const words = readIn(await withScenarioWords(loaded, file, language), units);
  const game = await bundle.createGame(file, edition, options, words);
  if (!('rules' in game)) return { refused: game.map(({ at, message }) => ({ at, message })) };
  const { credit } = bundle.ruleset;
  return { game, ruleset: ruleset.id, credit, scenario: file, language, bundle, words };
}

/** The words of the table, with those of this battle, and of a bundled scenario. */
async function withScenarioWords(
  { bundle, words: ofTable }: LoadedTable,
  file: unknown,
  language: Language,
): Promise<Words> {
  const words = (await bundle.loadBattleWords?.(file, ofTable)) ?? ofTable;
  const id = typeof file === 'object' && file !== null && 'id' in file ? file.id : null;
  if (bundle.loadScenarioPhrases === undefined || typeof id !== 'string') return words;
  const phrases = await bundle.loadScenarioPhrases(id, language).catch(() => ({}));
  return { ...words, phrases: { ...words.phrases, ...phrases } };
}

function refused(at: string, message: string): RefusedSetup {
  return { refused: [{ at, message }] };
}
