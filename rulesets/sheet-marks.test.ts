/** Marks and sentences of every sheet in every language: a mark is that of the clause it stands at, and no sentence names a rule by its id. */
import {
  clauseStandingOf,
  type Language,
  languages,
  type MarkedText,
  type PrintedSheet,
  Problem,
  type Ruleset,
  type SheetDocument,
  type Standing,
  sheetOf,
} from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { rulesets } from './all.ts';
import { wordsIn } from './words.ts';

/** The full sheet, which begins with the quick one. */
async function sheetIn(ruleset: Ruleset, edition: string, language: Language): Promise<SheetDocument> {
  const doc = sheetOf(ruleset, edition, { full: true }, await wordsIn(ruleset.id, language));
  if (doc instanceof Problem) throw new Error(doc.message);
  return doc;
}

/** Texts of a block that can have marks. */
function markedIn(block: PrintedSheet): readonly MarkedText[] {
  switch (block.kind) {
    case 'table':
      return block.rows.flat();
    case 'rows':
      return block.parts.flatMap(({ rows }) => rows.map(({ label }) => label));
    case 'rules':
      return block.rules;
    case 'entries':
      return block.entries.map(({ words, ...entry }) => ({ text: words, ...entry }));
    case 'examples':
      return block.examples.flatMap(({ facts, refused }) => [
        ...facts.flatMap(({ lines }) => lines.map(({ label }) => label)),
        ...refused.map(({ label }) => label),
      ]);
    case 'steps':
    case 'odds':
    case 'options':
    case 'changes':
      return [];
  }
}

const wanted: Readonly<Record<Standing, string>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

interface Said {
  readonly text: string;
  readonly mark: string;
  readonly rule: string | undefined;
  readonly clause: string;
}

/** What each mark of a text stands at. */
function saidBy({ text, mark, rule, clause = 'main', clauses }: MarkedText): readonly Said[] {
  if (clauses === undefined) return [{ text, mark, rule, clause }];
  return clauses.map((part) => ({ ...part, rule: part.rule ?? rule }));
}

const editions = rulesets.flatMap((ruleset) =>
  ruleset.editions.flatMap(({ id }) => languages.map((language) => ({ id, ruleset, language }))),
);

describe.each(editions)('sheets of $id in $language', ({ id, ruleset, language }) => {
  const sheet = sheetIn(ruleset, id, language);

  test('every mark is that of the clause it stands at, and nothing marked stands without its rule', async () => {
    const entries = new Map(ruleset.catalogue.map((entry) => [entry.id, entry]));
    const { sections } = await sheet;
    const marked = sections.flatMap(({ blocks }) => blocks.flatMap(markedIn));
    const wrong = marked.flatMap(saidBy).filter(({ text, mark, rule, clause }) => {
      if (rule === undefined) return /[°†]/.test(mark + text.replaceAll(/\d°/g, ''));
      const entry = entries.get(rule);
      return entry === undefined || (mark !== '' && mark !== wanted[clauseStandingOf(entry, clause, id)]);
    });
    expect(wrong).toEqual([]);
    for (const { text, clauses } of marked)
      if (clauses !== undefined) expect(clauses.map((part) => part.text).join('')).toBe(text);
  });

  test('no sentence names a rule or an option by its id', async () => {
    const chapters = new Set(ruleset.catalogue.map((entry) => entry.id.split('.')[0]));
    const named = [...leavesOf(await sheet)].filter(
      ([path, text]) => !isId.test(path) && idsIn(text, chapters).length > 0,
    );
    expect(named).toEqual([]);
  });
});

/** Paths of ids, and of what cites them on purpose: sources, and the options that set a rule. */
const isId = /\.(?:rule|id|edition|kind|mark|clause|source|standing|name|options\.\d+)$/;

function idsIn(text: string, chapters: ReadonlySet<string | undefined>): string[] {
  const found = text.match(/(?<![\w.])[a-z]+(?:-[a-z]+)*\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w.])/g) ?? [];
  return found.filter((word) => chapters.has(word.split('.')[0]));
}

/** Texts of a document by path. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
}

test('no rule of any ruleset has a clause that is marked because its neighbour is', () => {
  const argad = rulesets.find(({ id }) => id === 'argad');
  if (argad === undefined) throw new Error('no Argad');
  const doc = sheetOf(argad, 'argad-2024');
  if (doc instanceof Problem) throw new Error(doc.message);
  const marked = doc.sections.flatMap(({ blocks }) => blocks.flatMap(markedIn));
  const at = (rule: string) => marked.filter((text) => text.rule === rule).map((text) => text.mark);
  // 16 cm in a narrow column, −1 behind forest and the cap are printed; only what was added to them is ours or inferred.
  for (const rule of ['formation.infantry-narrow', 'shoot.forest', 'shoot.cap', 'shoot.mounted-infantry'])
    expect(new Set(at(rule)), rule).toEqual(new Set(['']));
  const recoil = marked.find(({ rule }) => rule === 'melee.recoil');
  expect(recoil?.clauses?.map(({ text, mark }) => `${text}${mark}`)).toEqual([
    'Recoil: 2 cm°',
    ' ',
    'directly away from the striker (line of centres), facing kept, no other penalty†',
    '. ',
    'Riders too.†',
  ]);
});
