/** Wrong fields do not compile: the compiler runs on good and on bad cases. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const shot = (input: string, more = ''): string =>
  `resolve({ ruleset: 'argad-2024', procedure: 'shoot', input: { weapon: 'pistol', rangeCm: 10, ${input} } ${more} })`;

const good: Readonly<Record<string, string>> = {
  'a shot': shot(`target: { cover: 'cover' }`),
  'with dice and an id': shot('', ', dice: [6, 3], id: 7'),
  'with an option': shot('', `, options: { 'weapon.edge': 'farther' }`),
  'a volley': `resolve({ ruleset: 'giorgi', procedure: 'fire', input: { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' } } })`,
  'a rally': `resolve({ ruleset: 'adlg-r', procedure: 'rally', input: { kind: 'tercio' } })`,
  'the answer told apart': `const answer = ${shot('')};
    if (!answer.ok) answer.error.at.length; else if (answer.allowed) answer.outcomes.length; else answer.refusals.length`,
  'unknown data': `resolveUnknown(JSON.parse('7'))`,
};

/** Each case differs from a valid one in a single thing. */
const bad: Readonly<Record<string, string>> = {
  'no such ruleset': shot('').replace('argad-2024', 'argad-1999'),
  'no such procedure': shot('').replace('shoot', 'castle'),
  'no such field': shot(`mood: 'grim'`),
  'no such field within': shot(`target: { mood: 'grim' }`),
  'no such value': shot('').replace('pistol', 'bow'),
  'a wrong type': shot('').replace('10', `'10'`),
  'a field left out': shot('').replace('rangeCm: 10,', ''),
  'no such option': shot('', `, options: { 'no.such': 1 }`),
  'no such value of an option': shot('', `, options: { 'weapon.edge': 'nowhere' }`),
  'an option of another ruleset': shot('', `, options: { 'command.lost-free': 1 }`),
  'dice that are no list': shot('', ', dice: 6'),
  'a field of another procedure': shot(`ground: []`),
  'a procedure of another ruleset': shot('').replace('shoot', 'rally'),
};

const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.ts`;
const config = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '../../..' },
  include: ['*.ts'],
  // The declarations that the build of types wrote are read in the place of two thousand sources.
  references: [{ path: '../../../apps/library' }],
};

let folder = '';
let said = '';

beforeAll(() => {
  mkdirSync(join(root, '.cache/type-tests'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/type-tests/cases-'));
  for (const [name, code] of Object.entries({ ...good, ...bad })) {
    const text = `import { resolve, resolveUnknown } from '@grognard/library';\nexport const used = [resolve, resolveUnknown];\n${code};\n`;
    writeFileSync(join(folder, fileOf(name)), text);
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compile = (cwd: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [compiler, ...args, '--pretty', 'false'], { cwd, encoding: 'utf8' }).stdout;
  expect(compile(root, '-b', 'apps/library')).toBe('');
  said = compile(folder, '-p', '.');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errorsIn = (name: string): string[] =>
  said.split('\n').filter((line) => line.startsWith(`${fileOf(name)}(`));

describe('the type of a case', () => {
  it.each(Object.keys(good))('compiles: %s', (name) => {
    expect(errorsIn(name)).toEqual([]);
  });

  it.each(Object.keys(bad))('does not compile: %s', (name) => {
    expect(errorsIn(name)).not.toEqual([]);
  });
});
