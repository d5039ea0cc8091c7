/** openGame: a saved game out of the text of a file, with the game that it is of. Each problem names its place in the file. */
import { Problem } from '@grognard/rules-kit';
import { readSave, type SaveFile } from './save.ts';
import type { AnyTableGame, CreateAnyGame } from './table-game.ts';

/** A saved game with the game it belongs to. */
export interface SavedGame {
  readonly file: SaveFile;
  readonly game: AnyTableGame;
}

/** The problems of a file that cannot be opened, each with its place in the file. */
export interface UnreadableGame {
  readonly problems: readonly { readonly at: string; readonly message: string }[];
}

export function openGame(text: string, createGame: CreateAnyGame): SavedGame | UnreadableGame {
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
  const game = createGame(edition, scenario, options);
  if (game === null)
    return { problems: [{ at: 'header.edition', message: `nobody here plays "${edition}" on the table` }] };
  if (!('rules' in game)) return { problems: game.map((problem) => placed(problem)) };
  return { file, game };
}

/** A problem of a scenario or its options, with its path in the saved game. */
function placed(problem: Problem): Problem {
  return problem.within(problem.at.startsWith('options') ? 'header' : 'header.scenario');
}
