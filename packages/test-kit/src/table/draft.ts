/** What random scenarios are made with: lengths to the millimetre, random options, and parts left out that do not fit. */
import type { Random } from '@grognard/engine';
import type { AnyShape } from '@grognard/rules-kit';

/** The same type with everything mutable. */
export type DraftOf<T> = T extends readonly (infer U)[]
  ? DraftOf<U>[]
  : T extends object
    ? { -readonly [F in keyof T]: DraftOf<T[F]> }
    : T;

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** Rounded to tenths of the unit of a file, the millimetre of one in cm. */
export function mm(length: number): number {
  return Math.round(length * 10) / 10;
}

/** A random length between two limits, in tenths. */
export function between(random: Random, low: number, high: number): number {
  return mm(low + random.below(Math.max(1, Math.floor((high - low) * 10) + 1)) / 10);
}

/** The corners of a rectangle by its least corner. */
export function rectangle(x: number, y: number, width: number, depth: number): number[][] {
  return [
    [mm(x), mm(y)],
    [mm(x + width), mm(y)],
    [mm(x + width), mm(y + depth)],
    [mm(x), mm(y + depth)],
  ];
}

/** A random value of an option, or undefined if options have no such shape. Flags are mostly on. */
export function someOption({ form }: AnyShape, random: Random): unknown {
  if (form.kind === 'choice') return pick(random, form.values);
  if (form.kind === 'flag') return random.below(4) !== 0;
  if (form.kind === 'either') return someOption(pick(random, form.of), random);
  if (form.kind === 'number' || form.kind === 'whole')
    return form.min + random.below(Math.floor(form.max - form.min) + 1);
  return undefined;
}

/** The part of a scenario that a problem names and that can be left out. Entries of the lists that stay are passed through. */
export function partNamed(scenario: object, at: string, staying: readonly string[]): object | null {
  let holder = scenario;
  for (const [, list = '', n] of at.matchAll(/(\w+)\[(\d+)\]/g)) {
    const entries: unknown = (holder as Readonly<Record<string, unknown>>)[list];
    const part: unknown = Array.isArray(entries) ? entries[Number(n)] : undefined;
    if (typeof part !== 'object' || part === null) return null;
    if (!staying.includes(list)) return part;
    holder = part;
  }
  return null;
}
