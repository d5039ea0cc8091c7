/** From what is told to a unit to the move it makes: a place or a way, handles, another formation, an enemy, a house. */
import { firstMet, isPointInBase, type Point, pointDistance } from '@grognard/geometry';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { type Formation, formations } from '../../model.ts';
import { bodyNow } from '../bodies/index.ts';
import { otherSide, unitsOn } from '../course/order.ts';
import { fieldOf, houseCalled } from '../field/index.ts';
import type { House } from '../field/model.ts';
import type { Approach, Standing, UnitFormation } from '../model.ts';
import { poseAt, walls } from '../move/index.ts';
import { commandShapes, type MoveCommand, type Step } from '../orders.ts';
import { foresee, withStanding } from './foresee.ts';
import { readSet, setHandle } from './handles.ts';
import type { Holding } from './holding.ts';
import { attackOn, stepsTo } from './lead.ts';
import { listTold, numberTold, pointTold, type Told, wordTold } from './told.ts';

export type FormStep = Extract<Step, { readonly step: 'form' }>;

/** A move as it was told, part by part. */
export interface MoveTold {
  /** Null: nothing was told. */
  readonly command: MoveCommand | null;
  /** Out of a house and into another formation, before all else. */
  readonly head: readonly Step[];
  /** The way itself. */
  readonly middle: readonly Step[];
  readonly last: readonly Step[];
  /** The way was told as a place or by an enemy, not by handles. */
  readonly place: Point | null;
  readonly approach: Approach | null;
}

const manners = ['pressed-home', 'pass-through'] as const;

/** Whether a unit goes as it likes, from point to point. */
export function isLoose(formation: UnitFormation): boolean {
  return formation === 'open' || formation === 'gunners';
}

export function moveTold(holding: Holding, unit: number, told: Told): MoveTold | Problem {
  const place = pointTold(told['place']);
  if (told['place'] !== undefined && told['place'] !== null && place === null)
    return new Problem('type', 'place', 'a place is a point');
  const aim = aimTold(holding, unit, told, place);
  const formed = formTold(holding, unit, told);
  const head = [...leaving(holding, unit, told, place), ...(formed?.when === 'first' ? [formed.step] : [])];
  const last = formed?.when === 'last' ? [formed.step] : [];
  const manner = wordTold(told['manner'], manners) ?? 'pressed-home';
  const { id } = holding.table.units[unit]!;
  const way = wayTold(holding, unit, told, head, aim.target >= 0 ? null : place);
  if (way === null) return new Problem('type', 'march', 'a march is a list of steps or handles');
  const found = middleOf(holding, unit, { head, way, aim, manner });
  const command = {
    kind: 'move',
    unit: id,
    steps: [...head, ...found.middle, ...last],
    target: aim.target < 0 ? null : holding.table.units[aim.target]!.id,
    manner,
    enter: aim.house?.id ?? null,
  };
  const parts = { head, middle: found.middle, last, place, approach: found.approach };
  if (command.steps.length === 0 && command.target === null && command.enter === null)
    return { ...parts, command: null };
  const read = check(commandShapes.move, command);
  return read instanceof Problem ? read : { ...parts, command: read as MoveCommand };
}

interface Aim {
  readonly target: number;
  readonly house: House | null;
}

/** Whom or what a move goes at: as told, or what lies under the place. */
function aimTold(holding: Holding, unit: number, told: Told, place: Point | null): Aim {
  const { table, state } = holding;
  const field = fieldOf(table, state);
  const { attack, enter } = told;
  const own = table.units[unit]!.side;
  const named = typeof attack === 'string' ? (table.unitOf.get(attack) ?? -1) : -1;
  if (named >= 0 && table.units[named]!.side !== own && state.units[named]!.status === 'on')
    return { target: named, house: null };
  if (typeof enter === 'string')
    return { target: -1, house: field.houses[houseCalled(field, enter)] ?? null };
  if (place === null) return { target: -1, house: null };
  const enemy = unitsOn(table, state, otherSide(own)).find((other) =>
    isPointInBase(bodyNow(table, state, other), place.x, place.y),
  );
  if (enemy !== undefined) return { target: enemy, house: null };
  const held = state.units[unit]!.stands.house;
  const house = field.houses.find(
    ({ base, index }) => index !== held && isPointInBase(base, place.x, place.y),
  );
  return { target: -1, house: house ?? null };
}

interface Formed {
  readonly step: FormStep;
  readonly when: 'first' | 'last';
}

/** Formations for the march are taken up before it, others after it, unless it is told otherwise. */
const usually: Readonly<Record<Formation, Formed['when']>> = {
  column: 'first',
  limbered: 'first',
  open: 'first',
  line: 'last',
  square: 'last',
  deployed: 'last',
};

/** Null: it stays as it is. */
function formTold({ state }: Holding, unit: number, told: Told): Formed | null {
  const { stands } = state.units[unit]!;
  const wanted = wordTold(told['formation'], formations);
  const files = numberTold(told['files']);
  const gap = numberTold(told['gap']);
  const formation = wanted ?? (stands.formation === 'gunners' ? null : stands.formation);
  if (formation === null) return null;
  const isSame = formation === stands.formation && isAsItStands(stands, files, gap);
  if (isSame) return null;
  const step: FormStep = {
    step: 'form',
    formation,
    files: files === null ? 0 : Math.max(0, Math.min(24, Math.round(files))),
    gap: gap === null ? null : Math.max(0, Math.min(1000, 10 * Math.round(gap / 10))),
  };
  return { step, when: wordTold(told['formWhen'], ['first', 'last']) ?? usually[formation] };
}

function isAsItStands(stands: Standing, files: number | null, gap: number | null): boolean {
  return (files === null || files === stands.files) && (gap === null || gap === stands.gap);
}

/** Out of the house it holds: by the wall told, or by that nearest to where it is to go. */
function leaving({ table, state }: Holding, unit: number, told: Told, place: Point | null): readonly Step[] {
  const { stands } = state.units[unit]!;
  if (stands.house < 0) return [];
  const wall = numberTold(told['leave']);
  if (wall !== null && walls[wall] !== undefined) return [{ step: 'leave', wall }];
  const to = place ?? listTold(told['way']).map(pointTold)[0] ?? null;
  if (to === null) return [];
  const away = (n: number): number => {
    const { x, y } = foresee(table, state, unit, [{ step: 'leave', wall: n }]).stands;
    return pointDistance(x, y, to.x, to.y);
  };
  const nearest = walls.map((_, n) => n).sort((a, b) => away(a) - away(b))[0]!;
  return [{ step: 'leave', wall: nearest }];
}

/** What was told of the way; `steps` null: nothing. */
interface WayTold {
  readonly steps: readonly Step[] | null;
}

/** A way of points, a place, then handles and steps on top; null: that is no march. */
function wayTold(
  holding: Holding,
  unit: number,
  told: Told,
  head: readonly Step[],
  place: Point | null,
): WayTold | null {
  const { table, state } = holding;
  const points = listTold(told['way']).map(pointTold);
  if (points.includes(null)) return null;
  // A place begins anew: of what was told by hand only handles count on top of it.
  const marched = listTold(told['march']).filter((item) => place === null || !isStep(item));
  const isLooseNow = isLoose(foresee(table, state, unit, head).stands.formation);
  const ways = isLooseNow ? (points as Point[]).map((to): Step => ({ step: 'way', to })) : [];
  let steps: readonly Step[] = ways;
  if (place !== null && ways.length === 0)
    steps = isLooseNow ? [{ step: 'way', to: place }] : stepsTo(table, state, unit, head, place);
  for (const item of marched) {
    const next = withItem(holding, unit, head, steps, item);
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
  { table, state }: Holding,
  unit: number,
  head: readonly Step[],
  steps: readonly Step[],
  item: Json,
): readonly Step[] | null {
  if (isStep(item)) {
    const read = check(commandShapes.move, { kind: 'move', unit: 'a', steps: [item] });
    return read instanceof Problem ? null : [...steps, ...(read as MoveCommand).steps];
  }
  const set = readSet(item);
  if (set === null) return null;
  return setHandle(table, state, unit, [...head, ...steps], set).slice(head.length);
}

interface Wanted {
  readonly head: readonly Step[];
  readonly way: WayTold;
  readonly aim: Aim;
  readonly manner: MoveCommand['manner'];
}

/** The steps between: as told, or found for an enemy or a house. */
function middleOf(
  holding: Holding,
  unit: number,
  { head, way, aim, manner }: Wanted,
): { readonly middle: readonly Step[]; readonly approach: Approach | null } {
  const { table, state } = holding;
  const { id } = table.units[unit]!;
  if (aim.target >= 0) {
    const told = way.steps === null && head.length === 0 ? null : [...head, ...(way.steps ?? [])];
    const { steps, approach } = attackOn(table, state, { unit: id, manner }, aim.target, told);
    return { middle: steps.slice(head.length), approach };
  }
  if (aim.house === null) return { middle: way.steps ?? [], approach: null };
  return { middle: upToHouse(holding, unit, head, way.steps, aim.house), approach: null };
}

/** Steps that end at the wall of a house. */
function upToHouse(
  { table, state }: Holding,
  unit: number,
  head: readonly Step[],
  told: readonly Step[] | null,
  { base }: House,
): readonly Step[] {
  const { stands } = foresee(table, state, unit, head);
  const middle = { x: base.x, y: base.y };
  const steps =
    told ??
    (isLoose(stands.formation)
      ? [{ step: 'way' as const, to: middle }]
      : stepsTo(table, state, unit, head, middle));
  const last = steps.at(-1);
  if (last === undefined || (last.step !== 'march' && last.step !== 'way')) return steps;
  const before = steps.slice(0, -1);
  const at = foresee(table, state, unit, [...head, ...before]).stands;
  const [track] = foresee(table, withStanding(state, unit, at), unit, [last]).tracks;
  if (track === undefined) return steps;
  const met = firstMet(track, [base], 0);
  if (met === null) return steps;
  if (met.along <= 0) return before;
  const { x, y } = poseAt(track, met.along);
  return [
    ...before,
    last.step === 'march' ? { step: 'march', by: met.along } : { step: 'way', to: { x, y } },
  ];
}
