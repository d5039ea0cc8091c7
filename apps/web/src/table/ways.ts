/** Ways as a hand draws them: legs, bends, typed distances; all on the millimetre. */
import type { PathTask, Piece, Task } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';

const perMm = 10;
export const perCm = 100;

export function wayTaskIn(tasks: readonly Task[]): PathTask | null {
  return tasks.find((task): task is PathTask => task.kind === 'way') ?? null;
}

/** The way that is being told, or that was told before. */
export function wayNow(task: PathTask, told: Readonly<Record<string, Json>> | null): readonly Point[] {
  const drafted = told?.[task.id];
  return drafted === undefined ? task.value : (drafted as unknown as readonly Point[]);
}

export function onMm({ x, y }: Point): Point {
  return { x: Math.round(x / perMm) * perMm, y: Math.round(y / perMm) * perMm };
}

/** A way with its last point elsewhere; `bend`: with one more. */
export function ledTo(way: readonly Point[], to: Point, how: 'end' | 'bend'): readonly Point[] {
  const kept = how === 'bend' ? way : way.slice(0, -1);
  return [...kept, onMm(to)];
}

/** Where a way leads from its last bend: how far, and in which direction in degrees from east, to the left. */
export function lastLeg(
  piece: Pick<Piece, 'at'>,
  way: readonly Point[],
): { readonly from: Point; readonly length: number; readonly degrees: number } {
  const to = way.at(-1) ?? piece.at;
  const from = way.length > 1 ? way[way.length - 2]! : piece.at;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const degrees = dx === 0 && dy === 0 ? 90 : (Math.atan2(dy, dx) * 180) / Math.PI;
  return {
    from,
    length: Math.sqrt(dx * dx + dy * dy),
    degrees: Math.round((degrees + 360) % 360),
  };
}

/** The point so far away in that direction. */
export function reached(from: Point, length: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return onMm({ x: from.x + length * Math.cos(turn), y: from.y + length * Math.sin(turn) });
}

/** A point moved by keys. */
export function nudged({ x, y }: Point, dx: number, dy: number): Point {
  return onMm({ x: x + dx, y: y + dy });
}
