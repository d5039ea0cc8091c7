/** importGames, exportGame: games that enter and leave as save files. */
import {
  type Discrepancy,
  decideAgain,
  replaySave,
  type SaveFile,
  saveOf,
  verifyDice,
  verifySeals,
  writeSave,
} from '@grognard/engine';
import {
  type CreatedGame,
  isRefused,
  type RefusedSetup,
  type SessionDeps,
  type SetupProblem,
} from './deps.ts';
import { readGames } from './game-files.ts';
import type { GameTable } from './game-table.ts';
import { agreedHeader, createRecord, seatsFrom } from './new-game.ts';
import type { GameId, StoredGame } from './record.ts';

/** A game as a file. The keeper of the game has its secret and exports it too. */
export function exportGame({ record, match }: GameTable): string {
  const header = { ...agreedHeader(record), dice: record.dice };
  return writeSave(saveOf(match, header, record.secret, 'always'));
}

/** Whether each command must give the same events again, or its events need only follow from the state. */
export type ImportProof = 'decided again' | 'replayed';

/** The rules may have changed since an older version wrote a game. Its events stay valid. */
function proofOf({ header }: SaveFile, version: string): ImportProof {
  return header.made.ruleset === version ? 'decided again' : 'replayed';
}

/** A saved game as it is stored, if it matches its seals and every entry can have happened as written. */
export async function gameFromSave<G extends CreatedGame>(
  file: SaveFile,
  proof: ImportProof,
  deps: SessionDeps<G>,
): Promise<StoredGame | RefusedSetup> {
  const { edition, options, scenario, players, dice, made } = file.header;
  const [broken] = [...verifySeals(file), ...(hasOpenDice(file) ? verifyDice(file) : [])];
  if (broken !== undefined) return { refused: [problemOf(broken)] };
  const created = await deps.createGame({ edition, scenario, options });
  if (isRefused(created))
    return { refused: created.refused.map(({ at, message }) => ({ at: `header.scenario.${at}`, message })) };
  const { game } = created;
  const stranger = file.entries.findIndex(({ side }) => !game.sides.some(({ id }) => id === side));
  if (stranger >= 0)
    return { refused: [{ at: `entries[${stranger}].side`, message: 'there is no such side' }] };
  const { match, found } = replaySave(game.rules, game.rules.start(null), file);
  const [first] = found;
  const wrong =
    first ?? (proof === 'replayed' ? null : decideAgain(game.rules, game.rules.start(null), file));
  if (wrong !== null) return { refused: [problemOf(wrong)] };
  const setup = { edition, scenario, options, seats: seatsFrom(game.sides, players) };
  const { record } = createRecord(created, setup, deps);
  const { secret, result } = file;
  return {
    record: { ...record, made, players, dice, secret, turn: game.turnOf(match.state), result },
    entries: match.entries,
    receipts: [],
  };
}

/** Whether faces can be derived here. A game that still runs elsewhere comes without its secret. */
function hasOpenDice({ header, secret }: SaveFile): boolean {
  return header.dice.kind === 'seed' || (header.dice.kind === 'secret' && secret !== null);
}

function problemOf({ entry, part, what }: Discrepancy): SetupProblem {
  return { at: entry === null ? (part ?? 'result') : `entries[${entry}]`, message: what };
}

/** Games that were stored, and how many of them an older version saved without seals: nothing protected their headers. */
export interface ImportedGames {
  readonly games: readonly GameId[];
  readonly unsealed: number;
}

/** Stores all games of a file, or none. */
export async function importGames<G extends CreatedGame>(
  text: string,
  deps: SessionDeps<G>,
): Promise<ImportedGames | RefusedSetup> {
  const read = readGames(text);
  if (isRefused(read)) return read;
  const imported: StoredGame[] = [];
  for (const [n, file] of read.saves.entries()) {
    const game = await gameFromSave(file, proofOf(file, deps.version), deps);
    if (isRefused(game)) {
      const where = read.saves.length === 1 ? '' : `games[${n}].`;
      return { refused: game.refused.map(({ at, message }) => ({ at: where + at, message })) };
    }
    imported.push(game);
  }
  for (const { record, entries } of imported) await deps.storage.create(record, entries);
  return {
    games: imported.map(({ record }) => record.id),
    unsealed: read.saves.filter(({ seals }) => seals === null).length,
  };
}
