/** The melee chart (melee.chart): our chart by one score, and the notation in which a club writes its own. */
import type { ResultTable } from '@grognard/rules-kit';
import { type ChartCell, type MeleeResult, results, type SideFate } from '../model.ts';

const side = `([0-2])(${results.join('|')})`;

/** Notation of a cell: attacker / defender, each as soldiers lost and result. */
export const cellPattern = new RegExp(`^${side}/${side}$`);

const known = new Map<string, ChartCell>();

/** Reads a cell from its notation. Equal notations give the same object. */
export function cell(notation: string): ChartCell {
  let found = known.get(notation);
  if (found === undefined) {
    const [, attackerLost, attacker, defenderLost, defender] = cellPattern.exec(notation) ?? [];
    found = { attacker: fate(attackerLost, attacker), defender: fate(defenderLost, defender) };
    known.set(notation, found);
  }
  return found;
}

function fate(lost: string | undefined, result: string | undefined): SideFate {
  if (lost === undefined || result === undefined) throw new TypeError('not a cell of the melee chart');
  return { lost: Number(lost), result: result as MeleeResult };
}

export function notationOf({ attacker, defender }: ChartCell): string {
  return `${attacker.lost}${attacker.result}/${defender.lost}${defender.result}`;
}

/** Our chart. The score is differential + dice − `evenDice`; each step covers scores up to its number. */
export const scoreSteps: ResultTable<ChartCell> = [
  { to: -7, gives: cell('2R2/0AV') },
  { to: -5, gives: cell('1R2/0AV') },
  { to: -3, gives: cell('1R1S/0-') },
  { to: -1, gives: cell('1R1/0-') },
  { to: 0, gives: cell('1R1/1-') },
  { to: 2, gives: cell('1AV/1R1') },
  { to: 4, gives: cell('0AV/1R1S') },
  { to: 6, gives: cell('0AV/1R2') },
  { gives: cell('0BT/2R2') },
];

/** The most likely sum of the two dice, subtracted from the score. */
export const evenDice = 7;
export const diceSums = { lowest: 2, highest: 12 } as const;
/** Beyond this differential, either way, the last column is used. */
export const columnLimit = 8;
