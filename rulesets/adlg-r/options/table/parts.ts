/** Objects that may be given in part. */
import { type Field, optional, record, type Shape } from '@grognard/rules-kit';

type Same<Names extends string, In, Out> = Readonly<Record<Names, Field<In, Out, 'optional'>>>;

/** A record whose fields all have the same shape; what is left out keeps its default. */
export function partsOf<const D extends Readonly<Record<string, unknown>>, In, Out>(
  shape: Shape<In, Out>,
  defaults: D & Readonly<Record<keyof D, In>>,
  titles: (name: string) => string = (name) => name,
) {
  const fields = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, optional(shape, fallback as In, titles(name))]),
  );
  return record(fields as Same<keyof D & string, In, Out>);
}
