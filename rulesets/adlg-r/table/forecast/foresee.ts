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
import { throwShot } from '../actions/shoot/index.ts';
import { isShot, shotIn } from '../flow/check.ts';
import { carryOutCommand } from '../flow/decide.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import { writingOn } from '../state/writing.ts';
import { hasMore, playOn } from './course.ts';
import { fateOf } from './fates.ts';
import { causesIn, type ForecastNote } from './notes.ts';
import type { Stake } from './stakes.ts';

/** Where a forecast has come to. */
interface ForeseenMoment {
  readonly state: State;
  /** Those who have pursued so far. */
  readonly pursuers: readonly UnitIndex[];
  /** The command itself, before anything has happened. */
  readonly first: AdlgCommand | null;
}

export type ForeseenCommand = FollowedMoments<UnitIndex, ForecastNote>;

export function foreseeCommand(
  table: Table,
  before: State,
  command: AdlgCommand,
  stake: Stake,
  budget: ForecastBudget,
): ForeseenCommand {
  const known = before.units.map((unit) => JSON.stringify(unit));
  return followMoments<ForeseenMoment, UnitIndex, ForecastNote>({
    start: { state: before, pursuers: [], first: command },
    step: (moment, chance) => stepFrom({ table, before, stake, known }, moment, chance),
    budget,
    seed: seedOf(before),
  });
}

/** What stays the same in all branches. `known`: the units before, written out. */
interface Foreseen {
  readonly table: Table;
  readonly before: State;
  readonly stake: Stake;
  readonly known: readonly string[];
}

/** The same position is always thinned alike. */
function seedOf({ sequence, turn, units }: State): number {
  return units.reduce(
    (seed, { pose: { x, y }, lost }) => Math.imul(seed, 31) + x + y + lost,
    sequence + turn,
  );
}

/** One thing that happens: the command, or what follows from it. */
function stepFrom(
  foreseen: Foreseen,
  { state: from, pursuers: known, first }: ForeseenMoment,
  chance: Chance,
): MomentReached<ForeseenMoment, UnitIndex, ForecastNote> {
  const { table, stake } = foreseen;
  const state = copyState(from);
  const events: AdlgEvent[] = [];
  const resolution = resolutionOf(writingOn(table), state, {
    thrower: throwBy(chance),
    events,
    reasons: false,
  });
  const turn: Turn = { table, state, resolution, agenda: [...from.agenda] };
  const asked = first === null ? playOn(turn, stake) : begin(turn, stake, first);
  state.agenda = turn.agenda;
  const pursuers = pursuersAfter(known, events);
  const notes = [...asked, ...causesIn(events)];
  if (!hasMore(table, state, stake)) return { end: endOf(foreseen, state, pursuers), notes };
  return {
    moment: { state, pursuers, first: null },
    key: keyOf(foreseen.known, state, pursuers),
    notes,
  };
}

/** A shot is thrown at once: all others wait for the end of the laying (`turn.shots-laid`). */
function begin(turn: Turn, { side }: Stake, command: AdlgCommand): readonly ForecastNote[] {
  if (command.kind !== 'shoot') carryOutCommand(turn, side, command);
  else {
    const shot = shotIn(turn.table, turn.state, side, command);
    if (isShot(shot)) throwShot(turn, shot);
  }
  return [];
}

function pursuersAfter(before: readonly UnitIndex[], events: readonly AdlgEvent[]): readonly UnitIndex[] {
  const more = events.flatMap((event) =>
    event.kind === 'moved' && event.cause === 'pursuit' ? event.ways.map(({ unit }) => unit) : [],
  );
  return more.length === 0 ? before : [...new Set([...before, ...more])].sort((a, b) => a - b);
}

/** Equal for moments that go on alike. Of the units only those that have changed are written down. */
function keyOf(known: readonly string[], state: State, pursuers: readonly UnitIndex[]): string {
  const { step, agenda, contacts, owed, fought, victors, shots, commands, camps } = state;
  const units = state.units.map((unit, index) => {
    const now = JSON.stringify(unit);
    return now === entryAt(known, index) ? null : now;
  });
  return JSON.stringify([
    step,
    agenda,
    contacts,
    owed,
    fought,
    victors,
    shots,
    commands,
    camps,
    pursuers,
    units,
  ]);
}

function endOf(
  { table, before }: Foreseen,
  state: State,
  pursuers: readonly UnitIndex[],
): ReadonlyMap<UnitIndex, PieceFate> {
  const end = new Map<UnitIndex, PieceFate>();
  for (const { index } of table.units) {
    const found = fateOf(table, before, state, pursuers, index);
    if (found.lost > 0 || found.fate !== 'stands') end.set(index, found);
  }
  return end;
}
