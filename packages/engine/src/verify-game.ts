/** verifyGame: checks one saved game in every way, and reports what differs and where. */
import { hashedFaces } from './dice/faces.ts';
import { activeEntries, isUndone } from './log.ts';
import { Match } from './match.ts';
import type { SavedGame } from './open-game.ts';
import { rollsIn, type SaveFile } from './save.ts';
import type { Result } from './side.ts';
import type { AnyTableGame } from './table-game.ts';
import {
  commandsWithoutEffect,
  type Discrepancy,
  decideAgain,
  replaySave,
  verifyDice,
  verifySeals,
} from './verify.ts';

/** A difference, with its place in the file. */
export interface Difference {
  readonly at: string;
  readonly turn: number | null;
  readonly message: string;
}

/** `by-hand` means that nothing differs, but the dice were rolled by hand and cannot be checked. */
export type GameVerdict = 'ok' | 'by-hand' | 'differs';

/** Findings about a game that could be opened. */
export interface VerifiedGame {
  readonly verdict: GameVerdict;
  /** Whether the file has seals. Files of format version 1 have none. */
  readonly sealed: boolean;
  readonly turns: number;
  readonly commands: number;
  /** Number of faces derived again. */
  readonly faces: number;
  /** Why faces could not be checked. Null if all were. */
  readonly unchecked: string | null;
  readonly result: Result | null;
  readonly differences: readonly Difference[];
  /** Findings that are not differences, but worth knowing before the game is trusted. */
  readonly remarks: readonly string[];
}

/** Derives seals from header and entries, faces from the secret, fingerprints from the events, and events from the commands. */
export function verifyGame({ file, game }: SavedGame): VerifiedGame {
  const unchecked = whyUnchecked(file);
  const turns = turnsByEntry(game, file);
  const { found } = replaySave(game.rules, game.rules.start(null), file);
  const again = decideAgain(game.rules, game.rules.start(null), file);
  const all = [
    ...verifySeals(file),
    ...(unchecked === null ? verifyDice(file) : []),
    ...found,
    ...(again === null ? [] : [again]),
  ];
  const faces = rollsIn(file).reduce((sum, { roll }) => sum + roll.faces.length, 0);
  return {
    verdict: all.length > 0 ? 'differs' : file.header.dice.kind === 'hand' ? 'by-hand' : 'ok',
    sealed: file.seals !== null,
    turns: turns.reduce((_, turn) => turn, 0),
    commands: activeEntries(file.entries).length,
    faces: unchecked === null ? faces : 0,
    unchecked,
    result: file.result,
    differences: all.map((each) => differenceOf(file, turns, each)),
    remarks: remarksOn(file),
  };
}

function remarksOn(file: SaveFile): string[] {
  const { dice } = file.header;
  const isHeaderOpen = dice.kind === 'secret' && dice.covers !== 'header';
  if (file.seals !== null)
    return isHeaderOpen ? ['the commitment is to the secret alone: it does not cover the header'] : [];
  const idle = commandsWithoutEffect(file).map((n) => `entries[${n}]`);
  return [
    'the header was not sealed: an older version saved this game',
    ...(idle.length === 0 ? [] : [`given twice, or written twice: ${idle.join(', ')}`]),
  ];
}

function whyUnchecked({ header, result, secret }: SaveFile): string | null {
  if (header.dice.kind === 'hand') return 'dice thrown by hand';
  if (header.dice.kind === 'secret' && secret === null && result === null)
    return 'dice unchecked until the battle is over';
  return null;
}

/** The turn in progress at each entry, as well as it can be determined. */
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

function differenceOf(
  file: SaveFile,
  turns: readonly number[],
  { entry, part = 'result', what }: Discrepancy,
): Difference {
  const given = entry === null ? undefined : file.entries[entry];
  if (entry === null || given === undefined) return { at: part, turn: null, message: what };
  const who = isUndone(given) ? `${given.side} takes back` : `${given.side}: ${given.command.kind}`;
  return { at: `entries[${entry}]`, turn: turns[entry] ?? null, message: `${who}: ${what}` };
}
