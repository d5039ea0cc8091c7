/** sheetMarkdown: a sheet as Markdown. */

import { type SheetWords, sheetWords } from '../i18n/sheet-words.ts';
import {
  type PrintedChanges,
  type PrintedEntries,
  type PrintedExample,
  type PrintedFact,
  type PrintedOdds,
  type PrintedOptions,
  type PrintedRows,
  type PrintedSheet,
  repeatsTitle,
  type SheetDocument,
} from './document.ts';
import { md, mdCode, mdLine, mdMarked, mdTable } from './markdown-text.ts';
import { sidesOf } from './sides.ts';

const notesOf = (notes: readonly string[]) => (notes.length === 0 ? '' : `\n\n${notes.map(md).join('  \n')}`);

function rowsBlock({ parts }: PrintedRows): string {
  return parts
    .map(({ heading, rows }) => {
      const lines = rows.map(({ label, value }) =>
        value === '' ? `- ${mdMarked(label)}` : `- **${md(value)}** ${mdMarked(label)}`,
      );
      return (heading === '' ? '' : `*${md(heading)}*\n\n`) + lines.join('\n');
    })
    .join('\n\n');
}

function oddsBlock({ down, across, columns, rows, notes }: PrintedOdds, { sheet }: SheetWords): string {
  const table = mdTable(
    [md(down), ...columns.map(md)],
    rows.map(({ label, cells }) => [md(label), ...cells.map(({ text }) => md(text))]),
  );
  return `${md(across)}, ${sheet.chance}\n\n${table}${notesOf(notes)}`;
}

function factText({ name, value, lines }: PrintedFact, { semicolon }: SheetWords): string {
  const counted = lines.map((line) => `${md(line.value)} ${mdMarked(line.label)}`.trimStart());
  const figure = value === '' ? md(name) : `${md(name)} **${md(value)}**`;
  return counted.length === 0 ? figure : `${figure} (${counted.join(semicolon)})`;
}

function exampleText(example: PrintedExample, kit: SheetWords): string {
  const { sheet: phrases, colon } = kit;
  const { id, shows, tells, options, facts, odds, rolled, refused, error } = example;
  const lines = [`**${md(id)}** ${md(shows)}`, md(tells)];
  if (options.length > 0) {
    const set = options.map(({ name, value }) => `${mdCode(name)} ${md(value)}`);
    lines.push(`${phrases.options}${colon}${set.join(', ')}`);
  }
  if (facts.length > 0) lines.push(facts.map((fact) => factText(fact, kit)).join(' · '));
  for (const { label, remedy } of refused)
    lines.push(`${phrases.refusedBy}${colon}${mdMarked(label)}. ${md(remedy)}`.trimEnd());
  if (error !== '') lines.push(`${phrases.wrong}${colon}${md(error)}`);
  if (odds.length > 0) {
    const chances = odds.map(
      ({ fraction, percent, outcome }) => `${md(outcome)} **${fraction}** (${md(percent)})`,
    );
    lines.push(`${phrases.odds}${colon}${chances.join(' · ')}`);
  }
  if (rolled !== null) lines.push(`${phrases.rolled} ${rolled.dice.join(', ')}${colon}${md(rolled.outcome)}`);
  return `- ${lines.join('  \n  ')}`;
}

function changesBlock({ editions, changes }: PrintedChanges, { sheet: phrases }: SheetWords): string {
  const sides = sidesOf(changes);
  const cell = (text: string | null) => (text === null ? '–' : md(text));
  return mdTable(
    [phrases.rule, ...editions.filter((_, side) => sides[side]).map(md), phrases.standing, phrases.source],
    changes.map(({ rule, label, before, after, standing, source }) => [
      [rule === '' ? '' : mdCode(rule), md(label)].filter((part) => part !== '').join(' '),
      ...[cell(before), before === after ? md(phrases.sameWords) : cell(after)].filter(
        (_, side) => sides[side],
      ),
      md(standing),
      md(source),
    ]),
  );
}

function entriesBlock({ entries }: PrintedEntries, { sheet: phrases }: SheetWords): string {
  return mdTable(
    [phrases.id, phrases.rule, phrases.standing, phrases.source, phrases.use],
    entries.map(({ rule, words, mark, clauses, standing, source, use }) => [
      mdCode(rule),
      mdMarked({ text: words, mark, clauses }),
      md(standing),
      md(source),
      md(use),
    ]),
  );
}

function optionsBlock({ options }: PrintedOptions, { sheet: phrases, semicolon }: SheetWords): string {
  return mdTable(
    [phrases.option, phrases.decides, phrases.values, phrases.default, phrases.changes],
    options.map(({ id, title, values, default: standard, set, changes, readBy }) => [
      mdCode(id),
      md(title),
      md(values),
      md(standard) + (set === '' ? '' : ` ${phrases.here(md(set))}`),
      [changes, readBy]
        .filter((part) => part !== '')
        .map(md)
        .join(semicolon),
    ]),
  );
}

function blockText(block: PrintedSheet, kit: SheetWords): string {
  switch (block.kind) {
    case 'table':
      return (
        mdTable(
          block.columns.map(md),
          block.rows.map((cells) => cells.map(mdMarked)),
        ) + notesOf(block.notes)
      );
    case 'rows':
      return rowsBlock(block);
    case 'steps':
      return block.steps.map((step, at) => `${at + 1}. ${mdLine(step)}`).join('\n');
    case 'odds':
      return oddsBlock(block, kit);
    case 'rules':
      return block.rules.map((rule) => `- ${mdMarked(rule)}`).join('\n');
    case 'entries':
      return entriesBlock(block, kit);
    case 'options':
      return optionsBlock(block, kit);
    case 'examples':
      return block.examples.map((example) => exampleText(example, kit)).join('\n\n');
    case 'changes':
      return changesBlock(block, kit);
  }
}

/** The document as Markdown, ending in a line break. */
export function sheetMarkdown(doc: SheetDocument): string {
  const kit = sheetWords(doc.language);
  const parts = [`# ${md(doc.title)}`, `**${md(doc.subtitle)}**`, `${md(doc.credit)} ${md(doc.unofficial)}`];
  const legend = doc.legend.map(({ mark, says }) => `${mark} ${md(says)}`);
  parts.push([...legend, ...(doc.clauseNote === '' ? [] : [`*${md(doc.clauseNote)}*`])].join(' · '));
  if (doc.sections.length === 0) parts.push(kit.sheet.noChange);
  for (const section of doc.sections) {
    const { title, blocks } = section;
    if (title !== '') parts.push(`## ${md(title)}`);
    const heading = (block: PrintedSheet) => (repeatsTitle(section, block) ? [] : [`### ${md(block.title)}`]);
    for (const block of blocks) parts.push(...heading(block), blockText(block, kit));
  }
  return `${parts.join('\n\n')}\n`;
}
