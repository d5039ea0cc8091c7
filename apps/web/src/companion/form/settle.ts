/** settle: choices after a change of the player, with whatever contradicts it put right, so that the case can always be resolved. */

import type { Choices } from './choices.ts';
import type { FormField } from './fields.ts';
import { type Slot, slotAt, slotsOf, valuesOf } from './slots.ts';
import { isSame } from './values.ts';

/** Where a case contradicts itself, or asks for what the edition or the options do not have. */
export interface Contradiction {
  readonly code: string;
  readonly at: string;
}

/** The contradiction of a case, or null if it can be resolved or a rule refuses it. */
export type FindContradiction = (choices: Choices) => Contradiction | null;

/** Most fields that one change may put right. */
const rounds = 8;

interface SettledForm {
  readonly choices: Choices;
  /** Titles of the fields that followed the change. */
  readonly also: readonly string[];
}

/**
 * The choices after a change: what the player set stays, other fields give way to it. Null if nothing helps: the value is not one of
 * this edition, or it contradicts itself.
 */
export function settle(
  fields: readonly FormField[],
  before: Choices,
  changed: Choices,
  find: FindContradiction,
): SettledForm | null {
  const old = new Map(slotsOf(fields, before).map(({ place, value }) => [place, value]));
  const isSet = ({ place, value }: Slot) => value !== undefined && !isSame(old.get(place), value);
  const set = new Set(
    slotsOf(fields, changed)
      .filter(isSet)
      .map(({ place }) => place),
  );
  let choices = changed;
  const also: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const wrong = find(choices);
    if (wrong === null) return { choices, also };
    const next = mended(fields, choices, wrong, set, find);
    if (next === null) return null;
    choices = next.choices;
    also.push(next.title);
  }
  return null;
}

/** One field put right: the one that is named, or another that contradicts it. Progress counts if nothing helps at once. */
function mended(
  fields: readonly FormField[],
  choices: Choices,
  wrong: Contradiction,
  set: ReadonlySet<string>,
  find: FindContradiction,
): { readonly choices: Choices; readonly title: string } | null {
  const slots = slotsOf(fields, choices);
  const named = slotAt(slots, wrong.at);
  const isMissing = wrong.code === 'edition' || wrong.code === 'option';
  if (isMissing && named !== undefined && set.has(named.place)) return null;
  const group = wrong.at.replace(/[^.]*$/, '');
  const nearness = ({ place }: Slot) => (place === named?.place ? 0 : place.startsWith(group) ? 1 : 2);
  const free = slots.filter(({ place }) => !set.has(place)).toSorted((a, b) => nearness(a) - nearness(b));
  let better: { readonly choices: Choices; readonly title: string } | null = null;
  for (const slot of free) {
    for (const value of valuesOf(slot.field)) {
      if (isSame(value, slot.value)) continue;
      const next = { choices: slot.with(value), title: slot.field.title };
      const left = find(next.choices);
      if (left === null) return next;
      if (better === null && left.at !== wrong.at) better = next;
    }
  }
  return better;
}

/** Whether a value can be chosen at a place, other fields giving way. */
export function isOffered(
  fields: readonly FormField[],
  choices: Choices,
  slot: Slot,
  value: unknown,
  find: FindContradiction,
): boolean {
  return isSame(slot.value, value) || settle(fields, choices, slot.with(value), find) !== null;
}
