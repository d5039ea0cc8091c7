/** Places and pieces as commands of the set-up name them. */
import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { asHeading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Deployment } from '../../actions/setup/index.ts';
import { idOfPiece } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { UnitPlace } from '../../state/setup.ts';

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

export function deploymentIn(
  table: Table,
  side: SideIndex,
  command: AdlgCommandOf<'deploy'>,
): Deployment | InvalidCommand {
  const corps = table.corpsOf.get(command.corps);
  if (corps === undefined || entryAt(table.corps, corps).side !== side)
    return invalidCommand('value', 'corps', `"${command.corps}" is no corps of yours`);
  const places = placesIn(table, side, command.places);
  if (!isList(places)) return places;
  const attach = command.attach === null ? null : (table.unitOf.get(command.attach) ?? null);
  if (command.attach !== null && attach === null)
    return invalidCommand('value', 'attach', `"${command.attach}" is no unit of yours`);
  return { corps, places, commander: command.commander, attach };
}

/** Number of the laid piece that a command names, or null. */
export function pieceNamed({ ground }: State, id: string): number | null {
  const index = ground.pieces.findIndex((_, n) => idOfPiece(n) === id);
  return index < 0 ? null : index;
}
