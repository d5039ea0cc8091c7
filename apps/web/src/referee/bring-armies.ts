/** withArmies: a battle to begin, with armies that the players bring instead of its own. */
import type { ReadArmy } from '@grognard/rules-kit';
import { lazyRulesetOf } from '@grognard/rulesets/lazy';
import type { GameSetup, RefusedSetup } from '@grognard/session';
import type { Language } from '../settings/store.ts';

/** The setup with the whole file of the battle, or why an army cannot fight it. */
export async function withArmies<S extends GameSetup>(
  setup: S,
  given: readonly unknown[],
  language: Language,
): Promise<S | RefusedSetup> {
  const ruleset = lazyRulesetOf(setup.edition);
  const [files, bundle] = await Promise.all([ruleset?.loadArmies?.(), ruleset?.loadTable()]);
  if (files === undefined || bundle === undefined || bundle === null)
    return { refused: [{ at: 'armies', message: 'this game has no armies to bring' }] };
  const { scenario } = setup;
  const battle = typeof scenario === 'string' ? await bundle.loadScenario(scenario) : scenario;
  if (typeof battle !== 'object' || battle === null)
    return { refused: [{ at: 'scenario', message: `there is no battle ${String(scenario)}` }] };
  const brought: (ReadArmy | null)[] = [];
  for (const [n, file] of given.entries()) {
    const army = file === null ? null : files.read(file, { language, agreed: setup.options });
    if (army !== null && !('page' in army))
      return { refused: army.map(({ at, message }) => ({ at: `armies[${n}].${at}`, message })) };
    brought.push(army);
  }
  return { ...setup, scenario: files.fielded(battle, brought, language) };
}
