/** FormDefaults: how the form of a procedure starts, derived from worked examples: a plain case, and the fields that most cases name. */
import { lookUp } from '@grognard/lists';
import type { Example } from './rule.ts';

export interface FormDefaults {
  /** The plainest input that the rules allow without any option. */
  readonly start: Readonly<Record<string, unknown>>;
  /** Names of fields that cases often give, at any depth, so that striker and target are asked the same. */
  readonly fields: readonly string[];
}

export type FormDefaultsByProcedure = Readonly<Record<string, FormDefaults>>;

/** A field is common if at least `usualShare` of the examples name it, and at least `fewest`. */
const usualShare = 0.1;
const fewest = 2;

export function formDefaultsOf(examples: readonly Example[]): FormDefaultsByProcedure {
  const of = (procedure: string) => examples.filter(({ case: asked }) => asked.procedure === procedure);
  const procedures = new Set(examples.map(({ case: asked }) => asked.procedure));
  return Object.fromEntries([...procedures].map((procedure) => [procedure, usualIn(of(procedure))]));
}

function usualIn(examples: readonly Example[]): FormDefaults {
  const least = Math.max(fewest, usualShare * examples.length);
  const times = timesNamed(examples);
  const fields = [...times.keys()].filter((name) => lookUp(times, name) >= least);
  return { start: plainest(examples)?.case.input ?? {}, fields: fields.sort() };
}

function plainest(examples: readonly Example[]): Example | undefined {
  const long = ({ case: asked }: Example) => JSON.stringify(asked.input).length;
  return examples
    .filter(({ answer, case: asked }) => answer['allowed'] === true && asked.options === undefined)
    .sort((a, b) => long(a) - long(b))[0];
}

function timesNamed(examples: readonly Example[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { case: asked } of examples)
    for (const name of namesIn(asked.input)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** Names of all fields of an input, including those inside groups and lists. */
export function namesIn(input: unknown): ReadonlySet<string> {
  const named = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        named.add(name);
        collect(inner);
      }
  };
  collect(input);
  return named;
}
