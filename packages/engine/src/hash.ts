/** fingerprint: a hash of plain data, the same in Node and in every browser, whatever the order of keys. */

function step(lane: number, value: number): number {
  let bits = Math.imul(lane ^ value, 0x9e3779b1);
  bits ^= bits >>> 15;
  return Math.imul(bits, 0x85ebca77) ^ (bits >>> 13);
}

interface KeyOrder {
  readonly found: readonly string[];
  readonly sorted: readonly string[];
}

/** Orders of keys by the first key. Records of a kind have the same keys in the same order, and a game has few kinds. */
const keyOrderCache = new Map<string, KeyOrder>();
const mostOrders = 500;

function sortedKeys(record: object): readonly string[] {
  const found = Object.keys(record);
  const [first] = found;
  if (first === undefined || found.length === 1) return found;
  const known = keyOrderCache.get(first);
  if (known !== undefined && isSameOrder(known.found, found)) return known.sorted;
  const sorted = found.toSorted();
  if (keyOrderCache.size < mostOrders || known !== undefined) keyOrderCache.set(first, { found, sorted });
  return sorted;
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

class Fingerprint {
  private a = 0x243f6a88;
  private b = 0x13198a2e;

  private take(value: number): void {
    this.a = step(this.a, value);
    this.b = step(this.b ^ this.a, value + 0x7f4a7c15);
  }

  private takeNumber(value: number): void {
    if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff) {
      this.take(1);
      this.take(value);
    } else this.takeText(`#${value}`);
  }

  private takeText(text: string): void {
    this.take(2);
    this.take(text.length);
    // Most of a state is names of fields. Local lanes stay in registers.
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const value = text.charCodeAt(i);
      a = step(a, value);
      b = step(b ^ a, value + 0x7f4a7c15);
    }
    this.a = a;
    this.b = b;
  }

  add(value: unknown): void {
    if (typeof value === 'number') this.takeNumber(value);
    else if (typeof value === 'string') this.takeText(value);
    else if (value === null) this.take(3);
    else if (typeof value === 'boolean') this.take(value ? 4 : 5);
    else if (Array.isArray(value)) {
      this.take(6);
      this.take(value.length);
      for (const entry of value) this.add(entry);
    } else if (typeof value === 'object') {
      const record = value as Readonly<Record<string, unknown>>;
      const keys = sortedKeys(record);
      this.take(7);
      this.take(keys.length);
      for (const key of keys) {
        this.takeText(key);
        this.add(record[key]);
      }
    } else throw new TypeError(`a state is plain JSON, without ${typeof value}`);
  }

  get text(): string {
    const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
    return hex(step(this.a, 8)) + hex(step(this.b, 9));
  }
}

/** 16 hexadecimal digits. Equal states have equal fingerprints. It detects differences but gives no protection against forgery. */
export function fingerprint(value: unknown): string {
  const print = new Fingerprint();
  print.add(value);
  return print.text;
}

type PlainRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two pieces of plain data are equal, whatever the order of keys. Faster than comparing fingerprints. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === undefined || b === undefined) throw new TypeError('a state is plain JSON, without undefined');
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b);
  return isRecord(a) && isRecord(b) ? isSameRecord(a, b) : a === b;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (!isSameData(a[n], b[n])) return false;
  return true;
}

function isSameRecord(a: PlainRecord, b: PlainRecord): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !isSameData(a[key], b[key])) return false;
  return true;
}
