/** textOf: the text of a file that a person named, up to the size of the largest file of ours. */
import { createReadStream } from 'node:fs';
import { UnreadableFile } from './system-error.ts';
import type { Terminal } from './terminal.ts';

/** In bytes, the same limit as in the web application. A larger file is not a saved game and may be endless. */
export const largestFile = 16 * 1024 * 1024;

/** The text of a file. `-` is standard input. */
export async function textOf(file: string, terminal: Terminal): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream: AsyncIterable<Uint8Array> = file === '-' ? terminal.input() : createReadStream(file);
  for await (const piece of stream) {
    length += piece.length;
    if (length > largestFile)
      throw new UnreadableFile(
        `${file === '-' ? 'standard input' : file} is larger than ${largestFile / 1024 / 1024} MB`,
        'Scenarios, saved games and house rules are smaller.',
      );
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
