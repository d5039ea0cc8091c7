/** Test that all rules listed for reading exist. */
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import { layBattle } from '../testing/battle.ts';
import { unitStates } from './states.ts';
import { aboutPhase, aboutTask } from './to-read.ts';

test('turn.order: every rule named beside a question or a task is in the catalogue', () => {
  const known = new Set(catalogue.map(({ id }) => id));
  const named = [...Object.values(aboutTask), ...Object.values(aboutPhase)].flat();
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  expect(Object.values(aboutPhase).every((rules) => rules.length > 0)).toBe(true);
});

test.for([
  [1, 'morale.shaken-until'],
  [2, 'morale.ladder-kept'],
  [3, 'morale.rally'],
] as const)('a unit on rung %i has a state to read about: %s', ([rung, rule]) => {
  const { table, state } = layBattle({
    south: { foot: { at: [50, 30] } },
    north: { enemy: { at: [50, 70] } },
  });
  const known = catalogue.map(({ id }) => id);
  const unit = table.units[0]!.index;
  const steady = unitStates(table, state, unit);
  state.units[unit]!.rung = rung;
  const now = unitStates(table, state, unit);
  expect(now.slice(0, steady.length)).toEqual(steady);
  expect(now.slice(steady.length).map((each) => each.rule)).toEqual([rule]);
  expect(known).toContain(rule);
});
