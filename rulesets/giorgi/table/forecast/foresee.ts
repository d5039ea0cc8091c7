/** foreseeCommand: a command and all that follows from it, played by the rules down every branch of the dice. */

import { resolutionOf, throwBy } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Chance } from '@grognard/rules-kit';
import {
  type FollowedMoments,
  type ForecastBudget,
  followMoments,
  type MomentReached,
  type PieceFate,
} from '@grognard/table-kit';
import { carryOutCommand } from '../flow/decide.ts';
import { questionIn } from '../flow/question.ts';
import { settleOnce } from '../flow/settle.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import { writingOn } from '../state/writing.ts';
import { assumedCommand } from './assumed.ts';
import { assumedNotes } from './assumptions.ts';
import { causesIn } from './causes.ts';
import { fateOf, trendsAfter } from './fates.ts';
import { type ForeseenMoment, isOver, keyOf, type Stake } from './moment.ts';
import type { ForecastNote } from './notes.ts';
import { waysIn } from './ways-back.ts';

export type ForeseenCommand = FollowedMoments<UnitIndex, ForecastNote>;

export function foreseeCommand(
  table: Table,
  before: State,
  command: GiorgiCommand,
  stake: Stake,
  budget: ForecastBudget,
): ForeseenCommand {
  return followMoments<ForeseenMoment, UnitIndex, ForecastNote>({
    start: {
      state: before,
      agenda: before.agenda,
      trends: new Map(),
      next: { side: stake.side, command },
    },
    step: (moment, chance) => stepFrom(table, before, stake, moment, chance),
    budget,
    seed: seedOf(before),
  });
}

/** The same position is always thinned alike. */
function seedOf({ playerTurn, turn, units }: State): number {
  return units.reduce(
    (seed, { stands: { x, y }, soldiers }) => Math.imul(seed, 31) + x + y + soldiers,
    playerTurn + turn,
  );
}

/** One thing that happens: a command, or what follows one. */
function stepFrom(
  table: Table,
  before: State,
  stake: Stake,
  moment: ForeseenMoment,
  chance: Chance,
): MomentReached<ForeseenMoment, UnitIndex, ForecastNote> {
  const state = copyState(moment.state);
  const events: GiorgiEvent[] = [];
  const resolution = resolutionOf(writingOn(table), state, {
    thrower: throwBy(chance),
    events,
    reasons: false,
  });
  const turn: Turn = { table, state, resolution, agenda: [...moment.agenda] };
  const isAsked = moment.next === null ? !settleOnce(turn) : carriedOut(turn, moment.next);
  const trends = trendsAfter(moment.trends, events);
  const settled: ForeseenMoment = { state, agenda: turn.agenda, trends, next: null };
  const notes = [...causesIn(events), ...waysIn(events)];
  if (isOver(table, settled, stake, before)) return endOf(before, settled, notes);
  if (!isAsked) return { moment: settled, key: keyOf(settled, before), notes };
  state.agenda = turn.agenda;
  const question = questionIn(table, state);
  if (question === null) return endOf(before, settled, notes);
  const command = assumedCommand(table, state, question, stake);
  const asked: ForeseenMoment = { ...settled, next: { side: question.side, command } };
  return {
    moment: asked,
    key: keyOf(asked, before),
    notes: [...notes, ...assumedNotes(question, stake, command)],
  };
}

function carriedOut(turn: Turn, { side, command }: NonNullable<ForeseenMoment['next']>): false {
  carryOutCommand(turn, side, command);
  return false;
}

function endOf(
  before: State,
  { state, trends }: ForeseenMoment,
  notes: readonly ForecastNote[],
): MomentReached<ForeseenMoment, UnitIndex, ForecastNote> {
  const end = new Map<UnitIndex, PieceFate>();
  state.units.forEach((unit, index) => {
    if (entryAt(before.units, index) === unit) return;
    const found = fateOf(before, state, trends, index);
    if (found.lost > 0 || found.fate !== 'stands') end.set(index, found);
  });
  return { end, notes };
}
