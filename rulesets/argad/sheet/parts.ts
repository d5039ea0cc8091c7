/** Parts that the chapters of the sheet share. */
import { type Block, plusMinus, type Row, type RowsBlock, type RuleId } from '@grognard/rules-kit';

export type SheetPart = RowsBlock['parts'][number];

/** Modifiers of one cell, signed. */
export function cell<C>(heading: string, rows: readonly Row<C>[]): SheetPart[] {
  if (rows.length === 0) return [];
  return [
    {
      heading,
      rows: rows.map(({ id, value }) =>
        typeof value === 'number' ? { rule: id, value: plusMinus(value) } : { rule: id },
      ),
    },
  ];
}

/** Refusals, one rule a line. Empty if nothing can be refused. */
export function refusing(title: string, refusals: readonly { readonly id: RuleId }[]): Block[] {
  if (refusals.length === 0) return [];
  return [{ kind: 'rows', title, parts: [{ rows: refusals.map(({ id }) => ({ rule: id })) }] }];
}
