/** `planBoats`: two figures row a boat to a dry landing near the crew's goal, then all go ashore. */

import { entryAt, none } from '@grognard/lists';
import type { SideIndex } from '../state/indices.ts';
import type { Figure, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { boatsKept, goAboard, keepAft, rowAway } from './by-sea.ts';
import { aboardOf, crewOf } from './crew.ts';
import { landAll } from './go-ashore.ts';
import type { Knowledge } from './knowledge.ts';
import { rowing } from './row-there.ts';
import { isDryThere } from './shore.ts';

/** Adds orders for boats and their crews, and returns the figures that have one. */
export function planBoats(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  commands: ArgadCommand[],
): boolean[] {
  const { table } = knowledge;
  const busy: boolean[] = [];
  if (table.vessels.length === 0) return busy;
  for (const figure of goAboard(table, state, side, commands)) busy[figure] = true;
  const kept = boatsKept(table, state, side);
  for (const { index, kind } of table.vessels) {
    const aboard = aboardOf(table, state, side, index);
    const given = rowAway(table, state, side, index, aboard);
    const leaving = kept.includes(index) ? withoutTwo(table, state, aboard) : aboard;
    const crew = leaving.length === 0 ? null : crewOf(knowledge, state, side, index, leaving);
    if (given.length === 0 && crew !== null) {
      if (kind === 'rowing-boat' && aboard.length >= 2) given.push(...rowing(crew));
      if (given.length === 0) given.push(...landAll(crew, 'dry'));
      if (given.length === 0) given.push(...landAll(crew, 'wading'));
    }
    const rows = given.some((command) => command.kind === 'row');
    if (given.length === 0 && leaving.length === 0) given.push(...keepAft(table, state, index, aboard));
    commands.push(...given);
    // A moving boat carries everybody aboard, so none of them may do anything that needs firm ground.
    for (const { index: figure, id } of aboard)
      if (rows || given.some((command) => command.kind === 'order' && command.figure === id))
        busy[figure] = true;
  }
  return busy;
}

/** The crew without two who stay in a boat that is to carry something away. They do not lead, and sit away from where others step off. */
function withoutTwo(table: Table, state: State, aboard: readonly Figure[]): Figure[] {
  const fit = aboard.filter(({ leader, index }) => !leader && entryAt(state.figures, index).carries === none);
  const wet = fit.filter(({ index }) => !isDryThere(table, entryAt(state.figures, index)));
  const dry = fit.filter((figure) => !wet.includes(figure));
  const keepers = [...dry, ...wet].slice(-2);
  return aboard.filter((figure) => !keepers.includes(figure));
}
