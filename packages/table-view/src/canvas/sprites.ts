/** SpriteBook: looks as small bitmaps. All missing ones are painted together on one sheet, once for each zoom step. */
import { entryAt, lastOf } from '@grognard/lists';
import type { Look } from '../looks.ts';
import { fonts } from '../write.ts';
import { bitmap, imageOf } from './raster.ts';

/** A box on a sheet, in pixels, and the middle of the drawing in it. */
interface SpriteSlot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly middleX: number;
  readonly middleY: number;
}

/** A look as pixels: a box of a sheet. */
export interface Sprite extends SpriteSlot {
  readonly sheet: OffscreenCanvas;
  readonly perMm: number;
}

/** Zoom step of a scale: never coarser than it, at most 1.42 times finer. */
export function stepOf(perMm: number): number {
  return Math.ceil(Math.log2(perMm) * 2 - 1e-9);
}

export const scaleOfStep = (step: number): number => 2 ** (step / 2);

export const spriteKey = (look: Look, step: number): string => `${step} ${look.key}`;

/** Places of the looks on a sheet: in rows, with a pixel between. */
export function seated(
  looks: readonly Look[],
  perMm: number,
): { seats: SpriteSlot[]; wide: number; high: number } {
  const across = 2048;
  const seats: SpriteSlot[] = [];
  let [x, y, row, wide] = [0, 0, 0, 1];
  for (const { reach } of looks) {
    const px = (mm: number) => Math.ceil(mm * perMm) + 1;
    const seat = { middleX: px(reach.back), middleY: px(reach.aside) };
    const size = { wide: seat.middleX + px(reach.ahead), high: 2 * seat.middleY };
    if (x > 0 && x + size.wide > across) [x, y, row] = [0, y + row, 0];
    seats.push({ x, y, ...size, ...seat });
    x += size.wide;
    row = Math.max(row, size.high);
    wide = Math.max(wide, x);
  }
  return { seats, wide, high: y + row };
}

/** A look in its box. Parts outside the box are clipped. */
function drawing({ x, y, wide, high, middleX, middleY }: SpriteSlot, { art }: Look, perMm: number): string {
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}"><g transform="translate(${middleX} ${middleY}) scale(${perMm})">${art()}</g></svg>`;
}

/** More than one frame can need. Figures, riders, objects, dice and rose each have their own step. */
const stepsKept = 12;
const mostAtOnce = 48;

export class SpriteBook {
  private readonly pages = new Map<number, Map<string, Sprite>>();
  /** Count of the last use of each step. */
  private readonly used = new Map<number, number>();
  private uses = 0;
  private missing = new Map<string, { look: Look; step: number }>();
  /** Keys of sprites that the browser could not paint, so that they are not tried again in every frame. */
  private readonly failed = new Set<string>();
  private working: Promise<void> | null = null;
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** A look at exactly this step, or null until it is painted. */
  exact(look: Look, step: number): Sprite | null {
    this.uses += 1;
    this.used.set(step, this.uses);
    return this.pages.get(step)?.get(look.key) ?? null;
  }

  /** A look at a step. Until it is painted, a sprite of another step replaces it, or null if there is none. */
  sprite(look: Look, step: number): Sprite | null {
    const exact = this.exact(look, step);
    if (exact) return exact;
    if (!this.failed.has(spriteKey(look, step))) this.miss(look, step);
    return this.standIn(look, step);
  }

  private miss(look: Look, step: number): void {
    this.missing.set(spriteKey(look, step), { look, step });
    this.working ??= this.work().finally(() => {
      this.working = null;
      if (this.missing.size > 0) this.changed();
    });
  }

  private standIn(look: Look, step: number): Sprite | null {
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
    // Collects all sprites that one frame misses.
    await Promise.resolve();
    while (this.missing.size > 0) {
      const step = lastOf([...this.missing.values()]).step;
      const now = [...this.missing.values()].filter((one) => one.step === step).slice(0, mostAtOnce);
      // Sprites missing at another step are requested again if they are still needed.
      this.missing = new Map();
      const looks = now.map(({ look }) => look);
      await this.paint(looks, step).catch(() => {
        for (const look of looks) this.failed.add(spriteKey(look, step));
      });
      this.changed();
      await Promise.resolve();
    }
  }

  private async paint(looks: readonly Look[], step: number): Promise<void> {
    const perMm = scaleOfStep(step);
    const { seats, wide, high } = seated(looks, perMm);
    const drawings = seats.map((seat, at) => drawing(seat, entryAt(looks, at), perMm));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" font-family="${fonts}">${drawings.join('')}</svg>`;
    const [sheet, pen] = bitmap(wide, high);
    pen.drawImage(await imageOf(svg), 0, 0);
    const page = this.pages.get(step) ?? new Map<string, Sprite>();
    looks.forEach(({ key }, at) => {
      page.set(key, { ...entryAt(seats, at), sheet, perMm });
    });
    this.pages.set(step, page);
    const lastUse = (one: number) => this.used.get(one) ?? 0;
    const byUse = [...this.pages.keys()].sort((x, y) => lastUse(x) - lastUse(y));
    for (const old of byUse.slice(0, -stepsKept)) this.pages.delete(old);
  }
}
