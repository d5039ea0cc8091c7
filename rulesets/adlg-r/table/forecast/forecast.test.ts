/** Forecasts against the game itself, played by another road. */
import { type Forecast, hashedFaces, resolutionOf, throwFrom } from '@grognard/engine';
import type { ForecastComparison } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { createInteraction } from '../interaction/index.ts';
import { tableRules } from '../rules.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, indexIn, layBattle } from '../testing/battle.ts';
import { withForecasts } from './index.ts';
import { compared } from './testing/compare.ts';
import { stakedPositions } from './testing/positions.ts';

const positions = 50;

test(`the fates of ${positions} positions are those of the game played on from them`, () => {
  const effort = { budget: { mostOpen: 3, runs: 60 }, branches: 60, trials: 60 };
  const seen: ForecastComparison[] = [];
  for (const position of stakedPositions(60)) {
    if (seen.length === positions) break;
    const found = compared(position, effort);
    expect.soft(found.differences, position.name).toEqual([]);
    seen.push(found);
  }
  expect(seen).toHaveLength(positions);
  // Dice are thrown, and all roads are taken.
  expect(seen.filter(({ hasDice }) => hasDice).length).toBeGreaterThan(positions / 2);
  for (const by of ['enumeration', 'played outcomes']) expect(seen.map((one) => one.by)).toContain(by);
  for (const basis of ['exact', 'sampled']) expect(seen.map((one) => one.basis)).toContain(basis);
}, 240_000);

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const shot = (x: number, y: number) => ({ kind: 'shot', at: [x, y], weapon: 'musket' }) as const;

/** What the south side's charge with `a` at `z` is foretold to come to. */
function foretold(battle: BattleSetup, arrange: (state: State, table: Table) => void = () => {}): Forecast {
  const { table, state } = layBattle(battle);
  state.corps = table.corps[0]!.index;
  state.commands[state.corps]!.cp = 9;
  arrange(state, table);
  const hand = withForecasts(table, createInteraction(table))(
    tableRules(table).view(state, { side: 'south' }),
    'south',
  );
  const found = hand.forecast?.({ pieces: ['a'], values: { charge: 'z' } })?.proposal;
  if (found === null || found === undefined) throw new Error('nothing is foretold');
  return found;
}

const shareOf = ({ pieces }: Forecast, piece: string, fate: string) =>
  pieces.find((one) => one.piece === piece)?.fates.find((one) => one.fate === fate)?.share ?? 0;

test('rout.friends: what a rout costs the friend behind is foretold, and why', () => {
  const weak = (state: State, table: Table) => {
    state.units[indexIn(table, 'z')]!.lost = 2;
  };
  const south = { a: horse(10, 6) };
  const behind = foretold({ south, north: { z: shot(10, 8), y: shot(10, 8.9) } }, weak);
  const routs = shareOf(behind, 'z', 'routed');
  expect(routs).toBeGreaterThan(0.1);
  expect(shareOf(behind, 'y', 'driven-back')).toBeCloseTo(routs, 9);
  expect(behind.basis).toEqual({ kind: 'exact' });
  const causes = behind.why.at(-1)!;
  expect(causes.title).toBe('How it comes to that');
  expect(causes.odds.map(({ text }) => text)).toContain('y: a point lost, by a rout in front of it');
  const far = foretold({ south, north: { z: shot(10, 8), y: shot(10, 12) } }, weak);
  expect(shareOf(far, 'z', 'routed')).toBeCloseTo(routs, 9);
  expect(far.pieces.map(({ piece }) => piece)).toEqual(['a', 'z']);
});

test('pursuit.must: whoever must pursue is foretold to do so, as often as the enemy routs; nobody else does', () => {
  const weak = (state: State, table: Table) => {
    state.units[indexIn(table, 'z')]!.lost = 2;
  };
  const north = { z: shot(10, 8) };
  const bound = foretold({ south: { a: { ...horse(10, 6), traits: ['headstrong'] } }, north }, weak);
  expect(shareOf(bound, 'a', 'advances')).toBeGreaterThan(0.1);
  expect(shareOf(bound, 'a', 'advances')).toBeLessThanOrEqual(shareOf(bound, 'z', 'routed'));
  const free = foretold({ south: { a: horse(10, 6) }, north }, weak);
  expect(shareOf(free, 'a', 'advances')).toBe(0);
  expect(free.assumptions).toContain('Nobody pursues who need not.');
  expect(bound.assumptions).not.toContain('Nobody pursues who need not.');
});

test('evade.leaves: evaders with the edge behind them are foretold to leave the table', () => {
  const battle: BattleSetup = {
    south: { a: horse(10, 14.5) },
    north: { z: { kind: 'light-cavalry', at: [10, 18.4], weapon: 'carbine', facing: 180 } },
  };
  const { table, state } = layBattle(battle);
  state.corps = table.corps[0]!.index;
  state.commands[state.corps]!.cp = 9;
  const played = playOn(table, state);
  played('south', { kind: 'charge', units: ['a'], opening: [], target: 'z', into: false, free: false });
  const hand = withForecasts(table, createInteraction(table))(
    tableRules(table).view(state, { side: 'north' }),
    'north',
  );
  const { choices } = hand.forecast!({ pieces: ['z'], values: {} })!;
  const evading = choices.filter(({ value }) => value !== 'stand');
  expect(evading.length).toBeGreaterThan(0);
  expect(choices.find(({ value }) => value === 'stand')).toBeDefined();
  for (const { forecast } of evading) expect(shareOf(forecast, 'z', 'destroyed')).toBeGreaterThan(0.5);
  for (const { forecast } of choices)
    for (const { fates, name } of forecast.pieces)
      expect(
        fates.reduce((sum, { share }) => sum + share, 0),
        name,
      ).toBeCloseTo(1, 9);
});

function playOn(table: Table, state: State) {
  const rules = tableRules(table);
  const thrower = throwFrom(hashedFaces(1), 0);
  return (side: string, command: AdlgCommand) => {
    expect(rules.check(state, side, command, 'verdict')).toMatchObject({ allowed: true });
    rules.decide(state, side, command, resolutionOf(rules, state, { thrower, events: [], reasons: false }));
  };
}
