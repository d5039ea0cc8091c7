/** The sheets of every ruleset: complete, without gaps, and with every rule that can be printed. */
import {
  type PrintedSheet,
  Problem,
  type Ruleset,
  type SheetDocument,
  sheetDiff,
  sheetHtml,
  sheetMarkdown,
  sheetOf,
} from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { rulesets } from './all.ts';

function sheet(ruleset: Ruleset, edition: string, full: boolean): SheetDocument {
  const doc = sheetOf(ruleset, edition, { full });
  if (doc instanceof Problem) throw new Error(doc.message);
  return doc;
}

const blocksOf = (doc: SheetDocument) => doc.sections.flatMap((section) => section.blocks);
const holes = /undefined|NaN|\[object|\{[a-zA-Z][a-zA-Z0-9]*\}/;
const withoutStyle = (page: string) => page.replace(/<style>[\s\S]*?<\/style>/, '');

/** Missing parts of a block. */
function faultsIn(block: PrintedSheet): string[] {
  const { kind, title } = block;
  if (kind === 'table') {
    const empty = block.rows.flat().some(({ text }) => text === '');
    const short = block.rows.some((cells) => cells.length !== block.columns.length);
    return empty || short || block.rows.length === 0 ? [`${title}: a cell is missing`] : [];
  }
  if (kind === 'odds') {
    const none = block.rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, at) =>
        cell.kind === 'none' ? [`${title}: ${label} / ${block.columns[at]}`] : [],
      ),
    );
    return none;
  }
  if (kind === 'rows') return block.parts.length === 0 ? [`${title}: no rows`] : [];
  if (kind === 'steps') return block.steps.length === 0 ? [`${title}: no steps`] : [];
  return [];
}

/** The rules that a sheet's blocks name. */
function rulesNamed(doc: SheetDocument): string[] {
  return blocksOf(doc).flatMap((block) => {
    if (block.kind === 'table') return block.rows.flat().flatMap(({ rule }) => rule ?? []);
    if (block.kind === 'rows')
      return block.parts.flatMap((part) => part.rows.flatMap(({ label }) => label.rule ?? []));
    return block.kind === 'rules' ? block.rules.flatMap(({ rule }) => rule ?? []) : [];
  });
}

describe.each(rulesets.flatMap((ruleset) => ruleset.editions.map(({ id }) => ({ id, ruleset }))))(
  'sheet of $id',
  ({ id, ruleset }) => {
    const quick = sheet(ruleset, id, false);
    const full = sheet(ruleset, id, true);
    const held = ruleset.catalogue.filter((entry) => entry.editions.includes(id)).map((entry) => entry.id);

    test('the quick sheet has tables, procedures in steps, rules and computed odds', () => {
      const kinds = new Set(blocksOf(quick).map(({ kind }) => kind));
      for (const kind of ['table', 'steps', 'rules', 'odds'] as const) expect([...kinds]).toContain(kind);
    });

    test('the sheet in docs/sheets is the one the rules give (npm run rules:check -- -u writes it anew)', async () => {
      await expect(sheetMarkdown(quick)).toMatchFileSnapshot(`../docs/sheets/${id}.md`);
    });

    test('nothing is left undefined or unfilled', () => {
      for (const doc of [quick, full]) {
        expect(withoutStyle(sheetHtml(doc))).not.toMatch(holes);
        expect(sheetMarkdown(doc)).not.toMatch(holes);
      }
    });

    test('every cell is there, and every case of a table of odds exists', () => {
      expect(blocksOf(full).flatMap(faultsIn)).toEqual([]);
    });

    test('names only rules that hold in the edition', () => {
      expect(rulesNamed(quick).filter((rule) => !held.includes(rule))).toEqual([]);
    });

    test('the full sheet has every rule of the edition, and every rule that a procedure can print', () => {
      const listed = blocksOf(full).flatMap((block) =>
        block.kind === 'entries' ? block.entries.map(({ rule }) => rule) : [],
      );
      expect(listed.toSorted()).toEqual(held.toSorted());
      const inForce = ruleset.inForce(id);
      if (inForce instanceof Problem) throw new Error(inForce.message);
      const printable = inForce.procedures.flatMap((known) => [...known.prints(), ...known.refusedBy()]);
      expect([...new Set(printable)].filter((rule) => !listed.includes(rule))).toEqual([]);
    });

    test('the full sheet has every option and every worked example of the edition', () => {
      const blocks = blocksOf(full);
      const options = blocks.flatMap((block) => (block.kind === 'options' ? block.options : []));
      const examples = blocks.flatMap((block) => (block.kind === 'examples' ? block.examples : []));
      const own = ruleset.examples.filter((example) => example.case.ruleset === id);
      expect(options.map((option) => option.id)).toEqual(ruleset.options.map((option) => option.id));
      expect(examples.map((example) => example.id).toSorted()).toEqual(
        own.map((example) => example.case.id).toSorted(),
      );
    });

    test('is the same every time', () => {
      expect(sheetHtml(sheet(ruleset, id, true))).toBe(sheetHtml(full));
    });
  },
);

describe.each(rulesets.filter(({ editions }) => editions.length > 1))('editions of $id', (ruleset) => {
  test('every pair can be compared, and differs', () => {
    for (const { id: before } of ruleset.editions) {
      for (const { id: after } of ruleset.editions) {
        const doc = sheetDiff(ruleset, before, after);
        if (before === after) expect(doc.sections).toEqual([]);
        else expect(doc.sections.length).toBeGreaterThan(1);
        expect(withoutStyle(sheetHtml(doc))).not.toMatch(holes);
        expect(sheetMarkdown(doc)).not.toMatch(holes);
      }
    }
  });
});
