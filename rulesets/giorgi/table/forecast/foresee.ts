/** foreseeCommand: a command and all that follows from it, played by the rules down every branch of the dice. */

import { resolutionOf, throwBy } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import {
  type Branch,
  type BranchEnd,
  type Chance,
  type FollowedBranches,
  followBranches,
} from '@grognard/rules-kit';
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
import { fateOf, trendsAfter, type UnitFate } from './fates.ts';
import { type ForeseenMoment, isOver, keyOf, type Stake } from './moment.ts';
import type { ForecastNote } from './notes.ts';
import { waysIn } from './ways-back.ts';

/** Fates of the units that are not as before, in the order of the roster. */
type ForeseenEnd = ReadonlyMap<UnitIndex, UnitFate>;

/** How many moments are followed at once, and how much is played before fewer are. */
export interface ForecastBudget {
  readonly mostOpen: number;
  readonly runs: number;
}

type Foreseen = { readonly moment: ForeseenMoment } | { readonly end: ForeseenEnd };

export interface ForeseenCommand extends Omit<FollowedBranches<Foreseen, ForecastNote>, 'ends'> {
  readonly ends: readonly (Omit<BranchEnd<Foreseen>, 'state'> & {
    readonly end: ForeseenEnd;
  })[];
}

export function foreseeCommand(
  table: Table,
  before: State,
  command: GiorgiCommand,
  stake: Stake,
  { mostOpen, runs }: ForecastBudget,
): ForeseenCommand {
  const start: ForeseenMoment = {
    state: before,
    agenda: before.agenda,
    trends: new Map(),
    next: { side: stake.side, command },
  };
  const followed = followBranches<Foreseen, ForecastNote>({
    start: { moment: start },
    step: (foreseen, chance) => {
      if ('end' in foreseen) throw new RangeError('an end goes on');
      return stepFrom(table, before, stake, foreseen.moment, chance);
    },
    mostOpen,
    runs,
    seed: seedOf(before),
  });
  const ends = followed.ends.flatMap(({ state, share, chance }) =>
    'end' in state ? [{ end: state.end, share, chance }] : [],
  );
  return { ...followed, ends };
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
): Branch<Foreseen, ForecastNote> {
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
  if (!isAsked) return { state: { moment: settled }, key: keyOf(settled, before), isOver: false, notes };
  state.agenda = turn.agenda;
  const question = questionIn(table, state);
  if (question === null) return endOf(before, settled, notes);
  const command = assumedCommand(table, state, question, stake);
  const asked: ForeseenMoment = { ...settled, next: { side: question.side, command } };
  return {
    state: { moment: asked },
    key: keyOf(asked, before),
    isOver: false,
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
): Branch<Foreseen, ForecastNote> {
  const end = new Map<UnitIndex, UnitFate>();
  state.units.forEach((unit, index) => {
    if (entryAt(before.units, index) === unit) return;
    const found = fateOf(before, state, trends, index);
    if (found.lost > 0 || found.fate !== 'stands') end.set(index, found);
  });
  return { state: { end }, key: JSON.stringify([...end]), isOver: true, notes };
}
