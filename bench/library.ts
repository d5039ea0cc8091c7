/** measureLibrary: the library over all worked examples in turn. */
import { resolveUnknown, rulesets } from '@grognard/library';
import type { Answer } from '@grognard/rules-kit';
import { measure, mixText, type SpeedMeasurement } from './measure.ts';

/** The worked examples of all rulesets, as cases. */
export const examples = rulesets.flatMap((ruleset) => ruleset.examples.map((example) => example.case));

function digest(answer: Answer): number {
  if (!answer.ok) return answer.error.code.length;
  return answer.allowed ? answer.outcomes.length + answer.lines.length * 31 : answer.refusals.length * 961;
}

/** Cases resolved per second. */
export function measureLibrary(): SpeedMeasurement {
  return measure('library, all worked examples', (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++)
      sum = Math.imul(sum, 31) + digest(resolveUnknown(examples[i % examples.length]));
    return sum;
  });
}

/** Checksum over the bytes of the answers to all worked examples. */
export function answersChecksum(): number {
  return examples.reduce((sum, example) => mixText(sum, JSON.stringify(resolveUnknown(example))), 0);
}
