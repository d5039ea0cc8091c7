/** Looks as small bitmaps: all that are missing are painted together into one sheet, once for each step of the zoom. */
import type { Look } from '../looks.ts';
import { fonts } from '../write.ts';
import { bitmap, imageOf } from './raster.ts';

/** A look as pixels: a square of a sheet, its middle the look's. */
export interface Sprite {
  readonly sheet: OffscreenCanvas;
  readonly x: number;
  readonly y: number;
  /** Of the square, in pixels. */
  readonly size: number;
  readonly perMm: number;
}

/** The step of the zoom that a scale belongs to: never coarser than it, at most 1.42 times finer. */
export function stepOf(perMm: number): number {
  return Math.ceil(Math.log2(perMm) * 2 - 1e-9);
}

export const scaleOfStep = (step: number): number => 2 ** (step / 2);

export const spriteKey = (look: Look, step: number): string => `${step} ${look.key}`;

interface Seat {
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where each look sits on a sheet: in rows, with a pixel between. */
export function seated(looks: readonly Look[], perMm: number): { seats: Seat[]; wide: number; high: number } {
  const across = 2048;
  const seats: Seat[] = [];
  let [x, y, row, wide] = [0, 0, 0, 1];
  for (const look of looks) {
    const size = Math.ceil(look.reach * 2 * perMm) + 2;
    if (x > 0 && x + size > across) [x, y, row] = [0, y + row, 0];
    seats.push({ look, x, y, size });
    x += size;
    row = Math.max(row, size);
    wide = Math.max(wide, x);
  }
  return { seats, wide, high: y + row };
}

const stepsKept = 4;
const mostAtOnce = 48;

export class SpriteBook {
  private readonly pages = new Map<number, Map<string, Sprite>>();
  private missing = new Map<string, { look: Look; step: number }>();
  private working: Promise<void> | null = null;
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** A look at a step; one painted for another step stands in until it is there, null if there is none. */
  sprite(look: Look, step: number): Sprite | null {
    const exact = this.pages.get(step)?.get(look.key);
    if (exact) return exact;
    this.missing.set(spriteKey(look, step), { look, step });
    this.working ??= this.work().finally(() => {
      this.working = null;
      if (this.missing.size > 0) this.changed();
    });
    const others = [...this.pages.keys()].sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
    for (const other of others) {
      const sprite = this.pages.get(other)?.get(look.key);
      if (sprite) return sprite;
    }
    return null;
  }

  async settled(): Promise<void> {
    while (this.working) await this.working;
  }

  private async work(): Promise<void> {
    // Everything that one frame misses comes together.
    await Promise.resolve();
    while (this.missing.size > 0) {
      const step = [...this.missing.values()].at(-1)!.step;
      const now = [...this.missing.values()].filter((one) => one.step === step).slice(0, mostAtOnce);
      // What was wanted at another step is asked for again, if it is still wanted.
      this.missing = new Map();
      await this.paint(
        now.map(({ look }) => look),
        step,
      );
      this.changed();
      await Promise.resolve();
    }
  }

  private async paint(looks: readonly Look[], step: number): Promise<void> {
    const perMm = scaleOfStep(step);
    const { seats, wide, high } = seated(looks, perMm);
    const drawings = seats.map(
      ({ look, x, y, size }) =>
        `<svg x="${x}" y="${y}" width="${size}" height="${size}"><g transform="translate(${size / 2} ${size / 2}) scale(${perMm})">${look.art()}</g></svg>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" font-family="${fonts}">${drawings.join('')}</svg>`;
    const [sheet, pen] = bitmap(wide, high);
    pen.drawImage(await imageOf(svg), 0, 0);
    const page = this.pages.get(step) ?? new Map<string, Sprite>();
    for (const { look, x, y, size } of seats) page.set(look.key, { sheet, x, y, size, perMm });
    this.pages.delete(step);
    this.pages.set(step, page);
    for (const old of [...this.pages.keys()].slice(0, -stepsKept)) this.pages.delete(old);
  }
}
