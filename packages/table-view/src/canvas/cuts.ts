/** CutCache: pieces at rest as upright bitmaps, turned and shaded. Drawing them whole is the cheapest for a frame. */
import { bitmap } from './raster.ts';

/** A square bitmap and its middle, in pixels. */
export interface Cut {
  readonly bitmap: ImageBitmap;
  readonly middle: number;
}

/** Paints a square with sides of twice `half` pixels. */
export function cutOut(half: number, paint: (scrap: OffscreenCanvasRenderingContext2D) => void): Cut {
  const [canvas, scrap] = bitmap(2 * half, 2 * half);
  paint(scrap);
  return { bitmap: canvas.transferToImageBitmap(), middle: half };
}

const mostKept = 600;

/** The cuts for one scale. While the scale changes from frame to frame, existing cuts are drawn stretched and no new ones are made. */
export class CutCache {
  private perMm = 0;
  private last = 0;
  private readonly kept = new Map<string, Cut>();
  private isSteady = false;

  /** Begins a frame at a scale. */
  begin(perMm: number): void {
    this.isSteady = perMm === this.last;
    this.last = perMm;
    if (!this.isSteady || (perMm === this.perMm && this.kept.size < mostKept)) return;
    this.perMm = perMm;
    for (const { bitmap: old } of this.kept.values()) old.close();
    this.kept.clear();
  }

  /** Factor by which cuts are stretched in this frame. */
  get stretched(): number {
    return this.last / this.perMm;
  }

  /** Cut of a key. Made if it is missing and the scale is steady, otherwise null. */
  cut(key: string, make: () => Cut | null): Cut | null {
    const known = this.kept.get(key);
    if (known || !this.isSteady) return known ?? null;
    const made = make();
    if (made) this.kept.set(key, made);
    return made;
  }
}
