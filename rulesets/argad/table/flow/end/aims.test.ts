import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import { type BattleSetup, endTurnOn, figureIn, layBattle } from '../../testing/battle.ts';

const chest = { id: 'chest', name: 'Chest', at: [50, 50] };
const figures: BattleSetup['sides'] = {
  blue: { b1: { at: [50, 47] }, b2: { at: [10, 10] } },
  red: { r1: { at: [80, 60] }, r2: { at: [84, 60] } },
};

/** The ids of the aims scored at the end of a turn, and whether the battle is over. */
function settle(battle: BattleSetup, change: (table: Table, state: State) => void = () => {}) {
  const { table, state } = layBattle(battle);
  change(table, state);
  const { all } = endTurnOn(table, state);
  const scored = all('scored').map(({ aim }) => table.aims[aim]!.id);
  return { table, state, all, scored, result: state.result };
}

const last: Pick<BattleSetup, 'turns'> = { turns: 1 };
const gone =
  (id: string, at: { x: number; y: number }, thing = -1) =>
  (table: Table, state: State) => {
    Object.assign(figureIn(table, state, id), { status: 'gone', carries: thing, ...at });
    if (thing >= 0) Object.assign(state.things[thing]!, { gone: true, carriers: [table.figureOf.get(id)!] });
  };

describe('a place', () => {
  const aims = [{ id: 'hold', side: 'blue', kind: 'hold', place: [50, 50] }] as const;
  const hold = (sides: BattleSetup['sides'], rest: Partial<BattleSetup> = {}) =>
    settle({ sides, aims: aims.map((aim) => ({ ...aim, place: [50, 50] })), ...rest }).scored;

  test('aim.hold: counts when the battle ends, not before', () => {
    expect(hold(figures)).toEqual([]);
    expect(hold(figures, last)).toEqual(['hold']);
  });

  test('aim.hold: an enemy near it disputes it, from edge to edge', () => {
    const near = (y: number) => ({ ...figures, red: { r1: { at: [50, y] as [number, number] } } });
    expect(hold(near(56), last)).toEqual([]);
    expect(hold(near(56.1), last)).toEqual(['hold']);
  });

  test('figure.measure: from the middle, a base does not reach so far', () => {
    const sides = { ...figures, blue: { b1: { at: [50, 44.5] as [number, number] } } };
    expect(hold(sides, last)).toEqual(['hold']);
    expect(hold(sides, { ...last, options: { 'figure.measure': 'centre' } })).toEqual([]);
  });

  test('aim.hold: as many as the aim asks for; prisoners count for nobody', () => {
    const two = [{ id: 'hold', side: 'blue', kind: 'hold' as const, place: [50, 50], least: 2 }];
    const sides = {
      ...figures,
      blue: { b1: { at: [50, 47] as [number, number] }, b2: { at: [50, 53] as [number, number] } },
    };
    expect(settle({ sides, aims: two, ...last }).scored).toEqual(['hold']);
    expect(settle({ sides: figures, aims: two, ...last }).scored).toEqual([]);
    const prisoner = {
      ...figures,
      red: { ...figures['red']!, r3: { at: [50, 54] as [number, number], captive: true } },
    };
    expect(hold(prisoner, last)).toEqual(['hold']);
  });
});

describe('a thing', () => {
  const aims = [
    { id: 'off', side: 'blue', kind: 'carry-off' as const, object: 'chest', edge: 'north' as const },
    { id: 'have', side: 'red', kind: 'seize' as const, object: 'chest' },
  ];
  const battle: BattleSetup = { sides: figures, aims, map: { objects: [chest] } };

  test('aim.carry-off: over its edge, in the hand of a free figure', () => {
    expect(settle(battle, gone('b1', { x: 5000, y: 10_050 }, 0)).scored).toEqual(['off']);
    expect(settle(battle, gone('b1', { x: 10_050, y: 5000 }, 0)).scored).toEqual([]);
    expect(settle(battle).scored).toEqual([]);
  });

  test('aim.seize: whoever left with it has it, for good', () => {
    expect(settle(battle, gone('r1', { x: 10_050, y: 5000 }, 0)).scored).toEqual(['have']);
  });

  test('aim.seize: at the end it is in hand, or lies where the side alone is', () => {
    const give = (id: string) => (table: Table, state: State) => {
      figureIn(table, state, id).carries = anIndex(0);
      state.things[0]!.carriers = [table.figureOf.get(id)!];
    };
    expect(settle({ ...battle, ...last }, give('r1')).scored).toEqual(['have']);
    expect(settle({ ...battle, ...last }, give('b1')).scored).toEqual([]);
    const lies = (x: number) => (_: Table, state: State) =>
      void Object.assign(state.things[0]!, { x, y: 6000 });
    expect(settle({ ...battle, ...last }, lies(7500)).scored).toEqual(['have']);
    expect(settle({ ...battle, ...last }, lies(3000)).scored).toEqual([]);
  });
});

describe('people', () => {
  test('aim.escape: as many as asked for, alive, over the edge; failed once that cannot be', () => {
    const aims = [{ id: 'flee', side: 'blue', kind: 'escape' as const, edge: 'west' as const, least: 2 }];
    const sides = { ...figures, blue: { ...figures['blue']!, b3: { at: [20, 10] as [number, number] } } };
    const both = (table: Table, state: State) => {
      gone('b1', { x: -20, y: 500 })(table, state);
      gone('b2', { x: -20, y: 900 })(table, state);
    };
    expect(settle({ sides, aims }, both).scored).toEqual(['flee']);
    expect(settle({ sides, aims }, gone('b1', { x: -20, y: 500 })).scored).toEqual([]);
    const wrong = (table: Table, state: State) => {
      gone('b1', { x: 400, y: -20 })(table, state);
      figureIn(table, state, 'b2').status = 'dead';
    };
    expect(settle({ sides, aims, map: { aims: only(aims, 'red') } }, wrong).result).toBeNull();
    expect(settle({ sides, aims, map: { aims: only(aims) } }, wrong).result?.by).toBe('aim.points');
  });

  test('aim.kill: those named, dead; who leaves alive is not killed', () => {
    const aims = [{ id: 'kill', side: 'blue', kind: 'kill' as const, figures: ['r1'] }];
    const dead = (id: string) => (table: Table, state: State) => {
      figureIn(table, state, id).status = 'dead';
    };
    expect(settle({ sides: figures, aims }, dead('r1')).scored).toEqual(['kill']);
    expect(settle({ sides: figures, aims }, dead('r2')).scored).toEqual([]);
    expect(settle({ sides: figures, aims: [{ ...aims[0]!, figures: [] }] }, dead('r2')).scored).toEqual([
      'kill',
    ]);
    expect(settle({ sides: figures, aims, ...last }, gone('r1', { x: 0, y: -20 })).scored).toEqual([]);
  });

  test('aim.seize: a person is touched by the side, and nobody else is near', () => {
    const aims = [{ id: 'take', side: 'blue', kind: 'seize' as const, figures: ['r1'] }];
    const at = (...place: [number, number]) => ({ at: place });
    const sides = (r2: [number, number]) => ({
      blue: { b1: at(50, 50) },
      red: { r1: { ...at(52, 50), captive: true }, r2: at(...r2) },
    });
    expect(settle({ sides: sides([80, 60]), aims, ...last }).scored).toEqual(['take']);
    expect(settle({ sides: sides([56, 50]), aims, ...last }).scored).toEqual([]);
    const { all, state } = settle({ sides: sides([80, 60]), aims });
    expect(all('seized')).toEqual([{ kind: 'seized', figure: 1, by: 0 }]);
    expect(state.figures[1]!.heldBy).toBe(0);
  });

  test('aim.points: of a secret aim only its side is told before the end', () => {
    const aims = [{ id: 'kill', side: 'blue', kind: 'kill' as const, figures: ['r1'], secret: true }];
    const { all } = settle({ sides: figures, aims }, (table, state) => {
      figureIn(table, state, 'r1').status = 'dead';
    });
    expect(all('scored')[0]?.only).toEqual(['blue']);
  });
});

/** These aims only, and one of another side that stays open. */
function only(aims: readonly object[], open?: string): never {
  const filled = aims.map((aim) => ({ points: 1, words: 'Aim', ...aim }));
  const red = {
    id: 'reds',
    side: 'red',
    kind: 'kill',
    points: 1,
    words: 'Kill',
    least: 2,
    figures: ['b1', 'b2'],
  };
  const rest = open === undefined ? { ...red } : { ...red, least: 1, figures: ['b3'] };
  return [...filled, rest] as never;
}
