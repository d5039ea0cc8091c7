/** Showing: everything on the table at a moment, apart from the camera. */
import type { DisplayList, Item } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Dice } from './dice.ts';
import { type Graspable, graspablesIn } from './hit.ts';
import type { MotionPose, Sail } from './motion.ts';

/** A piece that can be chosen as a target, with its odds. */
export interface HighlightedTarget {
  readonly id: string;
  readonly label: string;
}

/** Highlighted pieces. */
export interface Highlight {
  readonly selected: readonly string[];
  readonly hovered: string | null;
  readonly targets: readonly HighlightedTarget[];
  readonly threatened: readonly string[];
  /** Pieces that bear their names, as those concerned by what is played back. */
  readonly named: readonly { readonly id: string; readonly name: string }[];
}

/** A few words at a place, as a slip of paper. */
export interface ShownMark {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** A knob to be dragged. Its words, if any, stand above it. */
  readonly manner?: 'grip';
}

export interface Showing {
  list: DisplayList;
  /** Drawn over the list for the player: a proposal, an instrument. */
  overlay: readonly Item[];
  /** On the table during playback. */
  played: readonly Item[];
  poses: ReadonlyMap<string, MotionPose>;
  sails: ReadonlyMap<string, Sail>;
  highlight: Highlight;
  dice: Dice | null;
  marks: readonly ShownMark[];
}

export const nothingHighlighted: Highlight = {
  selected: [],
  hovered: null,
  targets: [],
  threatened: [],
  named: [],
};

export function emptyShowing(): Showing {
  return {
    list: { table: { width: 1, depth: 1 }, sides: [], items: [] },
    overlay: [],
    played: [],
    poses: new Map(),
    sails: new Map(),
    highlight: nothingHighlighted,
    dice: null,
    marks: [],
  };
}

/** All pieces that can be grasped, where they are drawn. */
export function graspables({ list, poses }: Showing): Graspable[] {
  return graspablesIn(list.items).map((piece) => ({ ...piece, ...poses.get(piece.id) }));
}
