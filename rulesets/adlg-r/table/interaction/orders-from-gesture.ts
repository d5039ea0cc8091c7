/** `orderFromGesture`: the order that a gesture gives to a unit or a group: an act, a charge, or a move. */
import type { TaskValues } from '@grognard/engine';
import { isPointInBase, type Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { readWord } from '@grognard/table-kit';
import { baseOf } from '../bodies/index.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { FrontContact } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { type ChargeAim, chargeOn, manners } from './charge-lead.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { moveCommand } from './lead.ts';
import { placeIn, type StepsFromGesture, stepsFromGesture, unitNamed } from './steps-from-gesture.ts';

export const actValues = [
  'rally',
  'square',
  'stakes',
  'ready',
  'disengage',
  'hold',
  'conform',
  'leave-back',
  'leave-evade',
  'leave-ahead',
] as const;
export type Act = (typeof actValues)[number];

export interface OrderFromGesture {
  /** Null if the gesture sets nothing. */
  readonly command: AdlgCommand | null;
  readonly steps: StepsFromGesture;
  /** Set if the order goes at an enemy. */
  readonly aim: ChargeAim | null;
  readonly target: UnitIndex | null;
}

const noSteps: StepsFromGesture = { head: [], middle: [] };

export function orderFromGesture(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
): OrderFromGesture | Problem {
  const free = values['free'] === 'free';
  const act = readWord(values['act'], actValues);
  const plain = { steps: noSteps, aim: null, target: null };
  if (act !== null) return { ...plain, command: actCommand(context, units, act, free) };
  const place = placeIn(values);
  if (place instanceof Problem) return place;
  const target = targetIn(context, values, place);
  const steps = stepsFromGesture(context, units, values, target === null ? place : null);
  if (steps instanceof Problem) return steps;
  const all = [...steps.head, ...steps.middle];
  if (target !== null) {
    const aim = aimAt(context, units, values, target, all.length === 0 ? null : all);
    return { command: aim.command, steps, aim, target };
  }
  return { ...plain, steps, command: all.length === 0 ? null : moveCommand(context, units, all, free) };
}

/** The enemy that is set, or under the place. */
function targetIn(context: InteractionContext, values: TaskValues, place: Point | null): UnitIndex | null {
  const { table, state, side } = context;
  if (side === null) return null;
  const enemies = unitsOn(table, state, otherSide(side));
  const named = unitNamed(context, values['charge'], enemies);
  if (named !== null || place === null) return named;
  return enemies.find((enemy) => isPointInBase(baseOf(table, state, enemy), place.x, place.y)) ?? null;
}

export function aimAt(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
  target: UnitIndex,
  opening: readonly OrderStep[] | null,
): ChargeAim {
  const manner = readWord(values['manner'], manners) ?? 'charge';
  const into = values['into'] === true;
  return chargeOn(context, units, { target, manner, into, free: values['free'] === 'free', opening });
}

function actCommand(
  context: InteractionContext,
  units: readonly UnitIndex[],
  act: Act,
  free: boolean,
): AdlgCommand | null {
  const ids = units.map((unit) => idOf(context, unit));
  const unit = idOf(context, entryAt(units, 0));
  switch (act) {
    case 'rally':
    case 'square':
    case 'stakes':
    case 'ready':
      return { kind: act, unit, free };
    case 'conform':
      return conformCommand(context, entryAt(units, 0));
    case 'disengage':
    case 'hold':
      return { kind: act, units: ids, free };
    case 'leave-back':
      return { kind: 'leave', units: ids, way: 'back', align: false, turnBack: false, free };
    case 'leave-evade':
      return { kind: 'leave', units: ids, way: 'evade', align: false, turnBack: false, free };
    case 'leave-ahead':
      return { kind: 'leave', units: ids, way: 'ahead', align: false, turnBack: false, free };
  }
}

/** To the first enemy whom it touches without being conformed to him. */
function conformCommand(context: InteractionContext, unit: UnitIndex): AdlgCommand | null {
  const contact = looseContact(context, unit);
  return contact === null
    ? null
    : { kind: 'conform', unit: idOf(context, unit), to: idOf(context, contact.on) };
}

export function looseContact({ state }: InteractionContext, unit: UnitIndex): FrontContact | null {
  return state.contacts.find(({ by, complete }) => by === unit && !complete) ?? null;
}
