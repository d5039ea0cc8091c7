/** ForeseenMoment: a battle in the midst of a command, as far as it has been foreseen. */

import { entryAt } from '@grognard/lists';
import type { GiorgiCommand } from '../state/commands.ts';
import { isSameUnit } from '../state/copy.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { AgendaItem, State, Table } from '../state/model.ts';
import type { Trends } from './fates.ts';

interface GivenCommand {
  readonly side: SideIndex;
  readonly command: GiorgiCommand;
}

export interface ForeseenMoment {
  readonly state: State;
  readonly agenda: readonly AgendaItem[];
  readonly trends: Trends;
  /** Given next, or null while the last command is being settled. */
  readonly next: GivenCommand | null;
}

/** What is forecast: by whom, for which units, and how far. */
export interface Stake {
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  /** To the end of the melee and of the tests it leads to (rallies come later, even in the same player turn), or of the command alone. */
  readonly until: 'melee' | 'command';
}

/** Whether nothing can befall the units any more that follows from the command. */
export function isOver(
  table: Table,
  { state, agenda, next }: ForeseenMoment,
  stake: Stake,
  before: State,
): boolean {
  if (next !== null) return false;
  if (state.phase === 'over' || state.playerTurn !== before.playerTurn) return true;
  if (agenda.length > 0) return false;
  if (stake.until === 'command') return true;
  const isAtStake = (unit: UnitIndex) => stake.units.includes(unit);
  if (state.clashes.some(({ by, on }) => isAtStake(by) || isAtStake(on))) return false;
  if (state.queued.some(({ unit }) => isAtStake(unit))) return false;
  return state.step === 'breaking' || !isShakenByFriends(table, state, stake);
}

/** Whether the rout of a friend may still break one of the units (`morale.breaking`). */
function isShakenByFriends(table: Table, { units, broke }: State, stake: Stake): boolean {
  return stake.units.some((unit) => {
    const { status, rung } = entryAt(units, unit);
    const isFriend = (other: UnitIndex) =>
      other !== unit && entryAt(table.units, other).side === entryAt(table.units, unit).side;
    return status === 'on' && rung < 3 && broke.some((broken) => isFriend(broken.unit));
  });
}

/** Equal for moments that go on alike. Only what has changed is written down. */
export function keyOf({ state, agenda, trends, next }: ForeseenMoment, before: State): string {
  const { step, playerTurn, phase, active, clashes, broke, queued } = state;
  const parts: unknown[] = [
    step,
    playerTurn,
    phase,
    active,
    clashes,
    broke,
    queued,
    agenda,
    next,
    [...trends],
  ];
  state.units.forEach((unit, index) => {
    if (!isSameUnit(unit, entryAt(before.units, index))) parts.push(index, unit);
  });
  return JSON.stringify([...parts, state.generals]);
}
