/** A case as the companion keeps it: what was asked, what was thrown, and the explanation as it was shown. */
import { capital, type ExplainedLine, type Language, plainText } from '@grognard/rules-kit';
import type { CompanionCase } from '../play/case.ts';

/** Who threw: the device, or hands at the table. */
export type DiceSource = 'device' | 'hand';

export interface HistoryEntry {
  readonly id: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly case: CompanionCase;
  readonly dice: readonly number[];
  readonly by: DiceSource;
  readonly language: Language;
  readonly lines: readonly ExplainedLine[];
  readonly note: string;
  /** When it was taken away; null: it stands. */
  readonly removed: number | null;
}

/** The first line of a kind. */
export function lineOf<K extends ExplainedLine['kind']>(
  lines: readonly ExplainedLine[],
  kind: K,
): Extract<ExplainedLine, { kind: K }> | null {
  return lines.find((line): line is Extract<ExplainedLine, { kind: K }> => line.kind === kind) ?? null;
}

/** What it came to, in a few words. */
export function outcomeOf({ lines }: Pick<HistoryEntry, 'lines'>): string {
  return capital(lineOf(lines, 'thrown')?.text ?? '');
}

const width = 78;

/** Entries as text for people, the oldest first. */
export function asText(entries: readonly HistoryEntry[], timeOf: (at: number) => string): string {
  return inTime(entries)
    .map(({ at, lines, note, language }) => {
      const head = `${timeOf(at)}\n`;
      const foot = note === '' ? '' : `\n» ${note}\n`;
      return `${head}${plainText(lines, width, language)}${foot}`;
    })
    .join(`\n${'–'.repeat(width)}\n\n`);
}

/** Entries as a file for programs: cases as `grognard resolve` takes them, with what came of them. */
export function asJson(entries: readonly HistoryEntry[]): string {
  const cases = inTime(entries).map(({ id, at, case: asked, dice, by, note, lines }) => ({
    at: new Date(at).toISOString(),
    case: { id, ...asked, dice },
    by,
    note,
    outcome: outcomeOf({ lines }),
  }));
  return `${JSON.stringify({ format: 'grognard-companion', version: 1, cases }, null, 2)}\n`;
}

function inTime(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return [...entries].sort((a, b) => a.at - b.at);
}
