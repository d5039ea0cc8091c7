/** FileSeal: a chain of digests over header, entries and end of a saved game. It shows changes but proves no authorship. */
import { canonical } from '@grognard/rules-kit';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameEvent } from './event.ts';
import type { SaveFile } from './save.ts';
import type { Command } from './table-rules.ts';

/** 32 hexadecimal digits. */
export type FileSeal = string;

const digestBytes = 16;
const digestPattern = /^[0-9a-f]{32}$/;

function digestOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, digestBytes));
}

/** The first 128 bits of SHA-256 over the canonical JSON of plain data, in hexadecimal digits. */
export function digestOf(data: unknown): string {
  return digestOfText(canonical(data));
}

export function isDigest(value: unknown): value is string {
  return typeof value === 'string' && digestPattern.test(value);
}

/** The first link of the chain. The format's name takes the place of the previous seal. */
export function sealHeader(header: SaveFile['header']): FileSeal {
  return digestOfText(`${header.format}\n${canonical(header)}`);
}

/** The next link, over the previous seal and an entry or the end of the file. */
export function sealNext(previous: FileSeal, part: unknown): FileSeal {
  return digestOfText(`${previous}\n${canonical(part)}`);
}

/** Part of the file under the last seal: everything after the entries. */
export function endOf({ result, secret }: Pick<SaveFile, 'result' | 'secret'>): object {
  return { result, secret };
}

/** The file with its seals: one for the header, one for each entry, one for the end. */
export function sealSave<C extends Command, E extends GameEvent>(
  file: Omit<SaveFile<C, E>, 'seals'>,
): SaveFile<C, E> {
  let last = sealHeader(file.header);
  const seals = [last];
  for (const part of [...file.entries, endOf(file)]) {
    last = sealNext(last, part);
    seals.push(last);
  }
  return { ...file, seals };
}
