/** A die read by quality: how it is read, and the rule if that changes it. */
import type { RuleId } from '@grognard/rules-kit';
import type { Quality } from '../model.ts';

const rules: Readonly<Record<Quality, RuleId | null>> = {
  elite: 'unit.elite',
  ordinary: null,
  mediocre: 'unit.mediocre',
};

/** A die as its quality counts it. */
export interface QualityDie {
  readonly quality: Quality;
  readonly face: number;
  readonly value: number;
}

/** The rule of the quality, fired if it changed the die. */
export function qualityRules({ quality, face, value }: QualityDie): {
  readonly fired: readonly RuleId[];
  readonly idle: readonly RuleId[];
} {
  const rule = rules[quality];
  if (rule === null) return { fired: [], idle: [] };
  return face === value ? { fired: [], idle: [rule] } : { fired: [rule], idle: [] };
}
