/** Rules in force. Rows and refusals of suspended rules are filtered out once per set of rules. */
import {
  type Group,
  memoizePer,
  type RefusalRule,
  type Row,
  type RuleId,
  type Section,
} from '@grognard/rules-kit';
import type { Rules } from '../model.ts';

/** Memoizes a function of the rules. */
export const perRules = <T>(build: (rules: Rules) => T): ((rules: Rules) => T) => memoizePer(build);

export function holds(rules: Rules, rule: RuleId): boolean {
  return !rules.suspended.includes(rule);
}

/** The rules with the given ones put in force or suspended. */
export function setInForce(rules: Rules, inForce: boolean, ...ids: readonly RuleId[]): Rules {
  const others = rules.suspended.filter((id) => !ids.includes(id));
  return { ...rules, suspended: inForce ? others : [...others, ...ids] };
}

/** Refusals without those of suspended rules. */
export function refusalsInForce<C>(
  all: readonly RefusalRule<C>[],
): (rules: Rules) => readonly RefusalRule<C>[] {
  return perRules((rules) => all.filter(({ id }) => holds(rules, id)));
}

/** Sections without the rows and losses of suspended rules. */
export function sectionsInForce<C>(rules: Rules, sections: readonly Section<C>[]): readonly Section<C>[] {
  const keepRow = (row: Row<C>): Row<C> =>
    row.lostTo === undefined ? row : { ...row, lostTo: row.lostTo.filter(({ id }) => holds(rules, id)) };
  const keepGroup = (group: Group<C>): Group<C> => ({
    ...group,
    rows: group.rows.filter(({ id }) => holds(rules, id)).map(keepRow),
  });
  return sections.map((section) => ({ ...section, groups: section.groups.map(keepGroup) }));
}
