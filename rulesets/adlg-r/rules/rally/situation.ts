/** rallyInput and Rally: the input of an attempt to rally, and the situation that the rows read. */
import { choice, flag, number, type OutputOf, optional, orNull, record, whole } from '@grognard/rules-kit';
import { type AdlgRules, kinds, type UnitRow } from '../../model.ts';
import type { RallyPlace, RallyRules } from './model.ts';

export const rallyInput = record({
  distanceUd: optional(orNull(number(0, 100)), null, 'Distance to the nearest enemy in UD', {
    matters: [{ field: 'inMelee', is: [false] }],
  }),
  inMelee: optional(flag(), false, 'In melee or melee support'),
  commander: optional(flag(), false, 'Commander attached to or included in the unit'),
  rearSupport: optional(flag(), false, 'Rear support'),
  lost: optional(whole(0, 7), 1, 'Markers on the unit'),
  kind: optional(orNull(choice(kinds)), null, 'Unit'),
  expendable: optional(flag(), false, 'Expendable levy'),
  tried: optional(flag(), false, 'Has tried in this game turn'),
  moved: optional(flag(), false, 'Has moved in this phase'),
});

export interface Rally {
  readonly input: OutputOf<typeof rallyInput>;
  readonly place: RallyPlace;
  readonly rules: RallyRules;
  /** Null if the unit is not given. */
  readonly unit: UnitRow | null;
}

/** An attempt with the place of the unit. Melee takes precedence over distance, and no enemy at all counts as far. */
export function rallyOf({ rally: rules, units }: AdlgRules, input: OutputOf<typeof rallyInput>): Rally {
  const { distanceUd, inMelee, kind } = input;
  const far = distanceUd === null || distanceUd > rules.nearUd;
  return {
    input,
    place: inMelee ? 'melee' : far ? 'far' : 'near',
    rules,
    unit: kind === null ? null : units[kind],
  };
}
