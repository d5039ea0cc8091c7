/** sheetDiff: changes between two editions of a ruleset, as a document. */

import type { Words } from '../i18n/words.ts';
import type { Ruleset } from '../ruleset.ts';
import { Problem } from '../schema/problem.ts';
import { chapterOf } from './catalogue.ts';
import { blockChanges } from './diff-blocks.ts';
import { namedByOne, type ReaderPair, ruleChanges } from './diff-rules.ts';
import type { PrintedChanges, SheetChange, SheetDocument, SheetSection } from './document.ts';
import { printedSheet } from './printed.ts';
import { legendOf, readerOf, say } from './reader.ts';

function block(pair: ReaderPair, title: string, changes: readonly SheetChange[]): PrintedChanges {
  const editions = [pair.before.edition, pair.after.edition] as const;
  return {
    kind: 'changes',
    title,
    wide: true,
    editions,
    // Fields used only for sorting changes into sections are not printed.
    changes: changes.map(({ rule, label, before, after, standing, source }) => ({
      rule,
      label,
      before,
      after,
      standing,
      source,
    })),
  };
}

/** Changes of rules, one block per chapter. */
function byChapter(pair: ReaderPair, title: string, changes: readonly SheetChange[]): SheetSection {
  const chapters = [...new Set(changes.map(({ rule }) => chapterOf(rule)))];
  return {
    title,
    blocks: chapters.map((chapter) =>
      block(
        pair,
        say(pair.after, chapter),
        changes.filter(({ rule }) => chapterOf(rule) === chapter),
      ),
    ),
  };
}

function ruleSections(pair: ReaderPair): SheetSection[] {
  const changes = ruleChanges(pair);
  const phrases = pair.after.kit.sheet;
  const sorted = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind);
  return [
    byChapter(pair, phrases.amended, sorted('amended')),
    byChapter(pair, phrases.otherWords, sorted('differs')),
    byChapter(pair, phrases.onlyIn(pair.before.edition), sorted('gone')),
    byChapter(pair, phrases.onlyIn(pair.after.edition), sorted('new')),
  ];
}

function procedureSections(pair: ReaderPair): SheetSection[] {
  const { procedures } = pair.after.inForce;
  const phrases = pair.after.kit.sheet;
  const blocks = (names: Parameters<typeof namedByOne>[2]) =>
    procedures
      .map(({ id, title }) => block(pair, say(pair.after, title), namedByOne(pair, id, names)))
      .filter(({ changes }) => changes.length > 0);
  return [
    { title: phrases.refusals, blocks: blocks((procedure) => procedure.refusedBy()) },
    { title: phrases.printed, blocks: blocks((procedure) => procedure.prints()) },
  ];
}

function sheetSection(pair: ReaderPair): SheetSection {
  const sections = (reader: ReaderPair['before']) => printedSheet(reader, { full: true, name: '' });
  const differing = blockChanges(pair, sections(pair.before), sections(pair.after));
  return {
    title: pair.after.kit.sheet.tables,
    blocks: differing.map(({ title, changes }) => block(pair, title, changes)),
  };
}

/** The edition that one is compared with unless another is named: its parent, else the one before it in the list. Null for the first. */
export function editionBefore({ editions }: Pick<Ruleset, 'editions'>, edition: string): string | null {
  const at = editions.findIndex(({ id }) => id === edition);
  return editions[at]?.parent ?? editions[at - 1]?.id ?? null;
}

/** Changes from one edition to another: amendments, words and numbers, rules in one only, refusals, and the sheet itself. */
export function sheetDiff(
  ruleset: Ruleset,
  before: string,
  after: string,
  words: Words = ruleset.words.en,
): SheetDocument {
  const inForce = (edition: string) => {
    const found = ruleset.inForce(edition);
    if (found instanceof Problem) throw new RangeError(found.message);
    return readerOf(ruleset, found, words);
  };
  const pair = { before: inForce(before), after: inForce(after) };
  const sections = [...ruleSections(pair), ...procedureSections(pair), sheetSection(pair)];
  const { kit } = pair.after;
  return {
    kind: 'diff',
    language: words.language,
    edition: after,
    title: say(pair.after, ruleset.title),
    subtitle: `${kit.sheet.diff}${kit.colon}${before} → ${after}`,
    credit: say(pair.after, ruleset.credit),
    unofficial: kit.sheet.unofficial,
    legend: legendOf(kit),
    clauseNote: '',
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
