/** Spans: intervals along a line on which something is true. The store is reused, so that hot paths allocate no objects. */
import { valueAt } from '@grognard/lists';

/** Spans as numbers from a start, usually shares 0 to 1 of a line, in order of insertion. */
export interface Spans {
  count: number;
  from: Float64Array;
  to: Float64Array;
}

export function makeSpans(room = 16): Spans {
  return { count: 0, from: new Float64Array(room), to: new Float64Array(room) };
}

/** Adds a span, clipped to 0–1. Spans without length are dropped. */
export function addSpan(spans: Spans, from: number, to: number): void {
  const start = from > 0 ? from : 0;
  const end = to < 1 ? to : 1;
  if (!(end > start)) return;
  const { count } = spans;
  if (count === spans.from.length) {
    spans.from = grown(spans.from);
    spans.to = grown(spans.to);
  }
  spans.from[count] = start;
  spans.to[count] = end;
  spans.count = count + 1;
}

function grown(values: Float64Array): Float64Array {
  const larger = new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** Two spans within this distance are joined, because their ends come from divisions. */
const joint = 2 ** -40;

/** Sorts the spans and joins those that overlap or meet. */
export function mergeSpans(spans: Spans): void {
  const { from, to } = spans;
  for (let i = 1; i < spans.count; i++) {
    const start = valueAt(from, i);
    const end = valueAt(to, i);
    let at = i;
    for (; at > 0 && valueAt(from, at - 1) > start; at--) {
      from[at] = valueAt(from, at - 1);
      to[at] = valueAt(to, at - 1);
    }
    from[at] = start;
    to[at] = end;
  }
  let last = 0;
  for (let i = 1; i < spans.count; i++) {
    if (valueAt(from, i) <= valueAt(to, last) + joint) {
      if (valueAt(to, i) > valueAt(to, last)) to[last] = valueAt(to, i);
    } else {
      last++;
      from[last] = valueAt(from, i);
      to[last] = valueAt(to, i);
    }
  }
  if (spans.count > 0) spans.count = last + 1;
}

export function totalOf(spans: Spans): number {
  let sum = 0;
  for (let i = 0; i < spans.count; i++) sum += valueAt(spans.to, i) - valueAt(spans.from, i);
  return sum;
}
