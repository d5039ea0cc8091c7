/** checkData: whether a value is plain data within its limits. Its meaning is checked by the receiver. */
import { Problem } from './problem.ts';
import type { DataLimits } from './shape.ts';

/** Names that reach into the prototype of an object when assigned. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The value itself, or the first problem found. */
export function checkData(
  { root, limits }: { readonly root: 'anything' | 'object'; readonly limits: DataLimits },
  value: unknown,
): unknown {
  if (root === 'object' && !isPlainObject(value)) return new Problem('type', '', 'an object is wanted here');
  return new DataCheck(limits).problemIn(value, limits.depth) ?? value;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

class DataCheck {
  private readonly limits: DataLimits;
  private values = 0;

  constructor(limits: DataLimits) {
    this.limits = limits;
  }

  /** Goes at most `depth` levels deep, so that no input can exhaust the stack. */
  problemIn(value: unknown, depth: number): Problem | null {
    if (++this.values > this.limits.values)
      return new Problem('value', '', `more than ${this.limits.values} values`);
    if (value === null || typeof value === 'boolean') return null;
    if (typeof value === 'string') return this.problemInText(value);
    if (typeof value === 'object') return this.problemWithin(value, depth);
    if (typeof value !== 'number')
      return new Problem('type', '', `plain data is wanted here, not ${typeof value}`);
    return Number.isFinite(value) ? null : new Problem('value', '', `${value} is not a number of JSON`);
  }

  private problemInText(value: string): Problem | null {
    const { characters } = this.limits;
    return value.length <= characters
      ? null
      : new Problem('value', '', `a text of more than ${characters} characters`);
  }

  private problemWithin(value: object, depth: number): Problem | null {
    if (depth <= 0) return new Problem('value', '', `more than ${this.limits.depth} levels deep`);
    if (Array.isArray(value)) {
      for (const [n, entry] of value.entries()) {
        const problem = this.problemIn(entry, depth - 1);
        if (problem !== null) return problem.within(`[${n}]`);
      }
      return null;
    }
    if (!isPlainObject(value)) return new Problem('type', '', 'plain data is wanted here');
    for (const [name, entry] of Object.entries(value)) {
      if (forbiddenNames.has(name)) return new Problem('unknown-field', name, 'this name is not allowed');
      const problem = this.problemInText(name) ?? this.problemIn(entry, depth - 1);
      if (problem !== null) return problem.within(name.slice(0, 80));
    }
    return null;
  }
}
