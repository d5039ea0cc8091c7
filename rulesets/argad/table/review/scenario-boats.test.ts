import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';
import { aims, figureIndex } from './testing/sides.ts';

describe('boats and edges', () => {
  const sea = {
    id: 'sea',
    kind: 'deep-water' as const,
    corners: [
      [0, 0],
      [100, 0],
      [100, 30],
      [0, 30],
    ],
  };
  const boat = {
    id: 'gig',
    kind: 'rowing-boat' as const,
    corners: [
      [46, 8],
      [54, 8],
      [54, 14],
      [46, 14],
    ],
  };
  const aboard = (x: number, y: number) => ({ ...figureIndex(x, y), vessel: 'gig' });
  const battle: BattleSetup = {
    edition: 'argad-coastal',
    sides: {
      blue: { a: aboard(48, 11), b: aboard(50, 11), c: aboard(52.5, 11) },
      red: { r: figureIndex(50, 80) },
    },
    map: {
      areas: [sea],
      vessels: [boat],
      objects: [{ id: 'keg', name: 'Keg', at: [50, 12.5], weight: 'heavy' as const }],
      ...aims(
        { side: 'blue', kind: 'carry-off', object: 'keg', edge: 'south' },
        { side: 'red', kind: 'hold', place: [50, 80] },
      ).map,
    },
  };
  const row = (x: number, y: number) => ({
    kind: 'row',
    vessel: 'gig',
    path: [{ x: x * 100, y: y * 100 }],
    rowers: ['a', 'b'],
  });

  test('water.boat, figure.carry: what lies in a boat goes where it goes', () => {
    const { give, turn, match } = play(battle);
    give('blue', row(50, 17));
    turn();
    expect(match.state.vessels[0]).toMatchObject({ x: 5000, y: 1700 });
    const { x, y } = match.state.things[0]!;
    expect(Math.abs(x - 5000) + Math.abs(y - 1700)).toBeLessThan(400);
  });

  test('aim.carry-off: a thing that lies aboard leaves the table with the boat', () => {
    const { give, turn, match } = play(battle);
    const events = [];
    for (let n = 0; n < 4 && match.awaits().kind !== 'over'; n++) {
      give('blue', row(50, match.state.vessels[0]!.y / 100 - 8));
      events.push(...turn().events);
    }
    expect(match.state.things[0]!.gone).toBe(true);
    expect(match.state.scored[0]).toBe(0);
  });

  test('aim.escape: a prisoner rowed off by his enemies has not escaped; with a free friend aboard he has', () => {
    const away = (friend: object) => {
      const { give, turn, match } = play({
        ...battle,
        sides: {
          blue: { a: aboard(48, 11), b: aboard(50, 11), z: figureIndex(70, 80) },
          red: { p: { ...aboard(52.5, 11), captive: true }, r: figureIndex(50, 80), ...friend },
        },
        map: {
          ...battle.map,
          objects: [],
          ...aims(
            { side: 'red', kind: 'escape', figures: ['p'] },
            { side: 'blue', kind: 'hold', place: [50, 80] },
          ).map,
        },
      });
      for (let n = 0; n < 3; n++) {
        if (match.state.figures[0]!.status !== 'on') break;
        give('blue', row(50, match.state.vessels[0]!.y / 100 - 8));
        turn();
      }
      return match.state.scored[0];
    };
    expect(away({})).toBe(-1);
    expect(away({ f: aboard(50, 13) })).toBe(1);
  });

  test('scenario.edge, hide.secret: who leaves unseen is not told of', () => {
    const woods = {
      id: 'woods',
      kind: 'bushes' as const,
      corners: [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
    };
    const hidden = { ...figureIndex(20, 1.5), secret: true, posture: 'crouched' as const };
    const { turn, match, figure } = play({
      sides: { blue: { a: hidden, b: figureIndex(30, 60) }, red: { r: figureIndex(70, 60) } },
      map: { areas: [woods] },
    });
    turn({ a: { ...to([20, -0.5]), pace: 'crouch' } }, { 'a crouch': [6], 'a slow': [1] });
    expect(figure('a')).toMatchObject({ status: 'gone', known: 1 });
    expect(match.seen('red').filter(({ kind }) => kind === 'left')).toEqual([]);
  });
});
