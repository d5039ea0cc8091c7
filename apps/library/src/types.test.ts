/** A wrong field does not compile: the compiler is run on good and on bad cases. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const rally = (input: string, more = ''): string =>
  `resolve({ ruleset: 'adlg-r', procedure: 'rally', input: { ${input} } ${more} })`;

const good: Readonly<Record<string, string>> = {
  'a rally': rally(`kind: 'tercio', lost: 1`),
  'with all defaults': rally(''),
  'with dice and an id': rally('', ', dice: [3], id: 7'),
  'with an option': rally('', `, options: { 'command.lost-free': 1 }`),
  'the answer told apart': `const answer = ${rally('')};
    if (!answer.ok) answer.error.at.length; else if (answer.allowed) answer.outcomes.length; else answer.refusals.length`,
  'unknown data': `resolveUnknown(JSON.parse('7'))`,
};

/** Each differs from a good one in the word named. */
const bad: Readonly<Record<string, string>> = {
  'no such ruleset': rally('').replace('adlg-r', 'chess'),
  'no such procedure': rally('').replace('rally', 'castle'),
  'no such field': rally(`mood: 'grim'`),
  'no such value': rally(`kind: 'dragon'`),
  'a wrong type': rally(`lost: '1'`),
  'no such option': rally('', `, options: { 'no.such': 1 }`),
  'no such value of an option': rally('', `, options: { 'command.lost-free': 7 }`),
  'dice that are no list': rally('', ', dice: 6'),
  'a field of another procedure': rally(`commander: true, crossing: 'wide'`),
};

const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.ts`;
const config = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '../../..' },
  include: ['*.ts'],
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
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  said = stdout;
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
