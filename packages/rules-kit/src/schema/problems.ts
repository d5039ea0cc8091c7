/** problemsIn: all problems of a value, for people who write one by hand. `check` stops at the first. */
import { check, listProblem, missingField, unknownField } from './check.ts';
import { Problem } from './problem.ts';
import type { AnyShape, Fields } from './shape.ts';

/** All problems of a value with its shape, in the order of the value. Empty if it fits. */
export function problemsIn(shape: AnyShape, value: unknown): readonly Problem[] {
  const { form } = shape;
  if (form.kind === 'record' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return recordProblems(form.fields, value as Readonly<Record<string, unknown>>);
  if (form.kind === 'list' && Array.isArray(value)) {
    const whole = listProblem(form, value);
    const inside = value.flatMap((entry: unknown, i) => within(`[${i}]`, problemsIn(form.of, entry)));
    return whole === null ? inside : [whole, ...inside];
  }
  if (form.kind === 'nullable') return value === null ? [] : problemsIn(form.of, value);
  const checked = check(shape, value);
  return checked instanceof Problem ? [checked] : [];
}

function recordProblems(fields: Fields, given: Readonly<Record<string, unknown>>): Problem[] {
  const inside = Object.entries(given).flatMap(([name, entry]) => {
    if (!Object.hasOwn(fields, name)) return [unknownField(name, fields)];
    return entry === undefined ? [] : within(name, problemsIn(fields[name]!.shape, entry));
  });
  const missing = Object.entries(fields)
    .filter(([name, { presence }]) => presence === 'required' && given[name] === undefined)
    .map(([name]) => missingField(name));
  return [...inside, ...missing];
}

function within(place: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => problem.within(place));
}
