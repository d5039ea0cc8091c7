/** throwsOf: steps in groups, one for each throw. */
import type { ExplainedStep } from '@grognard/rules-kit';

export function throwsOf(steps: readonly ExplainedStep[]): readonly (readonly ExplainedStep[])[] {
  const throws: ExplainedStep[][] = [];
  for (const step of steps) {
    const last = throws.at(-1);
    if (step.isTogether && last !== undefined) last.push(step);
    else throws.push([step]);
  }
  return throws;
}
