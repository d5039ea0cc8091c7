/** failureOf…: what it means if a test fails or dice are not enough, in one sentence with the figures of the rules. */

import { entryAt } from '@grognard/lists';
import { oddsOf } from '@grognard/rules-kit';
import { rout } from '../../rules/morale/rout.ts';
import type { Reaction } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { interactionWordsOf } from './words.ts';

/** Shortest and longest rout of a unit in cm. */
function routRange({ rules, units }: Table, unit: UnitIndex): readonly [least: number, most: number] {
  const assessed = rout.assess(rout.situation(rules, { kind: entryAt(units, unit).kind }), null);
  const lengths = oddsOf((chance) => rout.roll(assessed, chance).cm).map(({ outcome }) => outcome);
  return [Math.min(...lengths), Math.max(...lengths)];
}

/** `morale.rally`, `morale.rout-move`, `melee.off-table`. */
export function failedRally(table: Table, { units }: State, unit: UnitIndex): string {
  const { failure, brief } = interactionWordsOf(table).forecast;
  if (entryAt(units, unit).status === 'off') return failure.staysOff;
  const off = table.options['melee.off-table'] === 'may-return' ? failure.mayReturn : failure.lost;
  return brief.join([failure.runs(...routRange(table, unit)), off]);
}

/** `morale.reform`, where it takes a test. */
export function failedReform(table: Table): string {
  return interactionWordsOf(table).forecast.failure.staysShaken;
}

/** `attack.test-failed`. */
export function failedReaction(table: Table, { units }: State, unit: UnitIndex, how: Reaction): string {
  const { formation, forecast } = interactionWordsOf(table);
  if (how !== 'form') return forecast.failure.stands;
  return forecast.failure.staysFormed(formation(entryAt(units, unit).stands.formation));
}

/** Of a reaction that moves: `attack.flee-caught`, `attack.tested`. */
export function dashTooShort(table: Table, how: Reaction): { readonly when: string; readonly what: string } {
  const { failure } = interactionWordsOf(table).forecast;
  if (how === 'counter-attack' || how === 'support')
    return { when: failure.tooShort, what: failure.stopsShort };
  const isStruck = how !== 'fall-back' && table.options['attack.flee-caught'] === 'as-routing';
  return { when: failure.caught, what: isStruck ? failure.asRouting : failure.fights };
}
