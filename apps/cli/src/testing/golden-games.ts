/** The golden games as texts, and what `verify` says of a text. For tests only. */
import { readdirSync, readFileSync } from 'node:fs';
import { saveVersion, sealSave, writeSave } from '@grognard/engine';
import { createGame } from '@grognard/rulesets';
import { openGame } from '../saved-game.ts';
import { verifyGame } from '../verify-game.ts';

const folder = new URL('../../../../fixtures/games/', import.meta.url);

export const goldenNames: readonly string[] = readdirSync(folder).sort();

export function goldenText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

/** The text as it is saved today, with seals. */
export function sealedText(name: string): string {
  const opened = openGame(goldenText(name), createGame);
  if ('problems' in opened) throw new Error(opened.problems[0]?.message);
  const { header } = opened.file;
  return writeSave(sealSave({ ...opened.file, header: { ...header, version: saveVersion } }));
}

/** How many problems or differences are found in a file. */
export function countFound(text: string): number {
  const opened = openGame(text, createGame);
  return 'problems' in opened ? opened.problems.length : verifyGame(opened).differences.length;
}
