/** goOnHidden: what is found, asked and announced of what was hidden, between two orders. */
import { entryAt, none } from '@grognard/lists';
import { foundNow, isEnemyNear, markersThere, reveal } from '../actions/ambush/index.ts';
import { rollForArrival } from '../actions/march/index.ts';
import type { Turn } from '../state/turn.ts';

/** Does one thing of this kind. Returns whether there was one. */
export function goOnHidden(turn: Turn): boolean {
  return rollForArrival(turn) || findMarker(turn) || askNear(turn);
}

/** A marker that somebody has come upon: an empty one goes, the owner of another says where its units stand. */
function findMarker(turn: Turn): boolean {
  const { table, state, resolution, agenda } = turn;
  if (state.markers.length === 0) return false;
  const isAsked = (marker: number) => agenda.some((item) => item.do === 'found' && item.marker === marker);
  const found = foundNow(table, state).find(({ marker }) => !isAsked(marker));
  if (found === undefined) return false;
  const { marker, by } = found;
  resolution.emit({ kind: 'found', marker, by, fixed: true });
  const { units } = entryAt(state.markers, marker);
  if (units === null || units.length === 0) reveal(turn, marker, [], 'found');
  else agenda.push({ do: 'found', marker });
  return true;
}

/** After an order that came within 4 UD the owner is asked, once in a phase, for empty markers too (`deploy.ambush-asked`). */
function askNear({ table, state, resolution, agenda }: Turn): boolean {
  if (state.step !== 'movement' || state.corps === none || agenda.length > 0) return false;
  const near = markersThere(state).find((index) => {
    const marker = entryAt(state.markers, index);
    return marker.side !== state.active && marker.asked < state.sequence && isEnemyNear(table, state, marker);
  });
  if (near === undefined) return false;
  resolution.emit({ kind: 'nearAsked', marker: near, fixed: true });
  agenda.push({ do: 'near', marker: near });
  return true;
}
