/** Lists of refusals and mistakes that depend on what an edition offers, worked out once for each rules object. */
import { type Mistake, memoizePer, type RefusalRule } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';

/** Where a refusal or mistake stands on the list: everywhere, or only where the rules have what it is about. */
export interface ListedIf {
  readonly onlyIf?: (rules: Rules) => boolean;
}

/** Worked out once for a rules object. */
export const perRules = <T>(make: (rules: Rules) => T): ((rules: Rules) => T) => memoizePer(make);

/** The refusals that can hold under the rules. */
export function refusalList<C>(
  all: readonly (RefusalRule<C> & ListedIf)[],
): (rules: Rules) => readonly RefusalRule<C>[] {
  return perRules((rules) => all.filter(({ onlyIf }) => onlyIf === undefined || onlyIf(rules)));
}

/** The mistakes that can be made under the rules. */
export function mistakeList<C>(
  all: readonly (Mistake<C> & ListedIf)[],
): (rules: Rules) => readonly Mistake<C>[] {
  return perRules((rules) => all.filter(({ onlyIf }) => onlyIf === undefined || onlyIf(rules)));
}

/** There are riders and close order. */
export const withMounted = (rules: Rules): boolean => rules.mounted;
/** Everybody is on foot. */
export const withoutMounted = (rules: Rules): boolean => !rules.mounted;
/** Coastal arms are in use. */
export const withCoastalArms = (rules: Rules): boolean => rules.coastalArms;
/** Coastal arms are not in use. */
export const withoutCoastalArms = (rules: Rules): boolean => !rules.coastalArms;
