/** StillMap: the still parts of the map as bitmaps, painted when the camera has come to rest and scaled until then. */
import type { DisplayList, Item } from '@grognard/engine';
import { centimetres, type Measure } from '../over/measure.ts';
import { isStill, type StillSheet, stillSheet, type Window } from '../still.ts';
import { type ThemeName, themes } from '../themes.ts';
import { layPaper, type PaperTiles, type Patch, paperTiles } from './paper.ts';
import { covers, holds, nearPatch, wholePatch, windowOf } from './patches.ts';
import { bitmap, drawInStrips, imageOf, pause } from './raster.ts';

/** Time that the camera must rest, in ms. */
const rest = 120;

interface Painted extends Patch {
  readonly canvas: OffscreenCanvas;
  /** The sheet that it shows. */
  readonly sheet: StillSheet;
}

/** Key of everything the still map depends on. */
export function stillKey(list: DisplayList, theme: ThemeName, measure: Measure = centimetres): string {
  return JSON.stringify([theme, measure.length, list.table, list.items.filter(isStill)]);
}

/** Size of names relative to paper, so that they are legible when zoomed out and not too large when zoomed in. */
export function namesAt(pixelsPerMm: number): number {
  const size = 15 * pixelsPerMm;
  return Math.max(12, Math.min(19, size)) / size;
}

export class StillMap {
  private key = '';
  private items: readonly Item[] = [];
  private sheet: StillSheet | null = null;
  private theme: ThemeName = 'map';
  private measure: Measure = centimetres;
  private afar: Painted | null = null;
  private near: Painted | null = null;
  private tiles: Promise<PaperTiles> | null = null;
  private wanted: { readonly view: Patch; readonly ratio: number } | null = null;
  private turn = 0;
  private fault: { readonly sheet: StillSheet; readonly error: unknown } | null = null;
  private working: Promise<void> | null = null;
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** Takes the still items of a list. An unchanged list has no effect. */
  show(list: DisplayList, theme: ThemeName, measure: Measure): void {
    if (list.items === this.items && theme === this.theme && measure === this.measure) return;
    this.items = list.items;
    this.measure = measure;
    const key = stillKey(list, theme, measure);
    if (key === this.key) return;
    this.key = key;
    this.theme = theme;
    this.sheet = stillSheet(list, theme, measure);
  }

  get whole(): Window | null {
    return this.sheet?.whole ?? null;
  }

  get hasBitmap(): boolean {
    return this.afar !== null;
  }

  /** Draws the available part of the view, and has the rest painted once the camera rests. */
  draw(pen: CanvasRenderingContext2D, view: Patch, ratio: number): void {
    const { sheet, near, afar } = this;
    if (!sheet) return;
    const isFull = near !== null && holds(near, view, sheet.whole);
    if (afar && !isFull) drawPatch(pen, afar, view);
    if (near) drawPatch(pen, near, view);
    this.want(view, ratio);
  }

  /** Resolves when nothing is left to paint. Rejects if a sheet cannot be painted. */
  async settled(): Promise<void> {
    while (this.working) await this.working;
    if (this.fault?.sheet === this.sheet) throw this.fault?.error;
  }

  private isDone(sheet: StillSheet, view: Patch): boolean {
    const { afar, near } = this;
    if (afar?.sheet !== sheet) return false;
    const fits = (painted: Painted | null) => painted?.sheet === sheet && covers(painted, view, sheet.whole);
    return fits(near) || fits(afar);
  }

  private want(view: Patch, ratio: number): void {
    const { sheet, wanted } = this;
    if (!sheet || view.wide === 0 || this.fault?.sheet === sheet || this.isDone(sheet, view)) return;
    const isSame =
      wanted !== null &&
      wanted.view.perMm === view.perMm &&
      wanted.view.left === view.left &&
      wanted.view.top === view.top;
    this.wanted = { view, ratio };
    if (!isSame) this.turn += 1;
    this.working ??= this.work()
      .catch((error: unknown) => {
        // A sheet that the browser cannot paint is not tried again in every frame.
        if (this.sheet) this.fault = { sheet: this.sheet, error };
      })
      .finally(() => {
        this.working = null;
        this.changed();
      });
  }

  /** Paints until the wanted view is ready. Stops when it is no longer wanted. */
  private async work(): Promise<void> {
    for (;;) {
      const { turn, sheet, wanted } = this;
      if (!sheet || !wanted || this.isDone(sheet, wanted.view)) return;
      // The first picture of a table is painted at once.
      if (this.afar !== null) await pause(rest);
      if (turn !== this.turn || sheet !== this.sheet) continue;
      const { view, ratio } = wanted;
      const patch = nearPatch(view, sheet.whole);
      const isWanted = () => turn === this.turn && sheet === this.sheet;
      if (this.near?.sheet !== sheet || !covers(this.near, view, sheet.whole)) {
        const near = await this.painted(sheet, patch, ratio, isWanted);
        if (!near) continue;
        release(this.near);
        this.near = near;
        this.changed();
      }
      if (this.afar?.sheet !== sheet) {
        const far = await this.painted(
          sheet,
          wholePatch(sheet.whole, ratio),
          ratio,
          () => sheet === this.sheet,
        );
        if (far) {
          release(this.afar);
          this.afar = far;
        }
        this.changed();
      }
    }
  }

  private async painted(
    sheet: StillSheet,
    patch: Patch,
    ratio: number,
    isWanted: () => boolean,
  ): Promise<Painted | null> {
    this.tiles ??= paperTiles();
    const theme = themes[this.theme];
    const svg = sheet.paint(windowOf(patch), patch, namesAt(patch.perMm / ratio));
    const [image, tiles] = await Promise.all([imageOf(svg), this.tiles]);
    const [canvas, pen] = bitmap(patch.wide, patch.high);
    if (!(await drawInStrips(pen, image, patch, isWanted))) return null;
    layPaper(pen, tiles, theme, patch, sheet.whole);
    return { ...patch, canvas, sheet };
  }
}

/** Frees the memory of a bitmap at once, because browsers on phones have little. */
function release(painted: Painted | null): void {
  if (painted) painted.canvas.width = 0;
}

/** Draws a bitmap at its place in the view, scaled while the camera moves. */
function drawPatch(pen: CanvasRenderingContext2D, painted: Painted, view: Patch): void {
  const by = view.perMm / painted.perMm;
  const isExact = by === 1;
  pen.imageSmoothingEnabled = !isExact;
  const [left, top] = [painted.left * by - view.left, painted.top * by - view.top];
  pen.drawImage(painted.canvas, left, top, painted.wide * by, painted.high * by);
  pen.imageSmoothingEnabled = true;
}
