/** `layManoeuvre`: the steps of an order as every unit goes through them. */
import {
  asHeading,
  cornerOf,
  fromLocal,
  halfTurn,
  type Point,
  type Pose,
  placeBase,
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
import { blockOf, contractedFront, extendedFront, turnedBlock } from './reform.ts';

/** A step of the way, looked at so often that nothing can be jumped over. */
export interface ManoeuvreLeg {
  readonly step: OrderStep;
  /** Poses of the units at each look, by place in the group. The last is where they stand after the step. */
  readonly looks: readonly (readonly Pose[])[];
  /** Units abreast in the widest rank (`move.wheel-group`). */
  readonly abreast: number;
  /** Of a wheel: what part of it each unit makes, by how far out it stands (`command.group-speed`). */
  readonly shares: readonly number[];
}

export interface Manoeuvre {
  readonly units: readonly UnitIndex[];
  readonly from: readonly Pose[];
  readonly legs: readonly ManoeuvreLeg[];
  readonly to: readonly Pose[];
  /** Who fell in behind the others, by place in the group: only where they end counts (`move.contraction`). */
  readonly tucked: readonly number[];
}

/** Longest way of any corner between two looks. Less than any base is deep. */
const look: Tenths = 20;

/** The manoeuvre of a unit or a joined group. Null for steps that only a single unit can make, or that these cannot. */
export function layManoeuvre(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): Manoeuvre | null {
  const from = posesIn(state, units);
  const legs: ManoeuvreLeg[] = [];
  const tucked: number[] = [];
  let now = state;
  for (const step of steps) {
    const laid = layStep(table, now, units, step);
    if (laid === null) return null;
    const { looks, shares = units.map(() => 1), fallIn = [] } = laid;
    const offsets = offsetsIn(table, now, units);
    const abreast = offsets === null ? units.length : widestRank(table, units, offsets).length;
    legs.push({ step, looks, abreast, shares });
    tucked.push(...fallIn);
    const after = lastOf(looks);
    now = stateIf(
      state,
      units.map((unit, n) => [unit, entryAt(after, n)] as const),
    );
  }
  return { units, from, legs, to: posesIn(now, units), tucked };
}

function posesIn(state: State, units: readonly UnitIndex[]): Pose[] {
  return units.map((unit) => entryAt(state.units, unit).pose);
}

interface LaidStep {
  readonly looks: readonly (readonly Pose[])[];
  readonly shares?: readonly number[];
  readonly fallIn?: readonly number[];
}

function layStep(table: Table, state: State, units: readonly UnitIndex[], step: OrderStep): LaidStep | null {
  const poses = posesIn(state, units);
  switch (step.step) {
    case 'advance':
    case 'slide':
      return { looks: shifted(poses, straight(table, state, units, step)) };
    case 'wheel':
      return wheeled(table, state, units, step);
    case 'half':
      return {
        looks: [poses.map(({ x, y, heading }) => ({ x, y, heading: asHeading(heading + halfTurn) }))],
      };
    case 'quarter':
      return quarterTurned(table, state, units, step.to);
    case 'pivot':
      return units.length === 1 ? { looks: [poses.map((pose) => pivoted(pose, step.angle))] } : null;
    case 'extend': {
      const block = units.length === 1 ? null : blockOf(table, state, units);
      const looks = block && extendedFront(block, step);
      return looks && { looks };
    }
    case 'contract':
      return contracted(table, state, units, step);
  }
}

function contracted(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  step: Extract<OrderStep, { readonly step: 'contract' }>,
): LaidStep | null {
  const block = blockOf(table, state, units);
  const isLead = (unit: UnitIndex) => step.lead.includes(entryAt(table.units, unit).id);
  const done = block && contractedFront(block, isLead, step);
  return done && { looks: [done.poses], fallIn: done.tucked };
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
): LaidStep | null {
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
  const count = Math.max(1, Math.ceil(wheelArc(width, angle) / look));
  const looks = Array.from({ length: count }, (_, n) => {
    const by = Math.round((turn * (n + 1)) / count);
    const lead = {
      ...turnedAbout(first, pivot, by),
      heading: asHeading(first.heading + by),
    };
    const frame = placeBase(first.footprint, lead);
    return offsets.map((offset, m) =>
      m === 0 ? lead : { ...fromLocal(frame, offset), heading: lead.heading },
    );
  });
  return {
    looks,
    shares: sharesOf(
      table,
      state,
      units,
      offsets.map(({ right }) => Math.abs(right - most)),
    ),
  };
}

/** The unit beside the pivot makes least of a wheel, the one at the other end all of it. */
function sharesOf(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  out: readonly Tenths[],
): readonly number[] {
  const halves = units.map((unit) => {
    const { footprint } = baseOf(table, state, unit);
    return footprint.shape === 'round' ? footprint.radius : footprint.width / 2;
  });
  const pivot = entryAt(halves, out.indexOf(0));
  const edges = out.map((far, n) => pivot + far + entryAt(halves, n));
  const whole = Math.max(...edges);
  return edges.map((edge) => edge / whole);
}

/** `move.quarter-turn`, `move.quarter-anchor`, `move.column-how`. */
function quarterTurned(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  to: 'left' | 'right',
): LaidStep | null {
  const block = blockOf(table, state, units);
  const poses = block && turnedBlock(table, state, block, to);
  return poses && { looks: [poses] };
}

function pivoted({ x, y, heading }: Pose, angle: number): Pose {
  return { x, y, heading: asHeading(heading + angle) };
}
