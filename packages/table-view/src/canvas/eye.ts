/** Eye: the view in device pixels, with the position of the sheet and of places of the table. */
import type { Point } from '@grognard/geometry';
import type { Camera, View } from './camera.ts';
import type { Patch } from './paper.ts';

export interface Eye {
  readonly view: View;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** CSS pixels per cm. */
  readonly scale: number;
  /** Part of the sheet in view, in device pixels. Its corner is on a whole pixel, so that bitmaps stay sharp. */
  readonly patch: Patch;
}

export function eyeOf({ centre, scale }: Camera, view: View, ratio: number): Eye {
  const perMm = (scale * ratio) / 10;
  const [wide, high] = [Math.round(view.wide * ratio), Math.round(view.high * ratio)];
  const left = Math.round((centre.x / 10) * perMm - wide / 2);
  const top = Math.round(((view.table.depth - centre.y) / 10) * perMm - high / 2);
  return { view, ratio, scale, patch: { left, top, wide, high, perMm } };
}

/** A place of the table in device pixels. */
export function pixelOf({ patch, view }: Eye, at: Point): readonly [number, number] {
  const { perMm, left, top } = patch;
  return [(at.x / 10) * perMm - left, ((view.table.depth - at.y) / 10) * perMm - top];
}

/** Whether something within `reach` of a pixel may be in view. */
export function isInView({ patch }: Eye, [x, y]: readonly [number, number], reach: number): boolean {
  return x > -reach && y > -reach && x < patch.wide + reach && y < patch.high + reach;
}
