/** malformedVariants: a valid message, spoilt in one place each. For tests. */
import { check, Problem, type Shape } from '@grognard/rules-kit';

/** Values that fit hardly any field. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  '',
  'x'.repeat(5000),
  '\u0000',
  '__proto__',
  [],
  [null],
  {},
  { toString: 'x' },
  [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],
];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All variants of a value with one part removed, replaced or added, at any depth. */
function* variantsOf(value: unknown): Generator<unknown> {
  yield* strange;
  if (Array.isArray(value)) {
    for (const [n, part] of value.entries())
      for (const variant of variantsOf(part)) yield value.with(n, variant);
  } else if (isRecord(value)) {
    yield { ...value, unknownField: 1 };
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      yield rest;
      for (const variant of variantsOf(part)) yield { ...value, [name]: variant };
    }
    // As an own field of this name, as JSON can write it.
    yield Object.fromEntries([...Object.entries(value), ['__proto__', { x: 1 }]]);
  }
}

/** All variants that the shape refuses. */
export function malformedVariants(shape: Shape<unknown, unknown>, valid: object): readonly unknown[] {
  return [...variantsOf(valid)].filter((variant) => check(shape, variant) instanceof Problem);
}
