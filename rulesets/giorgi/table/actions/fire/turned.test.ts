import { describe, expect, test } from 'vitest';
import type { Formation, Kind } from '../../../model.ts';
import { type BattleSetup, layBattle, type TestUnit } from '../../testing/battle.ts';
import { availableShots } from './index.ts';
import { createRandom } from './testing/random.ts';

const size = 100;
const random = createRandom(11);
const mm = (most: number) => random.below(most * 10) / 10;

const kinds: readonly (readonly [Kind, readonly Formation[]])[] = [
  ['line', ['line', 'column', 'square']],
  ['grenadier', ['line', 'column']],
  ['light', ['line', 'open']],
  ['medium-cavalry', ['line', 'column', 'open']],
  ['gun', ['deployed', 'limbered']],
  ['howitzer', ['deployed']],
];

function someUnit(): TestUnit {
  const [kind, formations] = kinds[random.below(kinds.length)]!;
  const formation = formations[random.below(formations.length)]!;
  const at = [20 + mm(60), 20 + mm(60)] as const;
  return { kind, formation, at, facing: random.below(3600) / 10, carbine: true, gapCm: 2 };
}

function someBattle(): BattleSetup {
  const units = (side: string) =>
    Object.fromEntries(Array.from({ length: 4 }, (_, n) => [`${side}-${n}`, someUnit()]));
  const x = 30 + mm(30);
  const y = 30 + mm(30);
  const corners = [
    [x, y],
    [x + 15, y],
    [x + 15, y + 12],
    [x, y + 12],
  ];
  const points = [
    [mm(100), mm(100)],
    [mm(100), mm(100)],
  ];
  return {
    size: [size, size],
    areas: [{ kind: random.below(2) === 0 ? 'hill' : 'woods', corners }],
    lines: [{ kind: 'low-wall', points }],
    houses: [{ at: [mm(100), mm(100)], facing: random.below(36) * 10 }],
    south: units('s'),
    north: units('n'),
  };
}

type Place = readonly number[];

/** A quarter-turn to the left about the middle of the table. */
const turn = ([x, y]: Place): [number, number] => [Math.round((size - y!) * 10) / 10, x!];

function turned(battle: BattleSetup): BattleSetup {
  const units = (side: BattleSetup['south']) =>
    Object.fromEntries(
      Object.entries(side).map(([id, unit]) => [
        id,
        { ...unit, at: turn(unit.at!), facing: ((unit.facing ?? 0) + 270) % 360 },
      ]),
    );
  return {
    ...battle,
    areas: battle.areas!.map((area) => ({ ...area, corners: area.corners.map(turn) })),
    lines: battle.lines!.map((line) => ({ ...line, points: line.points.map(turn) })),
    houses: battle.houses!.map((house) => ({
      ...house,
      at: turn(house.at),
      facing: ((house.facing ?? 0) + 270) % 360,
    })),
    south: units(battle.south),
    north: units(battle.north),
  };
}

function judged(battle: BattleSetup) {
  const { table, state } = layBattle(battle);
  return table.units.flatMap(({ index }) =>
    availableShots(table, state, index, null).map(({ shot, refusals, firing }) => ({
      shot: [shot.unit, shot.shot, shot.target, shot.face, shot.piece],
      against: refusals,
      cases: firing.cases.map(({ target, facts, hit }) => ({ target, facts, hit })),
    })),
  );
}

describe('fire after a quarter-turn of the table', () => {
  test('fire.bear, artillery.rod: nothing changes', () => {
    let shots = 0;
    for (let i = 0; i < 25; i++) {
      const battle = someBattle();
      const before = judged(battle);
      shots += before.filter(({ against: refusals }) => refusals.length === 0).length;
      expect(judged(turned(battle))).toEqual(before);
    }
    expect(shots).toBeGreaterThan(40);
  });
});
