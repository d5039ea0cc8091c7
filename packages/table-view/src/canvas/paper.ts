/** layPaper: the paper under the map, with grain and stains as tiles, and the light over the sheet. */
import { airs, noise, tileSide as side, tileOf, woodGrain } from '../air.ts';
import type { Window } from '../still.ts';
import type { Theme, ThemeName } from '../themes.ts';
import { bitmap, imageOf } from './raster.ts';

async function tile(svg: string): Promise<OffscreenCanvas> {
  const [canvas, pen] = bitmap(side, side);
  pen.drawImage(await imageOf(svg), 0, 0);
  return canvas;
}

export interface PaperTiles {
  readonly grain: OffscreenCanvas;
  readonly stain: OffscreenCanvas;
}

export async function paperTiles(): Promise<PaperTiles> {
  return {
    grain: await tile(tileOf(noise(0.5, 7, '0 0 0 0 .28 0 0 0 0 .2 0 0 0 0 .1 0 0 0 -1.5 .82'))),
    stain: await tile(tileOf(noise(0.0118, 3, '0 0 0 0 .5 0 0 0 0 .36 0 0 0 0 .16 0 0 0 -2.2 1.2'))),
  };
}

export function woodTile(): Promise<OffscreenCanvas> {
  return tile(tileOf(noise(...woodGrain)));
}

/** A bitmap of the sheet: the pixels it covers, at `perMm` pixels per mm. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly perMm: number;
}

/** Opacity of stains. On dark paper they would glow. */
const stains: Readonly<Record<ThemeName, number>> = { map: 0.18, night: 0.05, ink: 0 };

/** Draws grain, stains and light over a patch of the sheet. Grain has the screen's resolution, stains scale with the map. */
export function layPaper(
  pen: OffscreenCanvasRenderingContext2D,
  tiles: PaperTiles,
  theme: Theme,
  patch: Patch,
  whole: Window,
): void {
  const { left, top, wide, high, perMm } = patch;
  pen.save();
  const fill = (from: OffscreenCanvas, size: number, alpha: number) => {
    const pattern = pen.createPattern(from, 'repeat');
    if (!pattern || alpha === 0) return;
    pattern.setTransform(new DOMMatrix([size, 0, 0, size, -left, -top]));
    pen.globalAlpha = alpha;
    pen.fillStyle = pattern;
    pen.fillRect(0, 0, wide, high);
  };
  fill(tiles.stain, perMm * 2, stains[theme.name]);
  fill(tiles.grain, 1, theme.grain * 0.5);
  pen.globalAlpha = 1;
  layAir(pen, theme, patch, whole);
  pen.restore();
}

function layAir(
  pen: OffscreenCanvasRenderingContext2D,
  { name }: Theme,
  { left, top, perMm }: Patch,
  whole: Window,
): void {
  const stops = airs[name];
  if (stops.length === 0) return;
  const light = pen.createRadialGradient(0.47, 0.43, 0, 0.47, 0.43, 0.75);
  for (const [offset, colour, opacity] of stops) {
    const part = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    light.addColorStop(offset, `rgba(${part.join(',')},${opacity})`);
  }
  pen.setTransform(
    whole.wide * perMm,
    0,
    0,
    whole.high * perMm,
    whole.x * perMm - left,
    whole.y * perMm - top,
  );
  pen.fillStyle = light;
  pen.fillRect(0, 0, 1, 1);
}
