/** strewn: objects scattered over an area on a jittered grid, with numbers seeded by the item, never outside the border. */
import type { Point } from '@grognard/geometry';
import { type Draw, swing } from './hash.ts';
import { boundsOf, isInside, toBorder } from './shapes.ts';

export interface Strewing {
  readonly spacing: number;
  /** Greatest offset of an object from its place on the grid. */
  readonly shake: number;
  /** Least distance from the border. */
  readonly margin: number;
}

/** From the far edge to the near one, so that nearer objects overlap farther ones. */
export function strewn(corners: readonly Point[], draw: Draw, { spacing, shake, margin }: Strewing): Point[] {
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const points: Point[] = [];
  let row = 0;
  for (let y = maxY - margin; y >= minY; y -= Math.round(spacing * 0.86)) {
    row += 1;
    for (let x = minX + (row % 2 === 0 ? spacing / 2 : 0); x <= maxX; x += spacing) {
      const at = { x: Math.round(x) + swing(draw, shake), y: Math.round(y) + swing(draw, shake) };
      if (isInside(corners, at) && toBorder(corners, at) >= margin) points.push(at);
    }
  }
  return points.sort((a, b) => b.y - a.y || a.x - b.x);
}
