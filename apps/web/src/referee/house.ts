/** House rules that a player brings along as a file. */
import { areHouseRules, readHouseRules } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import type { Beginning, Refusal } from './contract.ts';

/** The options of a file and those that go before it; or everything that is wrong with the file. */
export async function withHouse({
  edition,
  options,
  house,
}: Beginning): Promise<Pick<Beginning, 'options'> | { readonly refused: readonly Refusal[] }> {
  const shelved = lazyRulesetOf(edition);
  const taken = (await shelved?.loadTable()) ?? null;
  if (shelved === null || taken === null) return { options };
  const read = readHouseRules({ id: shelved.id, options: taken.ruleset.options }, house);
  if (areHouseRules(read)) return { options: { ...read.options, ...options } };
  return { refused: read.map(({ at, message }) => ({ at, message })) };
}
