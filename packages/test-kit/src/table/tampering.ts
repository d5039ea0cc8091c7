/** Tampering: one random change of a saved game, of any kind and at any place. */
import { canonical } from '@grognard/rules-kit';
import type { SeededRandom } from '../generate/seeded-random.ts';

/** A container inside a file, with its path. */
interface Holder {
  readonly at: string;
  readonly holds: Record<string, unknown> | unknown[];
}

export interface Tampering {
  /** Description of the change and its place, for the report of a failure. */
  readonly what: string;
  readonly text: string;
}

const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

function holdersIn(value: unknown, at: string): Holder[] {
  if (!isHolder(value)) return [];
  return [
    { at, holds: value },
    ...Object.entries(value).flatMap(([key, inner]) => holdersIn(inner, `${at}.${key}`)),
  ];
}

/** Another value of the same type if possible, as a careful forger would write. */
function changedValue(value: unknown, random: SeededRandom): unknown {
  if (typeof value === 'number') return value + random.pick([1, -1, 0.1, 10, 6 - 2 * value]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return random.pick([
      `${value} `,
      value.slice(1),
      value.toUpperCase(),
      `${value.slice(1)}${value.slice(0, 1)}`,
      'f'.repeat(64),
    ]);
  return random.pick([0, 1, '', 'a', [], {}, true]);
}

function tamperList(list: unknown[], random: SeededRandom): string {
  const n = random.below(list.length + 1);
  const other = random.below(list.length + 1);
  switch (random.pick(['change', 'drop', 'double', 'move', 'append'] as const)) {
    case 'change':
      list[n] = n < list.length ? changedValue(list[n], random) : null;
      return `[${n}] changed`;
    case 'drop':
      list.splice(n, 1);
      return `[${n}] dropped`;
    case 'double':
      list.splice(other, 0, structuredClone(list[n] ?? null));
      return `[${n}] doubled at ${other}`;
    case 'move':
      list.splice(other, 0, ...list.splice(n, 1));
      return `[${n}] moved to ${other}`;
    case 'append':
      list.push(random.pick([0, 'a', null, {}, []]));
      return 'lengthened';
  }
}

function tamperRecord(record: Record<string, unknown>, random: SeededRandom): string {
  const keys = Object.keys(record);
  const key = keys.length === 0 ? 'note' : random.pick(keys);
  const value = record[key];
  switch (random.pick(['change', 'change', 'change', 'drop', 'rename', 'null', 'add'] as const)) {
    case 'change':
      record[key] = changedValue(value, random);
      return `.${key} changed`;
    case 'drop':
      delete record[key];
      return `.${key} dropped`;
    case 'rename':
      delete record[key];
      record[`${key}s`] = value;
      return `.${key} renamed`;
    case 'null':
      record[key] = null;
      return `.${key} null`;
    case 'add': {
      const added = random.pick(['note', 'only', 'fixed', 'options', 'covers', '__proto__']);
      Object.defineProperty(record, added, { value: random.pick([1, 'header', {}, true]), enumerable: true });
      return `.${added} added`;
    }
  }
}

/** The changes that earlier, careless rules accepted most often. */
const coarse: Readonly<Record<string, (file: Record<string, unknown>, random: SeededRandom) => void>> = {
  'dice by hand': (file) => {
    Object.assign(file['header'] ?? {}, { dice: { kind: 'hand' } });
  },
  'an option added': (file, random) => {
    Object.assign(file['header'] ?? {}, {
      options: { [`option.${random.below(9)}`]: random.below(2) === 1 },
    });
  },
  'a command doubled': ({ entries }, random) => {
    if (!Array.isArray(entries)) return;
    const n = random.below(entries.length);
    entries.splice(n, 0, structuredClone(entries[n]));
  },
  'a number that JSON spells and nobody writes': (file, random) => {
    const holder = random.pick(holdersIn(file['header'], 'header'));
    Object.assign(holder.holds, { [Object.keys(holder.holds)[0] ?? 'x']: 'HUGE' });
  },
};

function tamperOnce(file: Record<string, unknown>, random: SeededRandom): string {
  if (random.below(10) === 0) {
    const name = random.pick(Object.keys(coarse));
    coarse[name]?.(file, random);
    return name;
  }
  // The header is as likely as all entries together, because it used to be unprotected.
  const part = random.pick(['header', 'header', 'entries', 'entries', 'rest']);
  const holders = part === 'rest' ? [{ at: '', holds: file }] : holdersIn(file[part], part);
  const { at, holds } = random.pick(holders);
  return `${at}${Array.isArray(holds) ? tamperList(holds, random) : tamperRecord(holds, random)}`;
}

/** The file with one effective change. */
export function tampered(text: string, random: SeededRandom): Tampering {
  const before = canonical(JSON.parse(text));
  for (;;) {
    const file = JSON.parse(text) as Record<string, unknown>;
    const what = tamperOnce(file, random);
    // Compared as written: JSON drops a field without a value.
    const written = JSON.stringify(file);
    if (canonical(JSON.parse(written)) !== before)
      return { what, text: written.replaceAll('"HUGE"', random.pick(['1e999', '-1e999'])) };
  }
}
