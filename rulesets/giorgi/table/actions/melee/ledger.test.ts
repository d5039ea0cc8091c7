/** Tests of the worked examples of melees as positions: the table adds up as the ledger does. */

import { asFractions, type Line } from '@grognard/rules-kit';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { BattleSetup, TestUnit } from '../../testing/battle.ts';
import { answerOf, optionsOf } from '../../testing/examples.ts';
import { playFrom, type ScriptedBattle } from '../../testing/play.ts';
import { meleesIn, weighMelee } from './index.ts';

/** `a` attacks `d`. The position may be changed before and after. */
interface LedgerPosition {
  readonly battle: BattleSetup;
  readonly before?: (played: ScriptedBattle) => void;
  readonly answers?: (played: ScriptedBattle) => void;
  readonly after?: (played: ScriptedBattle) => void;
  readonly faces?: Readonly<Record<string, readonly number[]>>;
}

const four = { bases: 4 };

/** `a` at a distance before `d`, whose front is at 50 cm. Both are 2 cm deep by default. */
function ahead(
  gap: number,
  a: TestUnit = {},
  d: TestUnit = {},
  more: Partial<BattleSetup> = {},
): BattleSetup {
  const deep = a.kind?.endsWith('cavalry') === true ? 1.5 : 1;
  return {
    south: { a: { at: [50, 50 - gap - deep], ...four, ...a } },
    north: { d: { at: [50, 51], ...four, ...d } },
    ...more,
  };
}

const box = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

const across = (kind: 'hedge' | 'low-wall' | 'high-wall', y: number) => ({
  lines: [
    {
      kind,
      points: [
        [20, y],
        [80, y],
      ],
    },
  ],
});

const crest = { areas: [{ kind: 'hill' as const, corners: box(20, 50.5, 60, 40) }] };
const forest = { areas: [{ kind: 'woods' as const, corners: box(10, 10, 80, 80) }] };
const loose = { formation: 'open' as const, gapCm: 0 };
const heavy = { kind: 'heavy-cavalry' as const, bases: 6 };
/** Half a base to the side, so that it touches three. */
const three: BattleSetup = {
  ...ahead(6, {}, { bases: 6 }, across('hedge', 49.5)),
  south: { a: { at: [51.5, 42], ...four, formation: 'column' } },
};
const stormed = ahead(
  9,
  { kind: 'grenadier', bases: 6 },
  { bases: 6 },
  { ...across('high-wall', 50), ...crest },
);

const positions: Readonly<Record<string, LedgerPosition>> = {
  E47: { battle: ahead(6) },
  E48: { battle: ahead(9) },
  E54: { battle: ahead(9, {}, {}, across('low-wall', 49.5)) },
  E55: { battle: three },
  E56: { battle: three },
  E57: { battle: stormed },
  E58: { battle: stormed },
  E60: {
    battle: ahead(
      6,
      {},
      { kind: 'light', ...loose },
      { areas: [{ kind: 'woods', corners: box(20, 50, 60, 30) }] },
    ),
  },
  E61: {
    battle: ahead(6, { kind: 'grenadier', bases: 3 }),
    before: (played) => {
      played.unit('d').rung = 1;
    },
  },
  E62: {
    battle: ahead(20, heavy),
    after: (played) => {
      played.unit('a').rung = 1;
    },
  },
  E63: {
    battle: {
      ...ahead(6),
      lines: [
        {
          kind: 'low-wall',
          points: [
            [56.5, 40],
            [56.5, 60],
          ],
        },
      ],
      south: { a: { at: [66, 51], ...four, formation: 'column', facing: 270 } },
    },
  },
  E64: { battle: ahead(19, heavy, { kind: 'gun', at: [50, 52] }) },
  E65: { battle: ahead(9, {}, { formation: 'square', at: [50, 52.5] }) },
  E68: {
    battle: ahead(6, { kind: 'militia' }),
    before: ({ state }) => {
      state.generals[0]!.with = anIndex(0);
    },
  },
  E70: { battle: ahead(6) },
  E71: {
    battle: ahead(6, { kind: 'light' }, { kind: 'grenadier' }, { ...across('high-wall', 50), ...crest }),
  },
  E72: { battle: ahead(9, loose, { kind: 'militia', ...loose }, forest) },
  E73: {
    battle: ahead(20, { kind: 'light-cavalry' }),
    answers: (played) => played.give({ kind: 'answer', unit: 'd', how: 'fire' }),
    faces: { 'd shot': [1, 6, 6] },
  },
};

/** The melee of an example after all attacks. */
function comesTo(id: string, { battle, before, answers, after, faces }: LedgerPosition) {
  const played = playFrom({ ...battle, options: optionsOf(id) }, faces);
  before?.(played);
  played.give({ kind: 'move', unit: 'a', target: 'd' });
  answers?.(played);
  while (played.asked().endsWith('reaction')) played.close();
  after?.(played);
  const { table, state } = played;
  const [melee] = meleesIn(table, state);
  return weighMelee(table, state, melee!);
}

const line = ({ rule, of, value, ...more }: Line) =>
  `${of} ${'unit' in more ? more.unit : ''} ${rule} ${value}`;

describe('worked examples of melees, as positions', () => {
  test.each(Object.entries(positions))('melee.sides: %s is on the table as in the ledger', (id, position) => {
    const weighed = comesTo(id, position);
    const { facts, lines = [], outcomes } = answerOf(id);
    expect(weighed?.why.map(line)).toEqual(lines.map(line));
    expect(weighed).toMatchObject({ attack: facts!.attack, defence: facts!.defence, column: facts!.column });
    expect(asFractions<unknown>(weighed!.odds)).toEqual(outcomes);
  });

  test('melee.woods: who has more companies in contact has more points; of four, three at most touch two (E59)', () => {
    const played = playFrom({
      ...forest,
      south: { a: { kind: 'light', at: [50, 44], ...four, ...loose, files: 4 } },
      north: { d: { at: [48.5, 52], ...four, ...loose, files: 2 } },
    });
    played.give({ kind: 'move', unit: 'a', target: 'd' });
    while (played.asked().endsWith('reaction')) played.close();
    const weighed = weighMelee(played.table, played.state, meleesIn(played.table, played.state)[0]!);
    const ours = weighed!.why.map(line);
    expect(ours).toContain('attack 0 melee.woods 3');
    expect(ours).toContain('defence 0 melee.woods 2');
  });
});
