/** Edits of JSON data by place (`corps[0].units[2].count`), each of which gives new data and leaves the old as it was. */
import type { Json } from './json.ts';

type Step = string | number;

/** The steps of a place. The empty place has none. */
export function stepsOf(at: string): readonly Step[] {
  return [...at.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? String(name) : Number(index),
  );
}

const isList = (data: Json | undefined): data is readonly Json[] => Array.isArray(data);
const isRecord = (data: Json | undefined): data is { readonly [name: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function childOf(data: Json | undefined, step: Step): Json | undefined {
  if (typeof step === 'number') return isList(data) ? data[step] : undefined;
  return isRecord(data) && Object.hasOwn(data, step) ? data[step] : undefined;
}

/** What is at a place, or undefined. */
export function valueAt(data: Json, at: string): Json | undefined {
  return stepsOf(at).reduce<Json | undefined>(childOf, data);
}

/** Changes what is at the steps. A field that becomes undefined is left out. */
function changed(
  data: Json | undefined,
  [step, ...further]: readonly Step[],
  edit: (old: Json | undefined) => Json | undefined,
): Json | undefined {
  if (step === undefined) return edit(data);
  const next = changed(childOf(data, step), further, edit);
  if (typeof step === 'number') {
    const list = isList(data) ? data : [];
    return list.flatMap((each, n) => (n !== step ? [each] : next === undefined ? [] : [next]));
  }
  const record = isRecord(data) ? data : {};
  const others = Object.entries(record).filter(([name]) => name !== step);
  const names = Object.keys(record);
  if (next === undefined) return Object.fromEntries(others);
  if (!names.includes(step)) return Object.fromEntries([...others, [step, next]]);
  return Object.fromEntries(names.map((name) => [name, name === step ? next : (record[name] ?? null)]));
}

/** The data with this value at a place. Undefined leaves the field or the entry out. */
export function withValueAt(data: Json, at: string, value: Json | undefined): Json {
  return changed(data, stepsOf(at), () => value) ?? null;
}

/** The data with an entry put into the list at a place, before the one at `index`, or as the last. */
export function withEntry(data: Json, list: string, entry: Json, index = Number.POSITIVE_INFINITY): Json {
  const put = (old: Json | undefined): Json => {
    const entries = isList(old) ? old : [];
    return [...entries.slice(0, index), entry, ...entries.slice(index)];
  };
  return changed(data, stepsOf(list), put) ?? null;
}

/** The data with the entry at a place moved into a list, before the one that is at `index` there now, or as the last. */
export function withEntryMoved(
  data: Json,
  from: string,
  list: string,
  index = Number.POSITIVE_INFINITY,
): Json {
  const entry = valueAt(data, from);
  if (entry === undefined) return data;
  const own = stepsOf(from);
  const last = own[own.length - 1];
  const isSameList = from === `${list}[${last}]`;
  const before = isSameList && typeof last === 'number' && last < index ? index - 1 : index;
  return withEntry(withValueAt(data, from, undefined), list, entry, before);
}
