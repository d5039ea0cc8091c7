/** Threats of the next player turn, worst first: fire from present places, and attacks of units within reach. */

import type { Gesture, Threat } from '@grognard/engine';
import { baseDistance } from '@grognard/geometry';
import { entryAt, listBy, none } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { type RankedThreat, threatsByEnemy, worstFirst } from '@grognard/table-kit';
import { availableShots } from '../actions/fire/index.ts';
import { rateOf } from '../actions/move/index.ts';
import { layPlace } from '../actions/setup/deploy.ts';
import { bodyNow } from '../bodies/index.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { layPlain } from '../flow/check-move.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { explainAttack } from './explain-attack.ts';
import { foresee, withStanding } from './foresee.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { attackOn } from './lead.ts';
import { moveFromGesture } from './move-from-gesture.ts';
import { placeFromGesture } from './placing.ts';

/** The state in the next player turn of a side, in which none of its units has fired or moved. */
export function nextTurnOf(table: Table, state: State, side: SideIndex): State {
  const units = state.units.map((unit, index) =>
    entryAt(table.units, index).side === side
      ? { ...unit, fired: false, moved: unit.spent, changed: false, quiet: false, faces: 0 }
      : unit,
  );
  return {
    ...state,
    units: listBy(units),
    active: side,
    agenda: [],
    clashes: [],
    phase: 'turn',
    step: 'move',
  };
}

/** Threats to the piece of a gesture at its final place. */
export function threatsTo(context: InteractionContext, gesture: Gesture): Threat[] {
  const { table } = context;
  const [id] = gesture.pieces;
  const piece = id === undefined ? null : findPiece(context, id);
  if (piece?.kind !== 'unit') return [];
  const then = leftBy(context, piece.unit, gesture);
  const enemies = unitsOn(table, then, otherSide(entryAt(table.units, piece.unit).side));
  return threatsByEnemy(threatsBetween(table, then, enemies, [piece.unit]));
}

/** The state after a gesture. */
function leftBy(context: InteractionContext, unit: UnitIndex, { values }: Gesture): State {
  const { table, state, question } = context;
  if (question?.phase === 'deploy') {
    const command = placeFromGesture(context, unit, values);
    const stands = command instanceof Problem ? null : layPlace(table, state, command);
    if (stands === null || isRefused(stands)) return state;
    const there = withStanding(state, unit, stands as Exclude<typeof stands, readonly string[]>);
    return {
      ...there,
      units: listBy(there.units.with(unit, { ...entryAt(there.units, unit), status: 'on' })),
    };
  }
  if (question?.phase !== 'move' && question?.phase !== 'breakthrough') return state;
  const parts = moveFromGesture(context, unit, values);
  if (parts instanceof Problem || parts.command === null || parts.command.target !== null) return state;
  const laid = layPlain(table, state, parts.command);
  const stands =
    'stands' in laid
      ? (laid.into?.stands ?? laid.stands)
      : foresee(table, state, unit, parts.command.steps).stands;
  return withStanding(state, unit, stands);
}

/** All threats of some units to others, as if in the next player turn of the first. */
export function threatsBetween(
  table: Table,
  state: State,
  from: readonly UnitIndex[],
  to: readonly UnitIndex[],
): RankedThreat[] {
  const found: RankedThreat[] = [];
  for (const enemy of from) {
    const then = nextTurnOf(table, state, entryAt(table.units, enemy).side);
    if (entryAt(then.units, enemy).rung === 3) continue;
    for (const unit of to) {
      if (
        entryAt(table.units, unit).side === entryAt(table.units, enemy).side ||
        entryAt(then.units, unit).status !== 'on'
      )
        continue;
      found.push(...fireAt(table, then, enemy, unit), ...attackAt(table, then, enemy, unit));
    }
  }
  return worstFirst(found);
}

function fireAt(table: Table, state: State, enemy: UnitIndex, unit: UnitIndex): RankedThreat[] {
  const { threats } = interactionWordsOf(table);
  const shots = availableShots(table, state, enemy, null).filter(
    ({ shot, refusals }) => shot.target === unit && refusals.length === 0,
  );
  const values = shots.map(({ firing }) => ({ firing, ...explainShot(table, firing) }));
  const worst = values.sort((a, b) => b.mean - a.mean)[0];
  if (worst === undefined || worst.odds.length === 0) return [];
  const { firing, odds, sum, any } = worst;
  const title = threats.fires(entryAt(table.units, enemy).name, firing.shot.shot);
  return [
    {
      threat: { from: entryAt(table.units, enemy).id, on: entryAt(table.units, unit).id, title, odds, sum },
      chance: any,
    },
  ];
}

function attackAt(table: Table, state: State, enemy: UnitIndex, unit: UnitIndex): RankedThreat[] {
  const { threats } = interactionWordsOf(table);
  const { id, name, arm } = entryAt(table.units, enemy);
  const { formation, house } = entryAt(state.units, enemy).stands;
  if (arm === 'artillery' || house !== none || entryAt(state.units, enemy).moved) return [];
  const away = baseDistance(bodyNow(table, state, enemy), bodyNow(table, state, unit));
  if (away > rateOf(table, entryAt(table.units, enemy), formation)) return [];
  const { approach } = attackOn(table, state, { unit: id, manner: 'pressed-home' }, unit, null);
  if (approach === null) return [];
  const { odds, sum } = explainAttack(table, state, approach);
  const threat = { from: id, on: entryAt(table.units, unit).id, title: threats.attacks(name), odds, sum };
  return [{ threat, chance: odds[0]?.share ?? 1 }];
}
