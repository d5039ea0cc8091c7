/** ExplanationPart: the lines of an explanation grouped into sums, with rows first and the total below. */
import type { ExplainedLine } from '@grognard/rules-kit';

type LineOf<K extends ExplainedLine['kind']> = Extract<ExplainedLine, { kind: K }>;

/** Rows with their total, if there is one, and idle rows that could have counted. Or rules in force under a title. */
export type ExplanationPart =
  | {
      readonly kind: 'sum';
      readonly fact: LineOf<'fact'> | null;
      readonly rows: readonly LineOf<'modifier'>[];
      readonly idle: readonly LineOf<'idle'>[];
    }
  | { readonly kind: 'effects'; readonly title: string; readonly rows: readonly LineOf<'effect'>[] };

type OpenPart =
  | { kind: 'sum'; fact: LineOf<'fact'> | null; rows: LineOf<'modifier'>[]; idle: LineOf<'idle'>[] }
  | { kind: 'effects'; title: string; rows: LineOf<'effect'>[] };

/** Rows add up to a number. A fact in words has rows that belong to it but no sum. */
export const isNumeric = ({ value }: LineOf<'fact'>) => /^[+−-]?\d/.test(value);

export function explanationParts(lines: readonly ExplainedLine[]): readonly ExplanationPart[] {
  const found: OpenPart[] = [];
  const begin = (fact: LineOf<'fact'> | null) => {
    const sum = { kind: 'sum' as const, fact, rows: [], idle: [] };
    found.push(sum);
    return sum;
  };
  /** The sum that the next row belongs to. */
  const sumNow = (): Extract<OpenPart, { kind: 'sum' }> => {
    const last = found.at(-1);
    return last?.kind === 'sum' && (last.fact === null || isNumeric(last.fact)) ? last : begin(null);
  };
  for (const line of lines) {
    if (line.kind === 'fact') begin(line);
    else if (line.kind === 'modifier') sumNow().rows.push(line);
    else if (line.kind === 'idle') sumNow().idle.push(line);
    else if (line.kind === 'effect') {
      const last = found.at(-1);
      if (last?.kind === 'effects' && last.title === line.title) last.rows.push(line);
      else found.push({ kind: 'effects', title: line.title, rows: [line] });
    }
  }
  return found;
}

export function linesOfKind<K extends ExplainedLine['kind']>(
  lines: readonly ExplainedLine[],
  kind: K,
): readonly LineOf<K>[] {
  return lines.filter((line): line is LineOf<K> => line.kind === kind);
}
