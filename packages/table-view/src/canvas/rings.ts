/** Rings about pieces: picked, pointed at, a target, in danger. Each has a shape of its own, so that colour is never alone. */
import type { Theme } from '../themes.ts';
import { type Eye, pixelOf } from './eye.ts';
import type { Graspable } from './hit.ts';
import type { Highlight } from './showing.ts';
import { enlargedBy } from './stamps.ts';

interface Ring {
  readonly pen: CanvasRenderingContext2D;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How strong its lines are: pixels of the screen for one of the page, more about a large base. */
  readonly ratio: number;
}

function circle(
  { pen, x, y }: Ring,
  radius: number,
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke();
}

function ticks({ pen, x, y }: Ring, from: number, to: number, colour: string, width: number): void {
  pen.beginPath();
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    pen.moveTo(x + dx * from, y + dy * from);
    pen.lineTo(x + dx * to, y + dy * to);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash([]);
  pen.stroke();
}

/** A gold ring. */
function pickedRing(ring: Ring, theme: Theme): void {
  const { radius, ratio } = ring;
  circle(ring, radius + 4 * ratio, theme.pen, 5.4 * ratio);
  circle(ring, radius + 4 * ratio, theme.gold, 3.2 * ratio);
}

/** A pale ring. */
function hoveredRing(ring: Ring, theme: Theme): void {
  const { radius, ratio } = ring;
  circle(ring, radius + 3 * ratio, theme.pen, 3.6 * ratio);
  circle(ring, radius + 3 * ratio, theme.bright, 2 * ratio);
}

/** Cross hairs. */
function targetRing(ring: Ring, theme: Theme): void {
  const { radius, ratio } = ring;
  const out = radius + 4 * ratio;
  circle(ring, out, theme.halo, 4.4 * ratio);
  circle(ring, out, theme.hit, 2.2 * ratio);
  ticks(ring, out - 4 * ratio, out + 6 * ratio, theme.halo, 4.4 * ratio);
  ticks(ring, out - 4 * ratio, out + 6 * ratio, theme.hit, 2.2 * ratio);
}

/** Red teeth. */
function threatenedRing(ring: Ring, theme: Theme): void {
  const { radius, ratio } = ring;
  circle(ring, radius + 4 * ratio, theme.halo, 5.6 * ratio);
  circle(ring, radius + 4 * ratio, theme.hit, 4 * ratio, [2.4 * ratio, 3.6 * ratio]);
}

/** How far a ring is from the middle of a piece, in pixels of the screen. */
export function ringRadius({ base }: Graspable, eye: Eye): number {
  const half =
    base.shape === 'round'
      ? base.radius
      : Math.max(base.width * (base.files ?? 1), base.depth * (base.ranks ?? 1)) / 2;
  return (half / 10) * eye.patch.perMm * enlargedBy(base, eye.scale);
}

/** Draws all rings, under the pieces. */
export function drawRings(
  pen: CanvasRenderingContext2D,
  eye: Eye,
  theme: Theme,
  { picked, hovered, targets, threatened }: Highlight,
  pieces: ReadonlyMap<string, Graspable>,
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const each = (ids: readonly string[], draw: (ring: Ring, theme: Theme) => void) => {
    for (const id of ids) {
      const piece = pieces.get(id);
      if (!piece) continue;
      const [x, y] = pixelOf(eye, piece.at);
      const radius = ringRadius(piece, eye);
      draw({ pen, x, y, radius, ratio: Math.max(eye.ratio, radius / 20) }, theme);
    }
  };
  each(threatened, threatenedRing);
  each(
    targets.map(({ id }) => id),
    targetRing,
  );
  each(picked, pickedRing);
  if (hovered !== null && !picked.includes(hovered)) each([hovered], hoveredRing);
}
