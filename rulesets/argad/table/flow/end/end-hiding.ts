/** Hidden figures that are found, or hidden no more, when the turn ends (`hide.found`, `hide.reveal`). */

import type { Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { distanceIn } from '../../actions/shooting/shot-surroundings.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { placementOf } from '../../bodies/placement.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import { canHide } from '../../field/hiding.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';

/** Whoever does not hide any more is shown to all; whoever is found, to the side that finds him. */
export function findHidden({ table, state, happening: resolution }: Turn): void {
  const everybody = (1 << table.sides.length) - 1;
  for (const { index } of table.roster) {
    const { status, known } = entryAt(state.figures, index);
    if (status !== 'on' || known === everybody) continue;
    const hidden = isHiding(table, state, index);
    const to = table.sides
      .map(({ index: side }) => side)
      .filter((side) => (known & (1 << side)) === 0)
      .filter((side) => !hidden || isSeenBySide(table, state, index, side));
    if (to.length === 0) continue;
    const now = to.reduce((bits, side) => bits | (1 << side), known);
    const only = table.sides.filter(({ index: side }) => (now & (1 << side)) !== 0).map(({ id }) => id);
    const by = hidden ? 'hide.found' : 'hide.reveal';
    resolution.emit({ kind: 'shown', figure: index, to, by, ...(now === everybody ? {} : { only }) });
  }
}

/**
 * `hide.declared`: on foot, in a room, or down in a place that hides. Against a hedge or wall one hides wherever the others stand: an
 * ambush is not given away by somebody far off on its open side.
 */
function isHiding(table: Table, state: State, figure: FigureIndex): boolean {
  const { posture, mounted, room } = entryAt(state.figures, figure);
  if (mounted || (room === none && posture === 'upright')) return false;
  return canHide(table.field, placementOf(state, figure));
}

function isSeenBySide(table: Table, state: State, figure: FigureIndex, side: SideIndex): boolean {
  for (const { index: other, side: of } of table.roster) {
    if (of !== side || !areEnemies(table, figure, other) || entryAt(state.figures, other).status !== 'on')
      continue;
    if (isInSameRoom(state, figure, other) || isFoundBy(table, state, figure, other)) return true;
  }
  return false;
}

/** `building.sight`: inside one room everybody sees everybody. */
function isInSameRoom({ figures }: State, figure: FigureIndex, other: FigureIndex): boolean {
  const { room } = entryAt(figures, figure);
  return room !== none && entryAt(figures, other).room === room;
}

/** No base reaches farther from its middle. */
const largest: Tenths = 300;

/** `hide.found`: so close that he sees the man, with no wall between them. */
function isFoundBy(table: Table, state: State, figure: FigureIndex, other: FigureIndex): boolean {
  const reach = tenthsOf(table.rules.shoot.foundCm);
  const hidden = entryAt(state.figures, figure);
  const enemy = entryAt(state.figures, other);
  const most = reach + 2 * largest;
  if (Math.abs(enemy.x - hidden.x) > most || Math.abs(enemy.y - hidden.y) > most) return false;
  return (
    distanceIn({ table, state, when: null, eyes: null }, figure, other) <= reach &&
    !isSolidBetween(table.field, placementOf(state, figure), placementOf(state, other))
  );
}
