/** Forecasts against the game itself, played by another road. */
import type { Forecast, GestureForecast, Interaction } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { ForecastComparison } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { createInteraction } from '../interaction/index.ts';
import { tableRules } from '../rules.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, give, layBattle, playOn } from '../testing/battle.ts';
import { withForecasts } from './index.ts';
import { stakeOf } from './stakes.ts';
import { compared } from './testing/compare.ts';
import { stakedPositions } from './testing/positions.ts';

const positions = 50;

test(`the fates of ${positions} positions are those of the game played on from them`, () => {
  const effort = { budget: { mostOpen: 40, runs: 400 }, branches: 80, trials: 60 };
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

function handOf(table: Table, state: State, side: string): Interaction {
  return withForecasts(table, createInteraction(table))(tableRules(table).view(state, { side }), side);
}

function foretold(hand: Interaction, piece: string, values: Record<string, string>): GestureForecast {
  const found = hand.forecast?.({ pieces: [piece], values });
  if (found === null || found === undefined) throw new Error('nothing is foretold');
  return found;
}

/** The answers of the north side's unit to a charge of horse. */
function answers(more: BattleSetup['south'] = {}) {
  const battle: BattleSetup = {
    south: { horse: { kind: 'heavy-cavalry', at: [50, 28] }, ...more },
    north: { enemy: { at: [50, 48] } },
  };
  const { table, state } = layBattle(battle);
  const match = playOn(table, state);
  const attack = handOf(table, state, 'south').propose({ pieces: ['horse'], values: { attack: 'enemy' } });
  expect(attack.refusals).toEqual([]);
  give(match, 'south', { ...attack.commands[0]! });
  return { table, hand: handOf(table, match.state, 'north'), asked: match.awaits() };
}

const shareOf = ({ pieces }: Forecast, piece: string, fate: string) =>
  pieces.find((one) => one.piece === piece)?.fates.find((one) => one.fate === fate)?.share ?? 0;

function choiceOf({ choices }: GestureForecast, value: string): Forecast {
  const found = choices.find((choice) => choice.value === value);
  if (found === undefined) throw new Error(`no forecast of ${value}`);
  return found.forecast;
}

test('all answers stand on one scale, for both sides, and their shares add up to one', () => {
  const { choices } = foretold(answers().hand, 'enemy', {});
  expect(choices.length).toBeGreaterThan(3);
  for (const { forecast, value } of choices) {
    expect(forecast.fates.map(({ id }) => id)).toEqual([
      'destroyed',
      'routed',
      'driven-back',
      'stands',
      'advances',
    ]);
    expect(forecast.pieces.slice(0, 2).map(({ side }) => side)).toEqual(['north', 'south']);
    for (const { fates, losses, name } of forecast.pieces) {
      const whole = fates.reduce((sum, { share }) => sum + share, 0);
      expect(whole, `${JSON.stringify(value)}: ${name}`).toBeCloseTo(1, 9);
      expect(losses.average).toBeGreaterThanOrEqual(0);
    }
  }
});

test('melee.retreat-zone: with an enemy behind, what was driven back routs or is destroyed, and the way back is drawn barred', () => {
  const free = choiceOf(foretold(answers().hand, 'enemy', {}), 'stand');
  const barred = choiceOf(
    foretold(answers({ behind: { at: [50, 73], facing: 180 } }).hand, 'enemy', {}),
    'stand',
  );
  expect(free.basis).toEqual({ kind: 'exact' });
  expect(barred.basis).toEqual({ kind: 'exact' });
  const gone = (forecast: Forecast) =>
    shareOf(forecast, 'enemy', 'routed') + shareOf(forecast, 'enemy', 'destroyed');
  const driven = shareOf(free, 'enemy', 'driven-back');
  expect(driven).toBeGreaterThan(0.2);
  expect(shareOf(barred, 'enemy', 'driven-back')).toBe(0);
  expect(gone(barred)).toBeCloseTo(gone(free) + driven, 9);
  expect(free.items).toContainEqual(
    expect.objectContaining({
      id: 'way-back:enemy',
      ending: { text: 'way back: free', isBarred: false },
    }),
  );
  expect(barred.items).toContainEqual(
    expect.objectContaining({
      id: 'way-back:enemy',
      ending: { text: 'way back: barred', isBarred: true },
    }),
  );
  expect(JSON.stringify(barred.why)).toContain('routs');
});

test('an attack says how the other side is taken to answer; an answer, that nobody else does', () => {
  const { table, state } = layBattle({
    south: { foot: { at: [50, 40] } },
    north: { enemy: { at: [50, 48] }, friend: { at: [66, 50] } },
  });
  const { proposal } = foretold(handOf(table, state, 'south'), 'foot', { attack: 'enemy' });
  expect(proposal?.assumptions.join(' ')).toContain('enemy – ');
  expect(proposal?.pieces.map(({ piece }) => piece).slice(0, 2)).toEqual(['foot', 'enemy']);
});

test('morale.rally: a rally says what its failure means', () => {
  const { table, state } = layBattle({
    south: { broken: { at: [50, 30] } },
    north: { enemy: { at: [50, 70] } },
  });
  state.step = 'start';
  state.units[table.unitOf.get('broken')!]!.rung = 3;
  const forecast = choiceOf(foretold(handOf(table, state, 'south'), 'broken', {}), 'rally');
  expect(forecast.brief).toContain('else it flees 19 to 24 cm; off the table it is lost');
  expect(shareOf(forecast, 'broken', 'stands')).toBeGreaterThan(0);
  expect(shareOf(forecast, 'broken', 'routed')).toBeGreaterThan(0);
});

test('turn.start-step: a rout is told as a rout, even where the rally comes at the end of the same player turn', () => {
  const { table, state } = layBattle({
    options: { 'turn.start-step': 'end' },
    south: { foot: { kind: 'militia', at: [50, 40] } },
    north: { enemy: { kind: 'guard', at: [50, 48] } },
  });
  const { commands } = handOf(table, state, 'south').propose({
    pieces: ['foot'],
    values: { attack: 'enemy' },
  });
  const side = lookUp(table.sideOf, 'south');
  const command = commands[0] as GiorgiCommand;
  const stake = stakeOf(table, state, side, command);
  if (stake === null) throw new Error('nobody is at stake');
  const effort = { budget: { mostOpen: 120, runs: 1500 }, branches: 20_000, trials: 60 };
  const found = compared({ name: 'an attack on guards', table, state, command, stake }, effort);
  expect(found).toMatchObject({ by: 'enumeration', basis: 'exact', differences: [] });
  const { proposal } = foretold(handOf(table, state, 'south'), 'foot', { attack: 'enemy' });
  expect(proposal && shareOf(proposal, 'foot', 'routed')).toBeGreaterThan(0.05);
});

test('the same position is always foretold alike', () => {
  expect(foretold(answers().hand, 'enemy', {})).toEqual(foretold(answers().hand, 'enemy', {}));
});
