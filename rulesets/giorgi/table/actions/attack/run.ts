/** Path of an attack: the ordered steps, extended straight to contact, and the run that leads into contact. */

import {
  type Base,
  firstMet,
  overlaps,
  type Pose,
  placeBase,
  straightRun,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesOf, freeUntil, poseAt } from '../../bodies/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import { wayAhead } from '../fire/index.ts';
import { rateOf } from '../move/index.ts';

export function wayOf(table: Table, state: State, unit: UnitIndex, steps: readonly MarchStep[]): Track {
  return wayAhead(table, state, { unit, steps });
}

/**
 * The steps cut or extended so that the last one ends in contact with the target. Null if the target is not met straight on within a
 * move.
 */
export function stepsToContact(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
  steps: readonly MarchStep[],
): readonly MarchStep[] | null {
  const rate = rateOf(table, entryAt(table.units, unit), entryAt(state.units, unit).stands.formation);
  const bases = basesOf(table, state, target);
  const ordered = wayOf(table, state, unit, steps);
  // A hair more than a move, so that a target reached exactly is met.
  const onward: readonly MarchStep[] = [...steps, { step: 'march', by: rate + hair }];
  const met = contactAlong(wayOf(table, state, unit, onward), bases);
  if (met === null) return null;
  const whole = trackLength(ordered);
  if (met >= whole) return joined(steps, met - whole);
  return cut(table, state, unit, steps, met);
}

/** Distance along a path at which a body is met. If it is already touched or stands between companies, where the path leads farther in. */
export function contactAlong(track: Track, bases: readonly Base[]): Tenths | null {
  const start = placeBase(track.footprint, track.from);
  const under = bases.filter((base) => overlaps(start, base));
  const along = [firstMet(track, bases, 0)?.along, freeUntil(track, under)];
  const found = along.filter((one) => typeof one === 'number');
  return found.length === 0 ? null : Math.min(...found);
}

const hair: Tenths = 10;

/** The steps followed by a straight march. Consecutive marches are merged. */
function joined(steps: readonly MarchStep[], by: Tenths): readonly MarchStep[] {
  if (by === 0) return steps;
  const last = steps.at(-1);
  if (last?.step === 'march' && last.by > 0)
    return [...steps.slice(0, -1), { step: 'march', by: last.by + by }];
  return [...steps, { step: 'march', by }];
}

/** The steps up to a place in one of their marches. Null if contact would come in a wheel or a sidestep. */
export function cut(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  along: Tenths,
): readonly MarchStep[] | null {
  for (let n = 0; n < steps.length; n++) {
    const before = trackLength(wayOf(table, state, unit, steps.slice(0, n)));
    const after = trackLength(wayOf(table, state, unit, steps.slice(0, n + 1)));
    if (along > after) continue;
    const step = entryAt(steps, n);
    if (step.step === 'march' && step.by > 0)
      return [...steps.slice(0, n), { step: 'march', by: along - before }];
    return step.step === 'way'
      ? [...steps.slice(0, n), { step: 'way', to: poseAt(wayOf(table, state, unit, steps), along) }]
      : null;
  }
  return steps;
}

export function runOf(track: Track): { readonly run: Tenths; readonly runFrom: Pose } {
  const whole = trackLength(track);
  const run = straightRun(track, whole);
  return { run, runFrom: poseAt(track, whole - run) };
}

/**
 * Whether a straight run is long enough for a charge (`attack.charge-run`) and the unit has rested (`attack.rest`). Rest counts own
 * player turns, so an attacked unit may counter-charge.
 */
export function isCharge({ rules, units }: Table, state: State, unit: UnitIndex, run: Tenths): boolean {
  const { cavalry, infantry } = rules.chargeRunCm;
  const { arm, side } = entryAt(units, unit);
  if (arm === 'artillery' || (side === state.active && entryAt(state.units, unit).rest > 0)) return false;
  return run >= (arm === 'horse' ? cavalry : infantry) * tenthsPerCm;
}

/** Length of the straight run at contact: the declared run, or longer if the enemy was met farther on. */
export function runAtContact({ run }: Approach, along: Tenths, declared: Tenths): Tenths {
  return Math.max(run, run + along - declared);
}

/** The whole path of an attack: its steps, and the rest of its move straight on. */
export function wholeWay(table: Table, state: State, { unit, steps, left }: Approach): Track {
  return wayOf(table, state, unit, left > 0 ? [...steps, { step: 'march', by: left }] : steps);
}
