/** Copies and comparisons of states. */

import { entryAt, listBy } from '@grognard/lists';
import { areSame } from '@grognard/table-kit';
import type { UnitIndex } from './indices.ts';
import type { GeneralState, Placement, State, UnitState } from './model.ts';

/** A copy that shares nothing mutable. `readonly` values are replaced whole, never changed. */
export function copyState(state: State): State {
  return stateOf(
    state,
    listBy(state.units.map(copyUnit)),
    listBy(state.generals.map((general) => ({ ...general }))),
  );
}

/** A hypothetical state with a unit elsewhere. It shares everything else. */
export function stateIf(state: State, unit: UnitIndex, stands: Placement): State {
  return stateOf(
    state,
    listBy(state.units.with(unit, unitIf(entryAt(state.units, unit), stands))),
    state.generals,
  );
}

export function unitIf(unit: UnitState, stands: Placement): UnitState {
  const copy = copyUnit(unit);
  copy.stands = stands;
  return copy;
}

/** Field by field, as in `copyUnit`: states with the same hidden class are read faster. */
function stateOf(state: State, units: State['units'], generals: State['generals']): State {
  return {
    phase: state.phase,
    turn: state.turn,
    playerTurn: state.playerTurn,
    first: state.first,
    active: state.active,
    step: state.step,
    units,
    generals,
    clashes: state.clashes,
    broke: state.broke,
    laid: state.laid,
    passed: state.passed,
    edges: state.edges,
    agenda: state.agenda,
    queued: state.queued,
    result: state.result,
  };
}

/** Field by field: an object copied by spreading stores its numbers in a form that is slow to read. */
export function copyUnit(unit: UnitState): UnitState {
  return {
    stands: unit.stands,
    status: unit.status,
    soldiers: unit.soldiers,
    second: unit.second,
    counts: unit.counts,
    pieces: unit.pieces,
    left: unit.left,
    rung: unit.rung,
    lost: unit.lost,
    tested: unit.tested,
    fired: unit.fired,
    moved: unit.moved,
    changed: unit.changed,
    charged: unit.charged,
    quiet: unit.quiet,
    brokeThrough: unit.brokeThrough,
    faces: unit.faces,
    reactions: unit.reactions,
    drew: unit.drew,
    spent: unit.spent,
    formUp: unit.formUp,
    rest: unit.rest,
  };
}

/** Whether two states are equal. `readonly` values are replaced whole, so comparing references is enough. */
export function isSameState(one: State, other: State): boolean {
  return areSame(one.agenda, other.agenda) && isSameTable(one, other);
}

/** As `isSameState`, ignoring the agenda. */
export function isSameTable(one: State, other: State): boolean {
  return (
    one.step === other.step &&
    one.playerTurn === other.playerTurn &&
    one.active === other.active &&
    one.phase === other.phase &&
    one.turn === other.turn &&
    one.first === other.first &&
    one.clashes === other.clashes &&
    one.broke === other.broke &&
    one.laid === other.laid &&
    one.passed === other.passed &&
    one.edges === other.edges &&
    one.queued === other.queued &&
    one.result === other.result &&
    one.units.every((unit, index) => isSameUnit(unit, entryAt(other.units, index))) &&
    one.generals.every((general, side) => isSameGeneral(general, entryAt(other.generals, side)))
  );
}

export function isSameUnit(one: UnitState, other: UnitState): boolean {
  return (
    one.stands === other.stands &&
    one.soldiers === other.soldiers &&
    one.status === other.status &&
    one.fired === other.fired &&
    one.moved === other.moved &&
    one.rung === other.rung &&
    one.faces === other.faces &&
    one.quiet === other.quiet &&
    one.drew === other.drew &&
    one.second === other.second &&
    one.counts === other.counts &&
    one.pieces === other.pieces &&
    one.left === other.left &&
    one.lost === other.lost &&
    one.tested === other.tested &&
    one.changed === other.changed &&
    one.charged === other.charged &&
    one.brokeThrough === other.brokeThrough &&
    one.reactions === other.reactions &&
    one.spent === other.spent &&
    one.formUp === other.formUp &&
    one.rest === other.rest
  );
}

function isSameGeneral(one: GeneralState, other: GeneralState): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.with === other.with &&
    one.status === other.status &&
    one.helped === other.helped &&
    one.moved === other.moved
  );
}
