/** Changes between two editions of an invented game. */
import { duel } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { Problem, type Ruleset } from '../index.ts';
import type { Block } from './block.ts';
import { editionBefore, sheetDiff } from './diff.ts';
import { amendedBetween } from './diff-rules.ts';
import type { PrintedChanges, SheetDocument } from './document.ts';
import { sheetHtml } from './html.ts';
import { sheetMarkdown } from './markdown.ts';

function sheetFor(edition: string): readonly Block[] {
  const later = edition === 'duel-2002';
  return [
    {
      kind: 'table',
      title: 'Weapons',
      columns: ['weapon', 'cm', 'reload'],
      rows: [['pistol', 30, later ? 2 : 1], later ? ['carbine', 40, 3] : ['stone', 10, 0]],
    },
    {
      kind: 'rows',
      title: 'Modifiers',
      parts: [
        {
          rows: [
            { rule: 'shoot.wall', value: later ? -3 : -2 },
            { rule: 'shoot.hedge', value: -1 },
          ],
        },
      ],
    },
    { kind: 'steps', title: 'How', steps: ['Throw.', later ? 'Save on 2.' : 'Save on 3.'] },
    {
      kind: 'odds',
      title: 'A wound',
      procedure: 'shot',
      input: { rangeCm: 10 },
      down: { title: 'cover', values: [{ label: 'none', set: {} }] },
      across: { title: 'range', values: [{ label: '10', set: {} }] },
      count: [{ field: 'wounds', atLeast: 1 }],
    },
  ];
}

/** The duel with a sheet, a rule in one edition only, another standing and another number. */
const ruleset: Ruleset = {
  ...duel,
  catalogue: duel.catalogue.map((entry) => {
    if (entry.id === 'turn.alternate') return { ...entry, editions: ['duel-2001'] };
    if (entry.id === 'shoot.kneeling') return { ...entry, editions: ['duel-2002'] };
    return entry.id === 'shoot.coat' ? { ...entry, standingIn: { 'duel-2002': 'inferred' } } : entry;
  }),
  inForce(edition, options) {
    const found = duel.inForce(edition, options);
    if (found instanceof Problem) return found;
    const later = edition === 'duel-2002';
    return {
      ...found,
      ruleNumbers: {
        ...found.ruleNumbers,
        'shoot.hedge': { value: later ? -2 : -1 },
        'shoot.too-near': { cm: later ? 6 : 5 },
      },
      sheet: () => sheetFor(edition),
      procedures: found.procedures,
      procedure: (id) => {
        const procedure = found.procedure(id);
        return procedure && later ? { ...procedure, refusedBy: () => ['shoot.moving'] } : procedure;
      },
    };
  },
};

function changesIn(doc: SheetDocument, section: string) {
  const found = doc.sections.find(({ title }) => title === section);
  return (found?.blocks ?? []).flatMap((block) => (block as PrintedChanges).changes);
}

describe('from duel-2001 to duel-2002', () => {
  const doc = sheetDiff(ruleset, 'duel-2001', 'duel-2002');

  test('the amendments of the edition are listed, even where the sentence is the same', () => {
    expect(amendedBetween(duel, 'duel-2001', 'duel-2002')).toEqual(['shoot.wall']);
    expect(amendedBetween(duel, 'duel-2002', 'duel-2001')).toEqual(['shoot.wall']);
    expect(changesIn(doc, 'Amended rules')).toEqual([
      {
        rule: 'shoot.wall',
        label: 'wall',
        before: 'A wall gives −2',
        after: 'A wall gives −2',
        standing: 'on the sheet',
        source: 'duel sheet',
      },
    ]);
  });

  test('other words, figures and standings', () => {
    expect(changesIn(doc, 'Other rules worded differently')).toMatchObject([
      { rule: 'shoot.hedge', before: 'A hedge gives −1', after: 'A hedge gives −2' },
      { rule: 'shoot.coat', standing: 'on the sheet → inferred' },
      {
        rule: 'shoot.too-near',
        before: 'Kneeling is worth nothing under 5 cm (cm 5)',
        after: 'Kneeling is worth nothing under 5 cm (cm 6)',
      },
    ]);
  });

  test('rules in one edition only', () => {
    expect(changesIn(doc, 'Only in duel-2001')).toMatchObject([{ rule: 'turn.alternate', after: null }]);
    expect(changesIn(doc, 'Only in duel-2002')).toMatchObject([{ rule: 'shoot.kneeling', before: null }]);
  });

  test('refusals in one edition only', () => {
    expect(changesIn(doc, 'What is refused')).toMatchObject([
      { rule: 'shoot.reach', before: 'yes', after: null },
      { rule: 'shoot.moving', before: null, after: 'yes' },
    ]);
  });

  test('cells, values, steps and odds of the sheet', () => {
    const changes = changesIn(doc, 'The sheet').map(({ label, before, after }) => [label, before, after]);
    expect(changes).toEqual([
      ['pistol: reload', '1', '2'],
      ['stone: cm', '10', null],
      ['stone: reload', '0', null],
      ['carbine: cm', null, '40'],
      ['carbine: reload', null, '3'],
      ['wall', '−2', '−3'],
      ['Step 2', 'Save on 3.', 'Save on 2.'],
      ['none / 10', '17%', '22%'],
    ]);
  });

  test('reads as Markdown and as HTML', () => {
    expect(sheetMarkdown(doc)).toContain(
      '| `shoot.hedge` hedge | A hedge gives −1 | A hedge gives −2 | on the sheet |',
    );
    expect(sheetHtml(doc)).toContain(
      '<td data-of="duel-2001">Save on 3.</td><td data-of="duel-2002">Save on 2.</td>',
    );
    expect(doc.subtitle).toBe('What changed: duel-2001 → duel-2002');
  });
});

test('between an edition and itself nothing differs', () => {
  const doc = sheetDiff(ruleset, 'duel-2001', 'duel-2001');
  expect(doc.sections).toEqual([]);
  expect(sheetMarkdown(doc)).toContain('No differences.');
});

test('an edition is compared with its parent, else with the one before it in the list', () => {
  const edition = (id: string, parent: string | null) => ({ id, parent, title: id, amends: [] });
  const editions = [
    edition('shore', null),
    edition('old', null),
    edition('new', 'old'),
    edition('late', 'shore'),
  ];
  expect(['shore', 'old', 'new', 'late'].map((id) => editionBefore({ editions }, id))).toEqual([
    null,
    'shore',
    'old',
    'shore',
  ]);
});
