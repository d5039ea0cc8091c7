/** Cells and rows shared by the blocks of the sheet. */
import type { Cell, Text } from '@grognard/rules-kit';

/** A number with the rule that states it. */
export function cell(text: Text, rule: string): Cell {
  return { text, rule };
}

/** Sets a long list of rows in two halves side by side. */
export function inTwo(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((left, i) => [...left, ...(rows[half + i] ?? left.map(() => ''))]);
}
