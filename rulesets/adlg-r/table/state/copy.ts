/** Copies of states. */

import type { Pose } from '@grognard/geometry';
import { entryAt, listBy } from '@grognard/lists';
import type { UnitIndex } from './indices.ts';
import type { CorpsState, State, UnitState } from './model.ts';

/** A copy that shares nothing mutable. `readonly` values are replaced whole, never changed. */
export function copyState(state: State): State {
  return stateOf(state, listBy(state.units.map(copyUnit)), listBy(state.commands.map(copyCorps)));
}

/** A hypothetical state with some units elsewhere. It shares everything else. */
export function stateIf(state: State, moved: readonly (readonly [UnitIndex, Pose])[]): State {
  const units = listBy<UnitIndex, UnitState>([...state.units]);
  for (const [unit, pose] of moved) {
    const copy = copyUnit(entryAt(units, unit));
    copy.pose = pose;
    units[unit] = copy;
  }
  return stateOf(state, units, state.commands);
}

/** Field by field: states with the same hidden class are read faster. */
function stateOf(state: State, units: State['units'], commands: State['commands']): State {
  return {
    phase: state.phase,
    setup: state.setup,
    ground: state.ground,
    plans: state.plans,
    markers: state.markers,
    marches: state.marches,
    turn: state.turn,
    sequence: state.sequence,
    first: state.first,
    active: state.active,
    step: state.step,
    corps: state.corps,
    units,
    commands,
    camps: state.camps,
    contacts: state.contacts,
    entered: state.entered,
    closed: state.closed,
    shots: state.shots,
    fought: state.fought,
    victors: state.victors,
    owed: state.owed,
    heldTries: state.heldTries,
    nextContact: state.nextContact,
    agenda: state.agenda,
    result: state.result,
  };
}

export function copyUnit(unit: UnitState): UnitState {
  return {
    pose: unit.pose,
    status: unit.status,
    lost: unit.lost,
    square: unit.square,
    stakes: unit.stakes,
    ready: unit.ready,
    doings: { ...unit.doings },
    target: unit.target,
    looting: unit.looting,
    routedBy: unit.routedBy,
  };
}

function copyCorps(corps: CorpsState): CorpsState {
  return {
    commander: { ...corps.commander },
    cp: corps.cp,
    free: corps.free,
    done: corps.done,
    hesitant: corps.hesitant,
    urged: corps.urged,
    wasActivated: corps.wasActivated,
  };
}
