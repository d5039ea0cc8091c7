/** Random orders: any manoeuvre a player could think of, for units and groups as they stand. */
import type { Random } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { linesOf } from '../actions/command/index.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';

/** Orders of the movement phase, as a computer draws them. */
export interface DrawnFrom {
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly random: Random;
}

/** Orders to units that stand on the table. */
export const movementOrderKinds = [
  'move',
  'support',
  'charge',
  'spontaneous',
  'hold',
  'disengage',
  'leave',
  'rally',
  'stakes',
  'ready',
  'square',
  'conform',
  'ride',
  'urge',
] as const satisfies readonly AdlgCommand['kind'][];
export type MovementOrderKind = (typeof movementOrderKinds)[number];

export function pick<T>(random: Random, list: readonly T[]): T {
  return entryAt(list, random.below(list.length));
}

const isEven = (random: Random) => random.below(2) === 0;

/** Units of the corps that is activated: one of them, or a whole line. Null if nobody is left. */
function someUnits({ table, state, random }: DrawnFrom): readonly UnitIndex[] | null {
  if (state.corps === none) return null;
  const { units } = entryAt(table.corps, state.corps);
  const on = units.filter((unit) => entryAt(state.units, unit).status === 'on');
  if (on.length === 0) return null;
  return isEven(random) ? [pick(random, on)] : pick(random, linesOf(table, state, state.corps));
}

/** A drawn step. Lengths are often whole UD, as people order them. */
function someStep({ table: { sizes }, random }: DrawnFrom): OrderStep {
  const far = isEven(random) ? sizes.ud * (1 + random.below(4)) : 1 + random.below(4 * sizes.ud);
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return { step: 'advance', by: far };
    case 3:
    case 4:
      return { step: 'wheel', about: isEven(random) ? 'left' : 'right', angle: 1 + random.below(900) };
    case 5:
      return { step: 'slide', by: (isEven(random) ? 1 : -1) * (1 + random.below(sizes.ud)) };
    case 6:
      return { step: 'quarter', to: isEven(random) ? 'left' : 'right' };
    case 7:
      return { step: 'half' };
    default:
      return { step: 'pivot', angle: random.below(1801) - 900 };
  }
}

/** Changes of a front. A group that contracts goes on by a UD or more; the units are named from left to right. */
export function someFrontChange({ table, random }: DrawnFrom, units: readonly string[]): OrderStep[] {
  if (isEven(random)) return [{ step: 'extend', left: random.below(3), right: random.below(3) }];
  const left = random.below(Math.min(3, units.length));
  const right = random.below(Math.min(3, units.length - left));
  const lead = units.slice(left, units.length - right);
  return [
    { step: 'contract', lead, left, right },
    { step: 'advance', by: table.sizes.ud * (1 + random.below(2)) },
  ];
}

function someSteps(from: DrawnFrom, units: readonly string[]): OrderStep[] {
  const { random } = from;
  if (units.length > 1 && random.below(5) === 0) return someFrontChange(from, units);
  const steps = Array.from({ length: 1 + random.below(3) }, () => someStep(from));
  // A slide goes with an advance of a UD or more.
  return steps.some(({ step }) => step === 'slide')
    ? [...steps, { step: 'advance', by: from.table.sizes.ud }]
    : steps;
}

/** An order of a kind, legal or not. Null if nobody can be named. */
export function someOrder(from: DrawnFrom, kind: MovementOrderKind): AdlgCommand | null {
  const { table, state, side, random } = from;
  const chosen = someUnits(from);
  const enemies = unitsOn(table, state, otherSide(side));
  const [first] = chosen ?? [];
  if (chosen === null || first === undefined || enemies.length === 0 || state.corps === none) return null;
  const idOf = (unit: UnitIndex) => entryAt(table.units, unit).id;
  const units = chosen.map(idOf);
  const unit = idOf(first);
  const enemy = () => idOf(pick(random, enemies));
  const free = isEven(random);
  const [align, turnBack] = [isEven(random), isEven(random)];
  switch (kind) {
    case 'move':
      return { kind, units, steps: someSteps(from, units), free };
    case 'support':
      return { kind, units, steps: someSteps(from, units), enemy: enemy(), free };
    case 'charge': {
      const opening = isEven(random) ? [] : [someStep(from)];
      return { kind, units, opening, target: enemy(), into: isEven(random), free };
    }
    case 'spontaneous':
      return { kind, units, target: enemy() };
    case 'hold':
    case 'disengage':
      return { kind, units, free };
    case 'leave':
      return { kind, units, way: pick(random, ['back', 'evade', 'ahead'] as const), align, turnBack, free };
    case 'rally':
    case 'stakes':
    case 'ready':
    case 'square':
      return { kind, unit, free };
    case 'conform':
      return { kind, unit, to: enemy() };
    case 'ride':
      return someRide(from, unit, free);
    case 'urge': {
      const hesitant = table.corps.filter(({ index }) => entryAt(state.commands, index).hesitant);
      return hesitant.length === 0 ? null : { kind, corps: pick(random, hesitant).id };
    }
  }
}

/** To a unit, or somewhere near. */
function someRide({ table, state, random }: DrawnFrom, unit: string, free: boolean): AdlgCommand | null {
  if (state.corps === none) return null;
  const { commander } = entryAt(state.commands, state.corps);
  const corps = entryAt(table.corps, state.corps).id;
  const far = 5 * table.sizes.ud;
  const shift = () => random.below(2 * far + 1) - far;
  const to = { x: commander.pose.x + shift(), y: commander.pose.y + shift() };
  return { kind: 'ride', corps, to, attach: isEven(random) ? unit : null, free };
}
