/** Rows of the chapter charge as positions: what opens a charge, what bars it, who goes how far. */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { begin } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const charge = (units: string | string[], target: string, more: object = {}) =>
  ({ kind: 'charge', units: [units].flat(), target, ...more }) as const;

describe('what opens a charge', () => {
  const extended = (more: Partial<TestUnit> = {}) =>
    begin({
      south: { a: unit('medium-swordsmen', 14, 8.5), b: unit('medium-swordsmen', 14, 7.5, more) },
      north: { z: unit('medium-swordsmen', 14, 9.5), y: unit('medium-swordsmen', 16, 9.5) },
      contacts: [['a', 'z']],
    });
  const extend = [{ step: 'extend', left: 0, right: 1 }];

  it('charge.extension: a unit brought up beside one in melee charges whom it comes against', () => {
    const played = extended();
    expect(played.against({ kind: 'move', units: ['a', 'b'], steps: extend })).toContain('charge.definition');
    played.give(charge(['a', 'b'], 'y', { opening: extend }));
    expect(played.unit('b').pose).toMatchObject({ x: 16 * ud, y: 8.5 * ud });
    expect(played.unit('b').doings.charged).toBe(true);
    expect(played.unit('a').doings).toMatchObject({ charged: false, moved: false });
    expect(played.state.contacts.at(-1)).toMatchObject({
      edge: 'front',
      complete: true,
      how: 'charge',
      first: true,
    });
  });

  it('charge.extension: it takes 1 UD and 1 UD for each unit, and is difficult for the Unmanoeuvrable', () => {
    const { cost } = extended().check(charge(['a', 'b'], 'y', { opening: extend })) as never;
    expect(cost).toMatchObject({ cp: 1 });
    expect(
      extended().against(charge(['a', 'b'], 'y', { opening: [{ step: 'extend', left: 0, right: 2 }] })),
    ).toEqual(['charge.opening']);
    const heavy = begin({
      south: { a: unit('levy', 14, 8.5), b: unit('levy', 14, 7.5) },
      north: { z: unit('levy', 15.4, 9.5) },
    });
    const dear = heavy.check(charge(['a', 'b'], 'z', { opening: extend })) as never;
    expect(dear).toMatchObject({ cost: { cp: 2 } });
  });

  it('charge.extension: a front that is narrowed charges with the units that lead', () => {
    const played = begin({
      south: { a: unit('medium-swordsmen', 14, 8), b: unit('medium-swordsmen', 16, 8) },
      north: { z: unit('shot', 14, 11.4) },
    });
    const opening = [
      { step: 'contract', lead: ['a'], left: 0, right: 1 },
      { step: 'advance', by: ud },
    ];
    expect(played.against(charge(['a', 'b'], 'z', { opening: opening.slice(0, 1) }))).toEqual([
      'move.contraction',
    ]);
    played.give(charge(['a', 'b'], 'z', { opening }));
    expect(played.unit('a').pose).toMatchObject({ x: 14 * ud, y: 10.4 * ud });
    expect(played.unit('b').pose.x).toBe(14 * ud);
  });

  it('charge.extension, interpenetration.room: a new front ends clear of friends', () => {
    const played = (y: number) =>
      begin({
        south: {
          a: unit('medium-swordsmen', 14, 8),
          b: unit('medium-swordsmen', 16, 8),
          c: unit('light-infantry', 14, y),
        },
        north: { z: unit('shot', 14, 11.9) },
      });
    const opening = [
      { step: 'contract', lead: ['a'], left: 0, right: 1 },
      { step: 'advance', by: ud },
    ];
    const order = charge(['a', 'b'], 'z', { opening });
    expect([played(3).against(order), played(8.8).against(order)]).toEqual([null, ['interpenetration.room']]);
  });

  it('fortification.no-wheel, terrain.river: nor does a charge open by a wheel behind works or in a river', () => {
    const position = {
      south: { a: unit('medium-swordsmen', 14, 7.5) },
      north: { z: unit('shot', 12, 10) },
    };
    const wheel = [{ step: 'wheel', about: 'left', angle: 300 }];
    expect(begin(position).against(charge('a', 'z', { opening: wheel }))).toBeNull();
    const behind = begin({ ...position, works: [{ kind: 'fortification', from: [17, 8], to: [11, 8] }] });
    expect(behind.against(charge('a', 'z', { opening: wheel }))).toContain('fortification.no-wheel');
    const wet = begin({
      ...position,
      areas: [{ kind: 'river', at: [15, 7.5], size: [30, 1.5], ground: 'rough' }],
    });
    expect(wet.against(charge('a', 'z', { opening: wheel }))).toContain('terrain.river');
  });
});

describe('charge.slide-along', () => {
  const passing = (more: object, y: TestUnit) =>
    begin({ south: { a: unit('medium-swordsmen', 14, 8) }, north: { y, z: unit('shot', 14, 12) }, ...more });

  it('charge.slide-along: nobody slides along the flank of an enemy to charge another one', () => {
    expect(passing({}, unit('keil', 12, 10)).against(charge('a', 'z'))).toEqual(['charge.slide-along']);
    // A hair farther off it is passed.
    expect(passing({}, unit('keil', 11.95, 10)).against(charge('a', 'z'))).toBeNull();
  });

  it('charge.slide-along: but along one who is in melee', () => {
    const fought = {
      south: { a: unit('medium-swordsmen', 14, 8), b: unit('medium-swordsmen', 12, 8.5) },
      contacts: [['b', 'y']],
    };
    expect(passing(fought, unit('keil', 12, 10)).against(charge('a', 'z'))).toBeNull();
  });

  it('charge.slide-along: along whom it touched from the start', () => {
    const touching = { south: { a: unit('medium-swordsmen', 14, 9.2) } };
    expect(passing(touching, unit('keil', 12, 10)).against(charge('a', 'z'))).toBeNull();
  });

  it('charge.slide-along: along a front only to charge the enemy that threatens most', () => {
    // The gun faces the lane from the side: only its front would be slid along. It has no zone of its own.
    const faced = unit('light-artillery', 12.5, 10.5, { facing: 90 });
    expect(passing({}, faced).against(charge('a', 'z'))).toEqual(['charge.slide-along']);
    // Now z holds it, and threatens most.
    const held = begin({
      south: { a: unit('medium-swordsmen', 14, 8.5) },
      north: { y: faced, z: unit('keil', 14, 10.9) },
    });
    expect(held.against(charge('a', 'z'))).toBeNull();
  });
});

describe('how a charge goes', () => {
  it('charge.procedure, charge.one-by-one: each charge is made before the next is declared', () => {
    const played = begin({
      south: { a: unit('medium-swordsmen', 12, 8), b: unit('medium-swordsmen', 16, 8) },
      north: { z: unit('shot', 12, 10), y: unit('shot', 16, 10) },
    });
    played.give(charge('a', 'z'));
    expect(played.state.contacts).toHaveLength(1);
    expect(played.asked()).toBe('south orders');
    played.give(charge('b', 'y'));
    expect(played.state.contacts).toHaveLength(2);
  });

  it('charge.range-group: a group charges if one is in range; who is not stays behind', () => {
    const played = begin({
      south: { a: unit('heavy-swordsmen', 13, 8), b: unit('heavy-swordsmen', 15, 8) },
      north: { z: unit('shot', 12, 10.8), y: unit('shot', 16, 11.4) },
    });
    expect(played.against(charge('b', 'y'))).toEqual(['charge.range']);
    played.give(charge(['a', 'b'], 'z'));
    const top = played.state.agenda.at(-1);
    if (top?.do === 'follow') played.give({ kind: 'follow', by: [...top.least] });
    expect(played.state.contacts).toMatchObject([{ by: 0 }]);
  });

  it('charge.stops: it stops at a friend it cannot pass, and at the edge of the table', () => {
    const played = begin({
      south: { a: unit('heavy-cavalry', 14, 15), b: unit('pike-and-shot', 14.9, 19.3) },
      north: { z: unit('light-cavalry', 14, 16.5, { facing: 0 }) },
      dice: { z: { evade: [3] }, a: { charge: [3] } },
    });
    played.give(charge('a', 'z'));
    played.give({ kind: 'answer', units: ['z'], how: 'evade' });
    const top = played.state.agenda.at(-1);
    if (top?.do === 'follow') played.give({ kind: 'follow', by: [...top.most] });
    // Its front is at the rear of b, which stands at 18.8 UD.
    expect(played.unit('a').pose.y / ud).toBeCloseTo(18.8 - 0.375, 2);
  });

  it('charge.edge-which: the flank on whose side the nearest point of its front starts', () => {
    const edgeFrom = (x: number, facing: number) => {
      const played = begin({
        south: { a: unit('heavy-cavalry', x, 12.2, { facing }) },
        north: { z: unit('keil', 14, 12) },
      });
      played.give(charge('a', 'z'));
      return played.state.contacts[0]?.edge;
    };
    // z faces south: the east is on its left.
    expect([edgeFrom(16.5, 270), edgeFrom(11.5, 90)]).toEqual(['left', 'right']);
  });

  it('charge.light-infantry-stop: LI that may not fight a new enemy stops just short of him', () => {
    const played = begin({
      south: { a: unit('light-infantry', 14, 8) },
      north: { z: unit('light-infantry', 14, 9.5), y: unit('pike-and-shot', 14, 10.6) },
      dice: { z: { evade: [6] }, a: { charge: [6] } },
    });
    played.give(charge('a', 'z'));
    expect(played.asked()).toContain('answer');
  });

  it('charge.steps: the group goes to its first contact, who touches conforms, then the others go on', () => {
    const played = begin({
      south: { a: unit('heavy-cavalry', 13.5, 8), b: unit('heavy-cavalry', 14.5, 8) },
      north: { z: unit('shot', 13, 11), y: unit('shot', 15, 13) },
    });
    played.give(charge(['a', 'b'], 'z'));
    const moves = played.all('moved').filter(({ cause }) => cause === 'charge' || cause === 'conform');
    expect(moves[1]).toMatchObject({ cause: 'charge', used: 2.125 * ud });
    expect(moves[1]!.ways).toHaveLength(2);
    expect(played.state.contacts.map(({ by, on }) => [by, on])).toEqual([[0, 2]]);
    // Beside a, front corners together, b has reached a place in support.
    expect(played.unit('b').pose).toMatchObject({ x: 14.5 * ud, y: played.unit('a').pose.y });
    expect(played.asked()).toBe('south orders');
  });
});

describe('charge.counter', () => {
  const countering = (options: Readonly<Record<string, unknown>>) =>
    begin({
      options,
      south: { a: unit('heavy-cavalry', 14, 8) },
      north: { z: unit('heavy-cavalry', 14, 11) },
    });

  it('charge.counter: nobody charges back', () => {
    const played = countering({});
    played.give(charge('a', 'z'));
    if (played.asked() === 'north answer')
      expect(played.against({ kind: 'answer', units: ['z'], how: 'counter' })).toEqual(['charge.counter']);
  });

  it('charge.counter: by option who is charged on its front meets the charger half-way, and does not shoot', () => {
    const played = countering({ 'charge.counter': false });
    played.give(charge('a', 'z'));
    expect(played.asked()).toBe('north answer');
    played.give({ kind: 'answer', units: ['z'], how: 'counter' });
    // 2.25 UD lay between them.
    expect(played.unit('z').pose.y / ud).toBeCloseTo(11 - 1.125, 2);
    expect(played.unit('z').doings.charged).toBe(true);
    expect(played.state.contacts).toMatchObject([{ edge: 'front', complete: true, first: true }]);
  });

  it('charge.counter: not on a flank, nor by those who never charge', () => {
    const aside = begin({
      options: { 'charge.counter': false },
      south: { a: unit('heavy-cavalry', 17, 11.5, { facing: 270 }) },
      north: { z: unit('pike-and-shot', 14, 11) },
    });
    aside.give(charge('a', 'z'));
    expect(aside.asked()).toBe('south orders');
    const guns = begin({
      options: { 'charge.counter': false },
      south: { a: unit('heavy-cavalry', 14, 9) },
      north: { z: unit('light-artillery', 14, 11) },
    });
    guns.give(charge('a', 'z'));
    expect(guns.asked()).toBe('south orders');
  });
});
