/** Checks one saved game in every way there is, and says what differs and where. */
import {
  type AnyTableGame,
  activeEntries,
  type Discrepancy,
  decideAgain,
  hashedFaces,
  isUndone,
  Match,
  type Result,
  replaySave,
  rollsIn,
  type SaveFile,
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
export interface VerifiedGame {
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
export function verifyGame({ file, game }: SavedGame): VerifiedGame {
  const unchecked = whyUnchecked(file);
  const turns = turnsByEntry(game, file);
  const { found } = replaySave(game.rules, game.rules.start(null), file);
  const again = decideAgain(game.rules, game.rules.start(null), file);
  const all = [...(unchecked === null ? verifyDice(file) : []), ...found, ...(again === null ? [] : [again])];
  const faces = rollsIn(file).reduce((sum, { roll }) => sum + roll.faces.length, 0);
  return {
    turns: turns.at(-1) ?? 0,
    commands: activeEntries(file.entries).length,
    faces: unchecked === null ? faces : 0,
    unchecked,
    result: file.result,
    differences: all.map((each) => differenceOf(file, turns, each)),
  };
}

function whyUnchecked({ header, result, secret }: SaveFile): string | null {
  if (header.dice.kind === 'hand') return 'dice thrown by hand';
  if (header.dice.kind === 'secret' && secret === null && result === null)
    return 'dice unchecked until the battle is over';
  return null;
}

/** The turn that was being played when each entry was written; as far as anybody can tell. */
function turnsByEntry(game: AnyTableGame, file: SaveFile): number[] {
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(0));
  const turns: number[] = [];
  try {
    for (const entry of file.entries) {
      turns.push(game.turnOf(match.state));
      match.replay(entry);
    }
  } catch {
    return turns;
  }
  return turns;
}

function differenceOf(file: SaveFile, turns: readonly number[], { entry, what }: Discrepancy): Difference {
  const given = entry === null ? undefined : file.entries[entry];
  if (entry === null || given === undefined) return { at: '', turn: null, message: what };
  const who = isUndone(given) ? `${given.side} takes back` : `${given.side}: ${given.command.kind}`;
  return { at: `entries[${entry}]`, turn: turns[entry] ?? null, message: `${who}: ${what}` };
}
