/** Cohesion points: those that fall at once, those that fall at the end of the phase (`turn.simultaneous`, `turn.immediate`). */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../../state/indices.ts';
import type { OwedPoints, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';

/** Points that a unit has left (`unit.cohesion`). */
export function pointsLeft({ units }: Table, state: State, unit: UnitIndex): number {
  return entryAt(units, unit).row.cohesion - entryAt(state.units, unit).lost;
}

/** Takes points at once. A unit without any left is routed where it stands. */
export function lose(turn: Turn, unit: UnitIndex, points: number, by: RuleId): void {
  if (!take(turn, { unit, points, by })) return;
  const { state, resolution } = turn;
  resolution.emit({ kind: 'routed', unit, pose: entryAt(state.units, unit).pose, by });
}

/** Makes a unit Disordered at once: one point if it has lost none, or always by option (`unit.becomes-disordered`). */
export function disorder(turn: Turn, unit: UnitIndex, by: RuleId): void {
  const isNew = entryAt(turn.state.units, unit).lost === 0;
  if (isNew || turn.table.options['unit.becomes-disordered'] === 'always-one') lose(turn, unit, 1, by);
}

/** Notes points that fall at the end of the phase. */
export function owe({ resolution }: Turn, unit: UnitIndex, points: number, by: RuleId): void {
  if (points > 0) resolution.emit({ kind: 'owed', unit, points, by });
}

/** All that was owed falls together. `poseOf` says how a unit lies that has no point left. */
export function fall(turn: Turn, poseOf: (unit: UnitIndex) => Pose): void {
  const { state, resolution } = turn;
  const routed = state.owed.filter((owed) => take(turn, owed));
  const poses = routed.map(({ unit }) => poseOf(unit));
  resolution.emit({ kind: 'phaseSettled' });
  routed.forEach(({ unit, by }, n) => {
    resolution.emit({ kind: 'routed', unit, pose: entryAt(poses, n), by });
  });
}

/** Emits the loss, which is never more than the unit has left (`melee.loss-cap`). Returns whether that was its last point. */
function take({ table, state, resolution }: Turn, { unit, points, by }: OwedPoints): boolean {
  const left = pointsLeft(table, state, unit);
  if (entryAt(state.units, unit).status !== 'on' || left <= 0) return false;
  const lost = Math.min(points, left);
  resolution.emit({ kind: 'lost', unit, points: lost, by });
  return lost === left;
}
