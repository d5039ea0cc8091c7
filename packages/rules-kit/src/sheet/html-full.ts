/** entriesHtml, optionsHtml, examplesHtml, changesHtml: blocks of the full sheet and of comparisons of editions, as HTML. */

import { entryAt } from '@grognard/lists';
import type { SheetPhrases } from '../i18n/sheet-words.ts';
import type {
  PrintedChanges,
  PrintedEntries,
  PrintedExample,
  PrintedExamples,
  PrintedFact,
  PrintedOptions,
  SheetChange,
} from './document.ts';
import { markedHtml, ruleAnchor, signedHtml } from './html-blocks.ts';
import { type HtmlMarkup, html, joined } from './html-text.ts';
import { sidesOf } from './sides.ts';

/** A chapter of the catalogue. */
export function entriesHtml({ entries }: PrintedEntries, phrases: SheetPhrases): HtmlMarkup {
  const items = entries.map(({ rule, words, mark, clauses, standing, source, use, options }) => {
    const set = options.length === 0 ? null : html` · ${phrases.options}: ${options.join(', ')}`;
    const about = [standing, source, use].filter((part) => part !== '');
    return html`<div class="entry" id="${ruleAnchor(rule)}"><dt><code>${rule}</code></dt>
<dd>${signedHtml({ text: words, mark, clauses })}<p class="about">${about.join(' · ')}${set}</p></dd></div>`;
  });
  return html`<dl class="entries">${items}</dl>`;
}

export function optionsHtml({ options }: PrintedOptions, phrases: SheetPhrases): HtmlMarkup {
  const rows = options.map(({ id, title, values, default: standard, set, changes, readBy }) => {
    const here = set === '' ? null : html` <strong>${phrases.here(set)}</strong>`;
    const more = changes === '' ? null : html`<p>${changes}</p>`;
    return html`<tr id="option-${id}"><th scope="row">${title}<p class="about"><code>${id}</code></p></th>
<td data-of="${phrases.values}">${values}</td><td data-of="${phrases.default}">${standard}${here}</td><td>${more}<p class="about">${readBy}</p></td></tr>`;
  });
  const columns = [phrases.option, phrases.values, phrases.default, phrases.changes];
  const head = columns.map((column) => html`<th scope="col" class="words">${column}</th>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function pair(name: string, value: HtmlMarkup | null): HtmlMarkup | null {
  return value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function factHtml({ name, value, lines }: PrintedFact): HtmlMarkup | null {
  const counted = lines.map(
    (line) => html`<span class="line"><b>${line.value}</b> ${markedHtml(line.label, 'link')}</span>`,
  );
  const sum = value === '' ? null : html`<b>${value}</b>`;
  const why = counted.length === 0 ? null : html`${sum === null ? '' : ' = '}${joined(counted, ', ')}`;
  return pair(name, html`${sum}${why}`);
}

function exampleHtml(example: PrintedExample, phrases: SheetPhrases): HtmlMarkup {
  const { id, shows, tells, options, facts, odds, rolled, refused, error } = example;
  const set = options.map(({ name, value }) => html`<code>${name}</code> ${value}`);
  const chances = odds.map(
    ({ percent, fraction, outcome }) =>
      html`<span class="line">${outcome} <b>${fraction}</b> (${percent})</span>`,
  );
  const forbidden = refused.map(({ label, remedy }) => html`${markedHtml(label, 'link')}. ${remedy}`);
  const thrown = rolled === null ? null : html`${rolled.dice.join(', ')} → ${rolled.outcome}`;
  return html`<article class="example"><h4><span class="number">${id}</span> ${shows}</h4><p>${tells}</p><dl>
${pair(phrases.options, set.length === 0 ? null : joined(set, ', '))}
${facts.map(factHtml)}
${pair(phrases.refusedBy, forbidden.length === 0 ? null : joined(forbidden, ' '))}
${pair(phrases.wrong, error === '' ? null : html`${error}`)}
${pair(phrases.odds, chances.length === 0 ? null : joined(chances, ' · '))}
${pair(phrases.rolled, thrown)}
</dl></article>`;
}

/** The worked examples of one procedure. */
export function examplesHtml({ examples }: PrintedExamples, phrases: SheetPhrases): HtmlMarkup {
  return html`${examples.map((example) => exampleHtml(example, phrases))}`;
}

/** Texts of the two editions. An edition without any text in the whole table has no column. */
function saidHtml(
  { before, after }: SheetChange,
  editions: PrintedChanges['editions'],
  sides: readonly boolean[],
  phrases: SheetPhrases,
) {
  if (before !== null && before === after)
    return html`<td colspan="2">${before}<p class="about">${phrases.sameWords}</p></td>`;
  return [before, after].map((text, side) => {
    if (!sides[side]) return null;
    const of = entryAt(editions, side);
    return text === null
      ? html`<td class="absent" data-of="${of}">–</td>`
      : html`<td data-of="${of}">${text}</td>`;
  });
}

/** Changes between two editions. */
export function changesHtml({ editions, changes }: PrintedChanges, phrases: SheetPhrases): HtmlMarkup {
  const sides = sidesOf(changes);
  const columns = [
    phrases.rule,
    ...editions.filter((_, side) => sides[side]),
    `${phrases.standing}, ${phrases.source}`,
  ];
  const head = columns.map((column) => html`<th scope="col" class="words">${column}</th>`);
  const rows = changes.map((change) => {
    const { rule, label, standing, source } = change;
    const name = rule === '' ? null : html`<p class="about"><code>${rule}</code></p>`;
    const about = [standing, source].filter((part) => part !== '').join(' · ');
    return html`<tr><th scope="row">${label}${name}</th>${saidHtml(change, editions, sides, phrases)}<td class="about last">${about}</td></tr>`;
  });
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}
