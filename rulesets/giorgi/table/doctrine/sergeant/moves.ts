/** Moves that a unit considers: marches to its goals, changes of formation, houses, a step back. */

import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { type MovePlot, plotIfLegal } from '../../actions/move/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import { holderOf } from '../../flow/victory.ts';
import type { MoveCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { enemiesBy } from '../lead.ts';
import { moveOf } from '../plain.ts';
import { addCrossings } from './crossing.ts';
import { addEntries, addLeaving } from './garrison.ts';
import { addBack, addMarches } from './marches.ts';
import { type Add, formStep, formsOf, type Goal, type Purpose } from './mission.ts';

export interface PossibleMove {
  readonly command: MoveCommand;
  readonly laid: MovePlot;
  /** Final placement. Inside its house for a garrison. */
  readonly stands: Placement;
  readonly what: Purpose;
  readonly goal: string | null;
}

/** Goals of a unit: objectives, and the nearest enemies. */
function goalsOf(table: Table, state: State, unit: UnitIndex): Goal[] {
  const { side } = entryAt(table.units, unit);
  const { stands, left } = entryAt(state.units, unit);
  if (stands.formation === 'gunners') return left === null ? [] : [{ at: left, name: null }];
  const far = ({ x, y }: Point) => pointDistance(stands.x, stands.y, x, y);
  const aims = [...table.objectives]
    .sort((a, b) => far(a) - far(b))
    .filter((aim, n) => n === 0 || holderOf(table, state, aim) !== side)
    .slice(0, 2)
    .map(({ x, y, words }) => ({ at: { x, y }, name: words }));
  const enemies = enemiesBy(table, state, unit)
    .slice(0, 2)
    .map((enemy) => ({ at: bodyNow(table, state, enemy), name: null }));
  return [...aims, ...enemies];
}

/** All legal moves worth considering. */
export function movesOf(table: Table, state: State, unit: UnitIndex): PossibleMove[] {
  const found = new Map<string, PossibleMove>();
  const known = new Set<string>();
  const { id } = entryAt(table.units, unit);
  const { houses } = fieldOf(table, state);
  const add: Add = ({ what, goal = null, enter }, steps) => {
    const key = JSON.stringify([steps, enter]);
    if (steps.length === 0 || known.has(key)) return false;
    known.add(key);
    const laid = plotIfLegal(table, state, unit, steps, enter === undefined ? {} : { enter });
    if (laid === null) return false;
    const command = moveOf(id, steps, { enter: enter === undefined ? null : entryAt(houses, enter).id });
    const stands = laid.into?.stands ?? laid.stands;
    const end = placeKey(stands);
    if (!found.has(end)) found.set(end, { command, laid, stands, what, goal });
    return true;
  };
  const goals = goalsOf(table, state, unit);
  if (entryAt(state.units, unit).stands.house !== none) addLeaving(state, unit, goals, add);
  else {
    addForms(table, state, unit, add);
    for (const goal of goals) {
      if (!addCrossings(table, state, unit, goal, add)) addMarches(table, state, unit, goal, add);
    }
    addEntries(table, state, unit, add);
    addBack(table, state, unit, add);
  }
  return [...found.values()];
}

/** Key of a placement. Places within 1 cm and 5° share one. */
function placeKey({ x, y, heading, formation, house }: Placement): string {
  return `${Math.round(x / 100)} ${Math.round(y / 100)} ${Math.round(heading / 50)} ${formation} ${house}`;
}

function addForms(table: Table, state: State, unit: UnitIndex, add: Add): void {
  const isGunners = entryAt(state.units, unit).stands.formation === 'gunners';
  for (const formation of formsOf(table, state, unit))
    add({ what: isGunners ? 'man' : 'form' }, [formStep(formation)]);
}
