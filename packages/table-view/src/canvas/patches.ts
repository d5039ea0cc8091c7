/** wholePatch, nearPatch: the bitmaps of the sheet: the whole at low resolution, and the view with a margin around it. */
import type { Window } from '../still.ts';
import type { Patch } from './paper.ts';

/** Limit of pixels of one bitmap. */
export const mostPixels = 12_000_000;
/** Limit of pixels of the whole sheet at low resolution. */
const mostAfar = 3_000_000;
/** Margins on each side as shares of the view, within which the sheet can be dragged before it is repainted. */
const margins = [0.5, 0.3, 0.15, 0.05, 0];

/** Pixel bounds of the whole sheet. */
function boundsAt(whole: Window, perMm: number): { left: number; top: number; right: number; foot: number } {
  return {
    left: Math.floor(whole.x * perMm),
    top: Math.floor(whole.y * perMm),
    right: Math.ceil((whole.x + whole.wide) * perMm),
    foot: Math.ceil((whole.y + whole.high) * perMm),
  };
}

/** The whole sheet at the wanted resolution, or a lower one if it would be too large. */
export function wholePatch(whole: Window, perMm: number): Patch {
  const area = whole.wide * whole.high;
  const fine = Math.min(perMm, Math.sqrt(mostAfar / area));
  const { left, top, right, foot } = boundsAt(whole, fine);
  return { left, top, wide: right - left, high: foot - top, perMm: fine };
}

/** The view with the largest margin that the pixel limit allows, within the sheet. */
export function nearPatch(view: Patch, whole: Window): Patch {
  const bounds = boundsAt(whole, view.perMm);
  const around = (part: number): Patch => {
    const [across, up] = [Math.round(view.wide * part), Math.round(view.high * part)];
    const left = Math.max(bounds.left, view.left - across);
    const top = Math.max(bounds.top, view.top - up);
    const right = Math.min(bounds.right, view.left + view.wide + across);
    const foot = Math.min(bounds.foot, view.top + view.high + up);
    const size = { wide: Math.max(1, right - left), high: Math.max(1, foot - top) };
    return { left, top, ...size, perMm: view.perMm };
  };
  const fits = ({ wide, high }: Patch) => wide * high <= mostPixels;
  return margins.map(around).find(fits) ?? around(0);
}

/** Whether a bitmap contains the whole visible part of the sheet, at any resolution. */
export function holds(patch: Patch, view: Patch, whole: Window): boolean {
  const [has, seen] = [windowOf(patch), windowOf(view)];
  const slack = 1 / view.perMm;
  const isWithin = (from: number, long: number, least: number, most: number, start: number, size: number) =>
    from <= Math.max(least, start) + slack && from + long >= Math.min(least + most, start + size) - slack;
  return (
    isWithin(has.x, has.wide, whole.x, whole.wide, seen.x, seen.wide) &&
    isWithin(has.y, has.high, whole.y, whole.high, seen.y, seen.high)
  );
}

/** Whether a bitmap also has the resolution of the view. */
export function covers(patch: Patch, view: Patch, whole: Window): boolean {
  return patch.perMm === view.perMm && holds(patch, view, whole);
}

/** Part of the sheet that a patch shows, in mm. */
export function windowOf({ left, top, wide, high, perMm }: Patch): Window {
  return { x: left / perMm, y: top / perMm, wide: wide / perMm, high: high / perMm };
}
