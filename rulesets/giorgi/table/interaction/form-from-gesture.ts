/** From a gesture to a change of formation: which, how wide, how open, and when. */

import type { TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { readNumber, readWord } from '@grognard/table-kit';
import { type Formation, formations } from '../../model.ts';
import type { MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement } from '../state/model.ts';
import type { InteractionContext } from './interaction-context.ts';

type FormStep = Extract<MarchStep, { readonly step: 'form' }>;

interface Formed {
  readonly step: FormStep;
  readonly when: 'first' | 'last';
}

/** By default, formations for marching are taken before the march, others after it. */
const usually: Readonly<Record<Formation, Formed['when']>> = {
  column: 'first',
  limbered: 'first',
  open: 'first',
  line: 'last',
  square: 'last',
  deployed: 'last',
};

/** Null if the formation stays. */
export function formFromGesture(
  { state }: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): Formed | null {
  const { stands } = entryAt(state.units, unit);
  const wanted = readWord(values['formation'], formations);
  const files = readNumber(values['files']);
  const gap = readNumber(values['gap']);
  const formation = wanted ?? (stands.formation === 'gunners' ? null : stands.formation);
  if (formation === null) return null;
  const isSame = formation === stands.formation && isAsItStands(stands, files, gap);
  if (isSame) return null;
  const step: FormStep = {
    step: 'form',
    formation,
    files: files === null ? 0 : Math.max(0, Math.min(24, Math.round(files))),
    gap: gap === null ? null : Math.max(0, Math.min(1000, 10 * Math.round(gap / 10))),
  };
  return { step, when: readWord(values['formWhen'], ['first', 'last']) ?? usually[formation] };
}

function isAsItStands(stands: Placement, files: number | null, gap: number | null): boolean {
  return (files === null || files === stands.files) && (gap === null || gap === stands.gap);
}
