/** `ordersOf`: a whole movement in one answer, unit by unit until a die is needed, each from the table the others left. */

import { dryRun } from '@grognard/engine';
import { pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { decideCommand } from '../../flow/decide.ts';
import { questionIn, type TurnQuestion } from '../../flow/question.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import type { SideIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { writingOn } from '../../state/writing.ts';
import { enemiesBy } from '../lead.ts';
import { isLegal, movable } from '../random.ts';
import { choicesOf, type ScoredOrder } from './orders.ts';
import type { ReasonedCommand } from './reasoned-command.ts';
import { rideOf } from './ride.ts';
import { mindAfter, type SergeantContext } from './sergeant-context.ts';

/** Number of units considered together. Those behind them wait. */
export const together = 4;
/** Least gain over staying for which a unit moves. */
const leastGain = 1;
/** Number of choices of each unit checked for legality. */
const tried = 3;
/** Units within this distance of where a moved unit was or is are considered again, in tenths of a millimetre. */
const near: Tenths = 1800;

/** Cache of scored orders by unit. An entry is stale when a unit moves near it. */
type Thoughts = Map<UnitIndex, readonly ScoredOrder[]>;

/** All commands of the side before a die is thrown or the other side is prompted. */
export function ordersOf(mind: SergeantContext, question: TurnQuestion): ReasonedCommand[] {
  const told: ReasonedCommand[] = [];
  const thoughts: Thoughts = new Map();
  let now = mind;
  for (;;) {
    const choice = bestChoice(now, question, thoughts);
    if (choice === null) return [...told, ...lastOf(now)];
    told.push(choice);
    const next = afterwards(now.table, now.state, now.side, choice.command);
    if (next === null) return told;
    forget(thoughts, now.state, next, choice.unit);
    now = mindAfter(now, next);
    now.fires[choice.unit] = undefined;
  }
}

/** The general's command, then the one that closes movement. */
function lastOf(mind: SergeantContext): ReasonedCommand[] {
  const ride = rideOf(mind);
  const done: ReasonedCommand = { command: { kind: 'done' }, words: mind.table.words.doctrine.stand };
  return ride === null ? [done] : [ride, done];
}

/** Of the units nearest the enemy, the one that gains most. */
export function bestChoice(
  mind: SergeantContext,
  question: TurnQuestion,
  thoughts: Thoughts = new Map(),
): ScoredOrder | null {
  const { table, state, side } = mind;
  const units = nearestFirst(mind, movable(table, state, question));
  for (let from = 0; from < units.length; from += together) {
    const best = units
      .slice(from, from + together)
      .flatMap((unit) => thoughtOf(mind, unit, thoughts).slice(0, tried))
      .filter(({ gain }) => gain >= leastGain)
      .sort((a, b) => b.gain - a.gain);
    for (const choice of best) if (isLegal(table, state, side, choice.command)) return choice;
  }
  return null;
}

function thoughtOf(mind: SergeantContext, unit: UnitIndex, thoughts: Thoughts): readonly ScoredOrder[] {
  const found = thoughts.get(unit) ?? choicesOf(mind, unit);
  thoughts.set(unit, found);
  return found;
}

/** Drops the entries of units near the old or new place of a moved unit. */
function forget(thoughts: Thoughts, before: State, after: State, moved: UnitIndex): void {
  const from = entryAt(before.units, moved).stands;
  const to = entryAt(after.units, moved).stands;
  thoughts.delete(moved);
  for (const unit of [...thoughts.keys()]) {
    const { stands } = entryAt(after.units, unit);
    if (isNear(stands, from) || isNear(stands, to)) thoughts.delete(unit);
  }
}

function isNear(one: Placement, other: Placement): boolean {
  return pointDistance(one.x, one.y, other.x, other.y) <= near;
}

/** The state after a command. Null if a die is thrown, or the side is not prompted again for the same. */
function afterwards(table: Table, state: State, side: SideIndex, command: GiorgiCommand): State | null {
  const next = dryRun(writingOn(table), state, (after, resolution) =>
    decideCommand(table, after, side, command, resolution),
  );
  if (next === null) return null;
  const asked = questionIn(table, next);
  return asked?.side === side && asked.phase === 'move' ? next : null;
}

/** Units sorted by distance from the nearest enemy. */
export function nearestFirst({ table, state }: SergeantContext, units: readonly UnitIndex[]): UnitIndex[] {
  const far = (unit: UnitIndex) => {
    const own = entryAt(state.units, unit).stands;
    const [nearest] = enemiesBy(table, state, unit);
    const { x, y } = nearest === undefined ? own : entryAt(state.units, nearest).stands;
    return pointDistance(own.x, own.y, x, y);
  };
  return units
    .map((unit) => ({ unit, away: far(unit) }))
    .sort((a, b) => a.away - b.away || a.unit - b.unit)
    .map(({ unit }) => unit);
}
