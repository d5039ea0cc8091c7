/** The quick sheets and the armies on paper in every language, through Chromium: two A4 sides (ADLG-R four), nothing under 9 pt, no table cut. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ArmyFiles,
  armyHtml,
  type Language,
  languages,
  Problem,
  type Ruleset,
  sheetHtml,
  sheetOf,
} from '@grognard/rules-kit';
import { rulesets, wordsIn } from '@grognard/rulesets';
import { loadArmyFiles } from '@grognard/rulesets/armies';
import { afterAll, describe, expect, test } from 'vitest';
import { printedSizes } from './testing/printed-type.ts';

/** Maximum number of pages of a quick sheet. Two unless named here. */
const sides: Readonly<Record<string, number>> = { 'adlg-r': 4 };
const smallest = 9;

const runs = (tool: string, arg: string) => spawnSync(tool, [arg]).status === 0;
const chromium = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].find((tool) =>
  runs(tool, '--version'),
);
const poppler = runs('pdftotext', '-v') && runs('pdfinfo', '-v');

const folder = mkdtempSync(join(tmpdir(), 'grognard-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Markers at the first and last corner of every table that take no space. Their positions show whether the table was cut. */
const signs = `<style>@media print {
.signed { position: relative; }
.signed::before, .signed::after { position: absolute; left: 0; font: 9pt/1 monospace; color: #fff; white-space: nowrap; }
.signed::before { top: 0; content: "first" attr(data-n); }
.signed::after { bottom: 0; content: "last" attr(data-n); }
}</style>`;

function withSigns(page: string): { readonly page: string; readonly tables: number } {
  let n = 0;
  const numbered = page
    .replaceAll('<table', () => `<div class="signed" data-n="x${n++}x"><table`)
    .replaceAll('</table>', '</table></div>');
  return { page: numbered.replace('</head>', `${signs}</head>`), tables: n };
}

function print(name: string, page: string): string {
  const [source, target] = [join(folder, `${name}.html`), join(folder, `${name}.pdf`)];
  writeFileSync(source, page);
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --no-pdf-header-footer';
  const own = [`--user-data-dir=${mkdtempSync(join(folder, 'profile-'))}`, `--print-to-pdf=${target}`];
  execFileSync(chromium!, [...flags.split(' '), ...own, pathToFileURL(source).href], { stdio: 'ignore' });
  return target;
}

const pagesOf = (pdf: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))![1]);

interface Word {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Every word with its position, in points. */
function wordsOf(pdf: string): Word[] {
  const target = `${pdf}.xml`;
  execFileSync('pdftotext', ['-bbox', pdf, target]);
  const pages = readFileSync(target, 'utf8').split('<page ').slice(1);
  const form = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g;
  return pages.flatMap((listed, page) =>
    [...listed.matchAll(form)].map(([, left, top, right, bottom, text = '']) => ({
      text,
      page: page + 1,
      left: Number(left),
      right: Number(right),
      top: Number(top),
      bottom: Number(bottom),
    })),
  );
}

/** Positions of the markers: page and distance from the left edge, in whole points. */
function places(pdf: string): Map<string, string> {
  const found = wordsOf(pdf).filter(({ text }) => /^(?:first|last)x\d+x$/.test(text));
  return new Map(found.map(({ text, page, left }) => [text, `page ${page}, ${Math.round(left)} pt`]));
}

/** Words printed over one another, because a table is wider than its column. */
function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((a, at) =>
    words
      .slice(at + 1)
      .filter((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return a.page === b.page && across > 1 && down > (a.bottom - a.top) / 2;
      })
      .map((b) => `${a.text} over ${b.text}, page ${a.page}`),
  );
}

async function quickSheet(ruleset: Ruleset, edition: string, language: Language): Promise<string> {
  const doc = sheetOf(ruleset, edition, {}, await wordsIn(ruleset.id, language));
  if (doc instanceof Problem) throw new Error(doc.message);
  return sheetHtml(doc);
}

const editions = rulesets.flatMap((ruleset) =>
  ruleset.editions.flatMap(({ id }) => languages.map((language) => ({ id, ruleset, language }))),
);

test('there is what prints: Chromium, and poppler to look at the pages', () => {
  expect(chromium, 'install Chromium or Chrome (Debian: apt-get install chromium)').toBeDefined();
  expect(poppler, 'install pdftotext and pdfinfo (Debian: apt-get install poppler-utils)').toBe(true);
});

describe.each(editions)('$id in $language on paper', ({ id, ruleset, language }) => {
  test('sides, sizes, and nothing printed over something else', async () => {
    const pdf = print(`${id}-${language}`, await quickSheet(ruleset, id, language));
    expect(pagesOf(pdf)).toBeLessThanOrEqual(sides[id] ?? 2);
    expect(Math.min(...printedSizes(readFileSync(pdf)))).toBeGreaterThanOrEqual(smallest);
    expect(overlaps(wordsOf(pdf))).toEqual([]);
  });

  test('no table is cut by the end of a column or a page', async () => {
    const signed = withSigns(await quickSheet(ruleset, id, language));
    const where = places(print(`${id}-${language}-signed`, signed.page));
    const numbers = Array.from({ length: signed.tables }, (_, n) => n);
    expect(where.size).toBe(2 * signed.tables);
    expect(numbers.filter((n) => where.get(`firstx${n}x`) !== where.get(`lastx${n}x`))).toEqual([]);
  });
});

/** The page of an army on one kind of paper. */
function armyOnPaper(files: ArmyFiles, file: unknown, language: Language, paper: string): string {
  const army = files.read(file);
  if (!('page' in army)) throw new Error(army[0]?.message);
  return armyHtml(army.page(language)).replace('</head>', `<style>@page { size: ${paper}; }</style></head>`);
}

const armies = (await loadArmyFiles()).flatMap((files) =>
  files.bundled.flatMap(({ id, file }) => languages.map((language) => ({ id, files, file, language }))),
);

describe.each(armies)('$id in $language on paper', ({ id, files, file, language }) => {
  test.each(['A4', 'letter'])('one page of %s, and nothing printed over something else', (paper) => {
    const pdf = print(`${id}-${language}-${paper}`, armyOnPaper(files, file, language, paper));
    expect(pagesOf(pdf)).toBe(1);
    expect(overlaps(wordsOf(pdf))).toEqual([]);
  });
});
