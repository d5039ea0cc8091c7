/** parseArmyText: the file of a text in any language, with the place of each part, or all that cannot be read. */
import {
  type ArmyTextProblem,
  check,
  data,
  type Json,
  type Language,
  type ParsedArmy,
  Problem,
  type TextPlace,
} from '@grognard/rules-kit';
import { about } from '../../about.ts';
import { armyFormat, armyVersion, formats } from '../shape.ts';
import { armyWords } from '../words/index.ts';
import type { ArmyWords, Keyword } from '../words/model.ts';
import { after, type LinePart, pieces, shown, trimmed, withoutSums } from './pieces.ts';
import { books, nearestTerm, type TermBook } from './terms.ts';

/** A longer text has the rest of its problems left out. */
const mostProblems = 50;

interface Draft {
  name: string;
  points: number | null;
  camp: string | null;
  note: string | null;
  readonly works: Json[];
  readonly options: Record<string, Json>;
  readonly corps: { readonly commander: Record<string, Json>; readonly units: Json[] }[];
}

class ArmyReader {
  readonly draft: Draft = {
    name: '',
    points: null,
    camp: null,
    note: null,
    works: [],
    options: {},
    corps: [],
  };
  readonly places = new Map<string, TextPlace>();
  readonly problems: ArmyTextProblem[] = [];
  private line = 0;
  private readonly words: ArmyWords;

  constructor(words: ArmyWords) {
    this.words = words;
  }

  read(text: string): void {
    for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) {
      this.line = n + 1;
      const piece = trimmed({ text: line, column: 1 });
      if (piece.text !== '') this.readLine(piece);
      if (this.problems.length >= mostProblems) return;
    }
    const { complaints } = this.words;
    const { name, points } = this.draft;
    if (name === '') this.complain({ text: '', column: 1 }, complaints.empty);
    else if (points === null && this.problems.length === 0)
      this.complain({ text: '', column: 1 }, complaints.noPoints);
  }

  private readLine(piece: LinePart): void {
    const { draft } = this;
    if (draft.name === '') {
      draft.name = piece.text;
      this.mark('', piece);
      this.mark('name', piece);
      return;
    }
    if (draft.points === null && draft.corps.length === 0 && this.readPoints(piece)) return;
    const [, head = ''] = /^(\p{L}+)[^:]*:/u.exec(piece.text) ?? [];
    const keyword = books.lines.find(head);
    if (keyword !== null) this.readHeaded(keyword, piece, after(piece, piece.text.indexOf(':') + 1));
    else this.readUnits({ ...piece, text: withoutSums(piece.text) });
  }

  private readPoints(piece: LinePart): boolean {
    for (const found of withoutSums(piece.text).matchAll(/(\d+)\s*(\p{L}+)/gu)) {
      const [, given = '', word = ''] = found;
      if (books.points.find(word) === null) continue;
      const known: readonly number[] = formats;
      const at = after(piece, found.index);
      if (!known.includes(Number(given)))
        this.complain(at, this.words.complaints.format(given, formats.join(', ')));
      this.draft.points = Number(given);
      this.mark('points', at);
      return true;
    }
    return false;
  }

  private readHeaded(keyword: Keyword, line: LinePart, given: LinePart): void {
    const rest = trimmed(given);
    if (keyword === 'corps-line') this.readCorps(line, rest);
    else if (keyword === 'camp-line') this.readCamp(rest);
    else if (keyword === 'works-line') this.readWorks({ ...rest, text: withoutSums(rest.text) });
    else if (keyword === 'option-line') this.readOption(rest);
    else this.readNote(line, rest);
  }

  private readCorps(line: LinePart, given: LinePart): void {
    const at = `corps[${this.draft.corps.length}]`;
    const dash = / [–—-] /.exec(` ${given.text}`);
    const before = dash === null ? given.text : given.text.slice(0, Math.max(0, dash.index - 1));
    const name = dash === null ? null : given.text.slice(dash.index + 2).trim();
    const commander: Record<string, Json> = name === null || name === '' ? {} : { name };
    this.mark(at, line);
    this.mark(`${at}.commander`, given);
    this.draft.corps.push({ commander, units: [] });
    for (const word of pieces({ ...given, text: withoutSums(before) })) this.readOfCommander(commander, word);
    if (commander['grade'] === undefined && !this.hasProblemHere())
      this.complain(given, this.words.complaints.grade);
  }

  private readOfCommander(commander: Record<string, Json>, word: LinePart): void {
    const grade = books.grades.find(word.text);
    const loyalty = books.loyalties.find(word.text);
    if (grade !== null) this.put(commander, 'grade', grade, word);
    else if (loyalty !== null) this.put(commander, 'loyalty', loyalty, word);
    else if (books.chief.find(word.text) !== null) this.put(commander, 'chief', true, word);
    else if (books.included.find(word.text) !== null) this.put(commander, 'included', true, word);
    else {
      const { grades, loyalties, chief, included } = books;
      this.unknown(word, this.words.complaints.leader, [grades, loyalties, chief, included]);
    }
  }

  private readCamp(given: LinePart): void {
    const word = trimmed({ ...given, text: withoutSums(given.text) });
    const camp = books.camps.find(word.text);
    this.mark('camp', given);
    if (camp === null) this.unknown(word, this.words.complaints.camp, [books.camps]);
    else if (this.draft.camp !== null) this.complain(word, this.words.complaints.twice(word.text));
    else this.draft.camp = camp;
  }

  private readWorks(given: LinePart): void {
    for (const each of pieces(given)) {
      const [, name = '', ud = ''] = /^(.+?)\s+(\d+)\s*UD$/i.exec(each.text) ?? [];
      const kind = books.works.find(name);
      this.mark(`works[${this.draft.works.length}]`, each);
      if (kind !== null) this.draft.works.push({ kind, ud: Number(ud) });
      else this.complain(each, this.words.complaints.works(shown(each.text)));
    }
  }

  private readOption(given: LinePart): void {
    const [, id = '', value = ''] = /^([\w.-]+)\s*=\s*(.+)$/.exec(given.text) ?? [];
    const { complaints } = this.words;
    const set = jsonOf(value);
    this.mark(`options["${id}"]`, given);
    if (id === '' || set === undefined) this.complain(given, complaints.option(shown(given.text)));
    else if (Object.hasOwn(this.draft.options, id)) this.complain(given, complaints.twice(id));
    else Object.defineProperty(this.draft.options, id, { value: set, enumerable: true });
  }

  private readNote(line: LinePart, given: LinePart): void {
    this.mark('note', given);
    if (this.draft.note !== null) this.complain(line, this.words.complaints.twice(shown(line.text)));
    else this.draft.note = given.text;
  }

  private readUnits(line: LinePart): void {
    const corps = this.draft.corps.at(-1);
    const [whole = '', count = '1'] = /^(\d+)\s*(?:[x×*]\s*)?/i.exec(line.text) ?? [];
    const body = pieces(after(line, whole.length));
    const { kind, rest } = kindOf(body);
    const { complaints } = this.words;
    if (kind === null) {
      const [first = line, ...more] = body;
      if (whole === '') this.unknown(first, complaints.line, [books.lines, books.kinds]);
      else this.unknown(first, complaints.kind, [books.kinds]);
      // What else is wrong in the line is told at once.
      if (whole !== '') for (const word of more) this.readOfUnits({}, [], word, '');
      return;
    }
    if (corps === undefined) {
      this.complain(line, complaints.outside);
      return;
    }
    const at = `corps[${this.draft.corps.length - 1}].units[${corps.units.length}]`;
    this.mark(at, line);
    if (count.length > 3) this.complain(line, complaints.count(shown(count)));
    const units: Record<string, Json> = { kind, ...(count === '1' ? {} : { count: Number(count) }) };
    const abilities: string[] = [];
    for (const word of rest) this.readOfUnits(units, abilities, word, at);
    corps.units.push(abilities.length === 0 ? units : { ...units, abilities });
  }

  private readOfUnits(units: Record<string, Json>, abilities: string[], word: LinePart, at: string): void {
    const weapon = books.weapons.find(word.text);
    const quality = books.qualities.find(word.text);
    const ability = books.abilities.find(word.text);
    if (weapon !== null) this.put(units, 'weapon', weapon, word, at);
    else if (quality !== null) this.put(units, 'quality', quality, word, at);
    else if (ability === null)
      this.unknown(word, this.words.complaints.word, [books.weapons, books.qualities, books.abilities]);
    else if (abilities.includes(ability)) this.complain(word, this.words.complaints.twice(word.text));
    else {
      this.mark(`${at}.abilities[${abilities.length}]`, word);
      abilities.push(ability);
    }
  }

  /** Sets a field that stands once. */
  private put(into: Record<string, Json>, field: string, value: Json, word: LinePart, at = ''): void {
    if (into[field] !== undefined) this.complain(word, this.words.complaints.twice(word.text));
    else into[field] = value;
    if (at !== '') this.mark(`${at}.${field}`, word);
  }

  private mark(at: string, { column }: LinePart): void {
    this.places.set(at, { line: this.line, column });
  }

  private hasProblemHere(): boolean {
    return this.problems.at(-1)?.line === this.line;
  }

  private complain({ column }: LinePart, message: string): void {
    this.problems.push({ line: Math.max(1, this.line), column, message });
  }

  private unknown(
    piece: LinePart,
    message: (given: string) => string,
    known: readonly Pick<TermBook<string>, 'words'>[],
  ): void {
    const said = message(shown(piece.text));
    const near = nearestTerm(piece.text, known, this.words);
    this.complain(piece, near === null ? said : this.words.complaints.didYouMean(said, near));
  }
}

/** The kind that the first pieces name, and the pieces after it. The name of a kind may have a comma. */
function kindOf(body: readonly LinePart[]): {
  readonly kind: string | null;
  readonly rest: readonly LinePart[];
} {
  for (const length of [2, 1]) {
    const named = body.slice(0, length).map(({ text }) => text);
    const kind = named.length < length ? null : books.kinds.find(named.join(', '));
    if (kind !== null) return { kind, rest: body.slice(length) };
  }
  return { kind: null, rest: body };
}

const optionValue = data({ depth: 6, values: 2000, characters: 200 });

function jsonOf(text: string): Json | undefined {
  try {
    const value = check(optionValue, JSON.parse(text));
    return value instanceof Problem ? undefined : value;
  } catch {
    return undefined;
  }
}

export function parseArmyText(text: string, language: Language): ParsedArmy | readonly ArmyTextProblem[] {
  const reader = new ArmyReader(armyWords[language]);
  reader.read(text.replace(/^\uFEFF/, ''));
  if (reader.problems.length > 0) return reader.problems;
  const { name, points, camp, note, works, options, corps } = reader.draft;
  const file = {
    format: armyFormat,
    version: armyVersion,
    ruleset: about.id,
    name,
    points,
    corps,
    ...(camp === null ? {} : { camp }),
    ...(works.length === 0 ? {} : { works }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(note === null ? {} : { note }),
  };
  return { file, places: reader.places };
}
