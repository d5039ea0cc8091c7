/** Worked examples by id, for positions that must give the same results. For tests only. */
import type { Example, Line } from '@grognard/rules-kit';
import { examples } from '../../examples/index.ts';

export function exampleOf(id: string): Example {
  const found = examples.find((example) => (example.case as { readonly id?: string }).id === id);
  if (found === undefined) throw new RangeError(`no example ${id}`);
  return found;
}

/** The options of an example. */
export function optionsOf(id: string): Readonly<Record<string, unknown>> {
  const { options = {} } = exampleOf(id).case as { readonly options?: Record<string, unknown> };
  return options;
}

/** Result of an example. */
export interface ExampleAnswer {
  readonly facts?: Readonly<Record<string, number>>;
  readonly lines?: readonly Line[];
  readonly outcomes?: readonly { readonly p: string; readonly outcome: unknown }[];
  readonly refusals?: readonly { readonly rule: string }[];
}

export function answerOf(id: string): ExampleAnswer {
  return exampleOf(id).answer as unknown as ExampleAnswer;
}
