/** Who could shoot at a piece, or charge it, in its own next sequence, worst first. */
import type { Gesture, Threat } from '@grognard/engine';
import { baseDistance } from '@grognard/geometry';
import { entryAt, listBy } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { type RankedThreat, threatsByEnemy, worstFirst } from '@grognard/table-kit';
import { plotCharge } from '../actions/charge/index.ts';
import { meleesIn } from '../actions/melee/index.ts';
import { layManoeuvre } from '../actions/move/index.ts';
import { firingContextOf, shotsFor } from '../actions/shoot/index.ts';
import { baseOf } from '../bodies/index.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { interactionWordsOf, nameOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import { nothingDone } from '../state/apply-help.ts';
import { copyState, stateIf } from '../state/copy.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { isInMelee } from '../zones/index.ts';
import { chargeOn } from './charge-lead.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { orderFromGesture } from './orders-from-gesture.ts';
import { rehearse } from './rehearse.ts';

/** More points than any order costs, and farther than anybody charges, in UD. */
const plenty = 99;
const chargesUd = 6;

/** The next sequence of a side, with one of its corps at work and nothing done yet. */
export function nextSequenceOf(state: State, side: SideIndex, table: Table, corps: CorpsIndex): State {
  const then = copyState(state);
  then.units = listBy(
    then.units.map((unit, index) =>
      entryAt(table.units, index).side === side ? { ...unit, doings: nothingDone() } : unit,
    ),
  );
  then.phase = 'sequence';
  then.active = side;
  then.step = 'movement';
  then.corps = corps;
  then.agenda = [];
  then.shots = [];
  then.closed = [];
  entryAt(then.commands, corps).cp = plenty;
  return then;
}

/** Threats to the piece of a gesture where it leaves it. */
export function threatsTo(context: InteractionContext, gesture: Gesture): Threat[] {
  const { table } = context;
  const [id] = gesture.pieces;
  const piece = id === undefined ? null : findPiece(context, id);
  if (piece?.kind !== 'unit') return [];
  const then = leftBy(context, piece.unit, gesture);
  const enemies = unitsOn(table, then, otherSide(entryAt(table.units, piece.unit).side));
  return threatsByEnemy(threatsBetween(table, then, enemies, [piece.unit]));
}

/** The state after a move that a gesture sets. */
function leftBy(context: InteractionContext, unit: UnitIndex, gesture: Gesture): State {
  const { table, state, question } = context;
  if (question?.phase !== 'orders') return state;
  const units = [...new Set(gesture.pieces)].flatMap((id) => {
    const piece = findPiece(context, id);
    return piece?.kind === 'unit' ? [piece.unit] : [];
  });
  if (!units.includes(unit)) return state;
  const order = orderFromGesture(context, units, gesture.values);
  if (order instanceof Problem || order.command?.kind !== 'move') return state;
  const laid = layManoeuvre(table, state, units, [...order.steps.head, ...order.steps.middle]);
  if (laid === null) return state;
  return stateIf(
    state,
    laid.units.map((one, n) => [one, entryAt(laid.to, n)] as const),
  );
}

/** All threats of some units to others. */
export function threatsBetween(
  table: Table,
  state: State,
  from: readonly UnitIndex[],
  to: readonly UnitIndex[],
): RankedThreat[] {
  const found = from.flatMap((enemy) => {
    const { side, corps } = entryAt(table.units, enemy);
    const then = nextSequenceOf(state, side, table, corps);
    return [...shotsAt(table, then, enemy, to), ...to.flatMap((unit) => chargeAt(table, then, enemy, unit))];
  });
  return worstFirst(found);
}

function shotsAt(table: Table, then: State, enemy: UnitIndex, to: readonly UnitIndex[]): RankedThreat[] {
  const scene = firingContextOf(table, { ...then, step: 'shooting' });
  const { threats } = interactionWordsOf(table);
  return shotsFor(scene, [enemy])
    .filter(({ target }) => to.includes(target))
    .map((shot) => {
      const { odds, sum } = explainShot(scene, { ...shot, supports: [] });
      const [first] = odds;
      return {
        threat: {
          from: entryAt(table.units, enemy).id,
          on: entryAt(table.units, shot.target).id,
          title: threats.shoots(nameOf(table, enemy)),
          odds,
          sum,
        },
        chance: first === undefined ? 0 : first.share,
      };
    });
}

function chargeAt(table: Table, then: State, enemy: UnitIndex, unit: UnitIndex): RankedThreat[] {
  if (isInMelee(then, enemy) || entryAt(table.units, unit).side === entryAt(table.units, enemy).side)
    return [];
  const away = baseDistance(baseOf(table, then, enemy), baseOf(table, then, unit));
  if (away > chargesUd * table.sizes.ud) return [];
  const { side, id } = entryAt(table.units, enemy);
  const context: InteractionContext = { table, state: then, side, question: null, lastTurn: () => [] };
  const { command } = chargeOn(context, [enemy], {
    target: unit,
    manner: 'charge',
    into: true,
    free: false,
    opening: null,
  });
  if (command.kind !== 'charge' || !checkCommand(table, then, side, command).allowed) return [];
  const plot = plotCharge(table, then, {
    units: [enemy],
    opening: command.opening,
    target: unit,
    how: 'ordered',
    into: true,
  });
  const edge = isRefused(plot) ? 'front' : (plot.strikes[0]?.edge ?? 'front');
  const home = rehearse(table, then, side, command);
  const melee =
    home === null ? undefined : meleesIn(table, home).find(({ a, b }) => a === enemy || b === enemy);
  const explained =
    home === null || melee === undefined ? { odds: [], sum: [] } : explainMelee(table, home, melee, enemy);
  const title = interactionWordsOf(table).threats.charges(nameOf(table, enemy), edge);
  const threat = { from: id, on: entryAt(table.units, unit).id, title, ...explained };
  return [{ threat, chance: 1 + Math.max(0, ...explained.odds.slice(0, 1).map(({ share }) => share)) }];
}
