/** Plain data in tests: cases, comparison, canonical text, freezing. */

export type Data = Readonly<Record<string, unknown>>;

/** A case as `resolve` takes it. */
export interface CaseData {
  readonly id?: string | number | null;
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: Data;
  readonly options?: Data;
  readonly dice?: readonly number[];
}

/** Whether a value is a plain object. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * First difference of two values, as a path with both values, or null if they are equal. −0 is not 0, and undefined counts as
 * missing.
 */
export function difference(got: unknown, due: unknown, at = ''): string | null {
  if (Array.isArray(got) && Array.isArray(due)) {
    if (got.length !== due.length) return `${at}: ${JSON.stringify(got)} instead of ${JSON.stringify(due)}`;
    for (let i = 0; i < got.length; i++) {
      const found = difference(got[i], due[i], `${at}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (isData(got) && isData(due)) {
    for (const key of new Set([...Object.keys(got), ...Object.keys(due)])) {
      const found = difference(got[key], due[key], at === '' ? key : `${at}.${key}`);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(got, due) ? null : `${at}: ${shown(got)} instead of ${shown(due)}`;
}

function shown(value: unknown): string {
  return Object.is(value, -0) ? '−0' : (JSON.stringify(value) ?? String(value));
}

/** Canonical JSON: sorted keys, no spaces. Independent of the kit's own, which it checks. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isData(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** Freezes a value deeply, so that any write to it is detected. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Value at a path such as `a.modifier`. */
export function at(data: unknown, path: string): unknown {
  let value = data;
  for (const name of path.split('.')) value = isData(value) ? value[name] : undefined;
  return value;
}

/** The data with another value at a path. `undefined` removes the field. Lists on the path are left unchanged. */
export function withAt(data: Data, path: readonly string[], value: unknown): Data {
  const [name, ...rest] = path;
  if (name === undefined || Array.isArray(data[name])) return data;
  const inner = data[name];
  const changed = rest.length === 0 ? value : withAt(isData(inner) ? inner : {}, rest, value);
  const { [name]: _old, ...others } = data;
  return changed === undefined ? others : { ...others, [name]: changed };
}
