/** Tests of random moves on crowded ground: every allowed move is verified step by step. */

import { type Base, baseDistance, placeBase, trackLength } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bodyNow, intrudes, poseAt } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { type BattleSetup, layBattle, type TestUnit } from '../../testing/battle.ts';
import type { MovePlot } from './move-plot.ts';
import { bodyAs, mayPass, othersOf } from './other-bodies.ts';
import { plotMove } from './plot-move.ts';

/** Seeded whole numbers below a limit. */
function luckOf(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

type Luck = ReturnType<typeof luckOf>;

const kinds: readonly TestUnit[] = [
  { kind: 'line', formation: 'line' },
  { kind: 'grenadier', formation: 'column' },
  { kind: 'light', formation: 'open', gapCm: 1 },
  { kind: 'militia', formation: 'square' },
  { kind: 'light-cavalry', formation: 'line' },
  { kind: 'heavy-cavalry', formation: 'column' },
  { kind: 'gun', formation: 'limbered', bases: 3 },
  { kind: 'gun', formation: 'deployed', bases: 2 },
];

/** Units on a grid wide enough that none overlap, with random headings. */
function crowdOf(random: Luck): BattleSetup {
  const side = (y: number) =>
    Object.fromEntries(
      kinds.map((unit, n) => [
        `${y > 50 ? 'n' : 's'}${n}`,
        { ...unit, at: [12 + 17 * n, y + random(12)] as const, facing: random(24) * 15 },
      ]),
    );
  const area = (kind: 'hill' | 'plough' | 'woods', x: number, y: number) =>
    ({
      kind,
      corners: [
        [x, y],
        [x + 16, y],
        [x + 16, y + 14],
        [x, y + 14],
      ],
    }) as const;
  const wall = random(110);
  return {
    south: side(30),
    north: side(56),
    areas: [area('hill', random(130), 40), area('plough', random(130), 15), area('woods', random(130), 80)],
    lines: [
      {
        kind: 'hedge',
        points: [
          [random(60), 50],
          [80 + random(60), 50],
        ],
      },
      {
        kind: 'high-wall',
        points: [
          [wall, 22],
          [wall + 30, 22],
        ],
      },
    ],
    houses: [{ at: [20 + random(110), 88] }],
  };
}

function stepBy(random: Luck): MarchStep {
  switch (random(6)) {
    case 0:
      return { step: 'slide', by: random(601) - 300 };
    case 1:
      return { step: 'wheel', about: random(2) === 0 ? 'left' : 'right', angle: 1 + random(450) };
    case 2:
      return { step: 'about' };
    case 3:
      return {
        step: 'form',
        formation: (['line', 'column', 'square', 'open', 'deployed', 'limbered'] as const)[random(6)]!,
        files: 0,
        gap: random(4) * 100,
      };
    case 4:
      return { step: 'way', to: { x: random(15_000), y: random(10_000) } };
    default:
      return { step: 'march', by: random(1500) - 200 };
  }
}

/** Faults of a move that was allowed. */
function faultsOf(table: Table, state: State, unit: UnitIndex, laid: MovePlot): string[] {
  const faults: string[] = [];
  const field = fieldOf(table, state);
  const info = table.units[unit]!;
  const others = othersOf(table, state, unit);
  const end = bodyAs(table, state, unit, laid.stands);
  if (laid.effort < 0 || laid.effort > 1) faults.push(`effort ${laid.effort}`);
  if (others.some(({ body }) => intrudes(end, body))) faults.push('stands on somebody');
  faults.push(...objectionsToStanding(field, info, laid.stands.formation, end));
  const start = bodyNow(table, state, unit);
  for (const { isEnemy, body } of others)
    if (isEnemy && baseDistance(end, body) < Math.min(99, baseDistance(start, body))) faults.push('too near');
  laid.tracks.forEach((track, n) => {
    const stands = { ...laid.stands, formation: laid.formations[n]! };
    const held = others.filter((other) => !other.isEnemy && !mayPass(table, stands, other));
    for (let along = 0; along <= trackLength(track); along += 7) {
      const body: Base = placeBase(track.footprint, poseAt(track, along));
      if (held.some((other) => intrudes(body, other.body))) faults.push(`through a friend at ${along}`);
    }
  });
  return [...new Set(faults)];
}

describe('move.*: by chance', () => {
  it('what is allowed keeps clear of everybody, stays on open ground and costs no more than a move', () => {
    const random = luckOf(1809);
    const tally = { allowed: 0, refused: 0 };
    for (let game = 0; game < 12; game++) {
      const { table, state } = layBattle(crowdOf(random));
      for (let n = 0; n < 120; n++) {
        const unit = random(table.units.length);
        const steps = Array.from({ length: 1 + random(3) }, () => stepBy(random));
        const laid = plotMove(table, state, anIndex(unit), steps);
        if (isRefused(laid)) {
          tally.refused += 1;
          continue;
        }
        tally.allowed += 1;
        expect({ steps, faults: faultsOf(table, state, anIndex(unit), laid) }).toEqual({ steps, faults: [] });
        // Half of them are made, so that positions change.
        if (random(2) === 0) state.units[unit]!.stands = laid.stands;
      }
    }
    expect(tally.allowed).toBeGreaterThan(150);
    expect(tally.refused).toBeGreaterThan(300);
  });

  it('the same order gives the same move, and pieces of a way follow one another', () => {
    const random = luckOf(1796);
    const { table, state } = layBattle(crowdOf(random));
    for (let n = 0; n < 200; n++) {
      const unit = random(table.units.length);
      const steps = [stepBy(random), stepBy(random)];
      const laid = plotMove(table, state, anIndex(unit), steps);
      expect(plotMove(table, state, anIndex(unit), steps)).toEqual(laid);
      if (isRefused(laid)) continue;
      const { x, y } = state.units[unit]!.stands;
      const [first] = laid.tracks;
      if (first !== undefined && steps[0]!.step !== 'form')
        expect({ x: first.from.x, y: first.from.y }).toEqual({ x, y });
    }
  });
});
