/** withHouseRules: the options of a battle combined with a file of house rules. */
import { areHouseRules, readHouseRules } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import type { GameSetup, RefusedSetup } from '@grognard/session';

/** The combined options, of which those of the battle override the file. Otherwise all problems of the file. */
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
