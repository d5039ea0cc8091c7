/** Opens a saved game: the file, read and checked, and its battle laid out again. */
import { createReadStream } from 'node:fs';
import { type AnyTableGame, readSave, type SaveFile } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import type { LayOut } from '@grognard/simulator';
import { UnreadableFile } from './system-error.ts';
import type { Terminal } from './terminal.ts';

/** A saved game with the game that it is of. */
export interface SavedGame {
  readonly file: SaveFile;
  readonly game: AnyTableGame;
}

/** Why a file cannot be opened, each with its place in the file. */
export interface UnreadableGame {
  readonly problems: readonly { readonly at: string; readonly message: string }[];
}

/** In bytes, as the web application has it. What is larger is no file of ours, and may never end. */
export const largestFile = 16 * 1024 * 1024;

/** The text of a file; `-` is standard input. */
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

/** A text as a saved game. */
export function openGame(text: string, tables: LayOut): SavedGame | UnreadableGame {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [{ at: '', message: `this is no JSON: ${why}` }] };
  }
  const file = readSave(data);
  if (file instanceof Problem) return { problems: [file] };
  const { edition, scenario, options } = file.header;
  const game = tables(edition, scenario, options);
  if (game === null)
    return { problems: [{ at: 'header.edition', message: `nobody here plays "${edition}" on the table` }] };
  if (!('rules' in game)) return { problems: game.map((problem) => placed(problem)) };
  return { file, game };
}

/** A problem of a scenario or its options, seen from the file that holds them. */
function placed(problem: Problem): Problem {
  return problem.within(problem.at.startsWith('options') ? 'header' : 'header.scenario');
}
