/** Bases of figures, horses and bodies, in a state or at a moment. */

import {
  type Base,
  type Footprint,
  isWithin,
  type MovableBase,
  moveBase,
  type Pose,
  placeBase,
  type Tenths,
} from '@grognard/geometry';
import {
  absent,
  entryAt,
  indicesOf,
  type ListBy,
  listBy,
  type MutableListBy,
  none,
  numberAt,
  type OrNone,
} from '@grognard/lists';
import { contactGap, footBase, mountedBase } from '../../scenarios/measure.ts';
import type { BodyIndex, FigureIndex } from '../state/indices.ts';
import type { BodyState, FigureState, Snapshot, State } from '../state/model.ts';

const footRadius: Tenths = footBase.shape === 'round' ? footBase.radius : 0;

/** The square around the base of a figure on foot in close order, so that ranks and files leave no gaps. */
const rankBase: Footprint = { shape: 'rectangle', width: 2 * footRadius, depth: 2 * footRadius };

/** One reusable base per figure, moved on every call. Callers must not keep them. */
const foot: MovableBase[] = [];
const saddle: MovableBase[] = [];
const ranks: MovableBase[] = [];

function scratch(bases: MovableBase[], index: FigureIndex, footprint: Footprint): MovableBase {
  let base = bases[index];
  if (base === undefined) {
    base = placeBase(footprint, { x: 0, y: 0, heading: 0 });
    bases[index] = base;
  }
  return base;
}

function scratchOf(
  mounted: FigureState['mounted'],
  body: OrNone<BodyIndex>,
  index: FigureIndex,
): MovableBase {
  if (mounted) return scratch(saddle, index, mountedBase);
  return body < 0 ? scratch(foot, index, footBase) : scratch(ranks, index, rankBase);
}

/** The footprint of a figure in the saddle, in the ranks of a body, or alone. */
export function footprintOfFigure({ mounted, body }: FigureState): Footprint {
  if (mounted) return mountedBase;
  return body === none ? footBase : rankBase;
}

/** The base of a figure. The next call for the same figure reuses the object. */
export function baseAt(state: State, index: FigureIndex): Base {
  const figure = state.figures[index] ?? absent(state.figures, index);
  const base = scratchOf(figure.mounted, figure.body, index);
  moveBase(base, figure.x, figure.y, figure.heading);
  return base;
}

/** The base of a figure as if it were not in ranks. */
export function looseBaseAt({ figures }: State, index: FigureIndex): Base {
  const { x, y, heading, mounted } = entryAt(figures, index);
  const base = scratchOf(mounted, none, index);
  moveBase(base, x, y, heading);
  return base;
}

/** The base of a figure at a moment. */
export function baseThen({ figures }: State, index: FigureIndex, { x, y, heading, mounted }: Snapshot): Base {
  const base = scratchOf(entryAt(mounted, index), entryAt(figures, index).body, index);
  moveBase(
    base,
    x[index] ?? absent(x, index),
    y[index] ?? absent(y, index),
    heading[index] ?? absent(heading, index),
  );
  return base;
}

/** A new base for a figure, which the caller may keep. */
export function ownBase(figure: FigureState): MovableBase {
  const { x, y, heading } = figure;
  return placeBase(footprintOfFigure(figure), { x, y, heading });
}

/** A base of its own for a man in the ranks, wherever he is now. */
export function baseInRanks({ mounted }: FigureState, pose: Pose): MovableBase {
  return placeBase(mounted ? mountedBase : rankBase, pose);
}

/** The rectangle of a body, with as many ranks as it needs. Figures on foot occupy the square around their base. */
export function bodyFootprint(state: State, { members, files }: BodyState): Footprint {
  const mounted = entryAt(state.figures, numberAt(members, 0)).mounted;
  const width = mounted && mountedBase.shape === 'rectangle' ? mountedBase.width : 2 * footRadius;
  const depth = mounted && mountedBase.shape === 'rectangle' ? mountedBase.depth : 2 * footRadius;
  return { shape: 'rectangle', width, depth, files, ranks: Math.ceil(members.length / files) };
}

/** `figure.contact`: whether two figures are close enough to touch. Obstacles between them are ignored. */
export function areClose(state: State, one: FigureIndex, other: FigureIndex): boolean {
  return isWithin(baseAt(state, one), baseAt(state, other), contactGap);
}

/** A snapshot being written. */
export type SnapshotDraft = {
  [F in keyof Snapshot]: Snapshot[F] extends ListBy<FigureIndex, infer Each>
    ? MutableListBy<FigureIndex, Each>
    : Snapshot[F];
};

/** An empty snapshot with room for this many figures. */
export function emptySnapshot(length: number, slice: number): SnapshotDraft {
  return {
    slice,
    x: listBy(new Array<SnapshotDraft['x'][FigureIndex]>(length)),
    y: listBy(new Array<SnapshotDraft['y'][FigureIndex]>(length)),
    heading: listBy(new Array<SnapshotDraft['heading'][FigureIndex]>(length)),
    room: listBy(new Array<SnapshotDraft['room'][FigureIndex]>(length)),
    vessel: listBy(new Array<SnapshotDraft['vessel'][FigureIndex]>(length)),
    mounted: listBy(new Array<SnapshotDraft['mounted'][FigureIndex]>(length)),
    swimming: listBy(new Array<SnapshotDraft['swimming'][FigureIndex]>(length)),
    posture: listBy(new Array<SnapshotDraft['posture'][FigureIndex]>(length)),
    loaded: listBy(new Array<SnapshotDraft['loaded'][FigureIndex]>(length)),
  };
}

/** Writes the present positions and states of all figures into the snapshot. */
export function takeSnapshot({ figures }: State, now: SnapshotDraft): void {
  for (const figureIndex of indicesOf(figures)) {
    const figure = figures[figureIndex] ?? absent(figures, figureIndex);
    now.x[figureIndex] = figure.x;
    now.y[figureIndex] = figure.y;
    now.heading[figureIndex] = figure.heading;
    now.room[figureIndex] = figure.room;
    now.vessel[figureIndex] = figure.vessel;
    now.mounted[figureIndex] = figure.mounted;
    now.swimming[figureIndex] = figure.swimming;
    now.posture[figureIndex] = figure.posture;
    now.loaded[figureIndex] = figure.loaded;
  }
}

export function snapshotOf(state: State, slice: number): SnapshotDraft {
  const now = emptySnapshot(state.figures.length, slice);
  takeSnapshot(state, now);
  return now;
}
