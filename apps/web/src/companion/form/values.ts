/** What choices of a form come to: which fields matter, and the input made of them. */
import type { Matters } from '@grognard/rules-kit';
import { type Choices, isRecord } from './choices.ts';
import type { Control, FormField } from './fields.ts';

/** The choices with one change. Undefined removes a choice. */
export function choose(choices: Choices, name: string, value: unknown): Choices {
  if (value !== undefined) return { ...choices, [name]: value };
  const { [name]: _gone, ...rest } = choices;
  return rest;
}

/** The value that the rules would read: the chosen one if it matters, otherwise the default. */
function readAt(
  fields: readonly FormField[],
  choices: Choices,
  top: Top,
  [name = '', ...rest]: string[],
): unknown {
  const field = fields.find((known) => known.name === name);
  if (field === undefined) return undefined;
  const chosen = choices[name];
  if (field.control.kind === 'group')
    return readAt(field.control.fields, isRecord(chosen) ? chosen : {}, top, rest);
  return chosen !== undefined && top.matters(field) ? chosen : field.fallback;
}

interface Top {
  matters(field: FormField): boolean;
}

/** Which fields of a form matter under these choices. Fields that depend on each other are taken as chosen. */
export function mattering(fields: readonly FormField[], choices: Choices): (field: FormField) => boolean {
  const asked = new Set<FormField>();
  const top: Top = {
    matters(field) {
      if (asked.has(field)) return true;
      asked.add(field);
      const holds = field.matters.every((condition) => isMet(condition));
      asked.delete(field);
      return holds;
    },
  };
  const isMet = ({ field, is }: Matters): boolean =>
    is.includes(readAt(fields, choices, top, field.split('.')) as (typeof is)[number]);
  return (field) => top.matters(field);
}

/** The input of a case: the choices that matter and differ from the default. */
export function inputOf(fields: readonly FormField[], choices: Choices): Choices {
  return given(fields, choices, mattering(fields, choices));
}

function given(
  fields: readonly FormField[],
  choices: Choices,
  matters: (field: FormField) => boolean,
): Choices {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (!matters(field)) return [];
    const chosen = choices[field.name];
    const value =
      field.control.kind === 'group'
        ? given(field.control.fields, isRecord(chosen) ? chosen : {}, matters)
        : field.control.kind === 'list' && field.control.of.kind === 'group' && Array.isArray(chosen)
          ? givenList(field.control.of.fields, chosen, matters)
          : chosen;
    if (value === undefined) return [];
    if (field.presence === 'optional' && isSame(value, field.fallback)) return [];
    return [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

function givenList(
  fields: readonly FormField[],
  entries: readonly unknown[],
  matters: (field: FormField) => boolean,
): Choices[] {
  return entries.map((entry) => given(fields, isRecord(entry) ? entry : {}, matters));
}

/** Compares plain data by value. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The part of a value that a control can hold, or undefined if none fits. For choices stored by an earlier visit. */
export function fitting(control: Control, value: unknown): unknown {
  switch (control.kind) {
    case 'choice':
      return control.values.some((known) => known.value === value) ? value : undefined;
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return fittingNumber(control, value);
    case 'maybe':
      return value === null ? null : fitting(control.of, value);
    case 'list': {
      if (!Array.isArray(value)) return undefined;
      const entries = value.map((entry) => fitting(control.of, entry)).filter((entry) => entry !== undefined);
      return entries.length < control.min ? undefined : entries.slice(0, control.max);
    }
    case 'group':
      return isRecord(value) ? fittingChoices(control.fields, value) : undefined;
    case 'none':
      return undefined;
  }
}

function fittingNumber(control: Extract<Control, { kind: 'number' }>, value: unknown): number | undefined {
  const { min, max, whole } = control;
  if (typeof value !== 'number' || !(value >= min && value <= max)) return undefined;
  return whole && !Number.isInteger(value) ? undefined : value;
}

/** The part of the choices that these fields can hold. */
export function fittingChoices(fields: readonly FormField[], choices: unknown): Choices {
  if (!isRecord(choices)) return {};
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = Object.hasOwn(choices, field.name)
      ? fitting(field.control, choices[field.name])
      : undefined;
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/** Merges choices. Those of `over` win, and values they do not name are kept. */
export function joinedChoices(under: Choices, over: Choices): Choices {
  const joined: Record<string, unknown> = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = joined[name];
    joined[name] = isRecord(value) && isRecord(below) ? joinedChoices(below, value) : value;
  }
  return joined;
}
