/** The rulesets offered, each loaded only when somebody takes it down: for programs that begin in a browser. */
import type { RulesetAbout } from '@grognard/rules-kit';
import type { RulesetEntry } from './loaders.ts';
import { registry } from './registry.ts';

export type { TableBundle } from './loaders.ts';

export interface LazyRuleset extends RulesetAbout, Omit<RulesetEntry, 'about'> {}

export const lazyRulesets: readonly LazyRuleset[] = registry.map(({ about, ...door }) => ({
  ...about,
  ...door,
}));

/** The ruleset that an edition belongs to. */
export function lazyRulesetOf(edition: string): LazyRuleset | null {
  return lazyRulesets.find(({ editions }) => editions.some(({ id }) => id === edition)) ?? null;
}
