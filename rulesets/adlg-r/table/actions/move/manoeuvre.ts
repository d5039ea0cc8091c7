/** `layManoeuvre`: the steps of an order as every unit goes through them. */
import {
  asHeading,
  cornerOf,
  fromLocal,
  halfTurn,
  type Point,
  type Pose,
  placeBase,
  quarterTurn,
  type Tenths,
  trackBySteps,
  turnedAbout,
  wheelArc,
} from '@grognard/geometry';
import { entryAt, lastOf, numberAt } from '@grognard/lists';
import { baseOf, offsetsIn, widestRank } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

/** A step of the way, looked at so often that nothing can be jumped over. */
export interface ManoeuvreLeg {
  readonly step: OrderStep;
  /** Poses of the units at each look, by place in the group. The last is where they stand after the step. */
  readonly looks: readonly (readonly Pose[])[];
}

export interface Manoeuvre {
  readonly units: readonly UnitIndex[];
  readonly from: readonly Pose[];
  readonly legs: readonly ManoeuvreLeg[];
  readonly to: readonly Pose[];
  /** Units abreast in the widest rank (`move.wheel-group`). */
  readonly abreast: number;
}

/** Longest way of any corner between two looks. Less than any base is deep. */
const look: Tenths = 20;

/** The manoeuvre of a unit or a joined group. Null for steps that only a single unit can make, or that no group can. */
export function layManoeuvre(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): Manoeuvre | null {
  const from = posesIn(state, units);
  const offsets = offsetsIn(table, state, units);
  if (offsets === null) return null;
  const legs: ManoeuvreLeg[] = [];
  let now = state;
  for (const step of steps) {
    const looks = layStep(table, now, units, step);
    if (looks === null) return null;
    legs.push({ step, looks });
    const after = lastOf(looks);
    now = stateIf(
      state,
      units.map((unit, n) => [unit, entryAt(after, n)] as const),
    );
  }
  return { units, from, legs, to: posesIn(now, units), abreast: widestRank(table, units, offsets).length };
}

function posesIn(state: State, units: readonly UnitIndex[]): Pose[] {
  return units.map((unit) => entryAt(state.units, unit).pose);
}

function layStep(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  step: OrderStep,
): readonly (readonly Pose[])[] | null {
  const poses = posesIn(state, units);
  switch (step.step) {
    case 'advance':
    case 'slide':
      return shifted(poses, straight(table, state, units, step));
    case 'wheel':
      return wheeled(table, state, units, step);
    case 'half':
      return [poses.map(({ x, y, heading }) => ({ x, y, heading: asHeading(heading + halfTurn) }))];
    case 'quarter':
      return units.length === 1 ? [[quarterTurned(table, state, entryAt(units, 0), step.to)]] : null;
    case 'pivot':
      return units.length === 1 ? [poses.map((pose) => pivoted(pose, step.angle))] : null;
    case 'extend':
    case 'contract':
      return null;
  }
}

/** All units go by the same displacement, so that they stay joined to the tenth. */
function straight(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  step: Extract<OrderStep, { readonly step: 'advance' | 'slide' }>,
): Point {
  const base = baseOf(table, state, entryAt(units, 0));
  const kind = step.step === 'advance' ? 'march' : 'slide';
  const { to } = trackBySteps(base, [{ step: kind, by: step.by }]);
  return { x: to.x - base.x, y: to.y - base.y };
}

function shifted(poses: readonly Pose[], { x, y }: Point): Pose[][] {
  const looks = Math.max(1, Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / look));
  return Array.from({ length: looks }, (_, n) => {
    const dx = Math.round((x * (n + 1)) / looks);
    const dy = Math.round((y * (n + 1)) / looks);
    return poses.map((pose) => ({ x: pose.x + dx, y: pose.y + dy, heading: pose.heading }));
  });
}

/** About a front corner of the widest rank (`move.wheel-pivot`). The others keep their places in the frame of the first. */
function wheeled(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  { about, angle }: Extract<OrderStep, { readonly step: 'wheel' }>,
): Pose[][] | null {
  const offsets = offsetsIn(table, state, units);
  if (offsets === null) return null;
  const rank = widestRank(table, units, offsets);
  const rights = rank.map((n) => entryAt(offsets, n).right);
  const most = about === 'left' ? Math.min(...rights) : Math.max(...rights);
  const wing = entryAt(units, numberAt(rank, rights.indexOf(most)));
  const pivot = cornerOf(baseOf(table, state, wing), about === 'left' ? 'front-left' : 'front-right');
  const first = baseOf(table, state, entryAt(units, 0));
  const turn = about === 'left' ? angle : -angle;
  const width = Math.max(...rights) - Math.min(...rights) + 2 * first.reach;
  const looks = Math.max(1, Math.ceil(wheelArc(width, angle) / look));
  return Array.from({ length: looks }, (_, n) => {
    const by = Math.round((turn * (n + 1)) / looks);
    const lead = {
      ...turnedAbout(first, pivot, by),
      heading: asHeading(first.heading + by),
    };
    const frame = placeBase(first.footprint, lead);
    return offsets.map((offset, m) =>
      m === 0 ? lead : { ...fromLocal(frame, offset), heading: lead.heading },
    );
  });
}

/** `move.quarter-turn`, `move.quarter-anchor`: the front corner on that side stays, or the middle by option. */
function quarterTurned(table: Table, state: State, unit: UnitIndex, to: 'left' | 'right'): Pose {
  const angle = to === 'left' ? quarterTurn : -quarterTurn;
  const base = baseOf(table, state, unit);
  if (table.options['move.quarter-anchor'] === 'centre')
    return { x: base.x, y: base.y, heading: asHeading(base.heading + angle) };
  const [corner, becomes] =
    to === 'left' ? (['front-left', 'front-right'] as const) : (['front-right', 'front-left'] as const);
  return trackBySteps(base, [{ step: 'turn', angle, corner, becomes }]).to;
}

function pivoted({ x, y, heading }: Pose, angle: number): Pose {
  return { x, y, heading: asHeading(heading + angle) };
}
