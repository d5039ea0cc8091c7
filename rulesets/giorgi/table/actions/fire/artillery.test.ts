import { describe, expect, test } from 'vitest';
import type { Shot } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, straightAt, turnOn, unitIn } from '../../testing/battle.ts';
import { shoot } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

const gun = { kind: 'gun' as const, bases: 1 };
const column = { formation: 'column' as const };

/** Verdict on a shot of the battery `a` at `b`. */
function judge(
  what: Shot['shot'],
  battle: Partial<BattleSetup>,
  more: Partial<Shot> = {},
  change: (laid: ReturnType<typeof layBattle>) => void = () => {},
) {
  const laid = layBattle({
    south: { a: { at: [50, 10], ...gun } },
    north: { b: { at: [50, 40] } },
    ...battle,
  });
  change(laid);
  const { table, state } = laid;
  const told = tell(table, state, shotAt(table, 'a', what, 'b', more));
  const meant = told.cases.find(({ target }) => target === 'b');
  return { ...told, facts: meant?.facts, figures: meant?.figures ?? null, lines: meant?.lines };
}

describe('canister', () => {
  const near = { b: { at: [50, 35] as const } };

  test('artillery.canister-range: four dice within it, none beyond', () => {
    expect(judge('canister', { north: near }).figures).toEqual({ dice: 4, killOn: 3, saveOn: 0 });
    expect(judge('canister', { north: { b: { at: [50, 43] } } }).against).toEqual([]);
    expect(judge('canister', { north: { b: { at: [50, 43.1] } } }).against).toEqual([
      'artillery.canister-range',
    ]);
  });

  test('artillery.canister-nearest: the nearest that is in arc and on a free line', () => {
    const others = (at: readonly [number, number], more: Partial<BattleSetup> = {}) =>
      judge('canister', { north: { ...near, c: { at, ...column } }, ...more }).against;
    expect(others([46, 28])).toEqual(['artillery.canister-nearest']);
    expect(others([80, 20])).toEqual([]);
    const houses = [{ at: [44, 22] as const, widthCm: 6, depthCm: 2 }];
    expect(others([42, 26], { houses })).toEqual([]);
    expect(others([42, 26])).toEqual(['artillery.canister-nearest']);
  });

  test('artillery.line-of-fire: friends stop it', () => {
    const south = { a: { at: [50, 10] as const, ...gun }, c: { at: [50, 25] as const } };
    expect(judge('canister', { south, north: near }).against).toEqual(['artillery.line-of-fire']);
  });

  test('save.open-order: skirmishers may be fired at and save', () => {
    const north = { b: { at: [50, 35] as const, kind: 'light' as const, formation: 'open' as const } };
    expect(judge('canister', { north }).figures).toMatchObject({ dice: 4, saveOn: 2 });
  });
});

describe('howitzers', () => {
  const howitzer = { a: { at: [50, 10] as const, kind: 'howitzer' as const } };

  test('artillery.howitzer-arc, artillery.howitzer-friends: over friends, houses and hills, within 20 to 80 cm', () => {
    const south = { ...howitzer, c: { at: [50, 20] as const } };
    const houses = [{ at: [50, 30] as const }];
    const shell = (y: number) => judge('shell', { south, houses, north: { b: { at: [50, y] } } });
    expect(shell(60)).toMatchObject({ against: [], figures: { dice: 2, killOn: 2, saveOn: 0 } });
    expect(shell(30.9).against).toEqual(['artillery.howitzer-range']);
    expect(shell(98).against).toEqual(['artillery.howitzer-range']);
  });

  test('artillery.howitzer-saves: a wall does not help against shell, unless the option says so', () => {
    const points = [
      [30, 58],
      [70, 58],
    ];
    const battle = {
      south: howitzer,
      lines: [{ kind: 'low-wall' as const, points }],
      north: { b: { at: [50, 60] as const } },
    };
    expect(judge('shell', battle).figures).toMatchObject({ saveOn: 0 });
    const options = { 'artillery.howitzer-saves': 'all' };
    expect(judge('shell', { ...battle, options }).figures).toMatchObject({ saveOn: 3 });
  });

  test('artillery.howitzer-canister: only where the rods give it', () => {
    const north = { b: { at: [50, 25] as const } };
    expect(judge('canister', { south: howitzer, north }).against).toEqual(['fire.weapon']);
    const options = { 'artillery.rods': { howitzer: { canister: 15 } } };
    expect(judge('canister', { south: howitzer, north, options }).against).toEqual([]);
  });
});

describe('guns in reaction', () => {
  test('artillery.assaulted: a battery under attack fires canister, at its attacker where it comes nearest', () => {
    const { table, state } = layBattle({
      south: { c: { at: [50, 40], kind: 'heavy-cavalry' } },
      north: { g: { at: [50, 63.5], ...gun } },
    });
    const approach = straightAt(table, state, 'c', 'g', 2000);
    const canister = tell(table, state, shotAt(table, 'g', 'canister', 'c'), approach);
    expect(canister.against).toEqual([]);
    expect(canister.cases[0]!.facts).toMatchObject({ rangeCm: 0, firer: { assaulted: true } });
    expect(canister.cases[0]!.facts.target.charging).toBe(true);
    expect(tell(table, state, shotAt(table, 'g', 'round', 'c'), approach).against).toEqual([
      'attack.reaction-canister',
      'artillery.assaulted',
    ]);
  });

  test('attack.reaction-once: one fire for each attacker', () => {
    const { table, state } = layBattle({
      south: { c: { at: [50, 40], kind: 'heavy-cavalry' } },
      north: { g: { at: [50, 63.5], ...gun } },
    });
    const approach = straightAt(table, state, 'c', 'g', 2000);
    const shot = shotAt(table, 'g', 'canister', 'c');
    const { turn, all } = turnOn(table, state, { 'g shot': [6, 6, 6, 6] });
    shoot(turn, shot, approach);
    expect(all('fired')).toMatchObject([{ along: 2000, on: indexIn(table, 'c') }]);
    expect(unitIn(table, state, 'g').fired).toBe(false);
    expect(tell(table, state, shot, approach).against).toEqual(['attack.reaction-once']);
    shoot(turn, shot, approach);
    expect(all('fired')).toHaveLength(1);
  });
});
