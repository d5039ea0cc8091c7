/** move: the distance in UD that a unit may move. */
import { memoizePer, procedure, rulesIn, total, writeLine } from '@grognard/rules-kit';
import type { AdlgRules } from '../../model.ts';
import { more, refusals } from './rows.ts';
import { moveInput, moveOf } from './situation.ts';

const added = rulesIn(more);
const printed = memoizePer((rules: AdlgRules): readonly string[] => [
  ...Object.values(rules.movement.table).map(({ id }) => id),
  ...added,
]);

/** The allowance of a unit. */
export const move = procedure({
  id: 'move',
  title: 'Allowance of a move',
  steps: [
    'Take the row of the unit and the worst terrain that its base touches on the way.',
    'Straight moves and the costs of wheels and turns together may not pass the allowance.',
  ],
  input: moveInput,
  situation: moveOf,
  mistakes: () => [],
  refusals: () => refusals,
  assess(situation, lines) {
    const { row, going } = situation;
    const ledger = lines && { lines, of: 'ud' };
    const allowance = row[going] ?? 0;
    if (ledger) writeLine(ledger, row.id, allowance);
    return { ud: allowance + total(more, situation, ledger) };
  },
  facts: (allowed) => allowed,
  totals: {},
  roll: (allowed) => allowed,
  prints: printed,
  tell: {
    case: ({ input, unit }) => {
      const who = unit === null ? 'a lone commander' : unit.title;
      const ground = input.road ? 'along a road' : `over ${input.terrain.replace('-', ' ')} ground`;
      return `A move of ${who} ${ground}`;
    },
    outcome: ({ ud }) => `${ud} UD`,
    facts: { ud: 'Allowance (UD)' },
  },
});
