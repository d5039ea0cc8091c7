/** One blow: the number needed, and the result of a throw. */
import { type Ledger, total } from '@grognard/rules-kit';
import type { BlowAssessed, BlowSituation } from './situation.ts';

export type BlowResult = 'hit' | 'recoil' | 'miss';

/** A hit must beat class and armour, a recoil the class alone (`melee.result`, `melee.armour`). */
export function assessBlow(blow: BlowSituation, ledger: Ledger | null): BlowAssessed {
  const { foe, rules } = blow;
  return {
    rules: rules.melee,
    need: (foe.armour > foe.class ? foe.armour : foe.class) + 1,
    recoil: foe.class,
    modifier: total(rules.melee.modifiers, blow, ledger),
  };
}

/** The result of a natural value of the die. */
export function resultOf({ rules, need, recoil, modifier }: BlowAssessed, natural: number): BlowResult {
  if (natural === rules.alwaysMisses) return 'miss';
  if (natural >= rules.alwaysHits) return 'hit';
  const score = natural + modifier;
  return score >= need ? 'hit' : score >= recoil ? 'recoil' : 'miss';
}

/** The numbers of a blow that answers name. */
export function blowFacts({ need, recoil, modifier }: BlowAssessed): {
  readonly need: number;
  readonly recoil: number;
  readonly modifier: number;
} {
  return { need, recoil, modifier };
}
