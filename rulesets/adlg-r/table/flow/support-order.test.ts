/** Moves into support, contacts left over and pursuits that meet somebody, by commands. */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const foot = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'medium-swordsmen',
  at: [x, y],
  ...more,
});
const horse = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'heavy-cavalry',
  at: [x, y],
  ...more,
});
const ahead = (by: number) => ({ step: 'advance', by: by * ud }) as const;
const support = (steps: readonly object[], enemy = 'z', ...units: string[]) =>
  ({ kind: 'support', units: units.length === 0 ? ['b'] : units, steps, enemy }) as const;

/** a and z fight front to front at y = 8.5; b comes to help. */
function beside(b: TestUnit, more: Position = {}) {
  return begin({
    ...more,
    south: { a: foot(14, 8), b, ...more.south },
    north: { z: foot(14, 9), ...more.north },
    contacts: [['a', 'z'], ...(more.contacts ?? [])],
  });
}

describe('moves into support', () => {
  it('command.support-move, melee.simple-support-where, charge.or-support: beside the friend, corner on corner', () => {
    const played = beside(foot(16.2, 6));
    expect(played.against(support([ahead(2)]))).toBeNull();
    expect(played.check(support([ahead(2)]))).toMatchObject({ allowed: true, cost: { cp: 1 } });
    played.give(support([ahead(2)]));
    expect(played.unit('b').pose).toEqual({ x: 16 * ud, y: 8 * ud, heading: 900 });
    expect(played.state.contacts).toHaveLength(1);
    played.give({ kind: 'done' });
    expect(played.all('fought')[0]!.why).toContainEqual({ rule: 'melee.simple-support', of: 'a', value: 1 });
  });

  it('melee.melee-support-where, charge.edge-scope: onto the flank, where it conforms without a first phase', () => {
    const played = beside(horse(17.5, 9, { facing: 270 }));
    played.give(support([ahead(3)]));
    expect(played.state.contacts[1]).toMatchObject({
      edge: 'left',
      complete: true,
      how: 'support',
      first: false,
    });
    // Complete on the flank of who fights already (`melee.multiple-loss`, `melee.multiple-when`).
    expect(played.all('lost')).toMatchObject([{ by: 'melee.multiple-loss', points: 1 }]);
    played.give({ kind: 'done' });
    expect(played.all('fought')[0]!.why).toContainEqual({ rule: 'melee.melee-support', of: 'a', value: 2 });
  });

  it('charge.not-allowed: not onto an edge where a friend stands; not by who has charged', () => {
    const taken = beside(horse(17.5, 9, { facing: 270 }), {
      south: { c: horse(15.375, 9, { facing: 270 }) },
      contacts: [['c', 'z', { edge: 'left' }]],
    });
    expect(taken.against(support([ahead(3)]))).not.toBeNull();
  });

  it('charge.support-prohibited, command.support-move: no guns, and only where a friend fights', () => {
    const gun: TestUnit = { kind: 'light-artillery', at: [15.5, 6.5] };
    expect(beside(gun).against(support([ahead(1)]))).toContain('charge.support-prohibited');
    expect(beside(foot(16.2, 6), { north: { y: foot(20, 10) } }).against(support([ahead(2)], 'y'))).toContain(
      'command.support-move',
    );
  });

  it('charge.support-evade: an enemy in simple support alone may evade, and nobody follows', () => {
    const light: TestUnit = { kind: 'light-cavalry', at: [15.5, 8.875] };
    const played = begin({
      south: { a: foot(14, 8), b: horse(17.5, 9, { facing: 270 }) },
      north: { z: { kind: 'levy', at: [13.5, 9] }, y: { ...light, at: [14.5, 8.875] } },
      contacts: [
        ['z', 'a'],
        ['y', 'a'],
      ],
    });
    played.give(support([ahead(3)], 'y'));
    expect(played.asked()).toBe('north pursued');
    const { pose } = played.unit('b');
    played.give({ kind: 'answer', units: ['y'], how: 'evade' });
    expect(played.unit('b').pose).toEqual(pose);
    expect(played.unit('y').doings.evaded).toBe(true);
    expect(played.state.contacts).toHaveLength(1);
  });
});

describe('contacts left over', () => {
  it('conform.face, conform.moment, conform.when: who is struck on the flank alone turns to face at done', () => {
    const played = begin({
      south: { a: foot(14, 8) },
      north: { z: foot(15.5, 8.5, { facing: 270 }) },
      contacts: [['z', 'a', { edge: 'right', complete: true }]],
    });
    expect(played.against({ kind: 'conform', unit: 'a', to: 'z' })).toBeNull();
    played.give({ kind: 'done' });
    expect(played.unit('a').pose.heading).toBe(0);
    expect(played.state.contacts[0]).toMatchObject({ edge: 'front', complete: true });
  });

  it('conform.rallying: who tried to rally does not conform in that phase', () => {
    const played = begin({
      south: { a: foot(14, 8) },
      north: { z: foot(15.5, 8.5, { facing: 270 }) },
      contacts: [['z', 'a', { edge: 'right', complete: true }]],
      arrange: (table, state) => {
        state.units[table.unitOf.get('a')!]!.lost = 1;
      },
    });
    played.give({ kind: 'rally', unit: 'a' });
    expect(played.against({ kind: 'conform', unit: 'a', to: 'z' })).toEqual(['conform.rallying']);
    played.give({ kind: 'done' });
    expect(played.unit('a').pose.heading).toBe(900);
  });

  it('conform.resolve-contact, conform.who: who merely touches conforms, without a first phase', () => {
    const played = begin({ south: { a: foot(14, 8) }, north: { z: foot(14.6, 9) } });
    played.give({ kind: 'done' });
    expect(played.state.contacts[0]).toMatchObject({ how: 'conform', first: false, complete: true });
    expect(played.all('fought')).toHaveLength(1);
  });

  it('conform.evader: whoever can evade is asked first', () => {
    const played = begin({
      south: { a: foot(14, 8) },
      north: { z: { kind: 'light-cavalry', at: [14.3, 8.875] } },
    });
    played.give({ kind: 'done' });
    expect(played.asked()).toBe('north pursued');
    played.give({ kind: 'answer', units: ['z'], how: 'evade' });
    expect(played.state.contacts).toEqual([]);
  });

  it('conform.li: light infantry steps away from what destroys it; conform.never: guns stay', () => {
    const played = begin({
      south: { a: { kind: 'light-infantry', at: [14, 8.25] } },
      north: { z: foot(14, 9) },
      contacts: [['z', 'a']],
    });
    played.give({ kind: 'done' });
    expect(played.unit('a').pose.y).toBeLessThan(8.25 * ud);
    expect(played.state.contacts).toEqual([]);
    const gun = begin({
      south: { a: { kind: 'light-artillery', at: [14, 8] } },
      north: { z: foot(15, 8, { facing: 270 }) },
      contacts: [['z', 'a', { edge: 'right' }]],
    });
    expect(gun.against({ kind: 'conform', unit: 'a', to: 'z' })).toEqual(['conform.never']);
  });

  it('wagon.li: alone against a war wagon it steps 1 UD away', () => {
    const played = begin({
      south: { a: { kind: 'light-infantry', at: [14, 7.75] } },
      north: { z: { kind: 'war-wagon', at: [14, 9] } },
      contacts: [['a', 'z']],
    });
    played.give({ kind: 'done' });
    expect(played.state.contacts).toEqual([]);
  });
});

describe('pursuit', () => {
  /** a routs z at once and pursues into whoever stands behind. */
  const rout = (behind: TestUnit, more: Position = {}) => {
    const played = begin({
      ...more,
      south: { a: horse(14, 8), ...more.south },
      north: { z: { kind: 'levy', at: [14, 8.875] }, y: behind, ...more.north },
      contacts: [['a', 'z'], ...(more.contacts ?? [])],
      dice: { a: { melee: [6] }, z: { melee: [1] }, ...more.dice },
      arrange: (table, state) => {
        state.units[table.unitOf.get('z')!]!.lost = 2;
      },
    });
    played.give({ kind: 'done' });
    return played;
  };

  it('pursuit.contact, pursuit.who: who is met is conformed to, without a first phase', () => {
    const played = rout(foot(14.3, 9.6));
    expect(played.asked()).toBe('south pursuit');
    played.give({ kind: 'pursue', unit: 'a', by: ud });
    expect(played.state.contacts).toMatchObject([
      { how: 'pursuit', first: false, complete: true, edge: 'front' },
    ]);
  });

  it('evade.pursuit: who is met may evade, and the pursuer ends at 1 UD', () => {
    const played = rout({ kind: 'light-cavalry', at: [14, 9.3] });
    played.give({ kind: 'pursue', unit: 'a', by: ud });
    expect(played.asked()).toBe('north pursued');
    played.give({ kind: 'answer', units: ['y'], how: 'evade' });
    expect(played.unit('a').pose.y).toBe(9 * ud);
    expect(played.state.contacts).toEqual([]);
  });

  it('pursuit.multiple, turn.immediate: complete on the flank of who fights, that enemy loses 1', () => {
    const played = rout(foot(14.5, 10.3, { facing: 90 }), {
      south: { b: foot(15.5, 10.3, { facing: 270 }) },
      contacts: [['b', 'y']],
      dice: { b: { melee: [3] }, y: { melee: [3] } },
    });
    while (played.asked() !== 'south pursuit') played.give({ kind: 'done' });
    played.give({ kind: 'pursue', unit: 'a', by: ud });
    expect(played.all('lost').filter(({ by }) => by === 'melee.multiple-loss')).toHaveLength(1);
  });

  it('pursuit.touched: who is touched aside turns to face, at choice', () => {
    const aside = (x: number, facing: number) =>
      ({ kind: 'medium-swordsmen', at: [x, 8.5], facing }) as const;
    const played = rout(aside(15, 270), {
      north: { x: aside(13, 90) },
      contacts: [
        ['y', 'a', { edge: 'right', complete: false }],
        ['x', 'a', { edge: 'left', complete: false }],
      ],
      dice: { y: { melee: [1] }, x: { melee: [1] } },
    });
    while (played.asked() !== 'south face' && played.asked() !== 'over') played.give({ kind: 'done' });
    expect(played.against({ kind: 'choose', take: 'z' })).not.toBeNull();
    played.give({ kind: 'choose', take: 'x' });
    expect(played.unit('a').pose.heading).toBe(1800);
  });
});
