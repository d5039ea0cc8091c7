/** Friends in the way, camps, works and rivers on the way of a charge, and lone commanders, by commands. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { corpsIn, type TestUnit } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const move = (id: string, uds: number) =>
  ({ kind: 'move', units: [id], steps: [{ step: 'advance', by: Math.round(uds * ud) }] }) as const;
const far = { z: unit('shot', 25, 18) };

describe('interpenetration', () => {
  const pass = (a: TestUnit, b: TestUnit, by: number, more: Position = {}) => {
    const played = begin({ south: { a, b }, north: far, ...more });
    return { played, against: played.against(move('a', by)) };
  };

  it('interpenetration.room, interpenetration.push-how: whoever is partly beyond pushes the crossed back', () => {
    const { played, against } = pass(unit('medium-swordsmen', 14, 4), unit('bowmen', 14, 5.5), 2);
    expect(against).toBeNull();
    played.give(move('a', 2));
    expect(played.unit('a').pose.y).toBe(6 * ud);
    expect(played.unit('b').pose.y).toBe(5 * ud);
  });

  it('interpenetration.pushed, rally.shifted, conform.shift-after: a pushed heavy unit neither moves nor rallies', () => {
    const { played } = pass(unit('medium-swordsmen', 14, 4), unit('bowmen', 14, 5.5), 2, {
      arrange: (table: Table, state: State) => {
        state.units[table.unitOf.get('b')!]!.lost = 1;
      },
    });
    played.give(move('a', 2));
    expect(played.against(move('b', 1))).toContain('conform.shift-after');
    expect(played.against({ kind: 'rally', unit: 'b' })).toContain('rally.shifted');
  });

  it('interpenetration.room: nobody who does not come beyond; light troops are carried on', () => {
    expect(pass(unit('medium-swordsmen', 14, 4), unit('bowmen', 14, 6), 1.5).against).toEqual([
      'interpenetration.room',
    ]);
    const light = pass(unit('light-infantry', 14, 4), unit('bowmen', 14, 6), 3);
    light.played.give(move('a', 3));
    expect(light.played.unit('a').pose.y).toBe(7 * ud);
    const carried = pass(unit('light-infantry', 14, 4), unit('bowmen', 14, 6), 2.5);
    expect(carried.against).toBeNull();
    carried.played.give(move('a', 2.5));
    expect(carried.played.unit('a').pose.y).toBeGreaterThanOrEqual(6.75 * ud - 8);
  });

  it('interpenetration.room: no room for the pushed, nobody passes', () => {
    const { against } = pass(unit('medium-swordsmen', 14, 4), unit('bowmen', 14, 5.5), 2, {
      south: {
        a: unit('medium-swordsmen', 14, 3.9),
        b: unit('bowmen', 14, 5.4),
        c: unit('pike-and-shot', 14, 2.9),
      },
    });
    expect(against).toBeNull();
    const full = begin({
      south: {
        a: unit('medium-swordsmen', 14, 4),
        b: unit('bowmen', 14.5, 5.5),
        // Where b would go back to.
        c: unit('pike-and-shot', 16, 4.2),
      },
      north: far,
    });
    expect(full.against(move('a', 2))).toEqual(['interpenetration.room']);
  });

  it('interpenetration.lmi, interpenetration.swordsmen, interpenetration.swordsmen-more: who passes whom', () => {
    const against = (a: TestUnit['kind'], b: TestUnit['kind'], more: Partial<TestUnit> = {}) =>
      pass(unit(a, 14, 4, more), unit(b, 14, 5.2), 2.2).against;
    expect(against('shot', 'bowmen')).toBeNull();
    expect(against('medium-swordsmen', 'crossbowmen')).toBeNull();
    expect(against('shot', 'medium-swordsmen')).toBeNull();
    expect(against('medium-swordsmen', 'medium-swordsmen')).toEqual(['move.path']);
    expect(against('medium-swordsmen', 'bowmen', { traits: ['headstrong'] })).toEqual(['move.path']);
    expect(pass(unit('foot-knights', 14, 3), unit('shot', 14, 4.2), 2.2).against).toBeNull();
  });

  it('interpenetration.guns, interpenetration.guns-long: foot over the flank of a wagon and over any gun, cleared wholly', () => {
    const foot = unit('medium-swordsmen', 14, 4);
    expect(pass(foot, unit('war-wagon', 14, 5.2, { facing: 90 }), 3).against).toBeNull();
    expect(pass(foot, unit('war-wagon', 14, 5.5), 3).against).toEqual(['move.path']);
    expect(pass(foot, unit('war-wagon', 14, 5.2, { facing: 90 }), 2).against).toEqual([
      'interpenetration.room',
    ]);
    expect(pass(foot, unit('light-artillery', 14, 5.2), 3).against).toBeNull();
  });

  it('interpenetration.mounted, interpenetration.lh: light horse and other mounted, by option as printed', () => {
    const riders = (options: Position['options']) =>
      pass(unit('light-cavalry', 14, 4), unit('heavy-cavalry', 14, 5), 3, { options: options! }).against;
    expect(riders({})).toBeNull();
    expect(riders({ 'interpenetration.lh': false })).toEqual(['move.path']);
  });

  it('interpenetration.never: mounted never through elephants; crossed by them they lose a point', () => {
    expect(pass(unit('light-cavalry', 14, 4), unit('elephants', 14, 5.2), 3).against).toEqual(['move.path']);
    const { played, against } = pass(unit('elephants', 14, 4), unit('light-cavalry', 14, 5.2), 3);
    expect(against).toBeNull();
    played.give(move('a', 3));
    expect(played.all('lost')).toMatchObject([{ by: 'interpenetration.never', points: 1 }]);
  });

  it('interpenetration.when, evade.friends: evaders cross friends without loss', () => {
    const played = begin({
      south: { a: unit('heavy-cavalry', 14, 8) },
      north: { z: unit('light-cavalry', 14, 11), y: unit('light-infantry', 14, 12.5) },
    });
    played.give({ kind: 'charge', units: ['a'], target: 'z' });
    played.give({ kind: 'answer', units: ['z'], how: 'evade' });
    expect(played.unit('z').pose.y).toBeGreaterThan(13 * ud);
    expect(played.all('lost')).toEqual([]);
  });
});

describe('camps', () => {
  const camp = (fortified = false) => ({
    arrange: (_: Table, state: State) => {
      state.camps = [
        null,
        { pose: { x: 14 * ud, y: 12 * ud, heading: 2700 }, fortified, lost: false },
      ] as never;
    },
  });

  it('camp.contact, charge.definition: come to by a charge alone; camp.open: an open camp is lost', () => {
    const played = begin({ south: { a: unit('heavy-cavalry', 14, 9) }, north: far, ...camp() });
    expect(played.against(move('a', 1.625))).toContain('charge.definition');
    played.give({ kind: 'charge', units: ['a'], target: 'camp' });
    expect(played.unit('a').pose.y).toBe((11 - 0.375) * ud);
    played.give({ kind: 'done' });
    expect(played.all('campTried')).toMatchObject([{ taken: true }]);
    expect(played.state.camps[1]?.lost).toBe(true);
    expect(played.unit('a').looting).toBe(true);
  });

  it('camp.stays: a lost camp is an obstacle, and no target', () => {
    const played = begin({ south: { a: unit('heavy-cavalry', 14, 9) }, north: far, ...camp() });
    played.state.camps = [null, { ...played.state.camps[1], lost: true }] as never;
    expect(played.against({ kind: 'charge', units: ['a'], target: 'camp' })).toEqual([
      'target: the enemy has no camp',
    ]);
    expect(played.against(move('a', 3))).toContain('move.path');
  });

  it('charge.uncontrolled-camp: it binds Headstrong troops, a fortified one no mounted', () => {
    const goes = (fortified: boolean) => {
      const played = begin({
        south: { a: unit('heavy-cavalry', 14, 9, { traits: ['headstrong'] }) },
        north: far,
        ...camp(fortified),
      });
      played.give({ kind: 'done' });
      return played.all('declared').map(({ charge }) => charge.target);
    };
    expect(goes(false)).toEqual(['camp']);
    expect(goes(true)).toEqual([]);
  });
});

describe('on the way of a charge', () => {
  it('fortification.cross, fortification.front: works take 2 UD of mounted, 1 UD of foot', () => {
    const at = (kind: TestUnit['kind'], y: number) =>
      begin({
        works: [{ kind: 'obstacle', from: [16, 10], to: [12, 10] }],
        south: { a: unit(kind, 14, 9) },
        north: { z: unit('shot', 14, y) },
      }).against({ kind: 'charge', units: ['a'], target: 'z' });
    expect(at('medium-swordsmen', 11.9)).toBeNull();
    expect(at('medium-swordsmen', 12.2)).toEqual(['charge.range']);
    expect(at('heavy-cavalry', 11.8)).toBeNull();
    expect(at('heavy-cavalry', 12.2)).toEqual(['charge.range']);
  });

  it('terrain.river, terrain.river-angle: a river is charged through at right angles alone', () => {
    const over = (facing: number) =>
      begin({
        areas: [{ kind: 'river', at: [15, 10], size: [30, 1], ground: 'rough' }],
        south: { a: unit('medium-swordsmen', 14, 8.2, { facing }) },
        north: { z: unit('shot', 14 + Math.tan((facing * Math.PI) / 180) * 2.5, 11.4) },
      }).against({ kind: 'charge', units: ['a'], target: 'z' });
    expect(over(0)).toBeNull();
    expect(over(40)).not.toBeNull();
  });
});

describe('found by battles by chance', () => {
  it('conform.never: who ends behind works of its own stays as it touches, and is complete if it stands so', () => {
    const played = begin({
      works: [{ kind: 'obstacle', from: [16, 10], to: [12, 10] }],
      south: { a: unit('medium-swordsmen', 14, 8) },
      north: { z: unit('shot', 14, 10.5) },
    });
    played.give({ kind: 'charge', units: ['a'], target: 'z' });
    expect(played.state.contacts).toMatchObject([{ complete: true, edge: 'front' }]);
  });

  it('melee.terrain-part, move.wagon: a war wagon at the edge of difficult ground fights as in rough ground', () => {
    const played = begin({
      areas: [{ kind: 'marsh', at: [14, 12], size: [6, 3] }],
      south: { a: unit('war-wagon', 14, 9.5) },
      north: { z: unit('medium-swordsmen', 14, 11) },
      contacts: [['z', 'a']],
    });
    played.give({ kind: 'done' });
    expect(played.all('fought')).toHaveLength(1);
  });

  it('conform.terrain, melee.simple-support-where: nobody is brought into ground that penalises it to support', () => {
    const played = begin({
      areas: [{ kind: 'marsh', at: [16.6, 8.6], size: [1.6, 1.6] }],
      south: { a: unit('medium-swordsmen', 14, 8), b: unit('medium-swordsmen', 16.8, 5.5) },
      north: { z: unit('medium-swordsmen', 14, 9) },
      contacts: [['a', 'z']],
    });
    const support = {
      kind: 'support',
      units: ['b'],
      steps: [{ step: 'advance', by: ud }],
      enemy: 'z',
    } as const;
    expect(played.against(support)).toEqual(['melee.simple-support-where']);
  });
});

describe('lone commanders', () => {
  const lone = (x: number, y: number, more: Position = {}) =>
    begin({
      south: { a: unit('heavy-cavalry', 14, 8) },
      northCorps: {
        'north-corps': { at: [x, y], units: { z: unit('shot', 14, 12), y: unit('shot', 18, 13) } },
      },
      ...more,
    });
  const commander = (played: ReturnType<typeof lone>) =>
    corpsIn(played.table, played.state, 'north-corps').commander;

  it('commander.contacted: reached by an enemy he goes behind the nearest friend within 5 UD, else he is lost', () => {
    const played = lone(14, 9.5);
    played.give(move('a', 1));
    expect(commander(played)).toMatchObject({ status: 'alone', pose: { x: 14 * ud, y: 13 * ud } });
    const far = lone(14, 9.5, { options: { 'commander.contacted': { ud: 1 } } });
    far.give(move('a', 1));
    expect(commander(far).status).toBe('lost');
  });

  it('commander.no-block, interpenetration.commander: friends shove him aside', () => {
    const played = begin({
      southCorps: { 'south-corps': { at: [14, 9.5], units: { a: unit('heavy-cavalry', 14, 8) } } },
      north: far,
    });
    expect(played.against(move('a', 1))).toBeNull();
    played.give(move('a', 1));
    expect(played.all('rode')).toMatchObject([{ by: 'shoved' }]);
    const { pose } = corpsIn(played.table, played.state, 'south-corps').commander;
    expect(Math.abs(pose.x - 14 * ud) >= ud || Math.abs(pose.y - 9 * ud) >= 0.875 * ud).toBe(true);
  });
});
