/** Knobs by which a formed body, or the end of something laid, is pulled; as large on the screen however near the eye is. */
import type { Theme } from '../themes.ts';
import { type Eye, pixelOf } from './eye.ts';
import type { ShownMark } from './showing.ts';

/** In pixels of the page. */
export const gripRadius = 7;

/** Whether knobs at these pixels of the page can be told apart; from too far away there are none. */
export function areApart(spots: readonly { readonly x: number; readonly y: number }[]): boolean {
  const least = 2 * gripRadius;
  return spots.every((one, n) =>
    spots.slice(n + 1).every(({ x, y }) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) >= least),
  );
}

export function drawGrips(
  pen: CanvasRenderingContext2D,
  eye: Eye,
  theme: Theme,
  marks: readonly ShownMark[],
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.setLineDash([]);
  const spots = marks
    .filter(({ manner }) => manner === 'grip')
    .map(({ at }) => pixelOf(eye, at))
    .map(([x, y]) => ({ x: x / eye.ratio, y: y / eye.ratio }));
  if (!areApart(spots)) return;
  for (const spot of spots) {
    const [x, y] = [spot.x * eye.ratio, spot.y * eye.ratio];
    disc(pen, x, y, gripRadius * eye.ratio, theme.pen);
    disc(pen, x, y, (gripRadius - 1.6) * eye.ratio, theme.bright);
    disc(pen, x, y, 2.4 * eye.ratio, theme.pen);
  }
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}
