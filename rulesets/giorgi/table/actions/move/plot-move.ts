/** `plotMove`: an ordered move worked out on the table, with its path, its cost and its refusals. */

import { type Tenths, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { basesLeft } from '../../bodies/index.ts';
import { fieldOf, isRoadAllAlong } from '../../field/index.ts';
import type { PricedStretch } from '../../state/battlefield.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { goInside } from './houses.ts';
import { wholeMove } from './least-effort.ts';
import { mayMove } from './may-move.ts';
import { isKept, keep, laidBefore } from './move-cache.ts';
import { type Leg, type MoveDraft, type MovePlot, object } from './move-plot.ts';
import { bodyAs, othersOf } from './other-bodies.ts';
import { underBody } from './path.ts';
import { effortOf } from './price.ts';
import { rateOf, rateRuleOf } from './rates.ts';
import { takeSteps } from './steps.ts';

/** Goals of a move in addition to its steps. */
export interface MoveGoal {
  /** The enemy it attacks. No gap is kept from it, and no road helps. */
  readonly towards?: UnitIndex;
  /** The house it enters at the end. */
  readonly enter?: HouseIndex;
}

/** Shared by check, interaction and doctrine: proposing, checking and carrying out a move need the same plot. */
export function plotMove(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  aim: MoveGoal = {},
): MovePlot | Refusals {
  return laidOrKept(table, state, unit, steps, { ...aim, isFirstEnough: false });
}

/**
 * The same move, or null if it is refused. Computer players and searches try many moves of which most are refused, and do not ask for
 * the reasons: these end at the first objection.
 */
export function plotIfLegal(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  aim: MoveGoal = {},
): MovePlot | null {
  const laid = laidOrKept(table, state, unit, steps, { ...aim, isFirstEnough: true });
  return isRefused(laid) ? null : laid;
}

interface AskedMove extends MoveGoal {
  readonly isFirstEnough: boolean;
}

function laidOrKept(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  asked: AskedMove,
): MovePlot | Refusals {
  const { enter = null } = asked;
  if (!isKept(entryAt(state.units, unit), steps, enter)) return lay(table, state, unit, steps, asked);
  const { towards = null, isFirstEnough } = asked;
  const before = laidBefore(table, state, unit, steps, { towards, isFirstEnough });
  if (before !== null) return before;
  const laid = lay(table, state, unit, steps, asked);
  keep(table, state, unit, steps, { towards, isFirstEnough }, laid);
  return laid;
}

function lay(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  aim: AskedMove,
): MovePlot | Refusals {
  const may = mayMove(table, state, unit);
  if (may.length > 0) return may;
  const draft = beginDraft(table, state, unit, aim);
  takeSteps(draft, steps);
  if (draft.no.length > 0) return draft.no;
  checkEnd(draft);
  if (aim.enter !== undefined) goInside(draft, aim.enter);
  const effort = sharesOf(draft);
  return draft.no.length > 0 ? draft.no : finish(draft, effort);
}

function beginDraft(table: Table, state: State, unit: UnitIndex, asked: AskedMove): MoveDraft {
  const { stands } = entryAt(state.units, unit);
  return {
    table,
    state,
    unit,
    info: entryAt(table.units, unit),
    field: fieldOf(table, state),
    others: othersOf(table, state, unit),
    towards: asked.towards ?? null,
    isFirstEnough: asked.isFirstEnough,
    bases: basesLeft(table, unit, entryAt(state.units, unit)),
    stands,
    body: bodyAs(table, state, unit, stands),
    legs: [],
    share: 0,
    changed: false,
    out: null,
    into: null,
    no: [],
  };
}

/** At the end no units overlap. */
function checkEnd(draft: MoveDraft): void {
  if (draft.stands.house !== none) return;
  for (const { isEnemy } of underBody(draft, draft.body))
    object(draft, isEnemy ? 'move.enemy-gap' : 'move.through-friends');
}

/** The whole move: shares of its paths and of its changes. Anything longer than a move is refused by the rate. */
function sharesOf(draft: MoveDraft): number {
  const { table, info, legs } = draft;
  const road = isOnRoad(draft) ? table.rules.table.roadFactor : 1;
  let effort = draft.share;
  for (const leg of legs) effort += shareOf(draft, leg, road);
  if (effort <= wholeMove) return Math.min(1, effort);
  object(draft, rateRuleOf(info, legs.at(-1)?.formation ?? draft.stands.formation));
  return effort;
}

function shareOf(draft: MoveDraft, { formation, prices, paces }: Leg, road: number): number {
  const rate = rateOf(draft.table, draft.info, formation);
  let sum = 0;
  for (const { from, to, factor, share, most } of paces) {
    const effort = effortOf(prices, from, to, factor < 1 ? factor : road);
    // A road makes the rate longer, but not a sidestep.
    if (most !== null && effortOf(prices, from, to, 1) > most) object(draft, 'move.manoeuvre');
    sum += share ?? effort / rate;
  }
  return sum;
}

/** In column or limbered, on a road from the first step to the last, and not into contact (`terrain.road`). */
function isOnRoad({ field, legs, towards, share }: MoveDraft): boolean {
  return (
    towards === null &&
    share === 0 &&
    legs.every(({ formation, track }) => isRoadAllAlong(field, formation, track))
  );
}

function finish(draft: MoveDraft, effort: number): MovePlot {
  const prices: PricedStretch[] = [];
  let offset: Tenths = 0;
  for (const leg of draft.legs) {
    for (const price of leg.prices)
      prices.push({ ...price, from: price.from + offset, to: price.to + offset });
    offset += trackLength(leg.track);
  }
  return {
    tracks: draft.legs.map(({ track }) => track),
    formations: draft.legs.map(({ formation }) => formation),
    standings: draft.legs.map(({ stands }) => stands),
    prices,
    effort,
    stands: draft.stands,
    changed: draft.changed,
    out: draft.out,
    into: draft.into,
  };
}
