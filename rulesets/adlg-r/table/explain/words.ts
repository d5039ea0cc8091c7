/** Words of a table, and lengths on it as players read them. */
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Words } from '@grognard/rules-kit';
import type { InteractionWords } from '../../words/en-interaction.ts';
import type { SetupWords } from '../../words/table-words.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

export function ruleWordsOf({ words }: Table): Words {
  return words.rules;
}

export function interactionWordsOf({ words }: Table): InteractionWords {
  return words.interaction;
}

/** Tenths of a millimetre in a millimetre, and in a centimetre. */
const perMm = 10;
const perCm = 100;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A length in UD with centimetres beside it, which readers who measure in inches see as inches. */
export function lengthText({ sizes, words }: Table, length: Tenths): string {
  return words.report.length(
    rounded(length / sizes.ud),
    rounded((Math.round(length / perMm) * perMm) / perCm),
  );
}

export function nameOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).name;
}

export function namesOf(table: Table, units: readonly UnitIndex[]): string[] {
  return units.map((unit) => nameOf(table, unit));
}

export function sideName({ sides }: Table, side: SideIndex): string {
  return entryAt(sides, side).name;
}

export function corpsName({ corps }: Table, index: CorpsIndex): string {
  return entryAt(corps, index).name;
}

/** The commander of a corps, who has no name of his own. */
export function commanderName(table: Table, index: CorpsIndex): string {
  return table.words.report.commander(corpsName(table, index));
}

/** Words of the set-up, of ambushes and of flank marches, which are loaded with battles that have them. */
export function setupWordsOf({ words: { setup } }: Table): SetupWords {
  if (setup === null) throw new Error('the words of the set-up are not loaded');
  return setup;
}
