/** An explanation in the order of a written reckoning: what counts, line by line, and the sum beneath. */
import type { ExplainedLine } from '@grognard/rules-kit';

type LineOf<K extends ExplainedLine['kind']> = Extract<ExplainedLine, { kind: K }>;
export type Counted = LineOf<'modifier'> | LineOf<'idle'>;

/** Rows and what they come to; rules that are in force under a name; or a figure that nothing adds up to. */
export type Reckoned =
  | { readonly kind: 'sum'; readonly fact: LineOf<'fact'>; readonly rows: readonly Counted[] }
  | { readonly kind: 'effects'; readonly title: string; readonly rows: readonly LineOf<'effect'>[] };

export function reckoned(lines: readonly ExplainedLine[]): readonly Reckoned[] {
  const found: (
    | { kind: 'sum'; fact: LineOf<'fact'>; rows: Counted[] }
    | { kind: 'effects'; title: string; rows: LineOf<'effect'>[] }
  )[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.kind === 'fact') found.push({ kind: 'sum', fact: line, rows: [] });
    else if ((line.kind === 'modifier' || line.kind === 'idle') && last?.kind === 'sum') last.rows.push(line);
    else if (line.kind === 'effect') {
      if (last?.kind === 'effects' && last.title === line.title) last.rows.push(line);
      else found.push({ kind: 'effects', title: line.title, rows: [line] });
    }
  }
  return found;
}

/** Lines of one kind. */
export function linesOf<K extends ExplainedLine['kind']>(
  lines: readonly ExplainedLine[],
  kind: K,
): readonly LineOf<K>[] {
  return lines.filter((line): line is LineOf<K> => line.kind === kind);
}
