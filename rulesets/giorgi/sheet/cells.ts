/** Cells and rows that the blocks of the sheet share. */
import type { Cell, Text } from '@grognard/rules-kit';

/** A figure with the rule it comes from. */
export function cell(text: Text, rule: string): Cell {
  return { text, rule };
}

/** A long list of rows set in two halves side by side. */
export function inTwo(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((left, i) => [...left, ...(rows[half + i] ?? left.map(() => ''))]);
}
