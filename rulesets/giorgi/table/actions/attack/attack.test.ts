import { describe, expect, test } from 'vitest';
import type { BattleSetup, TestUnit } from '../../testing/battle.ts';
import { playFrom } from '../../testing/play.ts';

const charge = {
  south: { c: { kind: 'heavy-cavalry', at: [50, 30], bases: 6 } },
  north: { d: { kind: 'medium-cavalry', at: [50, 55], bases: 6 } },
} as const;

/** Foot against foot, 11 cm apart. */
const assault = {
  south: { a: { at: [50, 40] } },
  north: { b: { at: [50, 53] } },
} as const;

const attack = (unit: string, target: string, more: object = {}) =>
  ({ kind: 'move', unit, target, ...more }) as const;

describe('an attack is declared', () => {
  test('attack.declare, attack.align: straight on to contact, flush with the front that was struck', () => {
    const { give, all, unit, asked } = playFrom(charge);
    give(attack('c', 'd'));
    expect(asked()).toBe('north reaction');
    give({ kind: 'done' });
    expect(all('met')).toMatchObject([
      { clash: { struck: 'front', run: 2200, charging: true, how: 'attack' } },
    ]);
    expect(unit('c').stands).toMatchObject({ x: 5000, y: 5200, heading: 900 });
  });

  test('attack.declare: an enemy that is not met straight on cannot be attacked so', () => {
    const beside = playFrom({ ...charge, north: { d: { kind: 'line', at: [100, 35] } } });
    expect(beside.against(attack('c', 'd'))).toEqual(['attack.declare']);
  });

  test('move.heavy-cavalry: no farther than a move', () => {
    const far = playFrom({ ...charge, north: { d: { kind: 'line', at: [50, 60] } } });
    expect(far.against(attack('c', 'd'))).toEqual(['attack.declare']);
  });

  test('attack.nearest: not past the nearer of two', () => {
    const two: BattleSetup = {
      ...charge,
      north: { d: { kind: 'line', at: [40, 50] }, e: { kind: 'line', at: [60, 47] } },
    };
    expect(playFrom(two).against(attack('c', 'd'))).toEqual(['attack.nearest']);
    expect(playFrom(two).against(attack('c', 'e'))).toBeNull();
  });

  test('attack.nearest: units in rout may be passed over', () => {
    const two = playFrom({
      ...charge,
      north: { d: { kind: 'line', at: [40, 50] }, e: { kind: 'line', at: [70, 47] } },
    });
    expect(two.against(attack('c', 'd'))).toEqual(['attack.nearest']);
    two.unit('e').rung = 3;
    expect(two.against(attack('c', 'd'))).toBeNull();
  });

  test('attack.no-change: not after a change of formation', () => {
    const changed = playFrom(assault);
    const steps = [{ step: 'form', formation: 'column' }];
    expect(changed.against(attack('a', 'b', { steps }))).toContain('attack.no-change');
    changed.unit('a').changed = true;
    expect(changed.against(attack('a', 'b'))).toEqual(['attack.no-change']);
  });

  test('attack.shaken: a shaken unit starts none, unless the option lets it', () => {
    const shaken = playFrom(assault);
    shaken.unit('a').rung = 1;
    expect(shaken.against(attack('a', 'b'))).toEqual(['attack.shaken']);
    const free = playFrom({ ...assault, options: { 'attack.shaken': false } });
    free.unit('a').rung = 2;
    expect(free.against(attack('a', 'b'))).toBeNull();
  });

  test('turn.fire-then-attack: who fired does not move into contact', () => {
    const fired = playFrom({
      ...charge,
      south: { c: { kind: 'light-cavalry', at: [50, 35], carbine: true } },
    });
    fired.unit('c').fired = true;
    expect(fired.against(attack('c', 'd'))).toEqual(['turn.fire-then-attack']);
    const free = playFrom({
      ...charge,
      south: { c: { kind: 'light-cavalry', at: [50, 35], carbine: true } },
      options: { 'turn.fire-then-attack': false },
    });
    free.unit('c').fired = true;
    expect(free.against(attack('c', 'd'))).toBeNull();
  });

  test('attack.guns-never, square.no-attack, attack.open-order: who never attacks', () => {
    const near = { b: { at: [50, 50] } } as const;
    const guns = playFrom({ south: { g: { kind: 'gun', at: [50, 45.5], bases: 2 } }, north: near });
    expect(guns.against(attack('g', 'b'))).toContain('attack.guns-never');
    const square = playFrom({ south: { a: { at: [50, 42], formation: 'square' } }, north: near });
    expect(square.against(attack('a', 'b'))).toEqual(['square.no-attack']);
    const open = playFrom({ south: { a: { at: [50, 42], formation: 'open' } }, north: near });
    expect(open.against(attack('a', 'b'))).toEqual(['attack.open-order']);
    const light = playFrom({ south: { a: { kind: 'light', at: [50, 42], formation: 'open' } }, north: near });
    expect(light.against(attack('a', 'b'))).toBeNull();
  });

  test('turn.reactions: by option attacks wait for the end of movement', () => {
    const queue = playFrom({ ...assault, options: { 'turn.reactions': 'after-movement' } });
    queue.give(attack('a', 'b'));
    expect(queue.asked()).toBe('south move');
    expect(queue.all('met')).toEqual([]);
    queue.give({ kind: 'done' });
    expect(queue.asked()).toBe('north reaction');
  });
});

describe('the attacker comes in', () => {
  test('attack.charge-run: 9 cm for foot, 18 for horse; attack.rest: cavalry then rests', () => {
    const foot = playFrom(assault);
    foot.give(attack('a', 'b'));
    foot.give({ kind: 'done' });
    expect(foot.all('met')).toMatchObject([{ clash: { charging: true } }]);
    const short = playFrom({ ...assault, north: { b: { at: [50, 50] } } });
    short.give(attack('a', 'b'));
    short.give({ kind: 'done' });
    expect(short.all('met')).toMatchObject([{ clash: { charging: false } }]);
    const horse = playFrom(charge);
    horse.give(attack('c', 'd'));
    horse.give({ kind: 'done' });
    expect(horse.unit('c').rest).toBe(2);
  });

  test('attack.rest: horse that has not rested comes in without a charge', () => {
    const tired = playFrom(charge);
    tired.unit('c').rest = 1;
    tired.give(attack('c', 'd'));
    tired.give({ kind: 'done' });
    expect(tired.all('met')).toMatchObject([{ clash: { charging: false } }]);
  });

  test('attack.align: it turns flush where it came to, and slides no farther than brings one base against the edge', () => {
    const stoodAt = (x: number, a: TestUnit) => {
      const played = playFrom({
        south: { a: { at: [x, 42], ...a } },
        north: { b: { at: [50, 51], bases: 6 } },
      });
      played.give(attack('a', 'b'));
      played.close();
      expect(played.all('met')).toHaveLength(1);
      return played.unit('a').stands.x;
    };
    const column = { formation: 'column' } as const;
    expect([50, 56, 59, 61].map((x) => stoodAt(x, column))).toEqual([5000, 5600, 5900, 5900]);
    // The edge ends at 59 and the front is 27 wide, so the last trooper of 2 is against it, not half of the front.
    const troop = { kind: 'light-cavalry', formation: 'open', gapCm: 3 } as const;
    expect([66, 72].map((x) => stoodAt(x, troop))).toEqual([6600, 5900 + 1350 - 200]);
  });

  test('attack.losses-first: who was fired at on the way goes on to contact, though a friend stands behind the enemy', () => {
    const played = playFrom(
      {
        south: { a: { at: [50, 37], formation: 'column' }, f: { at: [50, 55], facing: 180 } },
        north: {
          b: { at: [50, 51], bases: 6 },
          l: { kind: 'light', formation: 'open', gapCm: 0, at: [75, 47] },
        },
      },
      { 'l shot': [6, 6, 6, 6] },
    );
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 'l', how: 'fire' });
    while (played.asked().endsWith('reaction')) played.close();
    const [shot] = played.all('fired');
    expect(shot!.along).toBeLessThan(900);
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'front', run: 1000 } }]);
  });

  test('formation.facing: struck in flank by where the last straight run began', () => {
    const flank: BattleSetup = {
      south: { c: { kind: 'heavy-cavalry', at: [30, 55], facing: 90 } },
      north: { d: { kind: 'line', at: [50, 55], formation: 'column' } },
    };
    const played = playFrom(flank);
    played.give(attack('c', 'd'));
    played.close();
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'flank' } }]);
  });

  test('attack.losses-first: reaction fire strikes on the way, and the melee is fought by who is left', () => {
    const played = playFrom(assault, { 'b shot': [1, 1, 1, 1, 1, 1], 'a losses': [1, 1] });
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 'b', how: 'fire' });
    played.close();
    played.give({ kind: 'done' });
    expect(played.all('fired')).toMatchObject([{ killed: 3 }]);
    expect(played.unit('a').soldiers).toBe(15);
    expect(played.all('met')).toHaveLength(1);
  });

  test('attack.shaken-continues: shaken by fire it still goes in, or stops short by option', () => {
    const faces = { 'b shot': [1, 1, 1], 'a losses': [6] };
    const goes = playFrom(assault, faces);
    goes.give(attack('a', 'b'));
    goes.give({ kind: 'answer', unit: 'b', how: 'fire' });
    goes.close();
    goes.give({ kind: 'done' });
    expect(goes.all('met')).toHaveLength(1);
    const stops = playFrom({ ...assault, options: { 'attack.shaken-continues': false } }, faces);
    stops.give(attack('a', 'b'));
    stops.give({ kind: 'answer', unit: 'b', how: 'fire' });
    stops.close();
    stops.give({ kind: 'done' });
    expect(stops.all('met')).toEqual([]);
    expect(stops.unit('a').stands.y).toBe(5000);
  });

  test('attack.follow: the target gone, straight on with what is left of the move, or not', () => {
    const far = {
      south: { c: { kind: 'light-cavalry', at: [50, 30] } },
      north: { d: { kind: 'light-cavalry', at: [50, 45] } },
    } as const;
    const faces = { 'd dash': [6, 6, 6, 6] };
    const on = playFrom(far, faces);
    on.give(attack('c', 'd'));
    on.give({ kind: 'answer', unit: 'd', how: 'flee' });
    on.close();
    expect(on.unit('c').stands.y).toBe(6000);
    const stop = playFrom({ ...far, options: { 'attack.follow': 'stop' } }, faces);
    stop.give(attack('c', 'd'));
    stop.give({ kind: 'answer', unit: 'd', how: 'flee' });
    stop.close();
    expect(stop.unit('c').stands.y).toBe(4200);
  });
});
