/** The sum behind an event: the number needed, the rows that counted, and those that did not. */
import { type ExplainedLine, plusMinus } from '@grognard/rules-kit';
import { fact, sumLines } from '../explain/citations.ts';
import { shotSum } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import { assessedOf } from './dice-luck.ts';

export function sumOf(table: Table, event: ArgadEvent): readonly ExplainedLine[] {
  if (event.kind === 'shot') return sumOfShot(table, event);
  if (event.kind === 'struck') return sumOfBlow(table, event);
  return event.kind === 'slowed' ? sumOfSlowing(table, event) : [];
}

function sumOfShot(table: Table, event: ArgadEventOf<'shot'>): ExplainedLine[] {
  const { notes, cm } = interactionWordsOf(table);
  const { need, modifier, rangeCm, why } = event;
  const range = fact('rangeCm', notes.range, cm(rangeCm * 100));
  if (why !== undefined) return [range, ...shotSum(table, assessedOf(table, event), why)];
  return [
    range,
    fact('need', notes.needs, String(need)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
  ];
}

function sumOfBlow(table: Table, { need, recoil, modifier, why }: ArgadEventOf<'struck'>): ExplainedLine[] {
  const { notes } = interactionWordsOf(table);
  const facts = [
    fact('need', notes.hitsFrom, notes.atLeast(need)),
    fact('recoil', notes.recoilFrom, notes.atLeast(recoil)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
  ];
  return why === undefined ? facts : [...facts, ...sumLines(table, why, table.rules.melee.modifiers)];
}

function sumOfSlowing(table: Table, { ground, why }: ArgadEventOf<'slowed'>): ExplainedLine[] {
  const { notes } = interactionWordsOf(table);
  const on = fact('terrain', notes.ground, table.words.terms.grounds[ground]);
  return why === undefined ? [on] : [on, ...sumLines(table, why, [])];
}
