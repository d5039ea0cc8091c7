/** Overlay ink on the canvas, with the same outlines and texts as in SVG. */
import type { SideLook } from '@grognard/engine';
import type { Ink, Overlay } from '../over/ink.ts';
import type { Measure } from '../over/measure.ts';
import { inkOf, type OverlayItem } from '../over/overlay-items.ts';
import { fonts } from '../write.ts';

/** Ink with cached outlines. */
interface Ready {
  readonly size: number;
  readonly theme: string;
  readonly measure: Measure | undefined;
  readonly inks: readonly { readonly ink: Ink; readonly path: Path2D | null }[];
}

const known = new WeakMap<OverlayItem, Ready>();

/** Stroke width relative to paper, in steps. Lines look about equally strong at all scales, a little stronger when zoomed in. */
export function strengthAt(pixelsPerMm: number): number {
  const wanted = 1.25 * pixelsPerMm ** -0.75;
  const step = Math.round(Math.log2(Math.max(0.22, Math.min(5, wanted))) * 3) / 3;
  return 2 ** step;
}

function readyOf(item: OverlayItem, sides: readonly SideLook[], board: Overlay): Ready {
  const old = known.get(item);
  const { size, theme, measure } = board;
  if (old && old.size === size && old.theme === theme.name && old.measure === measure) return old;
  const inks = inkOf(item, sides, board).map((ink) => ({
    ink,
    path: ink.kind === 'path' ? new Path2D(ink.d) : null,
  }));
  const ready = { size, theme: theme.name, measure, inks };
  known.set(item, ready);
  return ready;
}

/** Draws the part of an item that belongs to a layer. Canvas units are mm of the picture. */
export function layItem(
  pen: CanvasRenderingContext2D,
  item: OverlayItem,
  sides: readonly SideLook[],
  board: Overlay,
  layer: 'under' | 'over',
): void {
  for (const { ink, path } of readyOf(item, sides, board).inks)
    if ((ink.layer ?? 'under') === layer) drawInk(pen, ink, path);
}

export function drawInk(pen: CanvasRenderingContext2D, ink: Ink, path: Path2D | null = null): void {
  if (ink.kind === 'text') {
    drawWords(pen, ink);
    return;
  }
  const outline = path ?? new Path2D(ink.d);
  if (ink.fill !== undefined) {
    pen.globalAlpha = ink.fillOpacity ?? 1;
    pen.fillStyle = ink.fill;
    pen.fill(outline);
  }
  if (ink.stroke !== undefined) {
    pen.globalAlpha = ink.strokeOpacity ?? 1;
    pen.strokeStyle = ink.stroke;
    pen.lineWidth = ink.width ?? 1;
    pen.lineJoin = 'round';
    pen.setLineDash(ink.dash ? [...ink.dash] : []);
    pen.stroke(outline);
  }
  pen.globalAlpha = 1;
}

function drawWords(pen: CanvasRenderingContext2D, ink: Extract<Ink, { kind: 'text' }>): void {
  pen.save();
  pen.translate(ink.x, ink.y);
  pen.rotate((ink.turn * Math.PI) / 180);
  pen.font = `600 ${ink.size}px ${fonts}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  if (ink.halo !== undefined) {
    pen.lineJoin = 'round';
    pen.lineWidth = ink.size / 3;
    pen.strokeStyle = ink.halo;
    pen.setLineDash([]);
    pen.strokeText(ink.text, 0, 0);
  }
  pen.fillStyle = ink.fill;
  pen.fillText(ink.text, 0, 0);
  pen.restore();
}
