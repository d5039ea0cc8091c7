/** Camps attacked, taken and looted. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit, turnOn, unitIn } from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { playFrom } from '../../testing/play.ts';
import { isAtCamp } from '../../zones/index.ts';
import { firingContextOf, shotFacts } from '../shoot/index.ts';
import { tryCamps } from './index.ts';

/** The camp of the north lies at (10, 12), so its south edge at 11 UD. */
const pitch =
  (fortified: boolean) =>
  (_table: Table, state: State): void => {
    const camps = [null, { pose: { x: 4000, y: 4800, heading: 2700 }, fortified, lost: false }];
    state.camps = camps as unknown as State['camps'];
  };

const battle = (a: TestUnit, more: BattleSetup = {}): BattleSetup => ({
  south: { a },
  north: { z: { kind: 'shot', at: [25, 12] } },
  ...more,
});

function tried(
  a: TestUnit,
  fortified: boolean,
  face = 1,
  contacts: readonly (readonly [string, string])[] = [],
) {
  const { table, state } = layBattle(battle(a));
  pitch(fortified)(table, state);
  for (const [by, on] of contacts) touch(table, state, by, on);
  const { turn, all } = turnOn(table, state, { a: { camp: [face] } });
  tryCamps(turn);
  return {
    taken: all('campTried').map(({ taken }) => taken),
    looting: unitIn(table, state, 'a').looting,
    table,
    state,
  };
}

const foot = (y = 10.5): TestUnit => ({ kind: 'shot', weapon: 'musket', at: [10, y] });
const horse: TestUnit = { kind: 'heavy-cavalry', at: [10, 10.625] };

describe('camps', () => {
  it('camp.open: one that is not fortified is lost when it is attacked, and looted', () => {
    expect(tried(foot(), false)).toMatchObject({ taken: [true], looting: true });
    expect(tried(foot(10.4), false)).toMatchObject({ taken: [], looting: false });
  });

  it('camp.fortified, camp.fortified-light: on 5 or 6 to foot, on 6 to riders, never to light troops', () => {
    expect(tried(foot(), true, 5).taken).toEqual([true]);
    expect(tried(foot(), true, 4)).toMatchObject({ taken: [false], looting: false });
    expect(tried(horse, true, 6).taken).toEqual([true]);
    expect(tried(horse, true, 5).taken).toEqual([false]);
    expect(tried({ kind: 'elephants', at: [10, 10.5] }, true, 5).taken).toEqual([true]);
    expect(tried({ kind: 'light-cavalry', at: [10, 10.625] }, true, 6).taken).toEqual([]);
    expect(tried({ kind: 'light-cavalry', at: [10, 10.625] }, false).taken).toEqual([true]);
  });

  it('camp.attacker: it does not shoot, may be shot at, and fights a newcomer instead', () => {
    const { table, state } = layBattle(
      battle(foot(), { north: { z: { kind: 'shot', at: [10, 7], facing: 0 } } }),
    );
    pitch(true)(table, state);
    const [a, z] = [indexIn(table, 'a'), indexIn(table, 'z')];
    expect(isAtCamp(table, state, a)).toBe(true);
    const scene = firingContextOf(table, state);
    expect(shotFacts(scene, { unit: a, edge: 'front', target: z }).shooter.inMelee).toBe(true);
    expect(shotFacts(scene, { unit: z, edge: 'front', target: a }).target.inMelee).toBe(false);
    touch(table, state, 'z', 'a', { edge: 'rear' });
    expect(isAtCamp(table, state, a)).toBe(false);
  });

  it('camp.loot: looters come away on 4 or more when their corps is activated', () => {
    const loots = (face: number) => {
      const played = playFrom(battle(foot()), { a: { loot: [face] } }, (table, state) => {
        pitch(false)(table, state);
        unitIn(table, state, 'a').looting = true;
        unitIn(table, state, 'a').lost = 1;
      });
      played.give({ kind: 'activate', corps: 'south-corps' });
      return [
        played.unit('a').looting,
        played.against({ kind: 'rally', unit: 'a' })?.includes('camp.loot') ?? false,
      ];
    };
    expect(loots(3)).toEqual([true, true]);
    expect(loots(4)).toEqual([false, false]);
  });

  it('camp.value, victory.camp, victory.camp-fortified: what a lost camp costs', () => {
    const losses = (fortified: boolean) => {
      const played = playFrom(battle(foot()), { a: { camp: [6] } }, pitch(fortified));
      played.give({ kind: 'activate', corps: 'south-corps' });
      played.give({ kind: 'done' });
      return played.all('checked')[0];
    };
    expect(losses(false)).toMatchObject({ losses: [0, 4], values: [2, 2] });
    expect(losses(true)).toMatchObject({ losses: [0, 6], values: [2, 3] });
  });
});
