/** Markers on the table: who finds them, who comes out, and what nobody else may know (`deploy.ambush-reveal` and its fellows). */
import { describe, expect, it } from 'vitest';
import type { ScenarioSide } from '../../scenarios/model.ts';
import { nearestEnemy } from '../actions/move/index.ts';
import { baseOf } from '../bodies/index.ts';
import { tableRules } from '../rules.ts';
import { type BattleSetup, indexIn, scenarioOf, type TestUnit } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';
import { areaAt, ud } from '../testing/set-up.ts';

const south: Readonly<Record<string, TestUnit>> = {
  rider: { kind: 'light-cavalry', at: [10, 4] },
  foot: { kind: 'pike-and-shot', at: [16, 3] },
};
const north: Readonly<Record<string, TestUnit>> = {
  hidden: { kind: 'light-infantry', weapon: 'musket', at: [10, 12] },
  second: { kind: 'light-infantry', weapon: 'musket', at: [11, 12] },
  line: { kind: 'pike-and-shot', at: [20, 17] },
};
const wood = areaAt('wood', [10, 10], [5, 4]);
const field = areaAt('field', [10, 10], [5, 4]);

interface AmbushSetup {
  readonly units?: readonly string[];
  readonly at?: readonly [number, number];
  readonly areas?: BattleSetup['areas'];
  readonly own?: Readonly<Record<string, TestUnit>>;
}

/** A marker of the north in a wood; the south moves. */
function ambush({
  units = ['hidden', 'second'],
  at = [10, 10],
  areas = [wood],
  own = south,
}: AmbushSetup = {}): ScriptedBattle {
  const bare = scenarioOf({ south: own, north });
  const withMarker = (side: ScenarioSide): ScenarioSide =>
    side.id === 'north' ? { ...side, markers: [{ at, units }] } : side;
  const played = playFrom(
    {
      map: {
        ...bare,
        areas: [...(areas ?? [])].map((area) => ({ ...wood, ...area })),
        sides: bare.sides.map(withMarker),
      },
    },
    { 'south-corps': { command: [6] } },
  );
  played.give({ kind: 'activate', corps: 'south-corps' });
  return played;
}

const ride = (far: number, unit = 'rider') =>
  ({ kind: 'move', units: [unit], steps: [{ step: 'advance', by: ud(far) }] }) as const;
const place = (unit: string, x: number, y: number) => ({ unit, at: { x: ud(x), y: ud(y) }, heading: 2700 });
const out = (...places: object[]) => ({ kind: 'reveal', marker: 0, places }) as const;

describe('markers that are found', () => {
  const near = { rider: { kind: 'light-cavalry', at: [10, 6.6] } } as const;

  it('deploy.ambush-reveal, deploy.ambush-sight: in its ground at 1 UD; the finder stops and the owner places its units', () => {
    const played = ambush({ own: near, areas: [field] });
    played.give(ride(2.2));
    // Front at 7 UD, the marker begins at 9.5: 1 UD before it the rider stops.
    expect(played.unit('rider').pose.y).toBeGreaterThan(ud(8.1));
    expect(played.unit('rider').pose.y).toBeLessThan(ud(8.2));
    expect(played.asked()).toBe('north found');
    expect(played.against({ kind: 'done' })).toEqual(['kind: done is no answer to found']);
    expect(played.against(out(place('hidden', 10, 9.8), place('second', 10, 10.4)))).toBeNull();
    expect(played.against(out(place('hidden', 10, 13), place('second', 11, 13)))).toEqual([
      'deploy.ambush-reveal',
    ]);
    expect(played.against(out(place('hidden', 10, 9.2), place('second', 11, 10)))).toEqual([
      'deploy.ambush-reveal',
    ]);
    expect(played.against(out(place('hidden', 10, 10)))).toEqual(['deploy.ambush-lost']);
    expect(played.against(out(place('hidden', 10, 10), place('line', 11, 10)))).toContain('deploy.plan');
    played.give(out(place('hidden', 10, 9.8), place('second', 10, 10.4)));
    expect([played.unit('hidden').status, played.unit('second').status]).toEqual(['on', 'on']);
    expect(played.asked()).toBe('south orders');
  });

  it('deploy.ambush-reveal: where nothing lies the order goes on by itself', () => {
    const played = ambush({ own: near, units: [], areas: [field] });
    played.give(ride(2.2));
    expect(played.unit('rider').pose.y).toBe(ud(8.8));
    expect(played.all('found')).toHaveLength(1);
    expect(played.all('revealed')).toMatchObject([{ places: [], lost: [], how: 'found' }]);
    expect(played.asked()).toBe('south orders');
  });

  it('deploy.ambush-sight: a marker that is not wholly in its ground is seen along a free line', () => {
    const open = ambush({ at: [10, 13], areas: [wood] });
    expect(open.asked()).toBe('south orders');
    const seen = ambush({ at: [14, 13], areas: [wood] });
    expect(seen.asked()).toBe('north found');
    expect(ambush({ at: [10, 10], areas: [wood] }).all('found')).toEqual([]);
  });

  it('deploy.ambush-lost: without a lawful place they are lost without entering, and are no loss', () => {
    const rocks = [
      field,
      areaAt('impassable', [10, 11.3], [5, 1.2]),
      areaAt('impassable', [10, 9.1], [5, 0.5]),
    ];
    const played = ambush({ own: near, areas: [...rocks, areaAt('impassable', [10, 10], [4.8, 1.2])] });
    played.give(ride(1.7));
    expect(played.asked()).toBe('north found');
    played.give(out());
    expect(played.unit('hidden').status).toBe('never-entered');
    expect(tableRules(played.table).view(played.state, { side: 'south' }).markers[0]?.gone?.how).toBe(
      'found',
    );
  });

  it('deploy.ambush-reveal, interpenetration.ambush: a friend who crosses it finds it too', () => {
    const friend = { line: { kind: 'light-infantry', at: [10, 12.6] } } as const;
    const bare = scenarioOf({ south, north: { ...north, ...friend } });
    const sides = bare.sides.map((side) =>
      side.id === 'north' ? { ...side, markers: [{ at: [10, 10], units: ['hidden', 'second'] }] } : side,
    );
    const played = playFrom({ map: { ...bare, areas: [wood], sides, attacker: 'north' } });
    played.give({ kind: 'activate', corps: 'north-corps' });
    played.give(ride(3, 'line'));
    expect(played.asked()).toBe('north found');
  });
});

describe('an enemy near', () => {
  const away = { rider: { kind: 'light-cavalry', at: [10, 4] } } as const;

  it('deploy.ambush-asked: the owner is asked once in a phase, for an empty marker too, and may stay hidden', () => {
    for (const units of [['hidden', 'second'], []]) {
      const played = ambush({ own: away, units });
      played.give(ride(2));
      expect(played.asked()).toBe('north near');
      played.give({ kind: 'done' });
      expect(played.asked()).toBe('south orders');
      expect(played.state.markers[0]).toMatchObject({ gone: null, asked: 1 });
    }
  });

  it('deploy.ambush-reveal: who comes out because an enemy is near is not charged in that phase', () => {
    const own = {
      rider: { kind: 'light-cavalry', at: [13, 4.8] },
      foot: { kind: 'light-cavalry', at: [10, 6.4] },
    } as const;
    const played = ambush({ own, areas: [field] });
    played.give(ride(2));
    played.give(out(place('hidden', 10, 10), place('second', 10, 10.6)));
    expect(played.unit('hidden').status).toBe('on');
    const charge = { kind: 'charge', units: ['foot'], target: 'hidden', into: true } as const;
    expect(played.against(charge)).toContain('deploy.ambush-reveal');
    expect(played.state.markers[0]?.gone).toEqual({ how: 'near', sequence: 1 });
  });

  it('deploy.ambush-enemy: a marker counts as an enemy for distances and is not to be charged', () => {
    const played = ambush({ own: away });
    const rider = indexIn(played.table, 'rider');
    const far = nearestEnemy(played.table, played.state, baseOf(played.table, played.state, rider), rider);
    expect(far! / ud(1)).toBeCloseTo(5.12, 1);
    expect(played.against({ kind: 'charge', units: ['rider'], target: 'hidden' })?.[0]).toContain('no enemy');
  });
});

describe('by choice', () => {
  function own(hesitant: boolean): ScriptedBattle {
    const bare = scenarioOf({ south, north });
    const sides = bare.sides.map((side) =>
      side.id === 'north' ? { ...side, markers: [{ at: [10, 10], units: ['hidden', 'second'] }] } : side,
    );
    const played = playFrom({ map: { ...bare, areas: [wood], sides, attacker: 'north' } });
    played.give({ kind: 'activate', corps: 'north-corps' });
    if (hesitant) Object.assign(played.state.commands[1]!, { hesitant: true });
    return played;
  }
  const both = out(place('hidden', 10, 10), place('second', 10, 10.6));

  it('deploy.ambush-reveal: in its own movement it comes out for nothing', () => {
    const played = own(false);
    expect(played.check(both)).toMatchObject({ allowed: true });
    played.give(both);
    expect(played.all('revealed')).toMatchObject([{ how: 'choice' }]);
    expect(played.all('ordered')).toEqual([]);
    expect(played.asked()).toBe('north orders');
  });

  it('deploy.hesitant-more: a hesitant corps brings nobody out by choice', () => {
    expect(own(true).against(both)).toEqual(['deploy.hesitant']);
  });

  it('victory.value-absent: whoever is not on the table is left out of the value until he appears', () => {
    const played = own(false);
    const worth = () =>
      tableRules(played.table)
        .view(played.state, { side: 'north' })
        .units.filter(({ status }) => status === 'on').length;
    expect(worth()).toBe(3);
    played.give(both);
    expect(worth()).toBe(5);
  });
});

describe('what nobody else knows', () => {
  it('deploy.lists, deploy.ambush: the view of the enemy and of bystanders has the marker and not what lies in it', () => {
    const { table, state } = ambush();
    const rules = tableRules(table);
    const contents = (viewer: Parameters<typeof rules.view>[1]) =>
      rules.view(state, viewer).markers.map(({ units }) => units);
    const known = [[indexIn(table, 'hidden'), indexIn(table, 'second')]];
    expect([contents({ side: 'north' }), contents('umpire')]).toEqual([known, known]);
    expect([contents({ side: 'south' }), contents({ side: null })]).toEqual([[null], [null]]);
  });
});
