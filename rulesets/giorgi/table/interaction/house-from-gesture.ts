/** From a gesture to a move into or out of a house. */

import type { TaskValues } from '@grognard/engine';
import { firstMet, type Point, pointDistance } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { readList, readNumber, readPoint } from '@grognard/table-kit';
import { walls } from '../actions/move/index.ts';
import { poseAt } from '../bodies/index.ts';
import type { House } from '../state/battlefield.ts';
import type { MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { UnitFormation } from '../state/model.ts';
import { foresee, withStanding } from './foresee.ts';
import type { InteractionContext } from './interaction-context.ts';
import { stepsTo } from './lead.ts';

/** Whether a unit moves freely from point to point. */
export function isLoose(formation: UnitFormation): boolean {
  return formation === 'open' || formation === 'gunners';
}

/** Out of the house it holds: by the given wall, or by the one nearest to its goal. */
export function leaving(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
  place: Point | null,
): readonly MarchStep[] {
  const { stands } = entryAt(state.units, unit);
  if (stands.house === none) return [];
  const wall = readNumber(values['leave']);
  if (wall !== null && walls[wall] !== undefined) return [{ step: 'leave', wall }];
  const to = place ?? readList(values['way']).map(readPoint)[0] ?? null;
  if (to === null) return [];
  const away = (n: number): number => {
    const { x, y } = foresee(table, state, unit, [{ step: 'leave', wall: n }]).stands;
    return pointDistance(x, y, to.x, to.y);
  };
  const nearest = numberAt(
    walls.map((_, n) => n).sort((a, b) => away(a) - away(b)),
    0,
  );
  return [{ step: 'leave', wall: nearest }];
}

/** Steps that end at the wall of a house. */
export function upToHouse(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  head: readonly MarchStep[],
  values: readonly MarchStep[] | null,
  { base }: House,
): readonly MarchStep[] {
  const { stands } = foresee(table, state, unit, head);
  const middle = { x: base.x, y: base.y };
  const steps =
    values ??
    (isLoose(stands.formation)
      ? [{ step: 'way' as const, to: middle }]
      : stepsTo(table, state, unit, head, middle));
  const last = steps.at(-1);
  if (last === undefined || (last.step !== 'march' && last.step !== 'way')) return steps;
  const before = steps.slice(0, -1);
  const at = foresee(table, state, unit, [...head, ...before]).stands;
  const [track] = foresee(table, withStanding(state, unit, at), unit, [last]).tracks;
  if (track === undefined) return steps;
  const met = firstMet(track, [base], 0);
  if (met === null) return steps;
  if (met.along <= 0) return before;
  const { x, y } = poseAt(track, met.along);
  return [
    ...before,
    last.step === 'march' ? { step: 'march', by: met.along } : { step: 'way', to: { x, y } },
  ];
}
