/** The worked examples by their ids, for positions that must come to the same. For tests only. */
import type { Example, Line } from '@grognard/rules-kit';
import { examples } from '../../examples/index.ts';

/** A worked example by its id. */
export function exampleOf(id: string): Example {
  const found = examples.find((example) => (example.case as { readonly id?: string }).id === id);
  if (found === undefined) throw new RangeError(`no example ${id}`);
  return found;
}

/** The options that an example is played with. */
export function optionsOf(id: string): Readonly<Record<string, unknown>> {
  const { options = {} } = exampleOf(id).case as { readonly options?: Record<string, unknown> };
  return options;
}

/** What an example comes to. */
export interface ExampleAnswer {
  readonly facts?: Readonly<Record<string, number>>;
  readonly lines?: readonly Line[];
  readonly outcomes?: readonly { readonly p: string; readonly outcome: unknown }[];
  readonly refusals?: readonly { readonly rule: string }[];
}

/** The answer of an example. */
export function answerOf(id: string): ExampleAnswer {
  return exampleOf(id).answer as unknown as ExampleAnswer;
}
