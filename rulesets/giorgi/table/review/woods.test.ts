/** Tests of fights in woods, at their edge and out of them, played by commands. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const far = { far: { at: [130, 88] }, far2: { at: [130, 93] } } as const;
const loose = { formation: 'open', gapCm: 0 } as const;

/** A wood between two lines across the table. */
const wood = (from: number, to: number): NonNullable<BattleSetup['areas']> => [
  {
    kind: 'woods',
    corners: [
      [30, from],
      [80, from],
      [80, to],
      [30, to],
    ],
  },
];

function attack(battle: BattleSetup, faces: FacesByActor = {}): ScriptedBattle {
  const played = playFrom(battle, faces);
  played.give({ kind: 'move', unit: 'a', target: 'l' });
  return played;
}

/** Closes all reactions and fights. Returns the totals of the melee. */
function sums(played: ScriptedBattle): readonly (readonly [number, number])[] {
  while (played.asked().endsWith('reaction')) played.close();
  played.give({ kind: 'done' });
  return played.all('fought').map(({ attack: south, defence }) => [south, defence]);
}

const deep: BattleSetup = {
  areas: wood(30, 70),
  south: { a: { at: [50, 38], ...loose } },
  north: {
    l: { at: [50, 44], kind: 'light', bases: 4, ...loose },
    h: { at: [66, 44], bases: 4, ...loose },
    ...far,
  },
};

describe('inside a wood', () => {
  test('woods.full-value, melee.woods: all foot fights on the chart, both sides with a point for each base, four at most', () => {
    const played = attack(deep);
    expect(sums(played)).toEqual([[7, 6]]);
    expect(played.all('struck')).toEqual([]);
  });

  test('woods.fire-light-only: in answer too, only light infantry fires there', () => {
    const played = attack(deep);
    expect(played.against({ kind: 'answer', unit: 'l', how: 'fire' })).toBeNull();
    expect(played.against({ kind: 'answer', unit: 'h', how: 'fire' })).not.toBeNull();
  });

  test('woods.reaction-die: flight, falling back and counter-attack are one die', () => {
    for (const [how, y] of [
      ['flee', 5000],
      ['fall-back', 5000],
      ['counter-attack', 4000],
    ] as const) {
      const played = attack(deep, { 'l reaction': [1], 'l dash': [6, 6] });
      played.give({ kind: 'answer', unit: 'l', how });
      expect(played.unit('l').stands.y).toBe(y);
    }
  });

  test('woods.join: more companies come up by one die', () => {
    const played = attack(deep, { 'h reaction': [1], 'h dash': [6] });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    expect(played.all('answered')).toMatchObject([{ answer: { how: 'support', cm: 6 } }]);
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.all('met').map(({ clash }) => clash.how)).toEqual(['attack', 'support']);
  });

  test('woods.mixed: the owner says whose value counts', () => {
    const mixed = {
      a: { at: [50, 38], kind: 'light', bases: 4, with: { kind: 'grenadier', bases: 2 }, ...loose },
    } as const;
    const value = (take: 'first' | 'second') => {
      const played = attack({ ...deep, south: mixed });
      while (played.asked().endsWith('reaction')) played.close();
      played.give({ kind: 'done' });
      expect(played.asked()).toBe('south value');
      played.give({ kind: 'choose', take });
      return played.all('fought')[0]!.attack;
    };
    expect([value('first'), value('second')]).toEqual([6, 8]);
  });

  test('woods.no-charge: no charge points inside, but by option', () => {
    const run: BattleSetup = { ...deep, south: { a: { at: [50, 33], ...loose } } };
    const attacked = (options: object) => sums(attack({ ...run, options: { ...options } }))[0]?.[0];
    const short = { 'attack.charge-run': { infantry: 5 } };
    expect([attacked(short), attacked({ ...short, 'woods.no-charge': false })]).toEqual([7, 8]);
  });
});

describe('at the edge', () => {
  test('woods.edge-melee, skirmish.cover: open order at the edge fights on the chart, without bonus', () => {
    const edge: BattleSetup = {
      areas: wood(39, 60),
      south: { a: { at: [50, 30] } },
      north: { l: { at: [50, 40.5], kind: 'light', bases: 4, ...loose }, ...far },
    };
    const played = attack(edge);
    expect(sums(played)).toEqual([[3, 2]]);
    expect(played.all('struck')).toEqual([]);
  });

  test('attack.open-order: foot attacks out of a wood as it stands there', () => {
    const out: BattleSetup = {
      areas: wood(20, 32),
      south: { a: { at: [50, 30], ...loose } },
      north: { l: { at: [50, 38] }, ...far },
    };
    expect(sums(attack(out))).toEqual([[3, 3]]);
  });
});
