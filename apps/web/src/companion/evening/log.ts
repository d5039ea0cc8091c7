/** The log of an evening by turn and side, as text, as one page of HTML, and as JSON. */
import { plainText } from '@grognard/rules-kit';
import { asJson, type HistoryEntry, outcomeOf } from '../history/entry.ts';

/** Entries of one turn and one side, in order of time. */
export interface LoggedTurn {
  readonly turn: number;
  readonly side: string;
  readonly entries: readonly HistoryEntry[];
}

export function loggedTurns(entries: readonly HistoryEntry[]): readonly LoggedTurn[] {
  const turns: { turn: number; side: string; entries: HistoryEntry[] }[] = [];
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    const mark = entry.evening;
    if (mark === undefined) continue;
    const last = turns.at(-1);
    if (last !== undefined && last.turn === mark.turn && last.side === mark.side) last.entries.push(entry);
    else turns.push({ turn: mark.turn, side: mark.side, entries: [entry] });
  }
  return turns;
}

/** The words of a log apart from those of its entries. */
export interface LogTexts {
  readonly title: string;
  readonly turn: (logged: LoggedTurn) => string;
}

const width = 78;

/** Who took part: `Tavannes – Piémont`. */
export function namesOf({ evening }: HistoryEntry): string {
  return Object.values(evening?.names ?? {}).join(' – ');
}

export function logText(entries: readonly HistoryEntry[], { title, turn }: LogTexts): string {
  const parts = loggedTurns(entries).map((logged) => {
    const heading = turn(logged);
    const told = logged.entries.map((entry) => {
      const note = entry.note === '' ? '' : `» ${entry.note}\n`;
      const heads = [namesOf(entry), outcomeOf(entry)].filter((text) => text !== '').join(': ');
      return `${heads}\n${plainText(entry.lines, width, entry.language)}${note}`;
    });
    return `${heading}\n${'–'.repeat(heading.length)}\n\n${told.join('\n')}`;
  });
  return `${title}\n${'='.repeat(title.length)}\n\n${parts.join('\n')}`;
}

export function logHtml(
  entries: readonly HistoryEntry[],
  language: string,
  { title, turn }: LogTexts,
): string {
  const told = (entry: HistoryEntry) =>
    [
      `<h3>${escaped([namesOf(entry), outcomeOf(entry)].filter((text) => text !== '').join(': '))}</h3>`,
      `<pre>${escaped(plainText(entry.lines, width, entry.language))}</pre>`,
      entry.note === '' ? '' : `<p><em>${escaped(entry.note)}</em></p>`,
    ].join('');
  const parts = loggedTurns(entries).map(
    (logged) => `<section><h2>${escaped(turn(logged))}</h2>${logged.entries.map(told).join('')}</section>`,
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${parts.join('')}</html>\n`;
}

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,serif}pre{white-space:pre-wrap;font:0.9rem/1.45 ui-monospace,monospace}h3{margin:1.2rem 0 0}';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export { asJson as logJson };
