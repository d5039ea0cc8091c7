/** The quick reference sheet, read off the rules in force. */
import type { Block } from '@grognard/rules-kit';
import type { AdlgRules } from './model.ts';

/** Blocks in print order. */
export function sheet(_rules: AdlgRules): readonly Block[] {
  return [];
}
