/** Games that leave as files and come in as files. */
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
import type { GameRecord } from '../saves/record.ts';
import type { Language } from '../settings/store.ts';
import type { GameId, Refusal } from './contract.ts';
import { readGames } from './files.ts';
import { layOut } from './lay-out.ts';
import type { Machine } from './machine.ts';
import { agreedIn, recordOf, seatsOf } from './records.ts';
import type { Sitting } from './sitting.ts';

/** A game as a file. Whoever holds the game holds its secret, and takes it along. */
export function textOf(sitting: Sitting): string {
  const { record, match } = sitting;
  return writeSave(saveOf(match, { ...agreedIn(record), dice: record.dice }, record.secret, 'always'));
}

type TakenIn =
  | { readonly record: GameRecord; readonly entries: SaveFile['entries'] }
  | { readonly refused: readonly Refusal[] };

/** Whether each command must come to the same events again, or only follow from the last. */
type Proof = 'decided again' | 'replayed';

/** Rules may have changed since an older version wrote a game: what happened in it stays as it was. */
function proofOf({ header }: SaveFile, { version }: Machine): Proof {
  return header.made.ruleset === version ? 'decided again' : 'replayed';
}

/** The record of a saved game, if it is as it was sealed and every entry can have happened as it is written. */
export async function recordFrom(
  file: SaveFile,
  machine: Machine,
  language: Language,
  proof: Proof,
): Promise<TakenIn> {
  const { edition, options, scenario, players, dice, made } = file.header;
  const [broken] = [...verifySeals(file), ...(isDiceOpen(file) ? verifyDice(file) : [])];
  if (broken !== undefined) return { refused: [refusalOf(broken)] };
  const laid = await layOut(edition, scenario, options, language);
  if ('refused' in laid)
    return { refused: laid.refused.map(({ at, message }) => ({ at: `header.scenario.${at}`, message })) };
  const stranger = file.entries.findIndex(({ side }) => !laid.game.sides.some(({ id }) => id === side));
  if (stranger >= 0)
    return { refused: [{ at: `entries[${stranger}].side`, message: 'there is no such side' }] };
  const { match, found } = replaySave(laid.game.rules, laid.game.rules.start(null), file);
  const [first] = found;
  const wrong =
    first ?? (proof === 'replayed' ? null : decideAgain(laid.game.rules, laid.game.rules.start(null), file));
  if (wrong !== null) return { refused: [refusalOf(wrong)] };
  const beginning = {
    edition,
    scenario: scenario as Readonly<Record<string, unknown>>,
    options,
    seats: seatsOf(laid.game.sides, players),
  };
  const record: GameRecord = {
    ...recordOf(laid, beginning, machine),
    made,
    players,
    dice,
    secret: file.secret,
    turn: laid.game.turnOf(match.state),
    result: file.result,
  };
  return { record, entries: match.entries };
}

/** Whether faces can be derived again here: a game that still runs elsewhere comes without its secret. */
function isDiceOpen({ header, secret }: SaveFile): boolean {
  return header.dice.kind === 'seed' || (header.dice.kind === 'secret' && secret !== null);
}

function refusalOf({ entry, part, what }: Discrepancy): Refusal {
  const at = entry === null ? (part ?? 'result') : `entries[${entry}]`;
  return { at, message: what };
}

/** Takes all games of a file in, or none. */
export async function takeIn(
  text: string,
  machine: Machine,
  language: Language,
): Promise<{ readonly games: readonly GameId[] } | { readonly refused: readonly Refusal[] }> {
  const read = readGames(text);
  if ('refused' in read) return read;
  const taken: Exclude<TakenIn, { readonly refused: readonly Refusal[] }>[] = [];
  for (const [n, file] of read.saves.entries()) {
    const one = await recordFrom(file, machine, language, proofOf(file, machine));
    if ('refused' in one) {
      const where = read.saves.length === 1 ? '' : `games[${n}].`;
      return { refused: one.refused.map(({ at, message }) => ({ at: where + at, message })) };
    }
    taken.push(one);
  }
  for (const { record, entries } of taken) await machine.store.write(record, 0, entries);
  return { games: taken.map(({ record }) => record.id) };
}
