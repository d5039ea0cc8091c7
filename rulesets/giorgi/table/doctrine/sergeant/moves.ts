/** The moves that a unit thinks of: marches to where it may want to be, formations, a step back. */
import {
  asHeading,
  halfTurn,
  type Point,
  pointDistance,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { type Formation, formationsOf, isLightInfantry } from '../../../model.ts';
import { bodyNow } from '../../bodies/index.ts';
import { holderOf } from '../../course/victory.ts';
import { fieldOf } from '../../field/index.ts';
import type { State, Table } from '../../model.ts';
import { isInWoods, type LaidMove, layMove, rateOf } from '../../move/index.ts';
import type { MoveCommand, Step } from '../../orders.ts';
import { isNo } from '../../turn.ts';
import { enemiesBy, firstOfWay, towards, wheelTo } from '../lead.ts';
import { moveOf } from '../plain.ts';

export interface Move {
  readonly command: MoveCommand;
  readonly laid: LaidMove;
  readonly what: 'form' | 'march' | 'turn' | 'back' | 'man';
  readonly goal: string | null;
}

/** Shares of a move that are tried. */
const shares = [1, 0.66, 0.33];
/** A change of formation leaves about half a move. */
const afterChange = 0.48;

interface Goal {
  readonly at: Point;
  readonly name: string | null;
}

/** Where a unit may want to go: objectives, and the nearest enemies. */
function goalsOf(table: Table, state: State, unit: number): Goal[] {
  const { side } = table.units[unit]!;
  const { stands, left } = state.units[unit]!;
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

/** Every move worth a thought that is legal. */
export function movesOf(table: Table, state: State, unit: number): Move[] {
  const found = new Map<string, Move>();
  const { id } = table.units[unit]!;
  const add = (what: Move['what'], steps: readonly Step[], goal: string | null = null): boolean => {
    const key = JSON.stringify(steps);
    if (steps.length === 0 || found.has(key)) return false;
    const laid = layMove(table, state, unit, steps);
    if (isNo(laid)) return false;
    found.set(key, { command: moveOf(id, steps), laid, what, goal });
    return true;
  };
  if (state.units[unit]!.stands.house >= 0) return [];
  addForms(table, state, unit, add);
  for (const goal of goalsOf(table, state, unit)) addMarches(table, state, unit, goal, add);
  addBack(table, state, unit, add);
  return [...found.values()];
}

type Add = (what: Move['what'], steps: readonly Step[], goal?: string | null) => boolean;

const formStep = (formation: Formation): Step => ({ step: 'form', formation, files: 0, gap: null });

/** Formations that a unit may want. */
function formsOf(table: Table, state: State, unit: number): Formation[] {
  const { arm, kind } = table.units[unit]!;
  const { stands } = state.units[unit]!;
  if (stands.formation === 'gunners') return ['deployed'];
  if (isInWoods(fieldOf(table, state), stands)) return [];
  const known: readonly Formation[] = formationsOf[arm];
  return known.filter(
    (formation) =>
      formation !== stands.formation && (formation !== 'open' || (arm === 'foot' && isLightInfantry(kind))),
  );
}

function addForms(table: Table, state: State, unit: number, add: Add): void {
  const isGunners = state.units[unit]!.stands.formation === 'gunners';
  for (const formation of formsOf(table, state, unit)) add(isGunners ? 'man' : 'form', [formStep(formation)]);
}

function addMarches(table: Table, state: State, unit: number, { at, name }: Goal, add: Add): void {
  const { stands } = state.units[unit]!;
  const info = table.units[unit]!;
  const aim = firstOfWay(table, state, unit, at);
  const far = pointDistance(stands.x, stands.y, aim.x, aim.y);
  const facing = towards(stands, aim, stands.heading);
  const wheel = wheelTo(stands.heading, facing);
  const isLoose = stands.formation === 'open' || stands.formation === 'gunners';
  const by = (formation: typeof stands.formation, share: number) =>
    10 * Math.floor(Math.min(rateOf(table, info, formation) * share, far) / 10);
  if (isLoose) {
    for (const share of shares) add('march', [wayTo(stands, aim, by(stands.formation, share), far)], name);
    return;
  }
  for (const share of shares) {
    const length = by(stands.formation, share);
    if (length < 50) continue;
    if (!add('march', [...wheel, { step: 'march', by: length }], name) && wheel.length > 0)
      add('march', [{ step: 'march', by: length }], name);
  }
  if (wheel.length > 0) add('turn', wheel);
  for (const formation of formsOf(table, state, unit)) {
    if (formation === 'square') continue;
    const before = by(stands.formation, afterChange);
    const after = by(formation, afterChange);
    if (before >= 50) add('march', [...wheel, { step: 'march', by: before }, formStep(formation)], name);
    if (after < 50) continue;
    if (formation === 'open') add('march', [formStep(formation), wayTo(stands, aim, after, far)], name);
    else add('march', [formStep(formation), ...wheel, { step: 'march', by: after }], name);
  }
  if (wheel.length > 0)
    for (const formation of formsOf(table, state, unit)) add('form', [...wheel, formStep(formation)]);
}

function wayTo(from: Point, to: Point, by: Tenths, far: Tenths): Step {
  const share = by / Math.max(1, far);
  return {
    step: 'way',
    to: { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) },
  };
}

/** A step back from the nearest enemy; open order and horse get away farther. */
function addBack(table: Table, state: State, unit: number, add: Add): void {
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined) return;
  const { stands } = state.units[unit]!;
  const rate = rateOf(table, table.units[unit]!, stands.formation);
  if (stands.formation === 'open' || stands.formation === 'gunners') {
    const away = asHeading(towards(stands, bodyNow(table, state, nearest), stands.heading) + halfTurn);
    for (const share of [0.9, 0.45])
      add('back', [
        {
          step: 'way',
          to: { x: stands.x + stepX(away, rate * share), y: stands.y + stepY(away, rate * share) },
        },
      ]);
    return;
  }
  const half = 10 * Math.floor((rate * table.rules.table.manoeuvre.backward) / 10);
  if (!add('back', [{ step: 'march', by: -half }])) add('back', [{ step: 'march', by: -half / 2 }]);
  if (table.units[unit]!.arm === 'horse') add('back', [{ step: 'about' }, { step: 'march', by: half }]);
}
