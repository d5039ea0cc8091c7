/** feedGarbage: random garbage as input. It always gets an answer, an error with code and place, never an exception. */
import { type Answer, longestLine, type ProblemCode, type Resolver, type Ruleset } from '@grognard/rules-kit';
import { difference, isData } from '../data.ts';
import { casesOf } from '../generate/cases.ts';
import { SeededRandom } from '../generate/seeded-random.ts';

const codes: readonly ProblemCode[] = [
  'parse',
  'ruleset',
  'procedure',
  'unknown-field',
  'type',
  'value',
  'missing',
  'edition',
  'option',
  'combination',
  'dice',
];

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

const poisonous = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'];

/** Values that fit no field, or only barely. */
const rubbish: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.NEGATIVE_INFINITY,
  () => -0,
  () => 1e308,
  () => -1,
  () => 0.1,
  () => 2 ** 53,
  () => 1e-320,
  () => '',
  () => 'NaN',
  () => '5',
  () => 'x'.repeat(10_000),
  () => '\u0000\ud800',
  () => true,
  () => false,
  () => [],
  () => [[]],
  () => new Array<unknown>(5),
  () => new Array<unknown>(100_000),
  () => ({}),
  () => ({ length: 3 }),
  () => nested(40),
  () => nested(2_000),
  () => 10n,
  () => Symbol('s'),
  () => () => 1,
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
];

/** The value with one place spoilt. */
function spoil(value: unknown, random: SeededRandom): unknown {
  if (random.inHundred(12)) return random.pick(rubbish)();
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[random.below(copy.length + 1)] = spoil(copy[0], random);
    return copy;
  }
  if (!isData(value)) return random.pick(rubbish)();
  const copy: Record<string, unknown> = { ...value };
  const names = Object.keys(copy);
  const kind = random.below(10);
  if (kind < 2 || names.length === 0) {
    const name = random.inHundred(50) ? random.pick(poisonous) : `${names[0] ?? 'x'}s`;
    Object.defineProperty(copy, name, {
      value: random.pick(rubbish)(),
      enumerable: true,
      configurable: true,
    });
    return copy;
  }
  const name = random.pick(names);
  if (kind < 3) delete copy[name];
  else copy[name] = spoil(copy[name], random);
  return copy;
}

/** The text of a case with some characters lost, doubled or replaced. */
function spoilText(text: string, random: SeededRandom): string {
  const where = random.below(text.length + 1);
  const piece = random.pick([
    '',
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    'e9',
    '-',
    '\u0000',
    '"__proto__":1,',
  ]);
  return text.slice(0, where) + piece + text.slice(where + random.below(3));
}

/** Complaint about an answer to garbage, or null if there is none. */
export function badAnswer(answer: Answer): string | null {
  const changed = difference(answer, JSON.parse(JSON.stringify(answer)));
  if (changed !== null) return `the answer does not survive JSON: ${changed}`;
  if (answer.ok) return null;
  const { code, at, message } = answer.error;
  if (!codes.includes(code)) return `unknown code ${code}`;
  if (message === '' || message.length > 2_000) return `a message of ${message.length} characters`;
  return code === 'parse' || at !== '' ? null : `an error without a place: ${message}`;
}

function describeGarbage(value: unknown): string {
  try {
    return JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner,
    ).slice(0, 2_000);
  } catch {
    return String(value);
  }
}

/** Resolves spoilt cases. Returns the first complaint, or null. */
export function feedGarbage(
  ruleset: Ruleset,
  resolver: Resolver,
  seed: number,
  amount: number,
): string | null {
  const random = new SeededRandom(seed, `${ruleset.id}/garbage`);
  const sources = ruleset.editions.flatMap(({ id }) =>
    ruleset.procedureIds.map((procedure) => casesOf(ruleset, id, procedure, seed + 2)),
  );
  const clean = Object.getOwnPropertyNames(Object.prototype).join();
  for (let i = 0; i < amount; i++) {
    let given: unknown = random.pick(sources).next();
    const asText = random.inHundred(30);
    if (asText) given = spoilText(JSON.stringify(given), random);
    else for (let n = random.between(1, 3); n > 0; n--) given = spoil(given, random);
    try {
      const answer = asText ? resolver.resolveLine(given as string) : resolver.resolve(given);
      const complaint = badAnswer(answer);
      if (complaint !== null) return `${complaint}\n  shown by: ${describeGarbage(given)}`;
    } catch (error) {
      return `an exception: ${error instanceof Error ? error.stack : String(error)}\n  shown by: ${describeGarbage(given)}`;
    }
    if (Object.getOwnPropertyNames(Object.prototype).join() !== clean)
      return `Object.prototype was changed by ${describeGarbage(given)}`;
  }
  return null;
}

/** Lines that are too long, too deep or not JSON. */
export function feedBadLines(resolver: Resolver): string | null {
  const lines = [
    '',
    'null',
    '[]',
    '7',
    '{',
    `{"id":"${'x'.repeat(longestLine)}"}`,
    '['.repeat(100_000),
    `${'['.repeat(33)}${']'.repeat(33)}`,
    'x'.repeat(10_000_000),
  ];
  for (const line of lines) {
    const answer = resolver.resolveLine(line);
    if (answer.ok || answer.error.code !== 'parse' || answer.id !== null)
      return `${line.slice(0, 40)} is answered with ${JSON.stringify(answer)}`;
  }
  return null;
}
