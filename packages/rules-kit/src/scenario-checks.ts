/** Checks that every scenario file passes: ids that are unique, points on the table and in whole millimetres, references that resolve. */
import type { ProblemCode } from './schema/problem.ts';
import { didYouMean } from './schema/suggest.ts';

/** What is wrong with a file: a code of any input or of this game, the place (`sides[0].units[3].at`), and what would be right. */
export interface PlacedProblem<Code extends string> {
  readonly code: ProblemCode | Code;
  readonly at: string;
  readonly message: string;
}

/** Records a problem: its code, the place in the file, and what would be right. */
export type TellProblem<Code extends string> = (code: Code, at: string, message: string) => void;

/** A value of a file with its place: `sides[0].units[3].at`. */
export interface PlacedValue {
  readonly at: string;
  readonly value: unknown;
}

/** The values that a path leads to, in the order of the file. `sides[].units[].at`: of every unit of every side. */
export function valuesAt(file: object, path: string): PlacedValue[] {
  let found: PlacedValue[] = [{ at: '', value: file }];
  for (const step of path.split('.')) {
    const [field = '', ...lists] = step.split('[]');
    found = found.flatMap(({ at, value }) => fieldOf(value, field, at === '' ? field : `${at}.${field}`));
    for (const _ of lists) found = found.flatMap(entriesOf);
  }
  return found;
}

function fieldOf(value: unknown, field: string, at: string): PlacedValue[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).find(([name]) => name === field);
  return found === undefined || found[1] === null || found[1] === undefined ? [] : [{ at, value: found[1] }];
}

function entriesOf({ at, value }: PlacedValue): PlacedValue[] {
  return Array.isArray(value) ? value.map((entry: unknown, n) => ({ at: `${at}[${n}]`, value: entry })) : [];
}

/** Everything that orders and reports name shares one set of ids. `paths` lead to the ids; `reserved` ids have a meaning of their own. */
export function checkUniqueIds(
  file: object,
  paths: readonly string[],
  tell: TellProblem<'id'>,
  reserved: ReadonlyMap<unknown, string> = new Map(),
): void {
  const first = new Map<unknown, string>();
  for (const { at, value } of paths.flatMap((path) => valuesAt(file, path))) {
    const taken = first.get(value);
    const means = reserved.get(value);
    if (means !== undefined) tell('id', at, `"${String(value)}" means ${means}; give this another id`);
    else if (taken === undefined) first.set(value, at);
    else tell('id', at, `"${String(value)}" is already the id at ${taken}; ids are unique in a scenario`);
  }
}

/** Points in cm lie on the table and in whole millimetres. */
export function checkPointsOnTable(
  file: object,
  paths: readonly string[],
  { width, depth }: { readonly width: number; readonly depth: number },
  tell: TellProblem<'off-table' | 'precision'>,
): void {
  for (const { at, value } of paths.flatMap((path) => valuesAt(file, path))) {
    const point: readonly unknown[] = Array.isArray(value) ? value : [];
    const [x, y] = point;
    if (typeof x !== 'number' || typeof y !== 'number') continue;
    if (x > width || y > depth)
      tell('off-table', at, `[${x}, ${y}] is off the table, which goes to [${width}, ${depth}]`);
    checkMillimetre(x, `${at}[0]`, tell);
    checkMillimetre(y, `${at}[1]`, tell);
  }
}

/** Lengths in cm are in whole millimetres. */
export function checkLengths(file: object, paths: readonly string[], tell: TellProblem<'precision'>): void {
  for (const { at, value } of paths.flatMap((path) => valuesAt(file, path)))
    if (typeof value === 'number') checkMillimetre(value, at, tell);
}

function checkMillimetre(cm: number, at: string, tell: TellProblem<'precision'>): void {
  const rounded = Math.round(cm * 10) / 10;
  if (cm !== rounded)
    tell('precision', at, `${cm} is finer than a millimetre; ${rounded} is the nearest that is not`);
}

/** Reports an id that names nothing of the kind wanted. True if it does name one. */
export function refersTo(
  id: string,
  known: Iterable<string>,
  what: string,
  { at, tell }: { readonly at: string; readonly tell: TellProblem<'reference'> },
): boolean {
  const ids = [...known];
  if (ids.includes(id)) return true;
  const there = ids.length === 0 ? 'there is none' : `one of ${ids.slice(0, 12).join(', ')} is wanted`;
  tell('reference', at, `there is no ${what} "${id}"; ${there}${didYouMean(id, ids)}`);
  return false;
}
