/** The number to reach, the bonuses, and the refusals of a rally. */
import { allOf, firstOf, type RefusalRule, type Section } from '@grognard/rules-kit';
import type { Rally } from './situation.ts';

/** The number to reach on the die. */
export const need: readonly Section<Rally>[] = [
  firstOf(
    { id: 'rally.far', value: ({ rules }) => rules.need.far, when: ({ place }) => place === 'far' },
    { id: 'rally.near', value: ({ rules }) => rules.need.near, when: ({ place }) => place === 'near' },
    { id: 'rally.melee', value: ({ rules }) => rules.need.melee, when: ({ place }) => place === 'melee' },
  ),
];

/** Bonuses on the die. */
export const bonus: readonly Section<Rally>[] = [
  allOf(
    { id: 'rally.commander', value: 1, when: ({ input }) => input.commander },
    { id: 'rally.rear-support', value: 1, when: ({ input }) => input.rearSupport },
  ),
];

/** Refusals of attempts, in the order of the ledger. */
export const refusals: readonly RefusalRule<Rally>[] = [
  { id: 'elephant.no-rally', when: ({ input }) => input.kind === 'elephants' },
  { id: 'rally.expendable', when: ({ input }) => input.expendable },
  { id: 'rally.once', when: ({ input }) => input.tried },
  { id: 'rally.no-move', when: ({ input }) => input.moved },
  { id: 'rally.nothing', when: ({ input }) => input.lost === 0 },
];
