/** Sheets of an invented game: marks, odds, escaping, and everything on the full sheet. */
import { duel } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { Problem, type Ruleset } from '../index.ts';
import type { Block } from './block.ts';
import type { PrintedExamples, PrintedOdds, SheetDocument } from './document.ts';
import { sheetHtml } from './html.ts';
import { sheetMarkdown } from './markdown.ts';
import { percentText } from './percent.ts';
import { sheetOf } from './sheet.ts';

const nasty = `<script>alert("1")</script> & 'x' | *y* _z_ \`w\` [v](u)`;

const blocks: readonly Block[] = [
  {
    kind: 'table',
    title: 'Reach',
    chapter: 'Shooting',
    columns: ['weapon', 'cm', 'note'],
    rows: [
      ['pistol', { text: 30, rule: 'shoot.reach' }, ''],
      ['stone', -1],
    ],
    notes: ['Measured from base to base.'],
  },
  {
    kind: 'rows',
    title: 'Modifiers',
    parts: [
      { heading: 'Cover', rows: [{ rule: 'shoot.hedge', value: -1 }] },
      {
        rows: [
          { rule: 'shoot.night', value: -1 },
          { rule: 'shoot.kneeling', value: 1 },
        ],
      },
      { heading: 'Nothing here', rows: [] },
    ],
  },
  { kind: 'steps', title: 'How', chapter: 'Play', steps: ['Throw.', nasty] },
  {
    kind: 'odds',
    title: 'A wound',
    procedure: 'shot',
    input: { rangeCm: 10 },
    down: {
      title: 'cover',
      values: [
        { label: 'none', set: { cover: 'none' } },
        { label: 'wall', set: { cover: 'wall' } },
        { label: 'wall, thick coat, walking', set: { cover: 'wall', coat: 3, 'shooter.moving': true } },
        { label: 'unknown', set: { cover: 'trench' } },
      ],
    },
    across: {
      title: 'range',
      values: [
        { label: '10', set: {} },
        { label: '50', set: { rangeCm: 50 } },
      ],
    },
    count: [{ field: 'wounds', atLeast: 1 }],
  },
  { kind: 'rules', title: 'Sentences', rules: ['shoot.reach', 'shoot.night'] },
  { kind: 'steps', title: 'More', fullOnly: true, steps: ['Only in full.'] },
];

/** The duel with a sheet and, optionally, other words. */
function withSheet(words: Readonly<Record<string, string>> = {}): Ruleset {
  const { en } = duel.words;
  return {
    ...duel,
    words: { en: { ...en, rules: { ...en.rules, ...words }, labels: { ...en.labels, ...words } } },
    inForce(edition, options) {
      const found = duel.inForce(edition, options);
      return found instanceof Problem
        ? found
        : { ...found, ruleNumbers: found.ruleNumbers, sheet: () => blocks };
    },
  };
}

function made(full: boolean, ruleset = withSheet()): SheetDocument {
  const doc = sheetOf(ruleset, 'duel-2001', { full });
  if (doc instanceof Problem) throw new Error(doc.message);
  return doc;
}

const blocksOf = (doc: SheetDocument) => doc.sections.flatMap((section) => section.blocks);

describe('the quick sheet', () => {
  const doc = made(false);

  test('stands in chapters, without what is for the full sheet only', () => {
    expect(doc.sections.map(({ title }) => title)).toEqual(['Shooting', 'Play']);
    expect(blocksOf(doc).map(({ title }) => title)).toEqual([
      'Reach',
      'Modifiers',
      'How',
      'A wound',
      'Sentences',
    ]);
  });

  test('names the edition, whose work it is, that it is unofficial, and what the marks mean', () => {
    expect(doc.title).toBe('Duel');
    expect(doc.subtitle).toBe('2001: quick reference');
    for (const text of [sheetMarkdown(doc), sheetHtml(doc)]) {
      expect(text).toContain('Ours, for tests only');
      expect(text).toContain('unofficial');
      expect(text).toMatch(/°.*inferred/);
      expect(text).toMatch(/†.*ours/);
    }
  });

  test('marks what is ours and puts the figures in', () => {
    expect(blocksOf(doc)[1]).toMatchObject({
      parts: [
        { heading: 'Cover', rows: [{ value: '−1', label: { text: 'hedge', mark: '' } }] },
        {
          heading: '',
          rows: [
            { value: '−1', label: { text: 'night', mark: '†' } },
            { value: '+1', label: { text: 'kneeling', mark: '' } },
          ],
        },
      ],
    });
    expect(blocksOf(doc)[4]).toMatchObject({
      rules: [
        { text: 'Nobody shoots further than 30 cm', mark: '' },
        { text: 'At night all shots suffer −1', mark: '†' },
      ],
    });
  });

  test('fills every row of a table to its last column', () => {
    expect(blocksOf(doc)[0]).toMatchObject({
      rows: [
        [{ text: 'pistol' }, { text: '30', rule: 'shoot.reach' }, { text: '–' }],
        [{ text: 'stone' }, { text: '−1' }, { text: '–' }],
      ],
    });
  });

  test('computes odds through the procedure; refused and impossible cases have none', () => {
    const odds = blocksOf(doc)[3] as PrintedOdds;
    // Need 5 or more, saved on 1 to 3: 1/3 · 1/2. Behind a wall a 7 is needed: 1/36 · 1/2. At −4 nothing reaches 9.
    expect(odds.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['17', '–'],
      ['1', '–'],
      ['0', '–'],
      ['·', '·'],
    ]);
    expect(odds.rows[0]?.cells[1]?.kind).toBe('refused');
    expect(odds.rows[3]?.cells[0]?.kind).toBe('none');
  });

  test('takes options into account, and gives back the problem with one', () => {
    const night = sheetOf(withSheet(), 'duel-2001', { options: { 'shoot.reach': 60 } });
    if (night instanceof Problem) throw new Error(night.message);
    expect(night.subtitle).toContain('shoot.reach = 60');
    expect(sheetMarkdown(night)).toContain('Nobody shoots further than 60 cm');
    expect((blocksOf(night)[3] as PrintedOdds).rows[0]?.cells[1]?.text).toBe('17');
    expect(sheetOf(withSheet(), 'duel-2001', { options: { 'shoot.nigth': true } })).toBeInstanceOf(Problem);
    expect(() => sheetOf(withSheet(), 'duel-1999')).toThrow(RangeError);
  });
});

test('percentages are whole, and 0 or 100 only where exact', () => {
  const texts = [0, 1, 6, 7, 648, 1288, 1290, 1296].map((ways) => percentText({ ways, dice: 4 }));
  expect(texts).toEqual(['0', '<1', '<1', '1', '50', '99', '>99', '100']);
  expect(percentText({ ways: 6n ** 30n - 1n, dice: 30 })).toBe('>99');
});

describe('no text becomes markup', () => {
  const doc = made(true, withSheet({ 'shoot.hedge': nasty }));

  test('in HTML', () => {
    const page = sheetHtml(doc);
    expect(page).not.toContain('<script');
    expect(
      page.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt; &amp; &#39;x&#39;/g)?.length,
    ).toBeGreaterThan(2);
    expect(page).not.toMatch(/https?:|<img|<link|@import|url\(/);
  });

  test('in Markdown', () => {
    const text = sheetMarkdown(doc);
    expect(text).not.toContain('<script');
    expect(text).toContain(
      '&lt;script&gt;alert("1")&lt;/script&gt; &amp; \'x\' \\| \\*y\\* \\_z\\_ \\`w\\` \\[v\\](u)',
    );
    for (const line of text.split('\n').filter((row) => row.startsWith('|'))) {
      expect(line.replaceAll('\\|', '').split('|').length).toBeGreaterThan(2);
    }
  });
});

describe('the full sheet', () => {
  const doc = made(true);
  const page = sheetHtml(doc);
  const text = sheetMarkdown(doc);

  test('has every rule of the edition, every option and the documents', () => {
    for (const { id } of duel.catalogue) {
      expect(page).toContain(`<code>${id}</code>`);
      expect(text).toContain(`\`${id}\``);
    }
    expect(text).toContain('whole number 10 to 60');
    expect(text).toContain('The duel is fought at night');
    expect(text).toContain('used by A shot');
    expect(text).toContain('The duel on half a page');
    expect(text).toContain('Only in full.');
  });

  test('tells every worked example of the edition: case, facts, odds, throw', () => {
    const [examples] = blocksOf(doc).filter((block): block is PrintedExamples => block.kind === 'examples');
    expect(examples).toMatchObject({
      title: 'A shot',
      examples: [
        {
          id: 'D1',
          shows: 'a plain shot',
          tells: 'A shot at 10 cm.',
          facts: [
            { name: 'needed', value: '5' },
            { name: 'modifier', value: '0' },
          ],
          odds: [
            { fraction: '5/6', outcome: '0 wounds' },
            { fraction: '1/6', outcome: '1 wound' },
          ],
          rolled: { dice: [5, 4], outcome: '1 wound' },
        },
      ],
    });
  });

  test('tells an example that is an error by what was given', () => {
    const doc2 = sheetOf(withSheet(), 'duel-2002', { full: true }) as SheetDocument;
    const wrong = blocksOf(doc2).find((block): block is PrintedExamples => block.kind === 'examples');
    expect(wrong?.examples[0]).toMatchObject({
      tells: 'Given: rangeCm 10, shooter moving yes, kneeling yes',
      error: 'nobody moves kneeling (input.shooter)',
    });
  });

  test('links rules to their entries, and no link leads nowhere', () => {
    const anchors = [...page.matchAll(/id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(to);
  });

  test('leaves nothing undefined and no figure unfilled', () => {
    for (const made of [page.replace(/<style>[\s\S]*<\/style>/, ''), text]) {
      expect(made).not.toMatch(/undefined|NaN|\[object|\{[a-zA-Z0-9]+\}/);
    }
  });
});
