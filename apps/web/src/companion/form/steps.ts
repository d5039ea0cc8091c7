/** Steps of a number field, and the parsing of typed numbers. */
import type { Control } from './fields.ts';

export type NumberControl = Extract<Control, { kind: 'number' }>;

/** A wider range also has buttons for large steps. */
const narrow = 30;

/** Steps from the largest down to the largest up. */
export function stepsOf({ min, max, whole }: NumberControl): readonly number[] {
  const fine = whole || max - min > narrow ? 1 : 0.5;
  return max - min > narrow ? [-5, -1, 1, 5] : [-fine, fine];
}

/** The number after a step, within its limits. An empty field counts as zero. */
export function stepped(control: NumberControl, value: number | null, step: number): number {
  return within(control, Math.round(((value ?? 0) + step) * 100) / 100);
}

function within({ min, max }: NumberControl, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The typed number, with a comma or a point. Null for an empty text, undefined if it is not a number. */
export function typed(control: NumberControl, text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.').replace('−', '-');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return undefined;
  return within(control, control.whole ? Math.round(value) : value);
}
