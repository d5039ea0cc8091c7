/** placesIn: units with the places that a command gives them. */
import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { asHeading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { UnitPlace } from '../state/setup.ts';

/** Units of a side with the places of a command, or the mistake. */
export function placesIn(
  table: Table,
  side: SideIndex,
  given: AdlgCommandOf<'deploy'>['places'],
): UnitPlace[] | InvalidCommand {
  const places: UnitPlace[] = [];
  for (const [n, { unit: id, at, heading }] of given.entries()) {
    const unit = table.unitOf.get(id);
    if (unit === undefined || entryAt(table.units, unit).side !== side)
      return invalidCommand('value', `places[${n}].unit`, `"${id}" is no unit of yours`);
    places.push({ unit, pose: { ...at, heading: asHeading(heading) } });
  }
  return places;
}

export function isList<T>(found: readonly T[] | InvalidCommand): found is readonly T[] {
  return Array.isArray(found);
}
