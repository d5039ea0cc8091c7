/** readGames: reads saved games from an untrusted file. Each refusal names its place. */
import { readSave, type SaveFile } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import type { RefusedSetup } from './deps.ts';

/** Limit of a file, in characters, and of its nesting. */
export const largestFile = 16 * 1024 * 1024;
const deepest = 32;

const backupFormat = 'grognard-backup';

/** Several saved games in one file. */
export function writeBackup(saves: readonly string[]): string {
  return `{"format":"${backupFormat}","version":1,"games":[\n${saves.map((text) => text.trim()).join(',\n')}\n]}\n`;
}

/** Depth of nesting of a text, without parsing it. Brackets in strings do not count. */
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

/** The saved games of a file, or why they are refused. */
export function readGames(text: string): { readonly saves: readonly SaveFile[] } | RefusedSetup {
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

function refused(at: string, message: string): RefusedSetup {
  return { refused: [{ at, message }] };
}

function gamesIn(data: unknown): readonly unknown[] | null {
  if (typeof data !== 'object' || data === null || !('format' in data) || !('games' in data)) return null;
  return data.format === backupFormat && Array.isArray(data.games) ? data.games : null;
}

/** Line and column, if the parser gives a position. */
function placeIn(text: string, error: unknown): string {
  const at = /position (\d+)/.exec(String(error))?.[1];
  if (at === undefined) return '';
  const before = text.slice(0, Number(at));
  const line = before.split('\n').length;
  return `${line}:${before.length - before.lastIndexOf('\n')}`;
}
