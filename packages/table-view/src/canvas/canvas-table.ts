/** CanvasTable: the interface of a table on a canvas. */
import type { DisplayList, Item, Motion } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Measure } from '../over/measure.ts';
import type { ThemeName } from '../themes.ts';
import type { Camera, ScreenPoint } from './camera.ts';
import type { RunningReel } from './reels.ts';
import type { Highlight, ShownMark } from './showing.ts';

export interface CanvasTableOptions {
  readonly theme: ThemeName;
  /** Unit of rulers, border and scale bar. Defaults to centimetres. */
  readonly measure?: Measure;
  /** Free desk around the whole sheet, in CSS pixels. Defaults to 0. */
  readonly air?: number;
  /** Called after a frame in which the camera or a moving piece has moved, so that elements over the canvas can follow. */
  readonly onChange?: () => void;
}

/** All places are in CSS pixels, as in a pointer event (clientX, clientY). */
export interface CanvasTable {
  /** Shows a new display list. Unchanged still parts are not painted again. Playback ends. */
  readonly show: (list: DisplayList) => void;
  /** Draws a proposal or an instrument over the table. An empty list removes it. */
  readonly overlay: (items: readonly Item[]) => void;
  /** Highlights pieces. Missing parts are no longer highlighted. */
  readonly highlight: (highlight: Partial<Highlight>) => void;
  /** Slips of paper at places. */
  readonly marks: (marks: readonly ShownMark[]) => void;
  /** Moves pieces, with items on the table meanwhile. They stay at their ends until the next list. */
  readonly play: (motions: readonly Motion[], items: readonly Item[], ms: number) => RunningReel;
  /** Rolls dice up to a place, where they stay. An empty list removes them. */
  readonly dice: (faces: readonly number[], at: Point) => RunningReel;
  readonly theme: (theme: ThemeName) => void;
  readonly measure: (measure: Measure) => void;
  readonly fit: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoomAt: (x: number, y: number, factor: number) => void;
  readonly centreOn: (point: Point) => void;
  /** Flies to places that are to be seen together, in this many ms. */
  readonly lookAt: (places: readonly Point[], ms: number) => RunningReel;
  /** Flies back to a camera. */
  readonly flyTo: (camera: Camera, ms: number) => RunningReel;
  readonly camera: Camera;
  /** CSS pixels per cm of the table. */
  readonly scale: number;
  /** Place of the table under a point of the page, rounded to the millimetre. */
  readonly toTable: (x: number, y: number) => Point;
  readonly toScreen: (point: Point) => ScreenPoint;
  /** The part of the page that the canvas covers. */
  readonly box: () => Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** Nearest piece under a point of the page, or null if there is none. */
  readonly pieceAt: (x: number, y: number, grip?: { readonly slop?: number }) => string | null;
  /** All pieces under a point of the page, nearest first. */
  readonly piecesAt: (x: number, y: number, grip?: { readonly slop?: number }) => readonly string[];
  /** Pieces whose middle is inside the box between two points of the page. */
  readonly piecesIn: (corner: ScreenPoint, opposite: ScreenPoint) => readonly string[];
  /** Resolves when every bitmap is painted and on the canvas. */
  readonly settled: () => Promise<void>;
  /** Ends all work on the canvas. */
  readonly close: () => void;
}
