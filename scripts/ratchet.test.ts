import { describe, expect, test } from 'vitest';
import { compareTallies } from './check-ratchet.ts';
import { areaOf, type EscapeCounts, findEscapes, noEscapes, productionFiles } from './ratchet.ts';

const kindsIn = (text: string, file = 'a.ts') => findEscapes(file, text).map(({ kind }) => kind);

describe('findEscapes', () => {
  test.each([
    ['const a = b!;', ['x!']],
    ['const a = b!.c![0]!;', ['x!', 'x!', 'x!']],
    ['let a!: number;', ['x!']],
    ['class A {\n  b!: number;\n}', ['x!']],
    ['const a = b as C;', ['as T']],
    ['const a = <C>b;', ['as T']],
    ['const a = b as unknown;', ['as T']],
    ['const a = b as unknown as C;', ['as unknown as T']],
    ['const a = (b! as unknown) as C;', ['as unknown as T', 'x!']],
    ['const a = b ?? 0;', ['?? 0']],
    ['const a = b ?? (0);', ['?? 0']],
    ['b ??= 0;', ['?? 0']],
    ["const a = b ?? '';", ["?? ''"]],
    ['const a = b ?? -1;', ['?? -1']],
    ['// biome-ignore lint/a: b\nconst a = 1;', ['disabled lint']],
    ['/* oxlint-disable */\n// @ts-expect-error\nconst a = 1;', ['disabled lint', 'disabled lint']],
  ])('%s', (text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds);
  });

  test.each([
    'const a = [1] as const;',
    'const a = <const>[1];',
    'const a = !b !== c;',
    'const a = b ?? 1;',
    "const a = b ?? 'x';",
    'const a = b ?? -2;',
    'const a = b || 0;',
    'const a = b satisfies C;',
    "import { a as b } from './a.ts';",
    "const a = 'b! as C ?? 0 // biome-ignore';",
    '// b! as C ?? 0\nconst a = 1;',
    'type A<B> = { [K in keyof B as Uppercase<K>]: B[K] };',
  ])('%s is none', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  test('reads JSX', () => {
    expect(kindsIn('const a = <b title={c!}>{/* biome-ignore d */}it is! as e</b>;', 'a.tsx')).toEqual([
      'x!',
      'disabled lint',
    ]);
  });

  test('a file that cannot be read is an error, not a count of none', () => {
    expect(() => findEscapes('a.ts', 'const = ;')).toThrow('a.ts');
  });
});

test('production code is every source but tests and what serves them', () => {
  const files = productionFiles();
  expect(files).toContain('packages/engine/src/match.ts');
  expect(files).toContain('apps/web/src/main.tsx');
  const forTests = /\.test\.|test-kit|\/(testing|trial)\/|^(bench|scripts|fixtures)\//;
  expect(files.filter((file) => forTests.test(file))).toEqual([]);
  expect(areaOf('rulesets/argad/table/state/model.ts')).toBe('rulesets/argad');
  expect(areaOf('rulesets/words.ts')).toBe('rulesets');
});

describe('compareTallies', () => {
  const bangs = (count: number): EscapeCounts => ({ ...noEscapes(), 'x!': count });

  test('a count that rises is named, also that of a folder that is new', () => {
    expect(compareTallies({ a: bangs(1) }, { a: bangs(2), b: bangs(1) })).toEqual({
      risen: ['a: 1 × x! written, 2 found', 'b: 0 × x! written, 1 found'],
      fallen: [],
    });
  });

  test('a count that falls is to be written, also that of a folder that is gone', () => {
    expect(compareTallies({ a: bangs(2), b: bangs(1) }, { a: bangs(1) })).toEqual({
      risen: [],
      fallen: ['a: 2 × x! written, 1 found', 'b: 1 × x! written, 0 found'],
    });
  });

  test('code that moved takes its count along, and no more', () => {
    const written = { a: bangs(3) };
    expect(compareTallies(written, { a: bangs(1), b: bangs(2) }, true).risen).toEqual([]);
    expect(compareTallies(written, { a: bangs(2), b: bangs(2) }, true).risen).toEqual([
      'everything: 3 × x! written, 4 found',
    ]);
  });

  test('what is lower in one kind does not make up for another', () => {
    const before = { a: { ...bangs(5), 'as T': 0 } };
    expect(compareTallies(before, { a: { ...bangs(0), 'as T': 1 } }).risen).toHaveLength(1);
  });
});
