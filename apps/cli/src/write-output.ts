/** Puts a text where a flag says: into a file, with its folders, or on standard output. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Terminal } from './terminal.ts';

export async function put(file: string, text: string, terminal: Terminal): Promise<void> {
  if (file === '-') return terminal.write(text);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  terminal.say(`grognard: wrote ${file}\n`);
}
