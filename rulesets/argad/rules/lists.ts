/** Lists of refusals and mistakes that depend on the edition, memoized per rules object. */
import { type Mistake, memoizePer, type RefusalRule } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';

/** The condition under which a refusal or mistake is listed: always, or only if the rules have its subject. */
export interface ListedIf {
  readonly onlyIf?: (rules: Rules) => boolean;
}

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

export const withMounted = (rules: Rules): boolean => rules.mounted;
export const withoutMounted = (rules: Rules): boolean => !rules.mounted;
export const withCoastalArms = (rules: Rules): boolean => rules.coastalArms;
export const withoutCoastalArms = (rules: Rules): boolean => !rules.coastalArms;
