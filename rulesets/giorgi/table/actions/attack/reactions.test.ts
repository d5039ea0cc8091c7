import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../../testing/battle.ts';
import { playFrom } from '../../testing/play.ts';
import { answersOf } from './index.ts';

const assault = {
  south: { a: { at: [50, 40], formation: 'column' } },
  north: { b: { at: [50, 55] } },
} as const;

const attack = (unit: string, target: string, more: object = {}) =>
  ({ kind: 'move', unit, target, ...more }) as const;

function offered(battle: BattleSetup, unit: string, by = 'a', on = 'b') {
  const played = playFrom(battle);
  played.give(attack(by, on));
  const index = played.table.unitOf.get(unit);
  return Object.fromEntries(
    answersOf(played.table, played.state)
      .filter((choice) => choice.unit === index)
      .map(({ how, refusals }) => [how, refusals]),
  );
}

describe('answers', () => {
  test('attack.flee, attack.tested, attack.reaction-fire: what the unit attacked may do', () => {
    expect(offered(assault, 'b')).toEqual({
      fire: [],
      flee: [],
      'fire-and-flee': [],
      'fall-back': [],
      'counter-attack': [],
      form: [],
      stand: [],
    });
  });

  test('attack.support: friends near enough for the dice may come to help', () => {
    const near = { ...assault, north: { b: { at: [50, 55] }, s: { at: [70, 55] } } } as const;
    expect(offered(near, 's')['support']).toEqual([]);
    const away = { ...assault, north: { b: { at: [50, 55] }, s: { at: [100, 55] } } } as const;
    expect(offered(away, 's')['support']).toBeUndefined();
  });

  test('attack.support: also friends who are near the wing of a wide attacker, though far from the unit attacked', () => {
    const wing: BattleSetup = {
      south: { a: { kind: 'light-cavalry', bases: 12, at: [50, 25] } },
      north: {
        b: { at: [50, 42], bases: 2 },
        s: { at: [72, 42], bases: 4 },
        far: { at: [95, 42], bases: 4 },
      },
    };
    expect(offered(wing, 's')['support']).toEqual([]);
    expect(offered(wing, 'far')['support']).toBeUndefined();
  });

  test('attack.guns-never: artillery fires or flees, nothing else', () => {
    const guns = offered({ ...assault, north: { b: { kind: 'gun', at: [50, 55] } } }, 'b');
    expect(guns).toMatchObject({ fire: [], flee: [], 'counter-attack': ['attack.guns-never'] });
    expect(guns['fall-back']).toContain('attack.guns-never');
    expect(guns['form']).toBeUndefined();
  });

  test('attack.shaken: a shaken unit neither counter-attacks nor supports', () => {
    const played = playFrom(assault);
    played.unit('b').rung = 1;
    played.give(attack('a', 'b'));
    expect(played.against({ kind: 'answer', unit: 'b', how: 'counter-attack' })).toEqual(['attack.shaken']);
    expect(played.against({ kind: 'answer', unit: 'b', how: 'flee' })).toBeNull();
  });

  test('attack.reaction-when: struck in flank or rear it has no fire at that attacker', () => {
    const rear: BattleSetup = {
      south: { a: { at: [50, 60], formation: 'column', facing: 180 } },
      north: { b: { at: [50, 45] } },
    };
    expect(offered(rear, 'b')['fire']).toBeUndefined();
  });

  test('attack.one-answer: one answer, or fire besides by option', () => {
    const faces = { 'b reaction': [1], 'b dash': [1, 1], 'b shot': [6, 6, 6] };
    const one = playFrom(assault, faces);
    one.give(attack('a', 'b'));
    one.give({ kind: 'answer', unit: 'b', how: 'fall-back' });
    expect(one.asked()).toBe('south move');
    const both = playFrom({ ...assault, options: { 'attack.one-answer': 'fire-too' } }, faces);
    both.give(attack('a', 'b'));
    both.give({ kind: 'answer', unit: 'b', how: 'fall-back' });
    expect(both.against({ kind: 'answer', unit: 'b', how: 'fire' })).toBeNull();
  });

  test('attack.test-failed: it stands and may only fire, or not even that by option', () => {
    const failed = playFrom(assault, { 'b reaction': [6] });
    failed.give(attack('a', 'b'));
    failed.give({ kind: 'answer', unit: 'b', how: 'counter-attack' });
    expect(failed.asked()).toBe('north reaction');
    expect(failed.against({ kind: 'answer', unit: 'b', how: 'fire' })).toBeNull();
    expect(failed.against({ kind: 'answer', unit: 'b', how: 'flee' })).not.toBeNull();
    const stands = playFrom(
      { ...assault, options: { 'attack.test-failed': 'stand' } },
      { 'b reaction': [6] },
    );
    stands.give(attack('a', 'b'));
    stands.give({ kind: 'answer', unit: 'b', how: 'counter-attack' });
    expect(stands.all('met')).toHaveLength(1);
  });

  test('attack.one-move: a second reaction move in one player turn is refused', () => {
    const played = playFrom(assault);
    played.unit('b').reactions = 1;
    played.give(attack('a', 'b'));
    expect(played.against({ kind: 'answer', unit: 'b', how: 'flee' })).toEqual(['attack.one-move']);
  });
});

describe('answers are carried out', () => {
  test('attack.tested: forming square before cavalry comes in', () => {
    const played = playFrom(
      {
        south: { c: { kind: 'light-cavalry', at: [50, 30] } },
        north: { b: { at: [50, 55] } },
      },
      { 'b reaction': [1] },
    );
    played.give(attack('c', 'b'));
    played.give({ kind: 'answer', unit: 'b', how: 'form', formation: 'square' });
    expect(played.unit('b').stands.formation).toBe('square');
    played.close();
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'none' } }]);
    played.give({ kind: 'done' });
    expect(played.all('squareTried')).toHaveLength(1);
  });

  test('attack.charge-reaction, attack.rest: both may charge (author: dragoons and light cavalry, E50)', () => {
    const played = playFrom(
      {
        south: { a: { kind: 'medium-cavalry', at: [50, 30] } },
        north: { b: { kind: 'light-cavalry', at: [50, 53] } },
      },
      { 'b reaction': [1], 'b dash': [6, 6, 6, 2] },
    );
    // attack.rest counts own player turns, so a unit that charged in the last one may still counter-charge.
    played.unit('b').rest = 1;
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 'b', how: 'counter-attack' });
    played.close();
    expect(played.unit('b').rest).toBe(2);
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 9, defence: 7, column: 2 }]);
  });

  test('attack.charge-run: counter-charged over 16 cm, only the attacker charges (author, E51)', () => {
    const played = playFrom(
      {
        south: { a: { kind: 'heavy-cavalry', at: [50, 30], bases: 6 } },
        north: { b: { kind: 'medium-cavalry', at: [50, 53], bases: 6 } },
      },
      { 'b reaction': [1], 'b dash': [3, 5, 6, 2] },
    );
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 'b', how: 'counter-attack' });
    played.close();
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 11, defence: 6, column: 5 }]);
  });

  test('attack.charge-run: help over 16 cm is no charge (author, E99)', () => {
    const played = playFrom(
      {
        south: { a: { kind: 'heavy-cavalry', at: [50, 36], bases: 6 } },
        north: { b: { at: [50, 53] }, s: { kind: 'medium-cavalry', at: [72, 45], bases: 6, facing: 270 } },
      },
      { 's reaction': [1], 's dash': [3, 5, 6, 2] },
    );
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 's', how: 'support' });
    played.give({ kind: 'done' });
    const [first, second] = played.all('met');
    expect(first).toMatchObject({ clash: { how: 'attack', charging: false } });
    expect(second).toMatchObject({ clash: { how: 'support', charging: false, struck: 'rear' } });
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 3.5, defence: 9 }]);
  });

  test('attack.flee-caught: skirmishers flee with 1 and 2, are caught and treated as routing (author, E98)', () => {
    const played = playFrom(
      {
        south: { a: { kind: 'light-cavalry', at: [50, 30] } },
        north: { b: { kind: 'light', at: [50, 45], formation: 'open', gapCm: 0 } },
      },
      { 'b dash': [1, 2] },
    );
    played.give(attack('a', 'b'));
    played.give({ kind: 'answer', unit: 'b', how: 'flee' });
    played.close();
    expect(played.all('struck')).toMatchObject([{ companies: 4, killed: 8, left: 4 }]);
    expect(played.unit('b').rung).toBe(3);
  });

  test('skirmish.pass-through: two companies ridden over lose one each and keep their place (author, E76)', () => {
    const played = playFrom({
      south: { a: { kind: 'light-cavalry', at: [50, 30] } },
      north: { b: { kind: 'light', at: [50, 45], formation: 'open', gapCm: 0, bases: 2 } },
    });
    const before = played.unit('b').stands;
    played.give(attack('a', 'b', { manner: 'pass-through' }));
    played.close();
    expect(played.all('struck')).toMatchObject([
      { companies: 2, killed: 2, left: 4, manner: 'pass-through' },
    ]);
    expect(played.unit('b').stands).toEqual(before);
    expect(played.unit('a').stands.y).toBeGreaterThanOrEqual(5990);
  });

  test('skirmish.rout-scope: companies not struck hold, what is left of the others is lost', () => {
    const battle: BattleSetup = {
      south: { a: { at: [40, 37], formation: 'column' } },
      north: { b: { kind: 'light', at: [46, 45], formation: 'open', gapCm: 0 } },
    };
    const played = playFrom(battle);
    played.give(attack('a', 'b'));
    played.close();
    expect(played.all('struck')).toMatchObject([{ companies: 2, killed: 4, left: 2 }]);
    expect(played.unit('b')).toMatchObject({ soldiers: 6 });
    const whole = playFrom({ ...battle, options: { 'skirmish.rout-scope': 'unit' } });
    whole.give(attack('a', 'b'));
    whole.close();
    expect(whole.unit('b').rung).toBe(3);
  });

  test('attack.zone-fire: a plain move through a zone draws its fire at once', () => {
    const played = playFrom(
      {
        south: { a: { kind: 'light-cavalry', at: [20, 47], facing: 90 } },
        north: { b: { at: [35, 60] } },
      },
      { 'b shot': [1, 1, 1] },
    );
    played.give({ kind: 'move', unit: 'a', steps: [{ step: 'march', by: 2900 }] });
    expect(played.all('fired')).toMatchObject([{ killed: 1 }]);
    expect(played.unit('a')).toMatchObject({ soldiers: 5, drew: [1] });
    expect(played.unit('a').stands.x).toBe(4900);
  });

  test('attack.zone-fire: who is in contact fires at whoever crosses its zone, as it does without', () => {
    const shots = (south: BattleSetup['south']) => {
      const b = { kind: 'light-cavalry', at: [70, 26], facing: 270 } as const;
      const played = playFrom({ south: { ...south, b }, north: { t: { bases: 6, at: [50, 36] } } });
      if ('a' in south) {
        played.give({ kind: 'move', unit: 'a', target: 't' });
        played.close();
        expect(played.all('met')).toHaveLength(1);
      }
      played.give({ kind: 'move', unit: 'b', steps: [{ step: 'march', by: 1500 }] });
      return played.all('fired').length;
    };
    expect([shots({}), shots({ a: { bases: 2, at: [44, 30] } })]).toEqual([1, 1]);
  });
});
