/** From a gesture to a move: a place or a path, handles, another formation, an enemy, a house. */

import type { TaskValues } from '@grognard/engine';
import { isPointInBase, type Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { readHandle, readList, readPoint, readWord } from '@grognard/table-kit';
import { bodyNow } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import type { House } from '../state/battlefield.ts';
import { commandShapes, type MarchStep, type MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Approach } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { foresee } from './foresee.ts';
import { formFromGesture } from './form-from-gesture.ts';
import { handleIds, setHandle } from './handles.ts';
import { isLoose, leaving, upToHouse } from './house-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import { attackOn, stepsTo } from './lead.ts';

/** A move set by a gesture, part by part. */
export interface MoveFromGesture {
  /** Null if the gesture sets nothing. */
  readonly command: MoveCommand | null;
  /** Steps out of a house and into another formation, before all others. */
  readonly head: readonly MarchStep[];
  /** The path itself. */
  readonly middle: readonly MarchStep[];
  readonly last: readonly MarchStep[];
  /** Set if the path was given by a place or an enemy, not by handles. */
  readonly place: Point | null;
  readonly approach: Approach | null;
}

const manners = ['pressed-home', 'pass-through'] as const;

export function moveFromGesture(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): MoveFromGesture | Problem {
  const place = readPoint(values['place']);
  if (values['place'] !== undefined && values['place'] !== null && place === null)
    return new Problem('type', 'place', 'a place is a point');
  const aim = aimTold(context, unit, values, place);
  const formed = formFromGesture(context, unit, values);
  const head = [...leaving(context, unit, values, place), ...(formed?.when === 'first' ? [formed.step] : [])];
  const last = formed?.when === 'last' ? [formed.step] : [];
  const manner = readWord(values['manner'], manners) ?? 'pressed-home';
  const { id } = entryAt(context.table.units, unit);
  const way = wayTold(context, unit, values, head, aim.target !== null ? null : place);
  if (way === null) return new Problem('type', 'march', 'a march is a list of steps or handles');
  const found = middleOf(context, unit, { head, way, aim, manner });
  const command = {
    kind: 'move',
    unit: id,
    steps: [...head, ...found.middle, ...last],
    target: aim.target === null ? null : entryAt(context.table.units, aim.target).id,
    manner,
    enter: aim.house?.id ?? null,
  };
  const parts = { head, middle: found.middle, last, place, approach: found.approach };
  if (command.steps.length === 0 && command.target === null && command.enter === null)
    return { ...parts, command: null };
  const read = check(commandShapes.move, command);
  return read instanceof Problem ? read : { ...parts, command: read as MoveCommand };
}

interface MoveTarget {
  readonly target: UnitIndex | null;
  readonly house: House | null;
}

/** The enemy or house that a move goes at: as set, or the one under the place. */
function aimTold(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
  place: Point | null,
): MoveTarget {
  const { table, state } = context;
  const field = fieldOf(table, state);
  const { attack, enter } = values;
  const own = entryAt(table.units, unit).side;
  const enemies = unitsOn(table, state, otherSide(own));
  const named = enemies.find((other) => entryAt(table.units, other).id === attack);
  if (named !== undefined) return { target: named, house: null };
  if (typeof enter === 'string')
    return { target: null, house: field.houses.find(({ id }) => id === enter) ?? null };
  if (place === null) return { target: null, house: null };
  const enemy = enemies.find((other) => isPointInBase(bodyNow(table, state, other), place.x, place.y));
  if (enemy !== undefined) return { target: enemy, house: null };
  const held = entryAt(state.units, unit).stands.house;
  const house = field.houses.find(
    ({ base, index }) => index !== held && isPointInBase(base, place.x, place.y),
  );
  return { target: null, house: house ?? null };
}

/** The path set by a gesture. `steps` is null if there is none. */
interface PathFromGesture {
  readonly steps: readonly MarchStep[] | null;
}

/** A path of points or a place, then handles and further steps. Null if that is not a march. */
function wayTold(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
  head: readonly MarchStep[],
  place: Point | null,
): PathFromGesture | null {
  const { table, state } = context;
  const points = readList(values['way']).map(readPoint);
  if (points.includes(null)) return null;
  // A place restarts the path, so of the values set before only handles count on top of it.
  const marched = readList(values['march']).filter((item) => place === null || !isStep(item));
  const isLooseNow = isLoose(foresee(table, state, unit, head).stands.formation);
  const ways = isLooseNow ? (points as Point[]).map((to): MarchStep => ({ step: 'way', to })) : [];
  let steps: readonly MarchStep[] = ways;
  if (place !== null && ways.length === 0)
    steps = isLooseNow ? [{ step: 'way', to: place }] : stepsTo(table, state, unit, head, place);
  for (const item of marched) {
    const next = withItem(context, unit, head, steps, item);
    if (next === null) return null;
    steps = next;
  }
  const isTold = ways.length > 0 || place !== null || marched.length > 0;
  return { steps: isTold ? steps : null };
}

function isStep(item: Json): boolean {
  return typeof item === 'object' && item !== null && 'step' in item;
}

function withItem(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  head: readonly MarchStep[],
  steps: readonly MarchStep[],
  item: Json,
): readonly MarchStep[] | null {
  if (isStep(item)) {
    const read = check(commandShapes.move, { kind: 'move', unit: 'a', steps: [item] });
    return read instanceof Problem ? null : [...steps, ...(read as MoveCommand).steps];
  }
  const set = readHandle(item, handleIds);
  if (set === null) return null;
  return setHandle(table, state, unit, [...head, ...steps], set).slice(head.length);
}

interface WantedMove {
  readonly head: readonly MarchStep[];
  readonly way: PathFromGesture;
  readonly aim: MoveTarget;
  readonly manner: MoveCommand['manner'];
}

/** The steps in the middle: as set, or found for an enemy or a house. */
function middleOf(
  context: InteractionContext,
  unit: UnitIndex,
  { head, way, aim, manner }: WantedMove,
): { readonly middle: readonly MarchStep[]; readonly approach: Approach | null } {
  const { table, state } = context;
  const { id } = entryAt(table.units, unit);
  if (aim.target !== null) {
    const values = way.steps === null && head.length === 0 ? null : [...head, ...(way.steps ?? [])];
    const { steps, approach } = attackOn(table, state, { unit: id, manner }, aim.target, values);
    return { middle: steps.slice(head.length), approach };
  }
  if (aim.house === null) return { middle: way.steps ?? [], approach: null };
  return { middle: upToHouse(context, unit, head, way.steps, aim.house), approach: null };
}
