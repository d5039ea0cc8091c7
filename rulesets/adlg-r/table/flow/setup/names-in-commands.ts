/** Deployments and pieces as commands of the set-up name them. */
import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Deployment } from '../../actions/setup/index.ts';
import { idOfPiece } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isList, placesIn } from '../places-given.ts';

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
