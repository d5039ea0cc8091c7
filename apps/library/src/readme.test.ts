/** The examples in the READMEs run as they stand. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Each with something that its example must print. */
const readmes = [
  ['packages/rules-kit', '{"p":"1/36","outcome":"hit"}'],
  ['packages/test-kit', 'shot'],
  ['apps/library', '"1/36"'],
] as const;
let folder = '';

beforeAll(() => {
  mkdirSync(join(root, '.cache/readmes'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/readmes/run-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example, with the names that it has inside the repository. */
function exampleIn(readme: string): string {
  const text = readFileSync(join(root, readme, 'README.md'), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1];
  if (code === undefined) throw new Error(`${readme} has no example`);
  return code.replace("'grognard'", "'@grognard/library'").replace(/^rulesetTests\(.*$/m, '');
}

describe('the example of', () => {
  it.each(readmes)('%s', async (readme, due) => {
    const file = join(folder, `${readme.replaceAll('/', '-')}.ts`);
    writeFileSync(file, exampleIn(readme));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await import(pathToFileURL(file).href);
    expect(JSON.stringify(log.mock.calls)).toContain(due);
    log.mockRestore();
  });
});
