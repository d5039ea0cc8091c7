/** The golden games as texts, and the findings of `verify` for a text. For tests only. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openGame, verifyGame } from '@grognard/engine';
import { createGame } from '@grognard/rulesets';

const folder = new URL('../../../../fixtures/games/', import.meta.url);
const unsealedFolder = new URL('version-1/', folder);

const gamesIn = (where: URL): readonly string[] =>
  readdirSync(where)
    .filter((name) => name.endsWith('.grognard.json'))
    .sort();

export const goldenNames = gamesIn(folder);

/** Paths of games that format version 1 saved, without seals. */
export const unsealedFiles = gamesIn(unsealedFolder).map((name) =>
  fileURLToPath(new URL(name, unsealedFolder)),
);

export function goldenText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

/** Number of problems or differences found in a file. */
export function countFound(text: string): number {
  const opened = openGame(text, createGame);
  return 'problems' in opened ? opened.problems.length : verifyGame(opened).differences.length;
}
