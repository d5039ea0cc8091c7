/** usualPaths and startOf: the fields a form asks for first, and the values it starts with. */
import { type FormDefaults, namesIn } from '@grognard/rules-kit';
import { type Choices, isRecord } from './choices.ts';
import type { Control, FormField } from './fields.ts';
import { fitting, fittingChoices, joinedChoices } from './values.ts';

/** A form with at most this many fields hides none of them. */
const fewFields = 8;

/** All fields that hold a value, including those inside groups and lists. */
export function leavesOf(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    const inner = groupIn(field.control);
    return inner === null ? [field] : leavesOf(inner);
  });
}

function groupIn(control: Control): readonly FormField[] | null {
  if (control.kind === 'group') return control.fields;
  if (control.kind === 'list') return groupIn(control.of);
  return null;
}

/**
 * Paths of the fields shown at once: required fields, the first of each group, fields that cases often name, and fields the player
 * has used before. The others are shown on demand.
 */
export function usualPaths(
  fields: readonly FormField[],
  usual: FormDefaults | undefined,
  choices: Choices,
): ReadonlySet<string> {
  const leaves = leavesOf(fields);
  if (leaves.length <= fewFields) return new Set(leaves.map(({ path }) => path));
  const named = new Set([...(usual?.fields ?? []), ...namesIn(choices)]);
  const isUsual = (field: FormField, at: number) =>
    field.presence === 'required' || at === 0 || named.has(field.name);
  const usualIn = (inside: readonly FormField[]): string[] =>
    inside.flatMap((field, at) => {
      const inner = groupIn(field.control);
      if (inner !== null) return usualIn(inner);
      return isUsual(field, at) ? [field.path] : [];
    });
  return new Set(usualIn(fields));
}

/** The initial choices of a form: the form defaults, where they fit this edition. */
export function startOf(fields: readonly FormField[], usual: FormDefaults | undefined): Choices {
  const input = usual?.start ?? {};
  return joinedChoices(fittingChoices(fields, input), neededOf(fields, input));
}

/** Values for the required fields, taken from other choices where they have them. */
export function neededOf(fields: readonly FormField[], like: Choices): Choices {
  const needed = fields.filter(({ presence }) => presence === 'required');
  return Object.fromEntries(
    needed.map(({ name, control }) => [name, neededValue(control, like[name])] as const),
  );
}

/** The initial value: as in the example, otherwise the first or lowest. */
export function neededValue(control: Control, like?: unknown): unknown {
  if (control.kind === 'group') return neededOf(control.fields, isRecord(like) ? like : {});
  const fits = like === undefined ? undefined : fitting(control, like);
  if (fits !== undefined) return fits;
  switch (control.kind) {
    case 'choice':
      return control.values[0]?.value;
    case 'switch':
      return false;
    case 'number':
      return control.min;
    case 'maybe':
      return null;
    case 'list':
      return Array.from({ length: Math.max(1, control.min) }, () => neededValue(control.of));
    case 'none':
      return undefined;
  }
}
