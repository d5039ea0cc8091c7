/** Handles of a body: forward, sideways, wheels at its front corners, about; each dragged or set to a number. */

import type { Handle, Task } from '@grognard/engine';
import { type Base, halfTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { handleAt, handlesTask, unitOfHandle, widestWheel } from '@grognard/table-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { rateOf } from '../actions/move/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement } from '../state/model.ts';
import { bodyThere } from './foresee.ts';
import { amountOf, type HandleId, handleIds } from './handles.ts';
import { isLoose } from './house-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { MoverContext } from './mover-context.ts';

export function marchTask(mover: MoverContext): Task {
  const { context, values, parts, unit, marched } = mover;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const found = parts.middle.filter(({ step }) => step !== 'way').map((step) => ({ ...step }));
  const value = Array.isArray(values['march']) ? values['march'] : parts.place === null ? found : [];
  const body = bodyThere(table, state, unit, marched);
  return handlesTask(
    'march',
    tasks.march,
    value as Json,
    handleIds.map((id) => handleOf(mover, body, id)),
    !isLoose(marched.formation) ? 'usual' : 'more',
  );
}

function handleOf(
  { context: { table }, unit, parts, marched }: MoverContext,
  body: Base,
  id: HandleId,
): Handle {
  const { tasks } = interactionWordsOf(table);
  return {
    id,
    title: tasks.handles[id],
    at: handleAt(body, id),
    unit: unitOfHandle(id),
    value: amountOf(parts.middle, id),
    ...boundsOf(table, unit, marched, body, id),
  };
}

/** Range of a handle in a whole move. */
export function boundsOf(
  table: InteractionContext['table'],
  unit: UnitIndex,
  { formation }: Placement,
  body: Base,
  id: HandleId,
): { readonly least: number; readonly most: number } {
  const { manoeuvre } = table.rules.table;
  const rate = rateOf(table, entryAt(table.units, unit), formation);
  if (id === 'forward') {
    const back = isLoose(formation) ? rate : Math.floor(rate * manoeuvre.backward);
    return { least: -back, most: Math.floor(rate * table.rules.table.roadFactor) };
  }
  if (id === 'slide') {
    const aside = isLoose(formation) ? rate : tenthsOf(manoeuvre.sidestepCm);
    return { least: -aside, most: aside };
  }
  if (id === 'about') return { least: 0, most: halfTurn };
  if (isLoose(formation) || table.options['move.wheel'] === 'free') return { least: 0, most: halfTurn };
  return { least: 0, most: widestWheel(body, rate) };
}
