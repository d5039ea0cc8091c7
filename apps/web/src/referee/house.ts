/** withHouseRules: the options of a battle together with a file of house rules. */
import { areHouseRules, readHouseRules } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import type { GameSetup, RefusedSetup } from '@grognard/session';

/** The options, which override the file; or everything that is wrong with the file. */
export async function withHouseRules(
  { edition, options }: Pick<GameSetup, 'edition' | 'options'>,
  file: unknown,
): Promise<Pick<GameSetup, 'options'> | RefusedSetup> {
  const shelved = lazyRulesetOf(edition);
  const bundle = (await shelved?.loadTable()) ?? null;
  if (shelved === null || bundle === null) return { options };
  const read = readHouseRules({ id: shelved.id, options: bundle.ruleset.options }, file);
  if (areHouseRules(read)) return { options: { ...read.options, ...options } };
  return { refused: read.map(({ at, message }) => ({ at, message })) };
}
