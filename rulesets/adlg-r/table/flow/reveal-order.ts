/** Markers taken up: by choice as an order, or as the answer of an owner who is asked (`deploy.ambush-reveal`). */
import { allowedCommand, invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { againstReveal, reveal } from '../actions/ambush/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { RevealCause } from '../state/setup.ts';
import type { Turn } from '../state/turn.ts';
import type { Handler } from './handler.ts';
import { isList, placesIn } from './places-given.ts';

/** Whether a marker of this number may be taken up like this by its side. */
export function checkReveal(
  table: Table,
  state: State,
  side: SideIndex,
  { marker: index, places: given }: AdlgCommandOf<'reveal'>,
): Verdict {
  const marker = state.markers[index];
  if (marker === undefined || marker.side !== side || marker.gone !== null)
    return invalidCommand('value', 'marker', `marker ${index} is none of yours on the table`);
  const places = placesIn(table, side, given);
  if (!isList(places)) return places;
  const no = againstReveal(table, state, marker, places);
  return no.length === 0 ? allowedCommand : refusedCommand(...no);
}

export function carryOutReveal(
  turn: Turn,
  side: SideIndex,
  { marker, places: given }: AdlgCommandOf<'reveal'>,
  how: RevealCause,
): void {
  const places = placesIn(turn.table, side, given);
  if (isList(places)) reveal(turn, marker, places, how);
}

/** In its own movement, free, for units of the corps that is activated. */
export const revealing: Handler<'reveal'> = {
  check(table, state, side, command) {
    const marker = state.markers[command.marker];
    const units = marker?.units ?? [];
    if (units.some((unit) => entryAt(table.units, unit).corps !== state.corps))
      return refusedCommand('command.own-corps');
    return checkReveal(table, state, side, command);
  },
  carryOut: (turn, side, command) => carryOutReveal(turn, side, command, 'choice'),
};
