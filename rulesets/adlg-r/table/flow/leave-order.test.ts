/** Leaving an enemy by command: melees broken off, zones left. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, type TestUnit, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playFrom } from '../testing/play.ts';

const ud = 400;
const horse = (x: number, y: number, more = {}) => ({ kind: 'heavy-cavalry', at: [x, y], ...more }) as const;
const foot = (x: number, y: number, more = {}) => ({ kind: 'pike-and-shot', at: [x, y], ...more }) as const;

interface Position extends BattleSetup {
  readonly contacts?: readonly (readonly [string, string, object?])[];
}

function begun({ contacts = [], ...battle }: Position) {
  const played = playFrom(battle, { 'south-corps': { command: [6] } }, (table: Table, state: State) => {
    for (const [by, on, more] of contacts) touch(table, state, by, on, more);
  });
  played.give({ kind: 'activate', corps: 'south-corps' });
  return played;
}

/** A position of one unit that a second one fights front to front. */
function fighting(a: TestUnit, z: TestUnit, more: Position = {}) {
  return begun({
    ...more,
    south: { a, ...more.south },
    north: { z, ...more.north },
    contacts: [['z', 'a'], ...(more.contacts ?? [])],
  });
}
const disengage = (...units: string[]) => ({ kind: 'disengage', units }) as const;

describe('disengage', () => {
  // The front of a at 5.375 touches that of z.
  it('disengage.move, disengage.mounted, disengage.cost: straight back by the allowance less 1 UD', () => {
    const played = fighting(horse(10, 8), foot(10, 8.875));
    expect(played.check(disengage('a'))).toMatchObject({ allowed: true, cost: { cp: 2 } });
    played.give(disengage('a'));
    expect(played.unit('a').pose).toMatchObject({ x: 10 * ud, y: 5 * ud, heading: 900 });
    expect(played.state.contacts).toEqual([]);
  });

  it('disengage.after: neither it nor whom it left shoots; no second move near the enemy', () => {
    const played = fighting(horse(10, 8, { weapon: 'caracole' }), foot(10, 8.875, { weapon: 'musket' }));
    played.give(disengage('a'));
    expect([played.unit('a').doings.disengaged, played.unit('z').doings.disengaged]).toEqual([true, true]);
    expect(played.against({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 400 }] })).toContain(
      'move.multiple-distance',
    );
  });

  it('disengage.mounted, disengage.slower, elephant.no-disengage, disengage.all, disengage.li: who may from whom', () => {
    const against = (a: TestUnit, z: TestUnit, more?: Position) =>
      fighting(a, z, more).against(disengage('a'));
    const north = (kind: TestUnit['kind'], y = 8.75) => ({ kind, at: [10, y] }) as const;
    expect(against(horse(10, 8), north('gendarmes'))).toBeNull();
    expect(against({ kind: 'gendarmes', at: [10, 8] }, north('heavy-cavalry'))).toEqual([
      'disengage.mounted',
    ]);
    expect(against(horse(10, 8), north('dragoons'))).toBeNull();
    expect(against({ kind: 'dragoons', at: [10, 8] }, north('shot', 8.875))).toEqual(['disengage.all']);
    expect(against({ kind: 'elephants', at: [10, 7.875] }, north('shot', 8.875))).toEqual([
      'elephant.no-disengage',
    ]);
    expect(against(foot(10, 7.875), north('shot', 8.875))).toEqual(['disengage.all']);
    expect(against(foot(10, 7.875), north('war-wagon', 9.375))).toBeNull();
    expect(against({ kind: 'light-infantry', at: [10, 8.125] }, north('shot', 8.875))).toBeNull();
    expect(against({ kind: 'light-infantry', at: [10, 8.125] }, north('heavy-cavalry'))).toEqual([
      'disengage.li',
    ]);
    const brush: Position = { areas: [{ kind: 'brush', at: [10, 9], size: [4, 1] }] };
    expect(against({ kind: 'light-infantry', at: [10, 8.125] }, north('heavy-cavalry'), brush)).toBeNull();
    const works: Position = { works: [{ kind: 'obstacle', from: [9, 8.375], to: [11, 8.375] }] };
    expect(against(foot(10, 7.875), north('shot', 8.875), works)).toBeNull();
  });

  it('disengage.forbidden: not struck on flank or rear, not with a blocker less than 1 UD behind', () => {
    const flanked: Position = {
      north: { y: horse(10.875, 8, { facing: 270 }) },
      contacts: [['y', 'a', { edge: 'right' }]],
    };
    expect(fighting(horse(10, 8), foot(10, 8.875), flanked).against(disengage('a'))).toContain(
      'disengage.forbidden',
    );
    const behind: Position = { south: { b: foot(10, 6.5) } };
    expect(fighting(horse(10, 8), foot(10, 8.875), behind).against(disengage('a'))).toEqual([
      'disengage.forbidden',
    ]);
    const farther: Position = { south: { b: foot(10, 5.5) } };
    const played = fighting(horse(10, 8), foot(10, 8.875), farther);
    played.give(disengage('a'));
    // disengage.stops: its rear on the front of b, which lies at 6.
    expect(played.unit('a').pose.y).toBe(6.375 * ud);
  });

  it('disengage.zero: an allowance of 1 UD is not enough; by option it stays and becomes Disordered', () => {
    const wood = { areas: [{ kind: 'wood', at: [10, 8], size: [6, 6] } as const] };
    expect(fighting(horse(10, 8), foot(10, 8.875), wood).against(disengage('a'))).toEqual(['disengage.zero']);
    const stays = fighting(horse(10, 8), foot(10, 8.875), { ...wood, options: { 'disengage.zero': false } });
    stays.give(disengage('a'));
    expect(stays.unit('a')).toMatchObject({ lost: 1, pose: { y: 8 * ud } });
  });

  it('disengage.unit: only in melee', () => {
    const played = begun({ south: { a: horse(10, 8) }, north: { z: foot(10, 15) } });
    expect(played.against(disengage('a'))).toEqual(['disengage.unit']);
  });
});

describe('leaving a zone', () => {
  const leave = (way: string, ...units: string[]) => ({ kind: 'leave', units, way }) as const;

  it('zoc.exit-back, zoc.exit-back-how: straight back 1 UD, mounted 2, Disordered', () => {
    const played = begun({
      south: { a: foot(10, 7.5), b: { kind: 'gendarmes', at: [13, 7.625] } },
      north: { z: foot(10, 9), y: foot(13, 9) },
    });
    expect(played.check(leave('back', 'a'))).toMatchObject({ cost: { cp: 3 } });
    played.give(leave('back', 'a'));
    expect(played.unit('a')).toMatchObject({
      lost: 1,
      pose: { y: 6.5 * ud },
      doings: { leftZoc: true, moves: 1 },
    });
    expect(played.against(leave('back', 'b'))).toEqual(['command.points']);
  });

  it('zoc.exit-back-how: it faces the enemy on its flank first; nobody is left who is held by nobody', () => {
    const played = begun({
      south: { a: foot(10, 8), b: foot(20, 5) },
      north: { z: foot(12.3, 8, { facing: 270 }) },
    });
    expect(played.against(leave('back', 'b'))).toEqual(['zoc.exit-back']);
    played.give(leave('back', 'a'));
    expect(played.unit('a').pose.heading).toBe(0);
    expect(unitIn(played.table, played.state, 'a').lost).toBe(1);
  });

  it('zoc.exit-ahead, zoc.exit-ahead-how: mounted go ahead from a slower enemy behind them', () => {
    const south = { a: horse(10, 10), b: horse(11, 10) };
    const north = { z: foot(10.5, 8.5, { facing: 0 }) };
    const played = begun({ south, north });
    expect(played.check(leave('ahead', 'a', 'b'))).toMatchObject({ allowed: true, cost: { cp: 2 } });
    played.give(leave('ahead', 'a', 'b'));
    expect(played.unit('a')).toMatchObject({ lost: 0, pose: { y: 14 * ud } });
    const faster = begun({
      south: { a: { kind: 'gendarmes', at: [10, 10] } },
      north: { z: horse(10, 8.7, { facing: 0 }) },
    });
    expect(faster.against(leave('ahead', 'a'))).toEqual(['zoc.exit-ahead']);
  });

  it('zoc.exit-evade, zoc.exit-evade-how: units able to evade run from the most threatening enemy', () => {
    const played = begun({
      south: { a: { kind: 'light-cavalry', at: [10, 8] } },
      north: { z: foot(10, 9.5) },
    });
    expect(played.against(leave('back', 'a'))).toEqual(['zoc.exit-back']);
    played.give(leave('evade', 'a'));
    expect(played.unit('a').pose.y).toBeLessThan(5 * ud);
    expect(played.unit('a').doings).toMatchObject({ evaded: true, moves: 1 });
    const heavy = begun({ south: { a: foot(10, 8) }, north: { z: foot(10, 9.5) } });
    expect(heavy.against(leave('evade', 'a'))).toEqual(['zoc.exit-evade']);
  });
});
