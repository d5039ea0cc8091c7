/** Tests of the side that an attack strikes: totals and placement agree (`attack.side-struck`). */
import { describe, expect, test } from 'vitest';
import { contactPlace } from '../actions/attack/side-struck.ts';
import { handOn } from '../interaction/testing/table-interaction.ts';
import type { Clash } from '../state/model.ts';
import { type BattleSetup, type FacesByActor, indexIn, layBattle, unitIn } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

/** A column rides west at the east end of a line that faces south. Most of its front lies ahead of the line. */
const atTheEnd = {
  south: { c: { kind: 'light-cavalry', formation: 'column', at: [80, 47.5], facing: 270, bases: 6 } },
  north: { l: { at: [50, 49], bases: 6 } },
} as const satisfies BattleSetup;

/** The same with a friend before the line, so that there is no room there. */
const crowded: BattleSetup = { ...atTheEnd, south: { ...atTheEnd.south, f: { at: [58, 44] } } };

function attacked(battle: BattleSetup, target = 'l', faces: FacesByActor = {}): ScriptedBattle {
  const played = playFrom(battle, faces);
  played.give({ kind: 'move', unit: 'c', target });
  while (played.asked().endsWith('reaction')) played.close();
  return played;
}

function struckOf(played: ScriptedBattle, by: string, on: string): Clash['struck'] | undefined {
  const { table } = played;
  const clash = played
    .all('met')
    .find(({ clash: one }) => one.by === indexIn(table, by) && one.on === indexIn(table, on));
  return clash?.clash.struck;
}

describe('attack.side-struck', () => {
  test('the attacker comes flush with the side that formation.facing names, not with the short end it touches', () => {
    const played = attacked(atTheEnd);
    expect(struckOf(played, 'c', 'l')).toBe('front');
    // The front of the line is at 48 cm; the last trooper of the column is against it.
    expect(played.unit('c').stands).toMatchObject({ heading: 900, x: 5900, y: 4800 - 450 });
    played.give({ kind: 'done' });
    expect(played.all('fought')[0]?.why).not.toContainEqual(expect.objectContaining({ rule: 'melee.flank' }));
  });

  test('where that side has no room it stays at the side it touches, and the attack counts there', () => {
    const played = attacked(crowded);
    expect(struckOf(played, 'c', 'l')).toBe('flank');
    expect(played.unit('c').stands).toMatchObject({ heading: 1800, x: 5900 + 450 });
    played.give({ kind: 'done' });
    expect(played.all('fought')[0]?.why).toContainEqual(expect.objectContaining({ rule: 'melee.flank' }));
  });

  test('attack.align: by option it stands as it touched, and counts on the side it touches', () => {
    const played = attacked({ ...atTheEnd, options: { 'attack.align': 'as-touched' } });
    expect(struckOf(played, 'c', 'l')).toBe('flank');
    expect(played.unit('c').stands.heading).toBe(1800);
  });

  test('from behind it comes flush with the rear', () => {
    const behind: BattleSetup = { ...atTheEnd, north: { l: { ...atTheEnd.north.l, at: [50, 46] } } };
    const played = attacked(behind);
    expect(struckOf(played, 'c', 'l')).toBe('rear');
    expect(played.unit('c').stands).toMatchObject({ heading: 2700, y: 4700 + 450 });
  });

  test('it slides by no more than its own frontage', () => {
    // It stands with its back to the flank of a column: its front, 4 cm wide, is 9 cm beyond the flank.
    const { table, state } = layBattle({
      south: { c: { ...atTheEnd.south.c, at: [57.5, 49], facing: 90 } },
      north: { l: { at: [50, 49], bases: 6, formation: 'column' } },
    });
    const [unit, on] = [indexIn(table, 'c'), indexIn(table, 'l')];
    const { stands } = unitIn(table, state, 'c');
    expect(contactPlace({ table, state, unit, on }, stands, 'front').side).toBe('flank');
    // Turned about, its front is at the flank.
    const turned = { ...stands, heading: 1800 };
    expect(contactPlace({ table, state, unit, on }, turned, 'front').side).toBe('front');
  });

  test('melee.group: a second enemy counts where the attacker touches it', () => {
    // Flush with the front of the line it has the flank of a column before its other half.
    const battle: BattleSetup = {
      south: { c: { kind: 'light-cavalry', at: [50, 30], bases: 8 } },
      north: {
        l: { at: [46, 44], bases: 2 },
        m: { at: [53, 46], bases: 6, formation: 'column', facing: 270 },
      },
    };
    const played = attacked(battle);
    expect(struckOf(played, 'c', 'l')).toBe('front');
    expect(struckOf(played, 'c', 'm')).toBe('flank');
  });

  test('attack.reaction-when: the unit attacked is told by the side on which the attack will count', () => {
    // Carbines fire all round, so only the side struck stops them.
    const carbines = { kind: 'light-cavalry', carbine: true, at: [50, 49.5], bases: 6 } as const;
    const refusals = ({ south }: BattleSetup) => {
      const played = playFrom({ south, north: { l: carbines } });
      played.give({ kind: 'move', unit: 'c', target: 'l' });
      return played.against({ kind: 'answer', unit: 'l', how: 'fire' });
    };
    expect(refusals(crowded)).toEqual(['attack.reaction-when']);
    expect(refusals(atTheEnd)).toBeNull();
  });

  test('the hand of the player names the same side before the attack is declared', () => {
    const named = (battle: BattleSetup) => {
      const { notes } = handOn(battle).propose('c', { attack: 'l' });
      const lines = notes.flatMap((note) => note.lines);
      return lines.flatMap((line) => (line.kind === 'fact' && line.path === 'quarter' ? [line.value] : []));
    };
    expect([named(atTheEnd), named(crowded)]).toEqual([['on the front'], ['in the flank']]);
  });
});

describe('attack.side-struck, of those who come at the attacker', () => {
  /** A column attacks by a wheel an enemy beside it, which comes at it first. */
  const countered = playFrom(
    {
      south: { c: { at: [50, 30], formation: 'column', kind: 'light-cavalry', bases: 12 } },
      north: { t: { at: [70, 38], facing: 270, kind: 'light-cavalry', bases: 3 } },
    },
    { 't reaction': [1], 't dash': [6, 6, 6, 6] },
  );

  test('a counter-attack comes flush with the flank that it strikes, and the attacker does not turn', () => {
    countered.give({
      kind: 'move',
      unit: 'c',
      target: 't',
      steps: [{ step: 'wheel', about: 'right', angle: 900 }],
    });
    countered.give({ kind: 'answer', unit: 't', how: 'counter-attack' });
    while (countered.asked().endsWith('reaction')) countered.close();
    expect(countered.unit('c').stands).toMatchObject({ x: 5000, y: 3000, heading: 900 });
    expect(countered.unit('t').stands).toMatchObject({ heading: 1800, x: 5000 + 200 + 150 });
    expect([struckOf(countered, 'c', 't'), struckOf(countered, 't', 'c')]).toEqual(['front', 'flank']);
  });

  test('help comes round to the rear that it strikes, from the end that it touches', () => {
    const played = playFrom(
      {
        south: { c: { at: [50, 30], bases: 6 } },
        north: { l: { at: [50, 40], bases: 4, formation: 'column' }, h: { at: [68, 40], bases: 4 } },
      },
      { 'h reaction': [1], 'h dash': [6, 6] },
    );
    played.give({ kind: 'move', unit: 'c', target: 'l' });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(struckOf(played, 'h', 'c')).toBe('rear');
    const { stands } = played.unit('c');
    expect(played.unit('h').stands).toMatchObject({ heading: stands.heading, y: stands.y - 200 });
  });
});
