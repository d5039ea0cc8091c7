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

/** Whether a bitmap shows all that is in view as finely as the view does. */
export function covers(patch: Patch, view: Patch, whole: Window): boolean {
  if (patch.perMm !== view.perMm) return false;
  const seen = nearPatch({ ...view }, whole);
  const needed = clipped(view, seen);
  return (
    patch.left <= needed.left &&
    patch.top <= needed.top &&
    patch.left + patch.wide >= needed.left + needed.wide &&
    patch.top + patch.high >= needed.top + needed.high
  );
}

function clipped(a: Patch, b: Patch): Patch {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const wide = Math.min(a.left + a.wide, b.left + b.wide) - left;
  const high = Math.min(a.top + a.high, b.top + b.high) - top;
  return { left, top, wide, high, perMm: a.perMm };
}

/** The part of the sheet that a patch shows, in mm. */
export function windowOf({ left, top, wide, high, perMm }: Patch): Window {
  return { x: left / perMm, y: top / perMm, wide: wide / perMm, high: high / perMm };
}
