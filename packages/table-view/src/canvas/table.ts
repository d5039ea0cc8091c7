/** createTable: a table on a canvas, with its display list, camera and frames. */
import type { DisplayList, Item, Motion } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { centimetres, type Measure } from '../over/measure.ts';
import { type ThemeName, themes } from '../themes.ts';
import {
  between,
  type Camera,
  centredOn,
  fitScale,
  fitted,
  limited,
  lookingAt,
  panned,
  placeAt,
  type ScreenPoint,
  snapped,
  spotOf,
  type View,
  zoomed,
} from './camera.ts';
import type { CanvasTable, CanvasTableOptions } from './canvas-table.ts';
import { CutCache } from './cuts.ts';
import { eyeOf } from './eye.ts';
import { Frames } from './frames.ts';
import { fingerReach, graspedAt, graspedIn } from './hit.ts';
import { posesAt, sailsAt } from './motion.ts';
import { paintFrame } from './paint-frame.ts';
import { Reels, type RunningReel } from './reels.ts';
import {
  emptyShowing,
  graspables,
  type Highlight,
  nothingHighlighted,
  type Showing,
  type ShownMark,
} from './showing.ts';
import { SpriteBook } from './sprites.ts';
import { StillMap } from './still-map.ts';
import { Tabletop } from './tabletop.ts';

/** Duration of a dice roll, in ms. */
const dieRoll = 700;
/** Limit of canvas pixels per CSS pixel. Beyond it frames cost more than anyone can see. */
const finest = 2;

class PaintedTable implements CanvasTable {
  private readonly canvas: HTMLCanvasElement;
  private readonly desk: Tabletop;
  private readonly pen: CanvasRenderingContext2D;
  private readonly onChange: () => void;
  private readonly showing: Showing = emptyShowing();
  private themeName: ThemeName;
  private counted: Measure;
  private view: View = { table: { width: 1, depth: 1 }, wide: 0, high: 0 };
  private eyes: Camera = { centre: { x: 0, y: 0 }, scale: 1 };
  private hasMoved = true;
  private readonly frames = new Frames(
    (paint) => requestAnimationFrame(paint),
    (now) => this.paint(now),
  );
  private readonly ask = () => this.frames.ask();
  private readonly still = new StillMap(this.ask);
  private readonly book = new SpriteBook(this.ask);
  private readonly cuts = new CutCache();
  private readonly reels = new Reels(this.ask, () => matchMedia('(prefers-reduced-motion: reduce)').matches);
  private readonly sizes = new ResizeObserver(() => this.fitIn());

  constructor(
    canvas: HTMLCanvasElement,
    { theme, measure = centimetres, air = 0, onChange }: CanvasTableOptions,
  ) {
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) throw new Error('this browser gives no 2D context');
    this.canvas = canvas;
    this.pen = pen;
    this.desk = new Tabletop(pen, this.ask);
    this.onChange = onChange ?? (() => undefined);
    this.themeName = theme;
    this.counted = measure;
    this.view = { ...this.view, air };
    this.sizes.observe(canvas);
    this.fitIn();
  }

  get camera(): Camera {
    return this.eyes;
  }

  get scale(): number {
    return this.eyes.scale;
  }

  /** Keeps the whole table in view when the size of the window changes. */
  private fitIn(table = this.view.table): void {
    const isWhole = this.view.wide === 0 || this.eyes.scale <= fitScale(this.view) * 1.001;
    const isOther = table.width !== this.view.table.width || table.depth !== this.view.table.depth;
    this.view = { ...this.view, table, wide: this.canvas.clientWidth, high: this.canvas.clientHeight };
    this.look(isWhole || isOther ? fitted(this.view) : limited(this.eyes, this.view));
  }

  private look(camera: Camera): void {
    this.eyes = camera;
    this.hasMoved = true;
    this.ask();
  }

  private paint(now: number): 'moving' | 'still' {
    const going = this.reels.step(now);
    const ratio = Math.min(finest, devicePixelRatio);
    const eye = eyeOf(this.eyes, this.view, ratio);
    const { canvas, pen, book, cuts } = this;
    if (canvas.width !== eye.patch.wide) canvas.width = eye.patch.wide;
    if (canvas.height !== eye.patch.high) canvas.height = eye.patch.high;
    if (this.view.wide === 0 || this.view.high === 0) return 'still';
    const { list } = this.showing;
    const theme = themes[this.themeName];
    const tools = { pen, eye, book, cuts, theme, measure: this.counted, sides: list.sides };
    paintFrame(tools, this.desk, this.still, this.showing);
    if (this.hasMoved || going === 'moving') this.onChange();
    this.hasMoved = false;
    return going;
  }

  show(list: DisplayList): void {
    this.reels.skipAll();
    const { table } = this.showing.list;
    Object.assign(this.showing, { list, played: [], poses: new Map(), sails: new Map() });
    this.still.show(list, this.themeName, this.counted);
    if (table.width !== list.table.width || table.depth !== list.table.depth) this.fitIn(list.table);
    this.ask();
  }

  overlay(items: readonly Item[]): void {
    this.showing.overlay = items;
    this.ask();
  }

  highlight(highlight: Partial<Highlight>): void {
    this.showing.highlight = { ...nothingHighlighted, ...highlight };
    this.ask();
  }

  marks(marks: readonly ShownMark[]): void {
    this.showing.marks = marks;
    this.ask();
  }

  theme(theme: ThemeName): void {
    this.themeName = theme;
    this.still.show(this.showing.list, theme, this.counted);
    this.ask();
  }

  measure(measure: Measure): void {
    this.counted = measure;
    this.still.show(this.showing.list, this.themeName, measure);
    this.ask();
  }

  play(motions: readonly Motion[], items: readonly Item[], ms: number): RunningReel {
    const { poses: before, sails } = this.showing;
    this.showing.played = items;
    return this.reels.run(ms, (moment) => {
      const poses = posesAt(motions, moment);
      this.showing.poses = new Map([...before, ...poses]);
      this.showing.sails = sailsAt(motions, poses, sails);
    });
  }

  dice(faces: readonly number[], at: Point): RunningReel {
    if (faces.length === 0) this.showing.dice = null;
    return this.reels.run(faces.length === 0 ? 0 : dieRoll, (moment) => {
      if (faces.length > 0) this.showing.dice = { faces, at, moment };
    });
  }

  fit(): void {
    this.look(fitted(this.view));
  }

  pan(dx: number, dy: number): void {
    this.look(panned(this.eyes, this.view, dx, dy));
  }

  zoomAt(x: number, y: number, factor: number): void {
    this.look(zoomed(this.eyes, this.view, this.inCanvas(x, y), factor));
  }

  centreOn(point: Point): void {
    this.look(centredOn(this.eyes, this.view, point));
  }

  lookAt(places: readonly Point[], ms: number): RunningReel {
    return this.flyTo(lookingAt(this.eyes, this.view, places), ms);
  }

  flyTo(to: Camera, ms: number): RunningReel {
    const from = this.eyes;
    return this.reels.run(from === to ? 0 : ms, (moment) => this.look(between(from, to, moment)));
  }

  private inCanvas(x: number, y: number): ScreenPoint {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  toTable(x: number, y: number): Point {
    return snapped(placeAt(this.eyes, this.view, this.inCanvas(x, y)));
  }

  toScreen(point: Point): ScreenPoint {
    const { left, top } = this.canvas.getBoundingClientRect();
    const { x, y } = spotOf(this.eyes, this.view, point);
    return { x: x + left, y: y + top };
  }

  box(): DOMRect {
    return this.canvas.getBoundingClientRect();
  }

  pieceAt(x: number, y: number, grip: { readonly slop?: number } = {}): string | null {
    return this.piecesAt(x, y, grip)[0] ?? null;
  }

  piecesAt(x: number, y: number, { slop = fingerReach }: { readonly slop?: number } = {}): string[] {
    const place = placeAt(this.eyes, this.view, this.inCanvas(x, y));
    return graspedAt(graspables(this.showing), place, { scale: this.eyes.scale, slop });
  }

  piecesIn(corner: ScreenPoint, opposite: ScreenPoint): string[] {
    const placeOf = ({ x, y }: ScreenPoint) => placeAt(this.eyes, this.view, this.inCanvas(x, y));
    return graspedIn(graspables(this.showing), placeOf(corner), placeOf(opposite));
  }

  async settled(): Promise<void> {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let round = 0; round < 3; round++) {
      await frame();
      await this.still.settled();
      await this.book.settled();
      await frame();
    }
  }

  close(): void {
    this.sizes.disconnect();
    this.reels.skipAll();
    this.frames.end();
  }
}

export function createTable(canvas: HTMLCanvasElement, options: CanvasTableOptions): CanvasTable {
  return new PaintedTable(canvas, options);
}
