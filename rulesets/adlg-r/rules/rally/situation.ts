/** What an attempt to rally takes, and what the rows ask about it. */
import { choice, flag, number, type OutputOf, optional, orNull, record, whole } from '@grognard/rules-kit';
import { type AdlgRules, kinds, type UnitRow } from '../../model.ts';
import type { RallyPlace, RallyRules } from './model.ts';

/** An attempt to rally as it is given. */
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

/** An attempt as the rows read it. */
export interface Rally {
  readonly input: OutputOf<typeof rallyInput>;
  readonly place: RallyPlace;
  readonly rules: RallyRules;
  /** Null: nobody says which. */
  readonly unit: UnitRow | null;
}

/** Works out where the unit is: melee goes before distance, and no enemy at all is far. */
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
