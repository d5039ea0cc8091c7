/** drawGrips: knobs for dragging a formed body or the end of an overlay. Their size on the screen does not depend on the zoom. */
import { areApart, gripRadius } from '../grips-apart.ts';
import type { Theme } from '../themes.ts';
import { type Eye, pixelOf } from './eye.ts';
import type { ShownMark } from './showing.ts';

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
