/**
 * The opening of a charge: one slide or one wheel, or a turn and then if wanted a wheel (`charge.opening`, `charge.opening-turn`); or
 * an extension or contraction, which is a charge if it brings a front into contact (`charge.extension`).
 */
import type { Pose, Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseAt, baseOf } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import {
  againstReforming,
  againstRivers,
  againstTurningBehindWorks,
  againstWay,
  layManoeuvre,
  lengthOf,
  type Manoeuvre,
  paceOf,
  settleMembers,
  wayOf,
} from '../move/index.ts';

export interface ChargeOpening {
  readonly steps: readonly OrderStep[];
  readonly manoeuvre: Manoeuvre;
  readonly from: readonly Pose[];
  readonly to: readonly Pose[];
  /** Distance that it takes of the allowance. A slide takes none (`charge.range`). */
  readonly used: Tenths;
  /** Worst ground that each member has touched. */
  readonly ground: readonly FieldGround[];
  readonly turned: boolean;
  readonly slid: boolean;
}

/** Greatest wheel, in tenths of a degree (`move.wheel`). */
const mostWheel = 900;

export function layOpening(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): ChargeOpening | Refusals {
  const no = againstSteps(table, state, units, steps);
  if (no.length > 0) return no;
  const manoeuvre = layManoeuvre(table, state, units, steps);
  if (manoeuvre === null) return ['charge.opening'];
  // It may touch and pass friends on the way: where the charge ends is looked at with its lanes.
  const against = [
    ...againstFront(table, state, manoeuvre, steps),
    ...againstWay(table, state, manoeuvre).filter(
      (rule) => rule !== 'charge.definition' && rule !== 'interpenetration.room',
    ),
    ...againstRivers(table, state, manoeuvre),
    ...againstTurningBehindWorks(
      table,
      state,
      { units },
      steps.map(({ step }) => step),
    ),
  ];
  if (against.length > 0) return against;
  return {
    steps,
    manoeuvre,
    from: manoeuvre.from,
    to: manoeuvre.to,
    used: lengthOf(table, manoeuvre),
    ground: units.map((unit, n) =>
      wayOf(manoeuvre, n).reduce<FieldGround>(
        (worst, pose) => worseOf(worst, groundUnder(table.field, baseAt(table, state, unit, pose))),
        groundUnder(table.field, baseOf(table, state, unit)),
      ),
    ),
    turned: steps.some(({ step }) => step === 'quarter' || step === 'half'),
    slid: steps.some(({ step }) => step === 'slide'),
  };
}

/** The part of an opening that some of the units make. */
export function openingOf(
  whole: ChargeOpening,
  all: readonly UnitIndex[],
  some: readonly UnitIndex[],
): ChargeOpening {
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, n) => some.includes(entryAt(all, n)));
  const { manoeuvre, from, to, ground } = whole;
  return {
    ...whole,
    from: kept(from),
    to: kept(to),
    ground: kept(ground),
    manoeuvre: {
      units: some,
      from: kept(manoeuvre.from),
      to: kept(manoeuvre.to),
      legs: manoeuvre.legs.map((leg) => ({ ...leg, looks: leg.looks.map(kept), shares: kept(leg.shares) })),
      tucked: manoeuvre.tucked.map((n) => some.indexOf(entryAt(all, n))).filter((n) => n >= 0),
    },
  };
}

/** Rules against another front of the group (`move.extension-cost`, `move.contraction`). */
function againstFront(
  table: Table,
  state: State,
  manoeuvre: Manoeuvre,
  steps: readonly OrderStep[],
): RuleId[] {
  if (!isReformed(steps)) return [];
  const { allowance, isOver } = paceOf(table, state, manoeuvre);
  // Those who are not in range stay where the new front takes them: it ends clear of friends.
  const ends = settleMembers(table, state, manoeuvre);
  const isClear = ends?.every(({ carried, pushed }) => carried === 0 && pushed.length === 0) ?? false;
  return [
    ...(isOver ? ['move.front-edge'] : []),
    ...againstReforming(table, state, manoeuvre, allowance),
    ...(isClear ? [] : ['interpenetration.room']),
  ];
}

/** Whether a charge opens by another front of the group. */
export function isReformed(steps: readonly OrderStep[]): boolean {
  return steps.some(({ step }) => step === 'extend' || step === 'contract');
}

function againstSteps(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): RuleId[] {
  const [first, second, third] = steps;
  if (first === undefined) return [];
  if (third !== undefined) return ['charge.opening'];
  if (first.step === 'contract') return second?.step === 'advance' ? [] : ['move.contraction'];
  if (first.step === 'extend') return second === undefined ? [] : ['charge.opening'];
  const isTurn = first.step === 'quarter' || first.step === 'half';
  if (!isTurn && first.step !== 'slide' && first.step !== 'wheel') return ['charge.opening'];
  if (second !== undefined && !(isTurn && second.step === 'wheel'))
    return [isTurn ? 'charge.opening-turn' : 'charge.opening'];
  const no: RuleId[] = [];
  for (const step of steps) {
    if (step.step === 'wheel' && step.angle > mostWheel) no.push('move.wheel');
    if (step.step !== 'slide') continue;
    if (Math.abs(step.by) > table.sizes.ud + table.sizes.eps) no.push('move.slide-how');
    if (units.some((unit) => entryAt(state.units, unit).doings.slid)) no.push('move.slide-limits');
  }
  return no;
}
