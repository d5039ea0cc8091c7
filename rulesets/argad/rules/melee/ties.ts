/** Breaking ties between equal results at the same moment. */
import type { TieBreak } from '../../model.ts';
import type { BoutAssessed } from './situation.ts';

/** On all sheets. */
export const tieBreaks: readonly TieBreak[] = [
  { id: 'melee.tie-class', compare: ({ fighterA, fighterB }) => fighterA.class - fighterB.class },
  { id: 'melee.tie-armour', compare: ({ fighterA, fighterB }) => fighterA.armour - fighterB.armour },
  { id: 'melee.tie-natural', compare: (_bout, naturalA, naturalB) => naturalA - naturalB },
];

/** After the naturals, on the newest sheet. */
export const tieModifier: TieBreak = {
  id: 'melee.tie-modifier',
  compare: ({ a, b }) => (a === null || b === null ? 0 : a.modifier - b.modifier),
};

/** Above 0: only a's result stands; below 0: only b's; 0: a dead heat. */
export function breakTie(bout: BoutAssessed, naturalA: number, naturalB: number): number {
  for (const { compare } of bout.rules.tieBreaks) {
    const lead = compare(bout, naturalA, naturalB);
    if (lead !== 0) return lead;
  }
  return 0;
}
