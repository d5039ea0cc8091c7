/** Pieces of a line of text, each with the column at which it begins. */

export interface LinePart {
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/** A part of a line without the spaces at its ends. */
export function trimmed({ text, column }: LinePart): LinePart {
  const inner = text.trim();
  return { text: inner, column: column + text.length - text.trimStart().length };
}

/** The parts between commas, colons and semicolons. Empty ones are left out. */
export function pieces({ text, column }: LinePart): readonly LinePart[] {
  return [...text.matchAll(/[^,:;]+/g)]
    .map((found) => trimmed({ text: found[0], column: column + found.index }))
    .filter((piece) => piece.text !== '');
}

/** The line with everything in parentheses blank: sums, which are worked out anew. */
export function withoutSums(text: string): string {
  return text.replace(/\([^()]*\)/g, (sum) => ' '.repeat(sum.length));
}

/** The piece from this offset on. */
export function after({ text, column }: LinePart, offset: number): LinePart {
  return { text: text.slice(offset), column: column + offset };
}

/** A text of the file as a message shows it. */
export function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
