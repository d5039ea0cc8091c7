/** lazyRulesets: all rulesets, each loaded on demand, for programs that start in a browser. */
import type { RulesetAbout } from '@grognard/rules-kit';
import type { RulesetEntry } from './loaders.ts';
import { registry } from './registry.ts';

export type { LessonBundle, TableBundle } from './loaders.ts';

export interface LazyRuleset extends RulesetAbout, Omit<RulesetEntry, 'about'> {}

export const lazyRulesets: readonly LazyRuleset[] = registry.map(({ about, ...door }) => ({
  ...about,
  ...door,
}));

/** The ruleset of an edition, or null if there is none. */
export function lazyRulesetOf(edition: string): LazyRuleset | null {
  return lazyRulesets.find(({ editions }) => editions.some(({ id }) => id === edition)) ?? null;
}
