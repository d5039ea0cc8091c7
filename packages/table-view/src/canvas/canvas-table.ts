/** What a table on a canvas can be asked for. */
import type { DisplayList, Item, Motion } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Measure } from '../over/measure.ts';
import type { ThemeName } from '../themes.ts';
import type { ScreenPoint } from './camera.ts';
import type { RunningReel } from './reels.ts';
import type { Highlight, ShownMark } from './showing.ts';

export interface CanvasTableOptions {
  readonly theme: ThemeName;
  /** What rulers, border and scale bar count in; left out: centimetres. */
  readonly measure?: Measure;
  /** How much desk stays free around the whole sheet, in pixels of the page; left out: none. */
  readonly air?: number;
  /** Told after a frame in which the eye or a moving piece has moved: what lies over the canvas can follow. */
  readonly onChange?: () => void;
}

/** Everything about places is in pixels of the page, as a pointer event has them (clientX, clientY). */
export interface CanvasTable {
  /** Takes the table as it now is. What lay still and lies so still is not painted again; what was played back is over. */
  readonly show: (list: DisplayList) => void;
  /** Lays a proposal or an instrument over the table; an empty list takes it away. */
  readonly overlay: (items: readonly Item[]) => void;
  /** Sets pieces off; what is left out is set off no more. */
  readonly highlight: (highlight: Partial<Highlight>) => void;
  /** Slips of paper at places. */
  readonly marks: (marks: readonly ShownMark[]) => void;
  /** Moves pieces, with items on the table meanwhile; where they end they stay until the next list. */
  readonly play: (motions: readonly Motion[], items: readonly Item[], ms: number) => RunningReel;
  /** Rolls dice up to a place, where they stay; none take them away. */
  readonly dice: (faces: readonly number[], at: Point) => RunningReel;
  readonly theme: (theme: ThemeName) => void;
  readonly measure: (measure: Measure) => void;
  readonly fit: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoomAt: (x: number, y: number, factor: number) => void;
  readonly centreOn: (point: Point) => void;
  /** Pixels of the page for a cm of the table. */
  readonly scale: number;
  /** The place of the table under a point of the page, on the millimetre. */
  readonly toTable: (x: number, y: number) => Point;
  readonly toScreen: (point: Point) => ScreenPoint;
  /** Who is under a point of the page, the nearest; null: nobody. */
  readonly pieceAt: (x: number, y: number, grip?: { readonly slop?: number }) => string | null;
  /** Everybody under a point of the page, nearest first. */
  readonly piecesAt: (x: number, y: number, grip?: { readonly slop?: number }) => readonly string[];
  /** Pieces whose middle is inside of the box between two points of the page. */
  readonly piecesIn: (corner: ScreenPoint, opposite: ScreenPoint) => readonly string[];
  /** Settled when every bitmap is painted and on the canvas. */
  readonly settled: () => Promise<void>;
  /** Ends all work on the canvas. */
  readonly close: () => void;
}
