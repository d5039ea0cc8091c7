/** Slot: one place of a form's choices that holds a value, entries of lists included. */

import { type Choices, isRecord } from './choices.ts';
import type { Control, FormField } from './fields.ts';

export interface Slot {
  /** As problems name it: `input.attackers[0].kind`. */
  readonly place: string;
  readonly field: FormField;
  readonly value: unknown;
  /** The choices with another value here. Undefined leaves it open. */
  with(value: unknown): Choices;
}

type Write = (value: unknown) => Choices;

export function slotsOf(fields: readonly FormField[], choices: Choices): readonly Slot[] {
  const write: Write = (value) => (isRecord(value) ? value : {});
  return slotsIn(fields, choices, 'input.', write);
}

function slotsIn(fields: readonly FormField[], held: Choices, before: string, write: Write): Slot[] {
  return fields.flatMap((field) => {
    const place = before + field.name;
    const value = held[field.name];
    const put: Write = (next) => {
      const { [field.name]: _old, ...rest } = held;
      return write(next === undefined ? rest : { ...rest, [field.name]: next });
    };
    if (field.control.kind === 'group')
      return slotsIn(field.control.fields, isRecord(value) ? value : {}, `${place}.`, put);
    const inner = field.control.kind === 'list' ? field.control.of : null;
    if (inner?.kind !== 'group') return [{ place, field, value, with: put }];
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, at) =>
      slotsIn(inner.fields, isRecord(entry) ? entry : {}, `${place}[${at}].`, (next) =>
        put(entries.map((old, other) => (other === at ? next : old))),
      ),
    );
  });
}

/** The slot of a place. Entries of a plain list belong to the slot of the list. */
export function slotAt(slots: readonly Slot[], place: string): Slot | undefined {
  return slots.find((slot) => slot.place === place || place.startsWith(`${slot.place}[`));
}

/** Values worth trying in a field, the plainest first. Undefined leaves it to its default. */
export function valuesOf({ control, presence, fallback }: FormField): readonly unknown[] {
  const open: readonly unknown[] = presence === 'required' ? [] : [undefined];
  const own = valuesIn(control);
  return [...open, ...own.filter((value) => value !== fallback)];
}

function valuesIn(control: Control): readonly unknown[] {
  switch (control.kind) {
    case 'choice':
      return control.values.map(({ value }) => value);
    case 'switch':
      return [false, true];
    case 'maybe':
      return [null, ...valuesIn(control.of)];
    case 'number':
      return [control.min, Math.min(control.max, control.min + 1), control.max];
    case 'group':
    case 'list':
    case 'none':
      return [];
  }
}
