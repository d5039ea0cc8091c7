/** armyHtml: an army as one page of paper, to have at the table: units, their prices, and boxes for their losses. */
import {
  type ArmyCorps,
  type ArmyFigure,
  type ArmyLine,
  type ArmyPage,
  type ArmyProblem,
  armyPriceText,
} from '../army.ts';
import { plusMinus, signed } from '../i18n/numbers.ts';
import { HtmlMarkup, html } from './html-text.ts';

/** On A4 and Letter alike. Nothing is smaller than 9 pt. */
const style = `
@page { margin: 10mm 11mm; }
:root { --paper: #fbf8f1; --ink: #26221c; --line: #d5cab4; --rule: #8a7c63; --title: #6f2430; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.2rem; background: var(--paper); color: var(--ink); font: 1rem/1.3 "Segoe UI", "Helvetica Neue", "Liberation Sans", Helvetica, Arial, "Noto Sans", sans-serif; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, "Liberation Serif", serif; font-weight: 600; line-height: 1.2; margin: 0; }
h1 { font-size: 1.7em; }
p { margin: 0; }
.subtitle { font-style: italic; }
.note { margin-top: .4em; }
.figures { display: flex; flex-wrap: wrap; gap: .1em 1.6em; margin: .5em 0; padding: 0; list-style: none; }
.figures b { color: var(--title); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
h2 { font-size: 1.15em; color: var(--title); }
th, td { text-align: left; vertical-align: baseline; padding: .15em .5em .15em 0; border-bottom: 1px solid var(--line); }
thead th { border-bottom: 1px solid var(--rule); font-weight: 600; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.profile { white-space: nowrap; }
.units th, .commander th { font-weight: 400; }
.title > * { padding-top: .7em; font-weight: 600; color: var(--title); border-bottom: 1px solid var(--rule); }
.commander { font-style: italic; }
.boxes { display: inline-block; white-space: nowrap; margin-right: .7em; }
.boxes i { display: inline-block; width: .75em; height: .75em; border: 1px solid currentColor; margin-right: .15em; vertical-align: -.05em; }
.problems { border: 1px solid var(--title); padding: .4em .7em; margin: .6em 0; }
.problems ul { margin: .2em 0 0; padding-left: 1.2em; }
footer { margin-top: .8em; font-size: .9em; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c1915; --ink: #e8dfcd; --line: #433b30; --rule: #85775f; --title: #e0a48c; }
}
@media print {
  :root { --paper: #fff; --ink: #000; --line: #bbb; --rule: #000; --title: #000; }
  body { max-width: none; padding: 0; font-size: var(--points); line-height: 1.2; }
  h1 { font-size: 1.5em; }
  footer { font-size: 9pt; margin-top: .6em; }
  .scroll { overflow: visible; }
  tr { break-inside: avoid; }
  .tight td, .tight th { padding-block: .05em; line-height: 1.1; }
  .tight .title > * { padding-top: .4em; }
}
`;

function boxes(units: number, each: number): readonly HtmlMarkup[] {
  const box = new HtmlMarkup('<i></i>');
  return Array.from(
    { length: each === 0 ? 0 : units },
    () => html`<span class="boxes" aria-hidden="true">${Array.from({ length: each }, () => box)}</span>`,
  );
}

/** The names of the items with their prices, for readers who point at the price. */
function priceTitle({ prices }: ArmyLine): string {
  return prices.map(({ item, points }) => `${item} ${plusMinus(points)}`).join(', ');
}

function lineRow(line: ArmyLine, kind: 'commander' | 'units'): HtmlMarkup {
  const { count, name, details, profile, value, points } = line;
  const more = details.length === 0 ? '' : `: ${details.join(', ')}`;
  return html`<tr class="${kind}"><td class="n">${kind === 'commander' ? '' : count}</td><th scope="row"><b>${name}</b>${more}</th><td class="profile">${profile.join(' · ')}</td><td>${boxes(count, line.boxes)}</td><td class="n">${value === 0 ? '' : value}</td><td class="n" title="${priceTitle(line)}">${armyPriceText(line)}</td><td class="n">${signed(points)}</td></tr>
`;
}

function headRow({ headings }: ArmyPage): HtmlMarkup {
  const { count, unit, profile, losses, value, each, points } = headings;
  return html`<thead><tr><th class="n">${count}</th><th>${unit}</th><th>${profile}</th><th>${losses}</th><th class="n">${value}</th><th class="n">${each}</th><th class="n">${points}</th></tr></thead>
`;
}

function titleRow(title: string, value: number, points: number): HtmlMarkup {
  return html`<tr class="title"><th colspan="4" scope="rowgroup">${title}</th><td class="n">${value}</td><td></td><td class="n">${points}</td></tr>
`;
}

function corpsRows({ title, commander, units, points, value }: ArmyCorps): HtmlMarkup {
  const rows = [lineRow(commander, 'commander'), ...units.map((line) => lineRow(line, 'units'))];
  return html`<tbody>${titleRow(title, value, points)}${rows}</tbody>
`;
}

function extrasRows({ headings, extras }: ArmyPage): HtmlMarkup {
  const sum = (of: 'value' | 'points') => extras.reduce((total, line) => total + line[of], 0);
  return html`<tbody>${titleRow(headings.extras, sum('value'), sum('points'))}${extras.map((line) => lineRow(line, 'units'))}</tbody>
`;
}

function figureItem({ title, count, most }: ArmyFigure): HtmlMarkup {
  return html`<li>${title}: <b>${count}${most === null ? '' : ` / ${most}`}</b></li>`;
}

function problemsHtml({ headings }: ArmyPage, problems: readonly ArmyProblem[]): HtmlMarkup {
  const items = problems.map(
    ({ message, remedy, rule }) =>
      html`<li>${message}. ${remedy === null ? '' : `${remedy}.`} <small>${rule}</small></li>`,
  );
  return html`<section class="problems"><h2>${headings.problems}</h2><ul>${items}</ul></section>`;
}

/** Points of the print by the number of rows, and how close they stand, so that an army of any format fits one page. */
function printSetting({ corps, problems }: ArmyPage): { readonly points: number; readonly spacing: string } {
  const rows = corps.reduce((sum, { units }) => sum + units.length + 2, problems.length);
  return { points: rows > 34 ? 9 : rows > 26 ? 9.5 : 10.5, spacing: rows > 38 ? 'tight' : 'loose' };
}

/** The page as HTML, without scripts, pictures, fonts or external resources. */
export function armyHtml(page: ArmyPage): string {
  const { language, title, subtitle, note, figures, corps, options, problems, headings, credit } = page;
  const setting = printSetting(page);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new HtmlMarkup(style)}</style>
</head>
<body class="${setting.spacing}" style="--points:${setting.points}pt">
<header><h1>${title}</h1><p class="subtitle">${subtitle}</p>${note === '' ? null : html`<p class="note">${note}</p>`}
<ul class="figures">${figures.map(figureItem)}</ul></header>
<main>
${problems.length === 0 ? null : problemsHtml(page, problems)}<div class="scroll"><table>${headRow(page)}${corps.map(corpsRows)}${extrasRows(page)}</table></div>
${options.length === 0 ? null : html`<p class="note">${headings.options}: ${options.join(', ')}</p>`}
</main>
<footer><p>${credit}</p></footer>
</body>
</html>
`.text;
}
