/** Flank marches: their dice, who meets whom, and the way in (`deploy.flank-roll` to `deploy.flank-stretch`). */
import { describe, expect, it } from 'vitest';
import type { ScenarioSide } from '../../scenarios/model.ts';
import { tableRules } from '../rules.ts';
import type { State, Table } from '../state/model.ts';
import type { FlankMarch } from '../state/setup.ts';
import { scenarioOf, type TestCorps, type TestUnit } from '../testing/battle.ts';
import { type CommandInput, playFrom, type ScriptedBattle } from '../testing/play.ts';
import { ud } from '../testing/set-up.ts';

const horse: Readonly<Record<string, TestUnit>> = {
  first: { kind: 'heavy-cavalry', at: null },
  second: { kind: 'heavy-cavalry', at: null },
};
const main: TestCorps = { units: { main: { kind: 'pike-and-shot', at: [15, 4] } } };

interface MarchSetup {
  readonly units?: Readonly<Record<string, TestUnit>>;
  readonly north?: Readonly<Record<string, TestUnit>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly dice?: Parameters<typeof playFrom>[1];
  readonly march?: Partial<FlankMarch>;
  readonly enemyMarch?: Readonly<Record<string, TestUnit>> | null;
}

/** The south has a corps on its way to the west edge. */
function marching({
  units = horse,
  north,
  options = {},
  dice = {},
  march,
  enemyMarch = null,
}: MarchSetup = {}): ScriptedBattle {
  const riders: TestCorps = { chief: false, at: null, grade: 'brilliant', units };
  const enemy = { units: north ?? { enemy: { kind: 'pike-and-shot', at: [15, 17] } } } satisfies TestCorps;
  const theirs = enemyMarch === null ? {} : { 'enemy-riders': { chief: false, at: null, units: enemyMarch } };
  const bare = scenarioOf({
    southCorps: { main, riders },
    northCorps: { enemies: enemy, ...theirs },
    options,
  });
  const sides = bare.sides.map((side): ScenarioSide => {
    if (side.id === 'south') return { ...side, march: { corps: 'riders', edge: 'west' } };
    return enemyMarch === null ? side : { ...side, march: { corps: 'enemy-riders', edge: 'west' } };
  });
  const change = (_table: Table, state: State) => {
    if (march === undefined) return;
    state.marches = state.marches.map((one, n) =>
      n === 0 && one !== null ? { ...one, ...march } : one,
    ) as never;
  };
  return playFrom({ map: { ...bare, sides }, options }, dice, change);
}

const arrival = (face: number) => ({ south: { arrival: [face] } });
const rolls = (face: number, more: MarchSetup = {}): boolean => {
  const played = marching({ dice: arrival(face), ...more });
  played.give({ kind: 'activate', corps: 'main' });
  return played.all('arrivalRolled').some(({ comes }) => comes);
};

describe('the die', () => {
  it('deploy.flank-roll: a 6 the first time, 5 or 6 later, 1 more for light horse alone; it comes in the next turn', () => {
    expect([rolls(5), rolls(6)]).toEqual([false, true]);
    const again = { march: { rolls: 1 } };
    expect([rolls(4, again), rolls(5, again)]).toEqual([false, true]);
    const light = { units: { first: { kind: 'light-cavalry', at: null } } } as const;
    expect([rolls(4, light), rolls(5, light)]).toEqual([false, true]);
    const played = marching({ dice: arrival(6) });
    played.give({ kind: 'activate', corps: 'main' });
    expect(played.all('announced')).toMatchObject([{ edge: 'west', due: 2, isDriven: false }]);
    played.give({ kind: 'done' });
    expect(played.all('arrivalRolled')).toHaveLength(1);
  });

  it.each([
    ['secret', ['south']],
    ['open', undefined],
  ])('deploy.flank-secret: the die is %s, and success announces the edge to all', (how, only) => {
    const played = marching({ dice: arrival(6), options: { 'deploy.flank-secret': how } });
    const [, north] = ['south', 'north'].map((side) => tableRules(played.table).view(played.state, { side }));
    expect(north?.marches).toEqual([null, null]);
    played.give({ kind: 'activate', corps: 'main' });
    expect(played.all('arrivalRolled')[0]?.only).toEqual(only);
    expect(played.all('announced')[0]?.only).toBeUndefined();
    expect(tableRules(played.table).view(played.state, { side: 'north' }).marches[0]).toMatchObject({
      edge: 'west',
    });
  });
});

const due = { due: 1, rolls: 3, rolledIn: 1 };

/** The riders are due now and activated. */
function entering(more: MarchSetup = {}): ScriptedBattle {
  const played = marching({
    ...more,
    march: { ...due, ...more.march },
    dice: { riders: { command: [6] }, ...more.dice },
  });
  played.give({ kind: 'activate', corps: 'riders' });
  return played;
}

const enter = (y: number, by: number, more: object = {}): CommandInput => ({
  kind: 'enter',
  units: ['first', 'second'],
  at: ud(y),
  by: ud(by),
  ...more,
});

describe('the way in', () => {
  it('deploy.flank-enter: straight in at right angles to the edge, in command, by an order; whoever stays outside is lost', () => {
    const played = entering();
    expect(played.against(enter(0.5, 3))).toContain('deploy.flank-enter');
    expect(played.against(enter(10, 9))).toEqual(['move.front-edge']);
    played.give(enter(10, 3, { units: ['first'] }));
    expect(played.unit('first')).toMatchObject({
      status: 'on',
      pose: { x: ud(3 - 0.375), y: ud(10), heading: 0 },
    });
    expect(played.state.commands[1]?.commander).toMatchObject({ status: 'with' });
    expect(played.against({ kind: 'enter', units: ['second'], at: ud(19.5), by: ud(1) })).toEqual([
      'deploy.flank-enter',
    ]);
    played.give({ kind: 'done' });
    expect(played.all('marchEnded')).toMatchObject([{ lost: [played.table.unitOf.get('second')] }]);
    expect(played.unit('second').status).toBe('never-entered');
  });

  it('deploy.flank-stretch: who enters ends wholly on the table; the first of the units named comes on the left', () => {
    const played = entering();
    expect(played.against(enter(10, 0.5))).toEqual(['deploy.flank-stretch']);
    played.give(enter(10, 0.75));
    expect([played.unit('first').pose.y, played.unit('second').pose.y]).toEqual([ud(10.5), ud(9.5)]);
  });

  it('deploy.flank-roll: nobody enters before he is due', () => {
    const played = marching({ dice: arrival(1) });
    played.give({ kind: 'activate', corps: 'main' });
    expect(played.against(enter(10, 3))).toEqual(['deploy.flank-roll']);
  });

  it('deploy.flank-flee: guns are taken, light troops run at right angles to the edge, others lose a point', () => {
    const north = {
      gun: { kind: 'light-artillery', at: [2, 12] },
      runner: { kind: 'light-cavalry', at: [2, 10] },
      stands: { kind: 'pike-and-shot', at: [3, 8] },
      far: { kind: 'light-artillery', at: [6, 10] },
    } as const;
    const played = entering({ north });
    played.give(enter(10, 1));
    expect(played.unit('gun')).toMatchObject({ status: 'removed', routedBy: 'deploy.flank-flee' });
    expect(played.unit('stands').lost).toBe(1);
    expect(played.all('lost')).toMatchObject([{ by: 'deploy.flank-flee', points: 1 }]);
    expect(played.unit('runner').pose).toMatchObject({ heading: 0 });
    expect(played.unit('runner').pose.x).toBeGreaterThan(ud(5));
    expect(played.unit('far').status).toBe('on');
  });

  it('deploy.flank-enter: a straight charge from behind the edge', () => {
    const north = { prey: { kind: 'levy', at: [4, 10] } } as const;
    const played = entering({ north });
    const charge = enter(10, 3, { units: ['first'], charge: 'prey' });
    expect(played.against(charge)).toBeNull();
    played.give(charge);
    expect(played.state.contacts.length).toBeGreaterThan(0);
    const close = entering({ north: { prey: { kind: 'levy', at: [1, 10], facing: 270 } } });
    expect(close.against(charge)).toEqual(['deploy.flank-stretch']);
  });
});

describe('two on one edge', () => {
  const one = { other: { kind: 'heavy-cavalry', at: null } } as const;
  const two = { ...one, another: { kind: 'heavy-cavalry', at: null } } as const;
  const three = { ...two, light: { kind: 'light-cavalry', at: null } } as const;
  const met = (enemyMarch: Readonly<Record<string, TestUnit>>) => {
    const played = marching({ dice: arrival(6), enemyMarch });
    played.give({ kind: 'activate', corps: 'main' });
    return played.all('announced').map(({ side, isDriven, due: turn }) => [side, isDriven, turn]);
  };

  it('deploy.flank-both: the smaller is driven back, equal both; light troops count for half', () => {
    expect(met(one)).toEqual([
      [0, false, 2],
      [1, true, 1],
    ]);
    expect(met(two)).toEqual([
      [0, true, 2],
      [1, true, 1],
    ]);
    expect(met(three)).toEqual([[0, true, 2]]);
  });

  it('deploy.flank-both: whoever was driven back enters near its own long edge, without a charge or flight, in disorder near enemies', () => {
    const north = { gun: { kind: 'light-artillery', at: [3, 6] } } as const;
    const played = entering({ north, march: { isDriven: true } });
    expect(played.against(enter(10, 2))).toEqual(['deploy.flank-both']);
    expect(played.against(enter(3, 2, { charge: 'gun' }))).toEqual(['deploy.flank-both']);
    played.give(enter(3, 1));
    expect(played.unit('gun').status).toBe('on');
    expect([played.unit('first').lost, played.unit('second').lost]).toEqual([1, 1]);
  });

  it('deploy.hesitant-more: a hesitant corps enters nothing by choice', () => {
    const played = entering();
    Object.assign(played.state.commands[1]!, { hesitant: true });
    expect(played.against(enter(10, 3))).toEqual(['deploy.hesitant']);
  });
});
