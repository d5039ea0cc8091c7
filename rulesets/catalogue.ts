/** The list of rulesets offered; the only file that names them all. */
import type { Ruleset } from '@grognard/rules-kit';

export const rulesets: readonly Ruleset[] = [];
