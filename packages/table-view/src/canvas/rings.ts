/** drawRings: rings about pieces: selected, pointed at, a target, in danger. */
import { type RingName, ringStrokes } from '../over/ring-strokes.ts';
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
  /** Half the width and depth of a formed body and its rotation. It has an outline instead of a circle. Null for a single piece. */
  readonly body: { readonly aside: number; readonly ahead: number; readonly turn: number } | null;
  /** Strength of the lines: device pixels per CSS pixel, more around a large base. */
  readonly ratio: number;
}

/** Draws a circle around a piece, or a frame around a formed body, at a distance `out`. */
function about({ pen, x, y, radius, body }: Ring, out: number): void {
  if (body === null) {
    pen.arc(x, y, radius + out, 0, 2 * Math.PI);
    return;
  }
  pen.translate(x, y);
  pen.rotate(body.turn);
  const [ahead, aside] = [body.ahead + out, body.aside + out];
  pen.roundRect(-ahead, -aside, 2 * ahead, 2 * aside, out);
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

function circle(ring: Ring, out: number, colour: string, width: number, dash: number[] = []): void {
  const { pen } = ring;
  pen.beginPath();
  about(ring, out);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke();
}

function ticks(
  { pen, x, y, radius, body }: Ring,
  from: number,
  to: number,
  colour: string,
  width: number,
): void {
  pen.beginPath();
  pen.translate(x, y);
  pen.rotate(body?.turn ?? 0);
  const [ahead, aside] = body === null ? [radius, radius] : [body.ahead, body.aside];
  for (const [dx, dy, edge] of [
    [1, 0, ahead],
    [0, 1, aside],
    [-1, 0, ahead],
    [0, -1, aside],
  ] as const) {
    pen.moveTo(dx * (edge + from), dy * (edge + from));
    pen.lineTo(dx * (edge + to), dy * (edge + to));
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash([]);
  pen.stroke();
}

function drawRing(ring: Ring, name: RingName, theme: Theme): void {
  const { ratio } = ring;
  for (const { out, colour, width, dash = [], ticks: across } of ringStrokes(name, theme)) {
    if (across === undefined)
      circle(
        ring,
        out * ratio,
        colour,
        width * ratio,
        dash.map((part) => part * ratio),
      );
    else ticks(ring, across[0] * ratio, across[1] * ratio, colour, width * ratio);
  }
}

/** Radius of a ring around a piece, in device pixels. */
function ringRadius({ base }: Graspable, eye: Eye): number {
  const half = base.shape === 'round' ? base.radius : Math.max(base.width, base.depth) / 2;
  return (half / 10) * eye.patch.perMm * enlargedBy(base, eye.scale);
}

/** Frame of a formed body, or null for a single piece. */
function bodyOf({ base, heading, isBody }: Graspable, eye: Eye): Ring['body'] {
  if (base.shape === 'round' || isBody !== true) return null;
  const half = eye.patch.perMm / 20;
  return { aside: base.width * half, ahead: base.depth * half, turn: (-heading * Math.PI) / 1800 };
}

/** Height of a piece with its ring above its middle, in device pixels. */
export function ringTop(piece: Graspable, eye: Eye): number {
  const body = bodyOf(piece, eye);
  if (body === null) return ringRadius(piece, eye);
  return Math.abs(Math.sin(body.turn)) * body.ahead + Math.abs(Math.cos(body.turn)) * body.aside;
}

/** Draws all rings, under the pieces. */
export function drawRings(
  pen: CanvasRenderingContext2D,
  eye: Eye,
  theme: Theme,
  { selected, hovered, targets, threatened }: Highlight,
  pieces: ReadonlyMap<string, Graspable>,
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const each = (ids: readonly string[], name: RingName) => {
    for (const id of ids) {
      const piece = pieces.get(id);
      if (!piece) continue;
      const [x, y] = pixelOf(eye, piece.at);
      const radius = ringRadius(piece, eye);
      const body = bodyOf(piece, eye);
      const ratio = body === null ? Math.max(eye.ratio, radius / 20) : eye.ratio;
      drawRing({ pen, x, y, radius, body, ratio }, name, theme);
    }
  };
  each(threatened, 'threatened');
  each(
    targets.map(({ id }) => id),
    'target',
  );
  each(selected, 'selected');
  if (hovered !== null && !selected.includes(hovered)) each([hovered], 'hovered');
}
