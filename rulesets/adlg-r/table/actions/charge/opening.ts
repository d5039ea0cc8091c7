/** The opening of a charge: one slide or one wheel, or a turn and then if wanted a wheel (`charge.opening`, `charge.opening-turn`). */
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
import { againstWay, layManoeuvre, lengthOf, type Manoeuvre, wayOf } from '../move/index.ts';

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
  const against = againstWay(table, state, manoeuvre).filter(
    (rule) => rule !== 'charge.definition' && rule !== 'interpenetration.room',
  );
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

function againstSteps(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): RuleId[] {
  const [first, second, third] = steps;
  if (first === undefined) return [];
  if (third !== undefined) return ['charge.opening'];
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
