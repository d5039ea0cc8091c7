/** Test of random forced moves in a crowd: no unit ends on another, in a river, or half off the table. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bodyNow, intrudes } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { type BattleSetup, layBattle, type TestUnit, turnOn } from '../../testing/battle.ts';
import { advance, breakThrough, dash, fallBack, flee, retreat, rout } from './index.ts';

function luckOf(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

type Luck = ReturnType<typeof luckOf>;

const kinds: readonly TestUnit[] = [
  { kind: 'line', formation: 'line', bases: 4 },
  { kind: 'grenadier', formation: 'column' },
  { kind: 'light', formation: 'open', gapCm: 1, bases: 3 },
  { kind: 'militia', formation: 'square' },
  { kind: 'light-cavalry', formation: 'line', bases: 5 },
  { kind: 'gun', formation: 'deployed', bases: 3 },
  { kind: 'line', formation: 'column' },
  { kind: 'rifle', formation: 'open', gapCm: 0, bases: 3 },
];

/** Two sides in two ranks each, close together. */
function crowdOf(random: Luck): BattleSetup {
  const side = (name: string, y: number, facing: number) =>
    Object.fromEntries(
      kinds.map((unit, n) => [
        `${name}${n}`,
        {
          ...unit,
          at: [20 + 15 * n, y + (n % 2) * 9] as const,
          facing: (facing + random(7) * 15 + 315) % 360,
        },
      ]),
    );
  const wood = random(130);
  const wall = random(110);
  return {
    south: side('s', 30, 0),
    north: side('n', 52, 180),
    areas: [
      {
        kind: 'woods',
        corners: [
          [wood, 4],
          [wood + 20, 4],
          [wood + 20, 14],
          [wood, 14],
        ],
      },
      {
        kind: 'river',
        corners: [
          [0, 76],
          [150, 76],
          [150, 80],
          [0, 80],
        ],
      },
      {
        kind: 'bridge',
        corners: [
          [70, 75],
          [78, 75],
          [78, 81],
          [70, 81],
        ],
      },
    ],
    lines: [
      {
        kind: 'high-wall',
        points: [
          [wall, 20],
          [wall + 30, 20],
        ],
      },
    ],
    houses: [{ at: [20 + random(110), 12] }, { at: [20 + random(110), 90] }],
  };
}

/** A random forced move of a unit, caused by some enemy. */
function driveBy(random: Luck, turn: Turn, unit: UnitIndex, enemy: UnitIndex): string {
  switch (random(7)) {
    case 0:
      retreat(turn, unit, [enemy]);
      return 'retreat';
    case 1:
      rout(turn, unit, [enemy]);
      return 'rout';
    case 2:
      flee(turn, unit, enemy, 2 + random(22));
      return 'flee';
    case 3:
      fallBack(turn, unit, enemy, 2 + random(22));
      return 'fall back';
    case 4:
      dash(turn, unit, enemy, 2 + random(22));
      return 'dash';
    case 5:
      advance(turn, unit, () => true);
      return 'advance';
    default:
      breakThrough(turn, unit, enemy);
      return 'break through';
  }
}

function faultsOf(table: Table, state: State): string[] {
  const on = table.units.filter(({ index }) => state.units[index]!.status === 'on');
  const faults: string[] = [];
  on.forEach((one, n) => {
    const body = bodyNow(table, state, one.index);
    const { formation } = state.units[one.index]!.stands;
    faults.push(
      ...objectionsToStanding(fieldOf(table, state), one, formation, body).map(
        (rule) => `${one.id}: ${rule}`,
      ),
    );
    for (const other of on.slice(n + 1))
      if (intrudes(body, bodyNow(table, state, other.index))) faults.push(`${one.id} on ${other.id}`);
  });
  return faults;
}

describe('driven moves by chance', () => {
  it('leave everybody on open ground of his own', () => {
    const random = luckOf(1797);
    for (let game = 0; game < 25; game++) {
      const { table, state } = layBattle(crowdOf(random));
      expect(faultsOf(table, state)).toEqual([]);
      const { turn } = turnOn(table, state);
      for (let n = 0; n < 24; n++) {
        const unit = random(table.units.length);
        const enemies = table.units.filter(({ side }) => side !== table.units[unit]!.side);
        const enemy = enemies[random(enemies.length)]!.index;
        if (state.units[unit]!.status !== 'on' || state.units[enemy]!.status !== 'on') continue;
        const before = { unit: table.units[unit]!.id, stands: state.units[unit]!.stands };
        const what = driveBy(random, turn, anIndex(unit), enemy);
        expect({ game, n, what, before, faults: faultsOf(table, state) }).toEqual({
          game,
          n,
          what,
          before,
          faults: [],
        });
      }
    }
  });
});
