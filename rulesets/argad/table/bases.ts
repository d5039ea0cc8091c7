/** Bases of figures, horses and bodies where a state or a moment has them. */
import {
  type Base,
  type Footprint,
  isWithin,
  type MovableBase,
  moveBase,
  placeBase,
  type Tenths,
} from '@grognard/geometry';
import { contactGap, footBase, mountedBase } from '../scenarios/measure.ts';
import type { BodyState, FigureState, Snapshot, State } from './model.ts';

/** Two bases per figure, made once and moved to where they are wanted: a caller must not keep them. */
const foot: MovableBase[] = [];
const saddle: MovableBase[] = [];

function scratch(bases: MovableBase[], index: number, footprint: Footprint): MovableBase {
  let base = bases[index];
  if (base === undefined) {
    base = placeBase(footprint, { x: 0, y: 0, heading: 0 });
    bases[index] = base;
  }
  return base;
}

/** The base of a figure: used again by the next call for the same figure. */
export function baseAt(state: State, index: number): Base {
  const { x, y, heading, mounted } = state.figures[index]!;
  const base = mounted ? scratch(saddle, index, mountedBase) : scratch(foot, index, footBase);
  moveBase(base, x, y, heading);
  return base;
}

/** The base of a figure where it was at a moment. */
export function baseThen(state: State, index: number, { x, y, heading }: Snapshot): Base {
  const { mounted } = state.figures[index]!;
  const base = mounted ? scratch(saddle, index, mountedBase) : scratch(foot, index, footBase);
  moveBase(base, x[index]!, y[index]!, heading[index]!);
  return base;
}

/** A base of its own for a figure, to be kept. */
export function ownBase({ x, y, heading, mounted }: FigureState): MovableBase {
  return placeBase(mounted ? mountedBase : footBase, { x, y, heading });
}

/** The rectangle of a body: as many ranks as it needs. Men on foot take the square around their base. */
export function bodyFootprint(state: State, { members, files }: BodyState): Footprint {
  const mounted = state.figures[members[0]!]!.mounted;
  const width = mounted && mountedBase.shape === 'rectangle' ? mountedBase.width : 2 * footRadius;
  const depth = mounted && mountedBase.shape === 'rectangle' ? mountedBase.depth : 2 * footRadius;
  return { shape: 'rectangle', width, depth, files, ranks: Math.ceil(members.length / files) };
}

const footRadius: Tenths = footBase.shape === 'round' ? footBase.radius : 0;

/** `figure.contact`: whether two figures stand close enough to touch; what lies between is not looked at. */
export function areClose(state: State, one: number, other: number): boolean {
  return isWithin(baseAt(state, one), baseAt(state, other), contactGap);
}

/** Where everybody is now. */
export function snapshotOf({ figures }: State, slice: number): Snapshot {
  return {
    slice,
    x: figures.map(({ x }) => x),
    y: figures.map(({ y }) => y),
    heading: figures.map(({ heading }) => heading),
  };
}
