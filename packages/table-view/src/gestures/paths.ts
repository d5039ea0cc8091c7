/** pathTo, nudged: paths and places as players draw them, on whole millimetres. Lengths are in tenths of a millimetre. */
import type { PathTask, PlaceTask, Task } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { TaskValue, TaskValues } from './state.ts';

const perMm = 10;
export const perCm = 100;

export function findPathTask(tasks: readonly Task[]): PathTask | null {
  return tasks.find((task) => task.kind === 'way') ?? null;
}

export function findPlaceTask(tasks: readonly Task[]): PlaceTask | null {
  return tasks.find((task) => task.kind === 'place') ?? null;
}

function pointIn(value: TaskValue): Point | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (!('x' in value) || !('y' in value)) return null;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** The drafted path, or the one ordered before. */
export function pathOf(task: PathTask, values: TaskValues | null): readonly Point[] {
  const drafted = values?.[task.id];
  if (drafted === undefined || !Array.isArray(drafted)) return task.value;
  return drafted.flatMap((each: TaskValue) => pointIn(each) ?? []);
}

/** The drafted place, or the current one of the piece. */
export function placeOf(task: PlaceTask, values: TaskValues | null): Point {
  const drafted = values?.[task.id];
  return (drafted === undefined ? null : pointIn(drafted)) ?? task.value;
}

export function pointValue({ x, y }: Point): TaskValue {
  return { x, y };
}

export function pathValue(path: readonly Point[]): TaskValue {
  return path.map(pointValue);
}

export function onMm({ x, y }: Point): Point {
  return { x: Math.round(x / perMm) * perMm, y: Math.round(y / perMm) * perMm };
}

/** A path with its last point moved, or with one more point. */
export function pathTo(path: readonly Point[], to: Point, how: 'end' | 'bend'): readonly Point[] {
  const kept = how === 'bend' ? path : path.slice(0, -1);
  return [...kept, onMm(to)];
}

/** A point moved by keys. */
export function nudged({ x, y }: Point, dx: number, dy: number): Point {
  return onMm({ x: x + dx, y: y + dy });
}
