/** Which parts of the sheet are kept as bitmaps: the whole from afar, and what is in view with a margin around it. */
import type { Window } from '../still.ts';
import type { Patch } from './paper.ts';

/** No bitmap has more pixels. */
export const mostPixels = 12_000_000;
/** The whole sheet from afar has no more. */
const mostAfar = 3_000_000;
/** Of the view, on each side: how far one may draw the sheet along before it is painted anew. */
const margins = [0.5, 0.3, 0.15, 0.05, 0];

/** The pixels of the whole sheet. */
function boundsAt(whole: Window, perMm: number): { left: number; top: number; right: number; foot: number } {
  return {
    left: Math.floor(whole.x * perMm),
    top: Math.floor(whole.y * perMm),
    right: Math.ceil((whole.x + whole.wide) * perMm),
    foot: Math.ceil((whole.y + whole.high) * perMm),
  };
}

/** The whole sheet, as fine as it is asked for unless it becomes too large. */
export function wholePatch(whole: Window, perMm: number): Patch {
  const area = whole.wide * whole.high;
  const fine = Math.min(perMm, Math.sqrt(mostAfar / area));
  const { left, top, right, foot } = boundsAt(whole, fine);
  return { left, top, wide: right - left, high: foot - top, perMm: fine };
}

/** What is in view with as much around it as there are pixels for, within the sheet. */
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

/** Whether a bitmap holds all of the sheet that is in view, however finely. */
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

/** Whether it also shows it as finely as the view does. */
export function covers(patch: Patch, view: Patch, whole: Window): boolean {
  return patch.perMm === view.perMm && holds(patch, view, whole);
}

/** The part of the sheet that a patch shows, in mm. */
export function windowOf({ left, top, wide, high, perMm }: Patch): Window {
  return { x: left / perMm, y: top / perMm, wide: wide / perMm, high: high / perMm };
}
