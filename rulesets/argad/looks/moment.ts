/** `PictureMoment`: one moment of a battle to be drawn, made from a game state or from the view of one side. */
import type { Viewer } from '@grognard/engine';
import type { Heading, Point } from '@grognard/geometry';

/** Whether the viewer may know a secret of the side. */
export function canSee(viewer: Viewer, side: string): boolean {
  return viewer === 'umpire' || viewer.side === side;
}

/** A figure on the table, as the viewer sees it. */
export interface FigureMoment {
  readonly id: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly mounted: boolean;
  /** Null if it has nothing to load. */
  readonly loaded: boolean | null;
  readonly posture: 'upright' | 'crouched';
  readonly hidden: boolean;
  readonly room: string | null;
}

/** A moment of a battle as the viewer sees it. Absent fields are not drawn. Positions are in tenths of a millimetre. */
export interface PictureMoment {
  /** The line under the title, such as "Turn 4, after the shots". */
  readonly caption?: string;
  /** The side that holds a place, as the viewer knows it, or null. Without it nobody holds any. */
  readonly holderAt?: (place: Point) => string | null;
  /** The viewer whose secret aims are marked. Without one, no secret aim is. Everything else in a moment is already filtered. */
  readonly viewer?: Viewer;
  readonly figures: readonly FigureMoment[];
  readonly fallen?: readonly { readonly id: string; readonly at: Point; readonly heading: Heading }[];
  /** Paths moved in the turn. */
  readonly moves?: readonly { readonly id: string; readonly points: readonly Point[] }[];
  readonly shots?: readonly { readonly from: Point; readonly to: Point; readonly hit: boolean }[];
  /** Where objects lie now. An object that is not listed is carried or gone. */
  readonly objects?: readonly { readonly id: string; readonly at: Point }[];
  /** Where hulls are now. A vessel that is not listed is where the scenario placed it. */
  readonly vessels?: readonly { readonly id: string; readonly deck: readonly Point[] }[];
  /** Horses left behind, by the id of the rider. */
  readonly horses?: readonly { readonly id: string; readonly at: Point; readonly heading: Heading }[];
  /** Deployment zones, with their names or without. */
  readonly zones?: 'plain' | 'named';
}
