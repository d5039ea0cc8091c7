/** A moment of a battle as it is to be painted: what a game state, or the view of one side, is turned into. */
import type { Heading, Point } from '@grognard/geometry';

/** Who looks: the umpire sees everything; a side what everybody knows and its own secrets; null what everybody knows. */
export type Eyes = 'umpire' | { readonly side: string | null };

/** Whether a secret of a side is open to somebody. */
export function canSee(viewer: Eyes, side: string): boolean {
  return viewer === 'umpire' || viewer.side === side;
}

/** A figure that stands on the table, as somebody sees it. */
export interface FigureMoment {
  readonly id: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly mounted: boolean;
  /** Null: nothing to load. */
  readonly loaded: boolean | null;
  readonly posture: 'upright' | 'crouched';
  readonly hidden: boolean;
  readonly room: string | null;
}

/** A moment of a battle as somebody sees it: what is left out is not shown. Places in tenths of a millimetre. */
export interface PictureMoment {
  /** What stands under the title: "Turn 4, after the shots". */
  readonly caption?: string;
  /** Whose secret aims are marked; left out, nobody's. The rest of a moment holds only what may be seen. */
  readonly eyes?: Eyes;
  readonly figures: readonly FigureMoment[];
  readonly fallen?: readonly { readonly id: string; readonly at: Point; readonly heading: Heading }[];
  /** The ways gone in the turn, and the shots fired. */
  readonly moves?: readonly { readonly id: string; readonly points: readonly Point[] }[];
  readonly shots?: readonly { readonly from: Point; readonly to: Point; readonly hit: boolean }[];
  /** Where things lie now; a thing not named is carried or gone. */
  readonly objects?: readonly { readonly id: string; readonly at: Point }[];
  /** Where hulls are now; a vessel not named is where the scenario has it. */
  readonly vessels?: readonly { readonly id: string; readonly deck: readonly Point[] }[];
  /** Horses left behind, by their riders. */
  readonly horses?: readonly { readonly id: string; readonly at: Point; readonly heading: Heading }[];
  /** Whether the zones of setting up are shown. */
  readonly zones?: boolean;
}
