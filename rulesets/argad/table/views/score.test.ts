/** Tests of the score and the briefing: equal to what the engine scores, and blind to what is hidden. */
import { asAnyGame } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { sameLuck, startOf } from '../doctrine/testing/whole-battle.ts';
import { gameOn, layTable } from '../index.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, endTurnOn, figureIn, layBattle } from '../testing/battle.ts';
import { briefingOf, scoreOf } from './score.ts';
import { viewOf } from './view.ts';

const chest = { id: 'chest', name: 'Chest', at: [30, 30] as [number, number] };
const bushes = {
  id: 'bushes',
  kind: 'bushes' as const,
  corners: [
    [45, 45],
    [60, 45],
    [60, 60],
    [45, 60],
  ],
};
const well = { kind: 'hold' as const, place: [50, 50], points: 3, words: 'Hold the well.' };
const battle: BattleSetup = {
  sides: {
    blue: { b1: { at: [50, 44] }, b2: { at: [30, 28] } },
    red: { r1: { at: [80, 60], leader: true }, r2: { at: [84, 60] } },
  },
  aims: [
    { ...well, id: 'blue-well', side: 'blue' },
    { ...well, id: 'red-well', side: 'red' },
    { id: 'take', side: 'blue', kind: 'seize', object: 'chest', points: 2 },
    { id: 'two', side: 'blue', kind: 'kill', least: 2, points: 1 },
    { id: 'dark', side: 'red', kind: 'kill', figures: ['b1'], points: 4, secret: true },
  ],
  map: { areas: [bushes], objects: [chest] },
};

const scoreFor = (table: Table, state: State, side: string) => scoreOf(table, viewOf(table, state, { side }));
const aimFor = (table: Table, state: State, side: string, id: string) =>
  scoreFor(table, state, side).aims.find((aim) => aim.id === id);

describe('the score if the battle ended now', () => {
  test('aim.points: is what the engine scores when it ends', () => {
    const { table, state } = layBattle({ ...battle, turns: 1 });
    figureIn(table, state, 'r2').status = 'dead';
    const { points } = scoreOf(table, viewOf(table, state, 'umpire'));
    endTurnOn(table, state);
    expect(state.result?.points).toEqual(points);
    expect(points).toEqual({ blue: 5, red: 0 });
    expect(scoreFor(table, state, 'red').points).toEqual(points);
  });

  test('aim.hold: both want the well; who alone is there owns it and has the points', () => {
    const { table, state } = layBattle(battle);
    expect(aimFor(table, state, 'red', 'blue-well')).toMatchObject({
      sides: ['blue', 'red'],
      worth: 3,
      owner: 'blue',
      points: { blue: 3, red: 0 },
      at: { x: 5000, y: 5000 },
    });
    Object.assign(figureIn(table, state, 'r1'), { x: 5000, y: 5500 });
    expect(aimFor(table, state, 'red', 'blue-well')).toMatchObject({
      owner: null,
      points: { blue: 0, red: 0 },
    });
  });

  test('aim.kill: counts who has fallen, and is reached with as many as needed', () => {
    const { table, state } = layBattle(battle);
    expect(aimFor(table, state, 'blue', 'two')).toMatchObject({
      counts: { blue: 0 },
      needed: 2,
      points: { blue: 0 },
    });
    for (const id of ['r1', 'r2']) figureIn(table, state, id).status = 'dead';
    expect(aimFor(table, state, 'blue', 'two')).toMatchObject({
      counts: { blue: 2 },
      state: 'reached',
      points: { blue: 1 },
    });
  });

  test('aim.seize: a thing belongs to who alone is near it', () => {
    const { table, state } = layBattle(battle);
    expect(aimFor(table, state, 'blue', 'take')).toMatchObject({ owner: 'blue', points: { blue: 2 } });
    figureIn(table, state, 'b2').status = 'dead';
    expect(aimFor(table, state, 'blue', 'take')).toMatchObject({ owner: null, points: { blue: 0 } });
  });
});

describe('what is hidden', () => {
  test('scenario.sides: a secret aim is told to its own side alone, marked', () => {
    const { table, state } = layBattle(battle);
    expect(aimFor(table, state, 'red', 'dark')).toMatchObject({ isSecret: true, worth: 4 });
    expect(aimFor(table, state, 'blue', 'dark')).toBeUndefined();
    figureIn(table, state, 'b1').status = 'dead';
    expect(scoreFor(table, state, 'red').points['red']).toBe(4);
    expect(scoreFor(table, state, 'blue').points['red']).toBe(0);
  });

  test('hide.secret: battles that differ in a hidden man alone have the same score and briefing for the others', () => {
    const hidden = (at: readonly [number, number] | null): BattleSetup => ({
      ...battle,
      sides: {
        ...battle.sides,
        red: {
          ...battle.sides['red'],
          ...(at === null ? {} : { r3: { at: [...at], secret: true, posture: 'crouched' } }),
        },
      },
    });
    const told = (setup: BattleSetup, side: string, fallen: readonly string[]) => {
      const { table, state } = layBattle(setup);
      for (const id of fallen) figureIn(table, state, id).status = 'dead';
      const view = viewOf(table, state, { side });
      return { score: scoreOf(table, view), briefing: briefingOf(table, view) };
    };
    // The second hides in the bushes by the well, where he would dispute it.
    const places = [null, [52, 53], [58, 58]] as const;
    for (const fallen of [[], ['r2'], ['b2']]) {
      const [none, near, far] = places.map((at) => told(hidden(at), 'blue', fallen));
      expect(near).toEqual(none);
      expect(far).toEqual(none);
      expect(near?.score.points['blue']).toBe(fallen.includes('b2') ? 3 : 5);
    }
    expect(told(hidden([52, 53]), 'red', []).score.points['blue']).toBe(2);
  });
});

test.each(scenarios)(
  'aim.points: $id: when the battle is over, every side reads the points of the result',
  (scenario) => {
    const table = layTable(scenario.data, scenario.editions.at(-1)!, {});
    if (!('field' in table)) throw new Error('not playable');
    const game = asAnyGame(gameOn({ ...table, turns: 4 }));
    const match = startOf(game, 3);
    for (let asked = 0; asked < 100 && match.awaits().kind !== 'over'; asked++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') break;
      for (const side of awaits.sides)
        for (const command of game.doctrine.plan(match.view(side), side, 'recruit', sameLuck(5)).commands)
          match.submit(side, command);
    }
    const awaits = match.awaits();
    if (awaits.kind !== 'over') throw new Error('without end');
    for (const { id } of game.sides)
      expect(game.score?.(match.view(id)).points).toEqual(awaits.result.points);
  },
);
