/** The examples in the READMEs run as written. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Each example by the folder of its README and its number there, with something that it must print. */
const examples = [
  ['packages/rules-kit', 0, '{"p":"1/36","outcome":"hit"}'],
  ['packages/test-kit', 0, 'shot'],
  ['apps/library', 0, '"1/36"'],
  ['apps/library', 1, 'difficult ground'],
] as const;
let folder = '';

beforeAll(() => {
  mkdirSync(join(root, '.cache/readmes'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/readmes/run-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example, with imports as they are inside the repository. */
function exampleIn(readme: string, n: number): string {
  const text = readFileSync(join(root, readme, 'README.md'), 'utf8');
  const code = [...text.matchAll(/```ts\n([\s\S]*?)```/g)][n]?.[1];
  if (code === undefined) throw new Error(`${readme} has no example ${n}`);
  return code.replace("'grognard'", "'@grognard/library'").replace(/^rulesetTests\(.*$/m, '');
}

describe('the example of', () => {
  it.each(examples)('%s, %i', async (readme, n, due) => {
    const file = join(folder, `${readme.replaceAll('/', '-')}-${n}.ts`);
    writeFileSync(file, exampleIn(readme, n));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await import(pathToFileURL(file).href);
    expect(JSON.stringify(log.mock.calls)).toContain(due);
    log.mockRestore();
  });
});
