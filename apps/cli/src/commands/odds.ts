/** `grognard odds`: the odds of one case as a table with bars, or of several cases that differ in one field. */
import {
  type Answer,
  caseTitle,
  explain,
  layOut,
  type OddsLine,
  oddsLines,
  resolver,
  type TextRow,
  type Words,
} from '@grognard/rules-kit';
import { flagValue, hasFlag } from '../arguments.ts';
import { type CaseOfFlags, caseFromFlags } from '../case-from-flags.ts';
import { type CliCommand, type ExitCode, wordsFor, writeJson } from '../command.ts';
import { houseFlag } from '../house.ts';
import { bar, table } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { sayProblem } from './resolve.ts';
import { type Sweep, sweep } from './sweep.ts';
import { sweepRows } from './sweep-text.ts';

/** The version of the --json output. */
const version = 1;
const longestBar = 40;

export const oddsCommand: CliCommand = {
  flags: { ...houseFlag, input: { takes: 'text' }, sweep: { takes: 'text' } },
  takesFields: true,
  async run(parsed, terminal) {
    const rulesets = await terminal.rulesets();
    const found = await caseFromFlags(rulesets, parsed, oddsCommand, terminal);
    const words = await wordsFor(found.ruleset, found.flags, terminal);
    const { resolve } = resolver(rulesets);
    const swept = flagValue(found.flags, 'sweep');
    return swept === undefined
      ? showOne(found, resolve(found.asked), words, terminal)
      : showSweep(found, sweep(found, swept, resolve), words, terminal);
  },
};

async function showOne(
  found: CaseOfFlags,
  answer: Answer,
  words: Words,
  terminal: Terminal,
): Promise<ExitCode> {
  const { width } = terminal;
  if (hasFlag(found.flags, 'json')) {
    await writeJson(terminal, { version, ...found.asked, ...withoutId(answer) });
    return answer.ok ? 0 : 1;
  }
  if (!answer.ok) return sayProblem(found, answer, terminal);
  const lines = explain(found.ruleset, found.asked, answer, words);
  if (!answer.allowed) {
    await terminal.write(layOut(lines, width, words.language));
    return 0;
  }
  const opening = lines.filter(({ kind }) => kind === 'title' || kind === 'case');
  const rows = [...layOut(opening, width), [], ...oddsRows(oddsLines(found.procedure, answer, words), width)];
  await terminal.write(rows);
  return 0;
}

function oddsRows(odds: readonly OddsLine[], width: number): TextRow[] {
  const longest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
  const room =
    width -
    longest(odds.map(({ text }) => text)) -
    longest(odds.map(({ p }) => p)) -
    longest(odds.map(({ percent }) => percent)) -
    8;
  const barWidth = Math.max(8, Math.min(longestBar, room));
  return table(
    [
      { title: '', align: 'left' },
      { title: '', align: 'right' },
      { title: '', align: 'right', tone: 'strong' },
      { title: '', align: 'left', tone: 'good' },
    ],
    odds.map(({ text, p, percent, share }) => [clipped(text, width - 40), p, percent, bar(share, barWidth)]),
  );
}

function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

async function showSweep(
  found: CaseOfFlags,
  done: Sweep,
  words: Words,
  terminal: Terminal,
): Promise<ExitCode> {
  const { field, rows } = done;
  const code = rows.some(({ answer }) => !answer.ok) ? 1 : 0;
  if (hasFlag(found.flags, 'json')) {
    await writeJson(terminal, {
      version,
      ...found.asked,
      sweep: field,
      rows: rows.map(({ from, to, answer }) => ({ value: from, to, ...withoutId(answer) })),
    });
    return code;
  }
  const title = caseTitle(found.ruleset, found.asked.ruleset, found.procedure, words);
  const rowsOfText = sweepRows(found, done, terminal.width, words);
  const text = [[{ text: title, tone: 'title' as const }], [], ...rowsOfText];
  await terminal.write(text);
  return code;
}

function withoutId({ id: _id, ...rest }: Answer): Omit<Answer, 'id'> {
  return rest;
}
