/** Additions to the movement table, and units that may not move. */
import { allOf, type RefusalRule, type Section } from '@grognard/rules-kit';
import type { Move } from './situation.ts';

/** The allowance of the table and its additions. A lone commander gets no additions. */
export const more: readonly Section<Move>[] = [
  allOf(
    {
      id: 'move.hi-far',
      value: ({ rules }) => rules.hiFar,
      when: ({ unit, going, input: { distanceUd }, rules }) =>
        unit?.category === 'HI' && going === 'open' && (distanceUd === null || distanceUd > rules.hiFarUd),
    },
    {
      id: 'move.road',
      value: ({ rules }) => rules.road,
      when: ({ unit, input }) => unit !== null && input.road,
    },
  ),
];

/** Refusals of moves, in the order of the ledger. */
export const refusals: readonly RefusalRule<Move>[] = [
  { id: 'artillery.heavy', when: ({ input }) => input.kind === 'heavy-artillery' },
  { id: 'terrain.impassable', when: ({ input }) => input.terrain === 'impassable' && !input.road },
  {
    id: 'move.wagon',
    when: ({ input, row, going }) =>
      input.kind !== 'heavy-artillery' &&
      input.terrain !== 'impassable' &&
      going === 'difficult' &&
      row.difficult === null,
  },
];
