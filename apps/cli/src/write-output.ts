/** Writes a document to the place a flag names: a file, with its folders, or standard output. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OutputMarkup } from './output.ts';
import { remark, type Terminal } from './terminal.ts';

export async function put(file: string, document: string | OutputMarkup, terminal: Terminal): Promise<void> {
  if (file === '-') return terminal.write(document);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof document === 'string' ? document : document.markup);
  remark(terminal, `wrote ${file}`);
}
