/** sheetHtml: a sheet as one self-contained HTML file, for the screen and for paper. */

import { type SheetPhrases, sheetWords } from '../i18n/sheet-words.ts';
import {
  isAlone,
  type PrintedSheet,
  repeatsTitle,
  type SheetDocument,
  type SheetSection,
  sectionsBySide,
} from './document.ts';
import { oddsHtml, type RuleLink, rowsHtml, rulesHtml, stepsHtml, tableHtml } from './html-blocks.ts';
import { changesHtml, entriesHtml, examplesHtml, optionsHtml } from './html-full.ts';
import { HtmlMarkup, html } from './html-text.ts';
import { isLong, settingFor } from './layout.ts';
import { printStyle } from './style-print.ts';
import { screenStyle } from './style-screen.ts';

/** How a document is written: how its rules are referenced, and its phrases. */
interface RenderMode {
  readonly link: RuleLink;
  readonly phrases: SheetPhrases;
}

function inside(block: PrintedSheet, { link, phrases }: RenderMode): HtmlMarkup {
  switch (block.kind) {
    case 'table':
      return tableHtml(block, link);
    case 'rows':
      return rowsHtml(block, link);
    case 'steps':
      return stepsHtml(block);
    case 'odds':
      return oddsHtml(block, phrases);
    case 'rules':
      return rulesHtml(block, link);
    case 'entries':
      return entriesHtml(block, phrases);
    case 'options':
      return optionsHtml(block, phrases);
    case 'examples':
      return examplesHtml(block, phrases);
    case 'changes':
      return changesHtml(block, phrases);
  }
}

/** Anchor of a section or block: its number and its title as an id. */
function anchor(numbers: readonly number[], title: string): string {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${numbers.map((n) => n + 1).join('-')}-${name}`.replace(/-+$/, '');
}

/** Kinds of blocks of a quick sheet. */
const tableKinds: readonly PrintedSheet['kind'][] = ['table', 'rows', 'steps', 'odds', 'rules'];

function sectionHtml(section: SheetSection, at: number, manner: RenderMode): HtmlMarkup {
  const heading = section.title === '' ? null : html`<h2>${section.title}</h2>`;
  const blocks = section.blocks.map((block, n) => {
    const title = repeatsTitle(section, block) ? null : html`<h3>${block.title}</h3>`;
    const wide = block.wide ? ' wide' : '';
    const long = isLong(block) ? ' long' : '';
    return html`<section class="block ${block.kind}${wide}${long}" id="${anchor([at, n], block.title)}">${title}
<div class="scroll">${inside(block, manner)}</div></section>
`;
  });
  const place = section.blocks.every(({ kind }) => tableKinds.includes(kind)) ? 'part at-table' : 'part';
  return html`<section class="${place}" id="${anchor([at], section.title)}">${heading}<div class="blocks">${blocks}</div></section>
`;
}

function contentsHtml(sections: readonly SheetSection[], phrases: SheetPhrases): HtmlMarkup {
  const items = sections.map((section, at) => {
    const blocks = isAlone(section)
      ? []
      : section.blocks.map(
          ({ title }, n) => html`<li><a href="#${anchor([at, n], title)}">${title}</a></li>`,
        );
    const title =
      section.title === ''
        ? null
        : html`<a class="chapter" href="#${anchor([at], section.title)}">${section.title}</a>`;
    return html`<li>${title}<ul>${blocks}</ul></li>`;
  });
  return html`<nav class="contents" aria-label="${phrases.contents}"><ul>${items}</ul></nav>`;
}

/** The document as HTML, without scripts, pictures, fonts or external resources. */
export function sheetHtml(doc: SheetDocument): string {
  const { kind, language, edition, title, subtitle, credit, unofficial, legend, clauseNote, sections } = doc;
  const phrases = sheetWords(language).sheet;
  const manner: RenderMode = { link: kind === 'full' ? 'link' : 'title', phrases };
  const { columns, points, spacing } = settingFor(doc);
  const style = new HtmlMarkup(`${screenStyle}${printStyle}`);
  const marks = legend.map(({ mark, says }) => html`<span><b>${mark}</b> ${says}</span>`);
  const reach = clauseNote === '' ? null : html`<span class="clause">${clauseNote}</span>`;
  const sides = sectionsBySide(sections).map(
    (side) =>
      html`<div class="side">${side.map((section) => sectionHtml(section, sections.indexOf(section), manner))}</div>`,
  );
  const nothing = sections.length === 0 ? html`<p>${phrases.noChange}</p>` : null;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${subtitle}</title>
<style>${style}</style>
</head>
<body class="${kind} columns-${columns} ${spacing}" style="--points:${points}pt" data-edition="${edition}">
<header><h1>${title}</h1><p class="subtitle">${subtitle}</p><p class="legend">${marks}${reach}</p></header>
${contentsHtml(sections, phrases)}
<main>
${nothing}${sides}</main>
<footer><p>${credit}</p> <p>${unofficial}</p></footer>
</body>
</html>
`.text;
}
