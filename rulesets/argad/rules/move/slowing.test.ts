import { oddsOf } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import type { MoveSituation } from './situation.ts';
import { slowingOf } from './slowing.ts';

const situation = (ground: string, mounted: boolean, more: object = {}) =>
  ({ input: { pace: 'normal', atHome: false, ...more }, ground, mounted }) as unknown as MoveSituation;

test.each([
  ['move.blocked-foot', situation('difficult', false)],
  ['move.blocked-foot', situation('very-difficult', false, { atHome: true })],
  ['move.blocked-mounted-difficult', situation('difficult', true)],
  ['move.blocked-mounted-very', situation('very-difficult', true)],
  [null, situation('open', false)],
  [null, situation('difficult', false, { pace: 'crouch' })],
])('%s: dice block if and only if they name the rule by which they do', (rule, moving) => {
  const slowing = slowingOf(moving);
  expect(slowing.blocks).toBe(rule);
  const outcomes = oddsOf((chance) => slowing.move(20, chance));
  expect(outcomes.some(({ outcome }) => outcome.blocked)).toBe(rule !== null);
});
