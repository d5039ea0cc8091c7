/** Checks one saved game in every way there is, and says what differs and where. */
import {
  type AnyTableGame,
  type Discrepancy,
  decideAgain,
  hashedFaces,
  isUndone,
  Match,
  type Result,
  replaySave,
  rollsIn,
  type SaveFile,
  standing,
  verifyDice,
} from '@grognard/engine';
import type { SavedGame } from './saved-game.ts';

/** Something that differs, at its place in the file. */
export interface Difference {
  readonly at: string;
  readonly turn: number | null;
  readonly message: string;
}

/** What was found of a game that could be opened. */
export interface Verified {
  readonly turns: number;
  readonly commands: number;
  /** Faces that were derived again. */
  readonly faces: number;
  /** Why faces could not be checked; null: all were. */
  readonly unchecked: string | null;
  readonly result: Result | null;
  readonly differences: readonly Difference[];
}

/** Faces from the secret, fingerprints from the events, events from the commands. */
export function verifyGame({ file, game }: SavedGame): Verified {
  const unchecked = whyUnchecked(file);
  const { match, found } = replaySave(game.rules, game.rules.start(null), file);
  const again = decideAgain(game.rules, game.rules.start(null), file);
  const all = [...(unchecked === null ? verifyDice(file) : []), ...found, ...(again === null ? [] : [again])];
  const faces = rollsIn(file).reduce((sum, { roll }) => sum + roll.faces.length, 0);
  return {
    turns: turnsPlayed(game, file, match.state),
    commands: standing(file.entries).length,
    faces: unchecked === null ? faces : 0,
    unchecked,
    result: file.result,
    differences: all.map((each) => differenceOf(game, file, each)),
  };
}

function whyUnchecked({ header, result, secret }: SaveFile): string | null {
  if (header.dice.kind === 'hand') return 'dice thrown by hand';
  if (header.dice.kind === 'secret' && secret === null && result === null)
    return 'dice unchecked until the battle is over';
  return null;
}

/** The turn in which the last command was given. */
function turnsPlayed(game: AnyTableGame, file: SaveFile, end: unknown): number {
  const last = file.entries.length - 1;
  return (last < 0 ? null : turnBefore(game, file, last)) ?? game.turnOf(end);
}

/** The turn that was being played when an entry was written; null: nobody can tell. */
function turnBefore(game: AnyTableGame, file: SaveFile, entry: number): number | null {
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(0));
  try {
    for (const earlier of file.entries.slice(0, entry)) match.replay(earlier);
    return game.turnOf(match.state);
  } catch {
    return null;
  }
}

function differenceOf(game: AnyTableGame, file: SaveFile, { entry, what }: Discrepancy): Difference {
  const given = entry === null ? undefined : file.entries[entry];
  if (entry === null || given === undefined) return { at: '', turn: null, message: what };
  const who = isUndone(given) ? `${given.side} takes back` : `${given.side}: ${given.command.kind}`;
  return {
    at: `entries[${entry}]`,
    turn: turnBefore(game, file, entry),
    message: `${who}: ${what}`,
  };
}
