/** Everything that is on the table at a moment, apart from the eye that looks at it. */
import type { DisplayList, Item } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Dice } from './dice.ts';
import { type Graspable, graspablesIn } from './hit.ts';
import type { MotionPose, Sail } from './motion.ts';

/** A piece that can be chosen as a target, and what it would come to. */
export interface HighlightedTarget {
  readonly id: string;
  readonly label: string;
}

/** What is set off among the pieces. */
export interface Highlight {
  readonly selected: readonly string[];
  readonly hovered: string | null;
  readonly targets: readonly HighlightedTarget[];
  readonly threatened: readonly string[];
}

/** A few words at a place, as a slip of paper. */
export interface ShownMark {
  readonly at: Point;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** A knob to be pulled; its words, if it has any, stand over it. */
  readonly manner?: 'grip';
}

export interface Showing {
  list: DisplayList;
  /** Laid over the list by the player: a proposal, an instrument. */
  overlay: readonly Item[];
  /** On the table while something is played back. */
  played: readonly Item[];
  poses: ReadonlyMap<string, MotionPose>;
  sails: ReadonlyMap<string, Sail>;
  highlight: Highlight;
  dice: Dice | null;
  marks: readonly ShownMark[];
}

export const nothingHighlighted: Highlight = { selected: [], hovered: null, targets: [], threatened: [] };

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

/** Everybody who can be grasped, where he is drawn. */
export function graspables({ list, poses }: Showing): Graspable[] {
  return graspablesIn(list.items).map((piece) => ({ ...piece, ...poses.get(piece.id) }));
}
