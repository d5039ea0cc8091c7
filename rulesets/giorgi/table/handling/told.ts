/** What a gesture tells, read without trust: points, numbers, words; lengths on the millimetre. */
import type { Gesture, Hindrance, Offer, Proposal } from '@grognard/engine';
import { isCoordinate, type Point, type Tenths } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';

export type Told = Gesture['told'];

/** Ways are told to the millimetre. */
export const grid: Tenths = 10;

/** Farther than any table; what is told beyond it is no place. */
const most: Tenths = 50_000;

export function isPoint(value: Json | undefined): value is { readonly x: number; readonly y: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { x, y } = value as { readonly [name: string]: Json };
  return isTenths(x) && isTenths(y);
}

function isTenths(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= -grid * 900 && value <= most;
}

export function snapped(length: number): Tenths {
  return Math.round(length / grid) * grid;
}

export function snappedPoint({ x, y }: Point): Point {
  return { x: snapped(x), y: snapped(y) };
}

/** A point as told, on the millimetre; null: it is none. */
export function pointTold(value: Json | undefined): Point | null {
  if (!isPoint(value)) return null;
  const point = snappedPoint(value);
  return isCoordinate(point.x) && isCoordinate(point.y) ? point : null;
}

export function numberTold(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function wordTold<W extends string>(value: Json | undefined, words: readonly W[]): W | null {
  return words.find((word) => word === value) ?? null;
}

/** A list as told; something else is a list of one, nothing is none. */
export function listTold(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

export const nothingProposed: Proposal = {
  commands: [],
  against: [],
  items: [],
  stretches: [],
  notes: [],
  fits: null,
};

export function refused(against: readonly Hindrance[]): Proposal {
  return { ...nothingProposed, against };
}

/** An answer without odds that points at nobody. */
export function plainOffer(value: Json, title: string, against: readonly Hindrance[]): Offer {
  return { value, title, against, odds: [], sum: [], piece: null };
}
