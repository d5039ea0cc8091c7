/** Search in a sheet: keeps the rows with all the words, and finds the letters to mark. */
import type { MarkedText, PrintedExample, PrintedSheet, SheetDocument } from '@grognard/rules-kit';

/** Lower-case letters without accents, with plain quotes and signs, as a reader types them. */
export function plainLetters(text: string): string {
  // All others are plain already: a sheet of a thousand rules is searched with every key.
  return text.replace(/[A-Z]|[^ -~]/gu, plainLetter);
}

/** Letters that a sheet has shown, which are some dozens. */
const letterCache = new Map<string, string>();

function plainLetter(letter: string): string {
  let plain = letterCache.get(letter);
  if (plain === undefined) {
    plain = makePlain(letter);
    letterCache.set(letter, plain);
  }
  return plain;
}

/** Maps each letter to exactly one letter, so that positions in the plain text are positions in the original. */
function makePlain(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const sign = signs[plain] ?? plain;
  return sign.length === letter.length ? sign : letter.toLowerCase().slice(0, letter.length);
}

const signs: Readonly<Record<string, string>> = {
  '’': "'",
  '−': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** The words of a query. */
export function wordsOf(query: string): readonly string[] {
  return plainLetters(query).split(/\s+/).filter(Boolean);
}

/** Whether the texts together contain all the words. */
export function holds(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = plainLetters(texts.join(' '));
  return words.every((word) => all.includes(word));
}

export interface TextPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text split at the positions of the words. */
export function piecesOf(text: string, words: readonly string[]): readonly TextPiece[] {
  const hits = hitsIn(plainLetters(text), words);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of hits) {
    if (from > end) pieces.push({ text: text.slice(end, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** Positions of the words, in order, without overlap. */
function hitsIn(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const joined: [number, number][] = [];
  for (const hit of found) {
    const last = joined.at(-1);
    if (last !== undefined && hit[0] < last[1]) last[1] = Math.max(last[1], hit[1]);
    else joined.push(hit);
  }
  return joined;
}

const textOf = ({ text, rule = '' }: MarkedText) => `${text} ${rule}`;

/** The matching part of a block, or null if nothing matches. A block whose own title matches stays whole. */
export function blockWith(
  words: readonly string[],
  block: PrintedSheet,
  section: string,
): PrintedSheet | null {
  if (words.length === 0 || holds(words, block.title, section)) return block;
  const left = rowsWith((...texts) => holds(words, block.title, ...texts), block);
  return isEmpty(left) ? null : left;
}

function rowsWith(fits: (...texts: readonly string[]) => boolean, block: PrintedSheet): PrintedSheet {
  switch (block.kind) {
    case 'table':
      return {
        ...block,
        rows: block.rows.filter((cells) => fits(...cells.map(textOf))),
        notes: block.notes.filter((note) => fits(note)),
      };
    case 'rows':
      return {
        ...block,
        parts: block.parts
          .map(({ heading, rows }) => ({
            heading,
            rows: rows.filter(({ label, value }) => fits(heading, textOf(label), value)),
          }))
          .filter(({ rows }) => rows.length > 0),
      };
    case 'steps':
      return { ...block, steps: block.steps.filter((step) => fits(step)) };
    case 'odds':
      return { ...block, rows: block.rows.filter(({ label }) => fits(label, ...block.notes)) };
    case 'rules':
      return { ...block, rules: block.rules.filter((rule) => fits(textOf(rule))) };
    case 'entries':
      return {
        ...block,
        entries: block.entries.filter(({ rule, words, standing, source }) =>
          fits(rule, words, standing, source),
        ),
      };
    case 'options':
      return {
        ...block,
        options: block.options.filter(({ id, title, values, changes }) => fits(id, title, values, changes)),
      };
    case 'examples':
      return { ...block, examples: block.examples.filter((example) => fits(...textsOf(example))) };
    case 'changes':
      return {
        ...block,
        changes: block.changes.filter(({ rule, label, before, after }) =>
          fits(rule, label, before ?? '', after ?? ''),
        ),
      };
  }
}

function textsOf({ id, shows, tells, facts, refused, odds }: PrintedExample): readonly string[] {
  return [
    id,
    shows,
    tells,
    ...facts.flatMap(({ name, lines }) => [name, ...lines.map(({ label }) => textOf(label))]),
    ...refused.map(({ label }) => textOf(label)),
    ...odds.map(({ outcome }) => outcome),
  ];
}

/** Number of rows in a block, as counted by a search. */
export function rowsIn(block: PrintedSheet): number {
  switch (block.kind) {
    case 'table':
      return block.rows.length + block.notes.length;
    case 'rows':
      return block.parts.reduce((sum, { rows }) => sum + rows.length, 0);
    case 'steps':
      return block.steps.length;
    case 'odds':
      return block.rows.length;
    case 'rules':
      return block.rules.length;
    case 'entries':
      return block.entries.length;
    case 'options':
      return block.options.length;
    case 'examples':
      return block.examples.length;
    case 'changes':
      return block.changes.length;
  }
}

const isEmpty = (block: PrintedSheet) => rowsIn(block) === 0;

/** A section with its index in the whole sheet, so that addresses stay the same when a search hides earlier sections. */
export interface PlacedSection {
  readonly at: number;
  readonly title: string;
  readonly blocks: readonly { readonly at: number; readonly block: PrintedSheet }[];
}

/** The sheet reduced to the parts that contain the words. */
export function sectionsWith(doc: SheetDocument, words: readonly string[]): readonly PlacedSection[] {
  return doc.sections
    .map(({ title, blocks }, at) => ({
      at,
      title,
      blocks: blocks.flatMap((block, place) => {
        const left = blockWith(words, block, title);
        return left === null ? [] : [{ at: place, block: left }];
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The name of a part of a sheet, the same in every language. */
export function partAddress(section: number, block?: number): string {
  return block === undefined ? `part-${section + 1}` : `part-${section + 1}-${block + 1}`;
}
