/** From handles of a body, dragged or set to a number, to the steps of its move. */

import { type Base, halfTurn, quarterTurn } from '@grognard/geometry';
import { amountSet, type HandleInput, handleOfStep, marchHandles, stepOfHandle } from '@grognard/table-kit';
import { asDrill, fromDrill, isDrill } from '../bodies/index.ts';
import { type MarchStep, mostSteps } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { bodyThere, foresee } from './foresee.ts';

export const handleIds = [...marchHandles, 'about'] as const;
export type HandleId = (typeof handleIds)[number];

/** Steps with one handle set: its last step is replaced, or one is added. */
export function setHandle(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  set: HandleInput<HandleId>,
): readonly MarchStep[] {
  return setOn(steps, set, (others) =>
    bodyThere(table, state, unit, foresee(table, state, unit, others).stands),
  );
}

/** The same for any body of which it is known where steps leave it. */
export function setOn(
  steps: readonly MarchStep[],
  set: HandleInput<HandleId>,
  bodyAfter: (steps: readonly MarchStep[]) => Base,
): readonly MarchStep[] {
  const others = lastHandle(steps)?.handle === set.handle ? steps.slice(0, -1) : steps;
  const step = stepOf(
    set.handle,
    amountSet(set, () => bodyAfter(others)),
  );
  return step === null ? others : [...others.slice(0, mostSteps - 1), step];
}

/** The present amount of a handle. */
export function amountOf(steps: readonly MarchStep[], handle: HandleId): number {
  const last = lastHandle(steps);
  return last?.handle === handle ? last.amount : 0;
}

/** The handle to which the last step belongs, with its amount. */
function lastHandle(
  steps: readonly MarchStep[],
): { readonly handle: HandleId; readonly amount: number } | null {
  const step = steps.at(-1);
  if (step === undefined || !isDrill(step)) return null;
  return step.step === 'about' ? { handle: 'about', amount: halfTurn } : handleOfStep(asDrill(step));
}

function stepOf(handle: HandleId, amount: number): MarchStep | null {
  if (handle === 'about') return amount <= quarterTurn ? null : { step: 'about' };
  const step = stepOfHandle(handle, amount);
  return step === null ? null : fromDrill(step);
}
