/** partMessages: parts a catalogue of messages. What only screens apart from the battles say is loaded with the first such screen, not on the way to a table. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, 'src');
const roots = ['main.tsx', 'referee/worker.ts', 'referee/thinker-worker.ts', 'result/analyst-worker.ts'];

/** A screen that `app.tsx` declares apart. */
const screenApart = /\bapart\(async \(\) => \(await import\('(.+?)'\)\)/g;
const anyImport = /(?:\bfrom |\bimport\(?)'(\.[^']+\.tsx?)'/g;

/** What this file imports. Types are gone when it runs. */
function importsOf(file: string, text: string): readonly string[] {
  const running = text.replace(/^import type .*?;$/gms, '').replace(screenApart, '');
  return [...running.matchAll(anyImport)]
    .flatMap(([, path]) => path ?? [])
    .map((path) => join(dirname(file), path));
}

/** The text of every file that a page without screens apart may load. */
function nearText(): string {
  const files = roots.map((root) => join(sources, root));
  const texts: string[] = [];
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`${file} is imported and does not exist`);
    const text = readFileSync(file, 'utf8');
    texts.push(text);
    for (const next of importsOf(file, text)) if (!files.includes(next)) files.push(next);
  }
  return texts.join('\n');
}

/** An id that stands nowhere in the near files is said apart, if it is said at all. Of composed ids the beginning counts. */
export function saidApart(ids: readonly string[]): ReadonlySet<string> {
  const app = readFileSync(join(sources, 'app.tsx'), 'utf8');
  if (app.match(screenApart) === null) throw new Error('app.tsx declares no screen apart');
  const text = nearText();
  const plain = new Set([...text.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/g)].map(([, id]) => id));
  const beginnings = [...text.matchAll(/`([a-z]+\.?[\w.-]*)\$\{/g)].flatMap(
    ([, beginning]) => beginning ?? [],
  );
  return new Set(
    ids.filter((id) => !plain.has(id) && !beginnings.some((beginning) => id.startsWith(beginning))),
  );
}

/** The messages of a compiled catalogue. */
async function messagesOf(code: string): Promise<object> {
  const compiled: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const messages =
    typeof compiled === 'object' && compiled !== null && 'messages' in compiled ? compiled.messages : null;
  if (typeof messages !== 'object' || messages === null) throw new Error('a catalogue has no messages');
  return messages;
}

/** The code of both parts of a compiled catalogue. */
export async function partMessages(code: string): Promise<{ readonly near: string; readonly apart: string }> {
  const all = Object.entries<unknown>({ ...(await messagesOf(code)) });
  const apart = saidApart(all.map(([name]) => name));
  const part = (isApart: boolean) => {
    const messages = Object.fromEntries(all.filter(([name]) => apart.has(name) === isApart));
    return `export const messages = ${JSON.stringify(messages)};`;
  };
  return { near: part(false), apart: part(true) };
}
