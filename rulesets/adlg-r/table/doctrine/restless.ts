/** restlessOrder: a random order of a player who seeks every fight, so that every rule comes up in trials. */
import {
  baseDistance,
  cornersOf,
  frontage,
  headingTo,
  type Tenths,
  toLocal,
  turnBetween,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { linesOf } from '../actions/command/index.ts';
import { supportInReach } from '../actions/support/index.ts';
import { baseOf } from '../bodies/index.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { otherSide, unitsOn } from '../state/sides.ts';

import { type DrawnFrom, type MovementOrderKind, pick, someFrontChange, someOrder } from './random-moves.ts';

/** What the restless think of, the likelier the more often it stands here. */
const thoughts = [
  'charge',
  'charge',
  'charge',
  'support',
  'support',
  'approach',
  'approach',
  'approach',
  'camp',
  'spontaneous',
  'conform',
  'disengage',
  'leave',
  'hold',
  'rally',
  'square',
  'stakes',
  'ready',
  'ride',
  'urge',
  'move',
  'move',
  'move',
] as const;

/** An order, legal or not. Null if nobody can be named. */
export function restlessOrder(from: DrawnFrom): AdlgCommand | null {
  const thought = pick(from.random, thoughts);
  if (thought === 'charge') return charge(from);
  if (thought === 'support') return support(from);
  if (thought === 'approach') return approach(from);
  if (thought === 'camp') return chargeCamp(from);
  return someOrder(from, thought satisfies MovementOrderKind);
}

interface Aimed {
  readonly units: readonly UnitIndex[];
  readonly enemy: UnitIndex;
}

/** Units of the corps that is activated, and one of the enemies nearest to them. */
function aimed({ table, state, side, random }: DrawnFrom, isSingle = false): Aimed | null {
  if (state.corps === none) return null;
  const lines = linesOf(table, state, state.corps);
  const on = entryAt(table.corps, state.corps).units.filter(
    (unit) => entryAt(state.units, unit).status === 'on',
  );
  const enemies = unitsOn(table, state, otherSide(side));
  if (on.length === 0 || enemies.length === 0) return null;
  const units = isSingle || random.below(2) === 0 ? [pick(random, on)] : pick(random, lines);
  const base = baseOf(table, state, entryAt(units, 0));
  const near = enemies.toSorted(
    (one, other) =>
      baseDistance(base, baseOf(table, state, one)) - baseDistance(base, baseOf(table, state, other)),
  );
  return { units, enemy: entryAt(near, random.below(Math.min(3, near.length))) };
}

function idsOf({ table }: DrawnFrom, units: readonly UnitIndex[]): string[] {
  return units.map((unit) => entryAt(table.units, unit).id);
}

function charge(from: DrawnFrom): AdlgCommand | null {
  const { random } = from;
  const found = aimed(from);
  if (found === null) return null;
  const opening = openingTo(from, found);
  const [target] = idsOf(from, [found.enemy]);
  if (target === undefined) return null;
  const units = idsOf(from, found.units);
  return { kind: 'charge', units, opening, target, into: random.below(2) === 0, free: random.below(2) === 0 };
}

function chargeCamp(from: DrawnFrom): AdlgCommand | null {
  const found = aimed(from);
  if (found === null) return null;
  const units = idsOf(from, found.units);
  return { kind: 'charge', units, opening: [], target: 'camp', into: true, free: false };
}

/** Nothing, the slide that brings the enemy into the lane, a wheel or a turn, of a group also another front. */
function openingTo(from: DrawnFrom, { units, enemy }: Aimed): OrderStep[] {
  const { table, random } = from;
  const side = random.below(2) === 0 ? 'left' : 'right';
  if (units.length > 1 && random.below(4) === 0) return someFrontChange(from, idsOf(from, units));
  switch (random.below(5)) {
    case 0:
    case 1:
      return [];
    case 2: {
      const by = slideTo(from, entryAt(units, 0), enemy);
      return by === 0 || Math.abs(by) > table.sizes.ud ? [] : [{ step: 'slide', by }];
    }
    case 3:
      return [{ step: 'wheel', about: side, angle: 50 * (1 + random.below(18)) }];
    default:
      return random.below(3) === 0 ? [{ step: 'half' }] : [{ step: 'quarter', to: side }];
  }
}

/** How far aside an enemy is out of the way straight on; to the right above zero. */
function slideTo({ table, state }: DrawnFrom, unit: UnitIndex, enemy: UnitIndex): Tenths {
  const base = baseOf(table, state, unit);
  const half = frontage(base.footprint) / 2;
  const rights = cornersOf(baseOf(table, state, enemy)).map(({ x, y }) => toLocal(base, x, y).right);
  const right = Math.ceil(Math.min(...rights) - half) + 3 * table.sizes.eps;
  const left = Math.floor(Math.max(...rights) + half) - 3 * table.sizes.eps;
  return right > 0 ? right : left < 0 ? left : 0;
}

function support(from: DrawnFrom): AdlgCommand | null {
  const { table, state, random } = from;
  const found = aimed(from, true);
  if (found === null) return null;
  const plot = supportInReach(table, state, entryAt(found.units, 0), found.enemy);
  const [enemy] = idsOf(from, [found.enemy]);
  if (plot === null || enemy === undefined) return null;
  return {
    kind: 'support',
    units: idsOf(from, plot.units),
    steps: [...plot.steps],
    enemy,
    free: random.below(2) === 0,
  };
}

/** Wheels towards an enemy and goes on, or straight on. */
function approach(from: DrawnFrom): AdlgCommand | null {
  const { table, state, random } = from;
  const found = aimed(from);
  if (found === null) return null;
  const base = baseOf(table, state, entryAt(found.units, 0));
  const enemy = baseOf(table, state, found.enemy);
  const towards = headingTo(enemy.x - base.x, enemy.y - base.y);
  const turn = towards === null ? 0 : turnBetween(base.heading, towards);
  const angle = Math.min(900, Math.abs(turn));
  const wheel: OrderStep[] =
    angle < 50 || random.below(2) === 0 ? [] : [{ step: 'wheel', about: turn > 0 ? 'left' : 'right', angle }];
  const by = table.sizes.ud * (1 + random.below(4));
  const steps: OrderStep[] = [...wheel, { step: 'advance', by }];
  return { kind: 'move', units: idsOf(from, found.units), steps, free: random.below(2) === 0 };
}
