/** Worked examples: what the rules answer is what the example says. */
import type { Example, Resolver } from '@grognard/rules-kit';
import { difference, frozen, isData } from '../data.ts';

/** How the answer to an example differs from the one due; null if it does not. */
export function exampleDiffers(resolver: Resolver, example: Example): string | null {
  const answer = resolver.resolve(frozen(example.case));
  if (example.answer.ok) return difference(answer, example.answer);
  if (answer.ok) return `ok: it should be in error, but the answer is ${JSON.stringify(answer)}`;
  // Messages are free; code and place bind only where the example gives them.
  const due = example.answer['error'];
  for (const [name, value] of Object.entries(isData(due) ? due : {})) {
    const got = name === 'code' ? answer.error.code : name === 'at' ? answer.error.at : value;
    if (got !== value)
      return `error.${name}: "${String(got)}" instead of "${String(value)}" (${answer.error.message})`;
  }
  return null;
}
