/** exampleDiffers: worked examples, for which the rules must give the example's answer. */
import type { Answer, Example, Resolver } from '@grognard/rules-kit';
import { difference, frozen, isData } from '../data.ts';

/** An answer without the steps of its throw, as examples have it. */
export function withoutSteps(answer: Answer): unknown {
  if (!answer.ok || !answer.allowed || answer.rolled === undefined) return answer;
  const { steps: _steps, ...rolled } = answer.rolled;
  return { ...answer, rolled };
}

/** Difference between the answer to an example and the expected one, or null if there is none. */
export function exampleDiffers(resolver: Resolver, example: Example): string | null {
  const answer = resolver.resolve(frozen(example.case));
  if (example.answer.ok) return difference(withoutSteps(answer), example.answer);
  if (answer.ok) return `ok: it should be in error, but the answer is ${JSON.stringify(answer)}`;
  // Messages may differ. Code and place count only if the example gives them.
  const due = example.answer['error'];
  for (const [name, value] of Object.entries(isData(due) ? due : {})) {
    const got = name === 'code' ? answer.error.code : name === 'at' ? answer.error.at : value;
    if (got !== value)
      return `error.${name}: "${String(got)}" instead of "${String(value)}" (${answer.error.message})`;
  }
  return null;
}
