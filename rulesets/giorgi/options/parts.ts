/** Shapes of options that are objects and may be given in part: what is left out keeps its default. */
import { type AnyShape, type Field, number, optional, record, type Shape } from '@grognard/rules-kit';

type Numbers = Readonly<Record<string, number>>;
type NumberFields<T> = { readonly [K in keyof T]: Field<number, number, 'optional'> };

/** An object of numbers within one range; titles are the names of the parts. */
export function numbers<T extends Numbers>(
  defaults: T,
  min: number,
  max: number,
): Shape<{ readonly [K in keyof T]?: number }, { readonly [K in keyof T]: number }> {
  return record(numberFields(defaults, min, max)) as AnyShape as Shape<
    { readonly [K in keyof T]?: number },
    { readonly [K in keyof T]: number }
  >;
}

/** The fields of such an object, to be put beside others. */
export function numberFields<T extends Numbers>(defaults: T, min: number, max: number): NumberFields<T> {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, optional(number(min, max), value, name)]),
  ) as NumberFields<T>;
}
