import { hashedFaces, Match } from '@grognard/engine';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../rules.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, figureIn, layBattle } from '../testing/battle.ts';
import { viewOf } from './view.ts';

const bushes = {
  id: 'bushes',
  kind: 'bushes' as const,
  corners: [
    [60, 40],
    [80, 40],
    [80, 60],
    [60, 60],
  ],
};
const at = (x: number, y: number): { at: [number, number] } => ({ at: [x, y] });
const red = {
  r1: at(50, 80),
  r2: { ...at(70, 50), secret: true, posture: 'crouched' as const, carries: 'roll' },
  ...Object.fromEntries(
    ['k1', 'k2', 'k3', 'k4'].map((id, n) => [id, { ...at(20 + 2 * n, 80), leader: n === 0 }]),
  ),
};
const battle: BattleSetup = {
  sides: { blue: { b1: at(50, 20), b2: at(54, 20) }, red, green: { g1: at(10, 50) } },
  aims: [
    { id: 'open', side: 'red', kind: 'kill', figures: ['b1'], points: 2 },
    { id: 'dark', side: 'red', kind: 'kill', figures: ['b2'], points: 4, secret: true },
    { id: 'mine', side: 'blue', kind: 'kill', figures: ['r1'], points: 3, secret: true },
  ],
  map: { areas: [bushes], objects: [{ id: 'roll', name: 'Muster roll', at: null }] },
};

const everything = (table: Table, state: State) =>
  [null, 'blue', 'red', 'green'].map((side) => JSON.stringify(viewOf(table, state, { side })));

/** The views that change when something is done: bystander, blue, red, green. */
function values(change: (table: Table, state: State) => void, phase: State['phase'] = 'orders'): string[] {
  const { table, state } = layBattle(battle);
  state.phase = phase;
  const before = everything(table, state);
  change(table, state);
  const after = everything(table, state);
  return ['bystander', 'blue', 'red', 'green'].filter((_, n) => before[n] !== after[n]);
}

describe('hidden things', () => {
  test('hide.secret: a figure in hiding is in no view but its own side', () => {
    const { table, state } = layBattle(battle);
    const seen = (side: string | null) => viewOf(table, state, { side }).figures.map(({ id }) => id);
    expect(seen('red')).toContain('r2');
    for (const side of [null, 'blue', 'green']) expect(seen(side)).not.toContain('r2');
    for (const side of [null, 'blue', 'green'])
      expect(JSON.stringify(viewOf(table, state, { side }))).not.toMatch(/r2|5000,"y":5000/);
    expect(viewOf(table, state, { side: 'red' }).figures.find(({ id }) => id === 'r2')?.secret).toEqual([
      'blue',
      'green',
    ]);
  });

  test('hide.secret: nothing that becomes of it, or of what it carries, changes a view', () => {
    const away = (table: Table, state: State) => {
      Object.assign(figureIn(table, state, 'r2'), { x: 6500, y: 4500, loaded: 3, heading: 77 });
      Object.assign(state.things[0]!, { x: 6500, y: 4500 });
    };
    expect(values(away)).toEqual(['red']);
    const gone = (table: Table, state: State) => {
      figureIn(table, state, 'r2').status = 'gone';
      state.things[0]!.gone = true;
    };
    expect(values(gone)).toEqual(['red']);
  });

  test('hide.secret: whom a figure was shown to sees it, and nobody else', () => {
    const show = (table: Table, state: State) => {
      figureIn(table, state, 'r2').known |= 1;
    };
    expect(values(show)).toEqual(['blue', 'red']);
  });

  test('scenario.deploy: while sides set up each sees its own figures alone', () => {
    const move = (table: Table, state: State) => {
      figureIn(table, state, 'r1').x += 100;
    };
    expect(values(move, 'deploy')).toEqual(['red']);
    expect(values(move)).toEqual(['bystander', 'blue', 'red', 'green']);
  });

  test('scenario.sides: points of a secret aim are its own side’s until the end', () => {
    const score = (aim: number, points: number) => (_: Table, state: State) => {
      state.scored[aim] = anIndex(1);
      state.sides[1]!.points += points;
    };
    expect(values(score(1, 4))).toEqual(['red']);
    expect(values(score(0, 2))).toEqual(['bystander', 'blue', 'red', 'green']);
    expect(values(score(1, 4), 'over')).toEqual(['bystander', 'blue', 'red', 'green']);
  });

  test('turn.orders: orders are known to their own side', () => {
    const { table, state } = layBattle(battle);
    const match = new Match(tableRules(table), state, hashedFaces(1));
    const before = everything(table, match.state);
    const given = match.submit('red', { kind: 'order', figure: 'r1', path: [{ x: 5200, y: 8000 }] });
    expect(given.done).toBe(true);
    const formed = match.submit('red', {
      kind: 'form',
      figures: ['k1', 'k2', 'k3', 'k4'],
      files: 4,
      heading: 900,
    });
    expect(formed).toMatchObject({ done: true });
    const after = everything(table, match.state);
    expect([0, 1, 3].map((n) => after[n] === before[n])).toEqual([true, true, true]);
    const { orders, bodies } = viewOf(table, match.state, { side: 'red' });
    expect(Object.keys(orders)).toEqual(['r1']);
    expect(bodies).toHaveLength(1);
    match.submit('red', { kind: 'seal' });
    expect(viewOf(table, match.state, { side: 'blue' }).sealed).toEqual(['red']);
  });

  test('turn.orders: talked over, they are open to all who know the figure', () => {
    const { table, state } = layBattle({ ...battle, options: { 'turn.orders': 'talk' } });
    const match = new Match(tableRules(table), state, hashedFaces(1));
    match.submit('red', { kind: 'order', figure: 'r1', path: [{ x: 5200, y: 8000 }] });
    expect(Object.keys(viewOf(table, match.state, { side: 'blue' }).orders)).toEqual(['r1']);
  });
});

test('a view is plain JSON and says what a side has', () => {
  const { table, state } = layBattle(battle);
  const view = viewOf(table, state, { side: 'blue' });
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  expect(view.aims.map(({ id }) => id)).toEqual(['open', 'mine', 'spare-blue', 'spare-red', 'spare-green']);
  expect(view.objects).toEqual([
    {
      id: 'roll',
      name: 'Muster roll',
      weight: 'none',
      x: null,
      y: null,
      room: null,
      carriers: [],
      gone: false,
    },
  ]);
  expect(view).toMatchObject({ turn: 1, turns: 8, phase: 'orders', side: 'blue', points: { blue: 0 } });
});
