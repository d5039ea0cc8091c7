/** tableHtml, rowsHtml, oddsHtml: the blocks of a quick sheet as HTML. */

import { entryAt } from '@grognard/lists';
import type { SheetPhrases } from '../i18n/sheet-words.ts';
import {
  type MarkedText,
  markedParts,
  type PrintedOdds,
  type PrintedRow,
  type PrintedRows,
  type PrintedRules,
  type PrintedSteps,
  type PrintedTable,
  type SignedText,
} from './document.ts';
import { type HtmlMarkup, html } from './html-text.ts';

/** How a text refers to its rule: by a link if the document contains the catalogue, otherwise by a title. */
export type RuleLink = 'link' | 'title';

/** Anchor of a rule in the full sheet. */
export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}

/** A text with the mark of each of its clauses. A clause with a mark of its own is set apart, so that one sees how far it reaches. */
export function signedHtml(marked: SignedText): HtmlMarkup {
  const parts = markedParts(marked).map(({ text, mark, isPart }) => {
    if (mark === '') return html`${text}`;
    const sign = html`<span class="mark">${mark}</span>`;
    return isPart ? html`<i class="clause">${text}</i>${sign}` : html`${text}${sign}`;
  });
  return html`${parts}`;
}

/** A text with its mark and a reference to its rule. */
export function markedHtml(marked: MarkedText, link: RuleLink): HtmlMarkup {
  const { rule } = marked;
  if (rule === undefined) return signedHtml(marked);
  return link === 'link'
    ? html`<a class="to-rule" href="#${ruleAnchor(rule)}">${signedHtml(marked)}</a>`
    : html`<span title="${rule}">${signedHtml(marked)}</span>`;
}

/** Whether all cells of a column are as short as numbers. Such columns are centred. */
function isFigures(cells: readonly string[]): boolean {
  return cells.every((text) => text.length <= 9);
}

/** Whether row heads are too short to be broken into two lines. */
function isShort(cells: readonly string[]): boolean {
  return cells.every((text) => text.length <= 11);
}

function notesHtml(notes: readonly string[]): HtmlMarkup[] {
  return notes.map((note) => html`<p class="note">${note}</p>`);
}

/** A table of numbers and its notes. */
export function tableHtml({ columns, rows, notes }: PrintedTable, link: RuleLink): HtmlMarkup {
  const classes = columns.map((_, at) =>
    at > 0 && isFigures(rows.map((cells) => cells[at]?.text ?? '')) ? 'figure' : 'words',
  );
  const short = isShort(rows.map((cells) => cells[0]?.text ?? '')) ? 'short' : 'words';
  const head = columns.map(
    (column, at) => html`<th scope="col" class="${entryAt(classes, at)}">${column}</th>`,
  );
  const body = rows.map((cells) => {
    const tds = cells.map((cell, at) =>
      at === 0
        ? html`<th scope="row" class="${short}">${markedHtml(cell, link)}</th>`
        : html`<td class="${entryAt(classes, at)}">${markedHtml(cell, link)}</td>`,
    );
    return html`<tr>${tds}</tr>`;
  });
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${notesHtml(notes)}`;
}

function rowHtml({ label, value }: PrintedRow, link: RuleLink): HtmlMarkup {
  return html`<tr><td class="value">${value}</td><th scope="row">${markedHtml(label, link)}</th></tr>`;
}

/** Lists of rules, with or without values. */
export function rowsHtml({ parts }: PrintedRows, link: RuleLink): HtmlMarkup {
  const tables = parts.map(({ heading, rows }) => {
    const title = heading === '' ? null : html`<h4>${heading}</h4>`;
    const body = rows.some(({ value }) => value !== '')
      ? html`<table class="values"><tbody>${rows.map((row) => rowHtml(row, link))}</tbody></table>`
      : html`<ul>${rows.map(({ label }) => html`<li>${markedHtml(label, link)}</li>`)}</ul>`;
    return html`<div class="cell">${title}${body}</div>`;
  });
  return html`${tables}`;
}

/** A procedure in steps. */
export function stepsHtml({ steps }: PrintedSteps): HtmlMarkup {
  return html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

/** A table of odds. The higher the chance, the darker the cell. */
export function oddsHtml(
  { down, across, columns, rows, notes }: PrintedOdds,
  phrases: SheetPhrases,
): HtmlMarkup {
  const head = columns.map((column) => html`<th scope="col" class="figure">${column}</th>`);
  const body = rows.map(({ label, cells }) => {
    const tds = cells.map(({ text, percent, kind }) =>
      kind === 'chance'
        ? html`<td class="chance" style="--p:${percent}">${text}</td>`
        : html`<td class="chance ${kind}">${text}</td>`,
    );
    return html`<tr><th scope="row">${label}</th>${tds}</tr>`;
  });
  return html`<table class="odds" style="--n:${columns.length}"><thead>
<tr><th scope="col" rowspan="2">${down}</th><th scope="colgroup" colspan="${columns.length}" class="across">${across}, ${phrases.chance}</th></tr>
<tr>${head}</tr></thead><tbody>${body}</tbody></table>${notesHtml(notes)}`;
}

/** Rules as sentences. */
export function rulesHtml({ rules }: PrintedRules, link: RuleLink): HtmlMarkup {
  return html`<ul>${rules.map((rule) => html`<li>${markedHtml(rule, link)}</li>`)}</ul>`;
}
