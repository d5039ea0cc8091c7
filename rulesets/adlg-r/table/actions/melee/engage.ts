/** Commanders who fight with their units (`commander.engage`, `commander.stays-engaged`, `command.engaged-means`). */
import { entryAt, none } from '@grognard/lists';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { isMain, meleesIn } from './pairing.ts';

/** Whether the unit of a commander is the main unit of a melee. */
function isInFight(table: Table, state: State, corps: CorpsIndex): boolean {
  const joined = entryAt(state.commands, corps).commander.with;
  return joined !== none && isMain(meleesIn(table, state), joined);
}

/** Commanders of a side who may choose to fight. */
export function mayEngage(table: Table, state: State, side: SideIndex): CorpsIndex[] {
  return entryAt(table.sides, side).corps.filter(
    (corps) => entryAt(state.commands, corps).commander.status === 'with' && isInFight(table, state, corps),
  );
}

/** Those whose melee is over are free again. */
export function freeCommanders({ table, state, resolution }: Turn): void {
  for (const { index } of table.corps)
    if (entryAt(state.commands, index).commander.status === 'engaged' && !isInFight(table, state, index))
      resolution.emit({ kind: 'engaged', corps: index, engaged: false });
}

/** Before commanders are named: who fought on stays, unless that is chosen in each phase; who is included always fights. */
export function beginEngagement(turn: Turn): void {
  freeCommanders(turn);
  const { table, state, resolution } = turn;
  for (const { index, includedIn } of table.corps) {
    const { status } = entryAt(state.commands, index).commander;
    if (includedIn !== null && status === 'with' && isInFight(table, state, index))
      resolution.emit({ kind: 'engaged', corps: index, engaged: true });
    if (includedIn === null && status === 'engaged' && !table.options['commander.stays-engaged'])
      resolution.emit({ kind: 'engaged', corps: index, engaged: false });
  }
}
