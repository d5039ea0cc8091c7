/** Tie-breaks between equal results at the same moment. */
import type { RuleId } from '@grognard/rules-kit';
import type { TieBreak } from '../../model.ts';
import type { BoutAssessed } from './situation.ts';

/** The tie-breaks of all sheets. */
export const tieBreaks: readonly TieBreak[] = [
  { id: 'melee.tie-class', compare: ({ fighterA, fighterB }) => fighterA.class - fighterB.class },
  { id: 'melee.tie-armour', compare: ({ fighterA, fighterB }) => fighterA.armour - fighterB.armour },
  { id: 'melee.tie-natural', compare: (_bout, naturalA, naturalB) => naturalA - naturalB },
];

/** The tie-break after the natural values, on the newest sheet only. */
export const tieModifier: TieBreak = {
  id: 'melee.tie-modifier',
  compare: ({ a, b }) => (a === null || b === null ? 0 : a.modifier - b.modifier),
};

/** Positive if only the result of a stands, negative if only that of b does, 0 for a dead heat. */
export function breakTie(bout: BoutAssessed, naturalA: number, naturalB: number): number {
  for (const { compare } of bout.rules.tieBreaks) {
    const lead = compare(bout, naturalA, naturalB);
    if (lead !== 0) return lead;
  }
  return 0;
}

/** The tie-break that tells the two apart, or undefined for a dead heat. */
export function tieRuleOf(bout: BoutAssessed, naturalA: number, naturalB: number): RuleId | undefined {
  return bout.rules.tieBreaks.find(({ compare }) => compare(bout, naturalA, naturalB) !== 0)?.id;
}
