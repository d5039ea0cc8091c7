/** A melee in the words of the table. */
import { capital, counted, type Telling } from '@grognard/rules-kit';
import { named } from '../shooting/tell.ts';
import type { Melee, Side } from './model.ts';
import type { MeleeOutcome } from './outcome.ts';

const edges = { front: '', flank: ' on the flank', rear: ' in the rear' } as const;
const behind = {
  none: '',
  fortification: ' behind a fortification',
  obstacle: ' behind an obstacle',
  stakes: ' behind stakes',
} as const;

const nameOf = ({ input, row }: Side) => named(input.quality, row.title);

function fate({ loss, rout }: MeleeOutcome, side: 'a' | 'b'): string {
  if (rout[side]) return `${side} loses ${counted(loss[side], 'point')} and routs`;
  return loss[side] === 0 ? '' : `${side} loses ${counted(loss[side], 'point')}`;
}

export const tellMelee: Telling<Melee, MeleeOutcome> = {
  case: ({ a, b }) => {
    const [first, second] = b.charged ? [b, a] : [a, b];
    const verb = first.charged ? 'charging' : 'fighting';
    const where = edges[second.input.struck] + behind[second.input.works];
    return `${capital(nameOf(first))} (${first.name}) ${verb} ${nameOf(second)} (${second.name})${where}`;
  },
  outcome: (outcome) => {
    const fates = [fate(outcome, 'a'), fate(outcome, 'b')].filter((words) => words !== '');
    if (outcome.loser === 'none' && fates.length === 0) return 'a tie, no loss';
    return fates.join(', ');
  },
  facts: { a: 'A’s total', b: 'B’s total', effects: 'Depends on the dice' },
};
