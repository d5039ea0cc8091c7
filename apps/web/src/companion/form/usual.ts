/** Which fields one asks for first, and what a form starts with: read off the worked examples of the rules. */
import type { Example } from '@grognard/rules-kit';
import type { Control, FormField } from './fields.ts';
import { type Choices, fitting, fittingChoices, isRecord, joinedChoices } from './values.ts';

/** A form with no more fields than this hides none of them. */
const fewFields = 8;
/** A field is usual that at least this share of the examples names. */
const usualShare = 0.1;

/** Every field that holds a value, those inside groups and lists too. */
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

/** How many examples name each field, wherever it stands: who strikes and who is struck are asked the same. */
export function timesNamed(examples: readonly Example[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { case: asked } of examples) {
    const named = new Set<string>();
    collect(asked.input, named);
    for (const name of named) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}

function collect(value: unknown, named: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, named);
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    named.add(name);
    collect(inner, named);
  }
}

/** The names of all fields that a person has ever set here, wherever they stand. */
function namesIn(choices: Choices): ReadonlySet<string> {
  const named = new Set<string>();
  collect(choices, named);
  return named;
}

/**
 * The fields to show at once, by path: what must be given, the first of each group, what examples often name, what the player has
 * used before. The others wait under a word that brings them.
 */
export function usualPaths(
  fields: readonly FormField[],
  examples: readonly Example[],
  choices: Choices,
): ReadonlySet<string> {
  const leaves = leavesOf(fields);
  if (leaves.length <= fewFields) return new Set(leaves.map(({ path }) => path));
  const times = timesNamed(examples);
  const least = Math.max(2, usualShare * examples.length);
  const used = namesIn(choices);
  const isUsual = (field: FormField, at: number) =>
    field.presence === 'required' ||
    at === 0 ||
    (times.get(field.name) ?? 0) >= least ||
    used.has(field.name);
  const usualIn = (inside: readonly FormField[]): string[] =>
    inside.flatMap((field, at) => {
      const inner = groupIn(field.control);
      if (inner !== null) return usualIn(inner);
      return isUsual(field, at) ? [field.path] : [];
    });
  return new Set(usualIn(fields));
}

/** What a form starts with: the plainest worked example that the rules allow without any option. */
export function startOf(fields: readonly FormField[], examples: readonly Example[]): Choices {
  const allowed = examples.filter(
    ({ answer, case: asked }) => answer['allowed'] === true && asked.options === undefined,
  );
  const words = ({ case: asked }: Example) => JSON.stringify(asked.input).length;
  const [plainest] = [...allowed].sort((a, b) => words(a) - words(b));
  const input = plainest?.case.input ?? {};
  return joinedChoices(fittingChoices(fields, input), neededOf(fields, input));
}

/** What must be given, as in other choices where they have it. */
export function neededOf(fields: readonly FormField[], like: Choices): Choices {
  const needed = fields.filter(({ presence }) => presence === 'required');
  return Object.fromEntries(
    needed.map(({ name, control }) => [name, neededValue(control, like[name])] as const),
  );
}

/** The value to begin with: as in the example, else the first or least there is. */
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
