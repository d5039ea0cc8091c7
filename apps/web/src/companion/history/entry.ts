/** HistoryEntry: a case in the companion's history, with its dice and the explanation as it was shown. */
import { capital, type ExplainedLine, type Language, plainText } from '@grognard/rules-kit';
import type { EveningMark } from '../evening/evening.ts';
import type { CompanionCase } from '../play/case.ts';

/** Whether the device threw the dice, or a player at the table. */
export type DiceSource = 'device' | 'hand';

export interface HistoryEntry {
  readonly id: string;
  /** Time in milliseconds. */
  readonly at: number;
  readonly case: CompanionCase;
  readonly dice: readonly number[];
  readonly by: DiceSource;
  readonly language: Language;
  readonly lines: readonly ExplainedLine[];
  readonly note: string;
  /** Time of removal, or null if the entry was not removed. */
  readonly removed: number | null;
  /** The evening it belongs to. Absent for a case outside of any. */
  readonly evening?: EveningMark;
}

export function lineOf<K extends ExplainedLine['kind']>(
  lines: readonly ExplainedLine[],
  kind: K,
): Extract<ExplainedLine, { kind: K }> | null {
  return lines.find((line): line is Extract<ExplainedLine, { kind: K }> => line.kind === kind) ?? null;
}

/** The result in a few words. */
export function outcomeOf({ lines, evening }: Pick<HistoryEntry, 'lines' | 'evening'>): string {
  return evening?.headline ?? capital(lineOf(lines, 'thrown')?.text ?? '');
}

const width = 78;

/** Entries as text for people, oldest first. */
export function asText(entries: readonly HistoryEntry[], timeOf: (at: number) => string): string {
  return inTime(entries)
    .map(({ at, lines, note, language }) => {
      const head = `${timeOf(at)}\n`;
      const foot = note === '' ? '' : `\n» ${note}\n`;
      return `${head}${plainText(lines, width, language)}${foot}`;
    })
    .join(`\n${'–'.repeat(width)}\n\n`);
}

/** Entries as a JSON file: cases in the format of `grognard resolve`, with their results. */
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
