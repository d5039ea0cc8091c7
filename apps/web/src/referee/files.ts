/** Games as files: read with distrust, each refusal with its place. */

import { readSave, type SaveFile } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import type { Refusal } from './contract.ts';

/** The largest file that is taken in, in characters, and the deepest nesting. */
export const largestFile = 16 * 1024 * 1024;
const deepest = 32;

const backupFormat = 'grognard-backup';

/** Several saved games in one file. */
export function writeBackup(saves: readonly string[]): string {
  return `{"format":"${backupFormat}","version":1,"games":[\n${saves.map((text) => text.trim()).join(',\n')}\n]}\n`;
}

/** How deep a text nests, without parsing it: brackets in strings do not count. */
export function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isQuoted) {
      if (sign === 92) at++;
      else if (sign === 34) isQuoted = false;
    } else if (sign === 34) isQuoted = true;
    else if (sign === 91 || sign === 123) most = Math.max(most, ++depth);
    else if (sign === 93 || sign === 125) depth--;
  }
  return most;
}

/** The saved games of a file, or why none of them is taken. */
export function readGames(
  text: string,
): { readonly saves: readonly SaveFile[] } | { readonly refused: readonly Refusal[] } {
  if (text.length > largestFile)
    return refused('', `the file is larger than ${largestFile / 1024 / 1024} MiB`);
  if (depthOf(text) > deepest) return refused('', `the file nests deeper than ${deepest} levels`);
  let data: unknown;
  try {
    data = JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch (error) {
    return refused(placeIn(text, error), 'this is no JSON');
  }
  const many = gamesIn(data);
  const saves: SaveFile[] = [];
  for (const [n, one] of (many ?? [data]).entries()) {
    const save = readSave(one);
    if (save instanceof Problem)
      return refused(many === null ? save.at : `games[${n}].${save.at}`, save.message);
    saves.push(save);
  }
  return { saves };
}

function refused(at: string, message: string): { readonly refused: readonly Refusal[] } {
  return { refused: [{ at, message }] };
}

function gamesIn(data: unknown): readonly unknown[] | null {
  if (typeof data !== 'object' || data === null) return null;
  const { format, games } = data as { readonly format?: unknown; readonly games?: unknown };
  return format === backupFormat && Array.isArray(games) ? (games as readonly unknown[]) : null;
}

/** Line and column, where the parser tells a position. */
function placeIn(text: string, error: unknown): string {
  const at = /position (\d+)/.exec(String(error))?.[1];
  if (at === undefined) return '';
  const lines = text.slice(0, Number(at)).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
