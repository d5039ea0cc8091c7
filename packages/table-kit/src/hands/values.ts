/** Readers of a gesture's untrusted values: points, numbers, words; lengths in whole millimetres. */
import { isCoordinate, type Point, type Tenths } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';

/** Paths are rounded to the millimetre, in tenths of a millimetre. */
export const grid: Tenths = 10;

/** Larger than any table. Values beyond it are not places. */
const most: Tenths = 50_000;

export function isPoint(value: Json | undefined): value is { readonly x: number; readonly y: number } {
  return isTenths(fieldIn(value, 'x')) && isTenths(fieldIn(value, 'y'));
}

function isTenths(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= -grid * 900 && value <= most;
}

/** A field of a value, or undefined if it has none. */
export function fieldIn(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { readonly [field: string]: Json })[name];
}

export function snapped(length: number): Tenths {
  return Math.round(length / grid) * grid;
}

export function snappedPoint({ x, y }: Point): Point {
  return { x: snapped(x), y: snapped(y) };
}

/** A point read from a value, rounded to the millimetre, or null if it is not one. */
export function readPoint(value: Json | undefined): Point | null {
  if (!isPoint(value)) return null;
  const point = snappedPoint(value);
  return isCoordinate(point.x) && isCoordinate(point.y) ? point : null;
}

export function readNumber(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function readWord<W extends string>(value: Json | undefined, words: readonly W[]): W | null {
  return words.find((word) => word === value) ?? null;
}

/** A list read from a value. A single value is a list of one, a missing one an empty list. */
export function readList(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}
