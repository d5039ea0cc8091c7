/** inColumns: rows of cells as lines of text. */

/** Cells of the columns named in `left` are set to the left, those of the others to the right. */
export function inColumns(table: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widthOf = (column: number) =>
    Math.max(...table.flatMap((row) => row.slice(column, column + 1)).map(({ length }) => length));
  return table.map((row) =>
    row
      .map((cell, column) =>
        left.includes(column) ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
      )
      .join('  ')
      .trimEnd(),
  );
}
