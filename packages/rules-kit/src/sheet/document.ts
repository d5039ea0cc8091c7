/** SheetDocument: a finished reference sheet with everything a renderer prints, in the reader's language. Renderers read no rules. */

import type { Language } from '../i18n/language.ts';
import type { RuleId, Standing } from '../rule.ts';

/** Mark of a rule's standing: none if its author says it, ° if it is inferred, † if it is ours. */
export type Mark = '' | '°' | '†';

/** A text with the mark of the rule it comes from. */
export interface MarkedText {
  readonly text: string;
  readonly mark: Mark;
  readonly rule?: RuleId;
  /** The clause of the rule that it says, if not the main one. */
  readonly clause?: string;
  /** Its clauses, if some have a mark that others have not. Together they are the text, which then has no mark of its own. */
  readonly clauses?: readonly MarkedClause[];
}

/** A clause with the mark of its own standing. */
export interface MarkedClause {
  readonly text: string;
  readonly mark: Mark;
  readonly clause: string;
  /** Its rule, if the text is made of several. */
  readonly rule?: RuleId;
}

interface Titled {
  readonly title: string;
  /** True if the block takes the whole width of the page. */
  readonly wide: boolean;
}

/** A table of numbers. */
export interface PrintedTable extends Titled {
  readonly kind: 'table';
  readonly columns: readonly string[];
  /** Each row has one cell per column. */
  readonly rows: readonly (readonly MarkedText[])[];
  readonly notes: readonly string[];
}

/** One rule of a list: its label and value. */
export interface PrintedRow {
  readonly label: MarkedText;
  /** Empty if the rule has no value to print. */
  readonly value: string;
}

/** Modifiers or refusals, cell by cell. */
export interface PrintedRows extends Titled {
  readonly kind: 'rows';
  readonly parts: readonly { readonly heading: string; readonly rows: readonly PrintedRow[] }[];
}

/** A procedure in steps. */
export interface PrintedSteps extends Titled {
  readonly kind: 'steps';
  readonly steps: readonly string[];
}

/** A chance in whole percent, a case that the rules refuse, or one that does not exist in this edition. */
export interface OddsCell {
  readonly kind: 'chance' | 'refused' | 'none';
  readonly text: string;
  /** 0 to 100, for the shade behind the number. */
  readonly percent: number;
}

/** A table of odds. */
export interface PrintedOdds extends Titled {
  readonly kind: 'odds';
  readonly down: string;
  readonly across: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly OddsCell[] }[];
  readonly notes: readonly string[];
}

/** Rules as sentences. */
export interface PrintedRules extends Titled {
  readonly kind: 'rules';
  readonly rules: readonly MarkedText[];
}

/** A row of the catalogue. */
export interface PrintedEntry {
  readonly rule: RuleId;
  readonly words: string;
  readonly mark: Mark;
  /** See `MarkedText`. */
  readonly clauses?: readonly MarkedClause[];
  readonly standing: string;
  readonly source: string;
  readonly use: string;
  readonly options: readonly string[];
}

/** A chapter of the catalogue. */
export interface PrintedEntries extends Titled {
  readonly kind: 'entries';
  readonly entries: readonly PrintedEntry[];
}

/** An option: what it decides, its values, and what they change. */
export interface PrintedOption {
  readonly id: string;
  readonly rule: RuleId;
  readonly title: string;
  readonly values: string;
  readonly default: string;
  /** The value this sheet is printed for, if it is not the default. */
  readonly set: string;
  readonly changes: string;
  readonly readBy: string;
}

export interface PrintedOptions extends Titled {
  readonly kind: 'options';
  readonly options: readonly PrintedOption[];
}

interface NamedText {
  readonly name: string;
  readonly value: string;
}

/** A fact of an example, with the lines that add up to it. */
export interface PrintedFact extends NamedText {
  readonly lines: readonly PrintedRow[];
}

/** A worked example: the case and its complete answer. */
export interface PrintedExample {
  readonly id: string;
  readonly shows: string;
  /** The case in words, or the bare input if it has none. */
  readonly tells: string;
  readonly options: readonly NamedText[];
  readonly facts: readonly PrintedFact[];
  readonly odds: readonly { readonly percent: string; readonly fraction: string; readonly outcome: string }[];
  readonly rolled: { readonly dice: readonly number[]; readonly outcome: string } | null;
  readonly refused: readonly { readonly label: MarkedText; readonly remedy: string }[];
  readonly error: string;
}

/** The worked examples of one procedure. */
export interface PrintedExamples extends Titled {
  readonly kind: 'examples';
  readonly examples: readonly PrintedExample[];
}

/** A rule's text in each of two editions, or null if the edition does not have the rule. */
export interface SheetChange {
  /** The rule's id. Empty for a cell of a table that names none. */
  readonly rule: RuleId;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly standing: string;
  readonly source: string;
}

/** Changes between two editions. */
export interface PrintedChanges extends Titled {
  readonly kind: 'changes';
  readonly editions: readonly [before: string, after: string];
  readonly changes: readonly SheetChange[];
}

/** A finished block. */
export type PrintedSheet =
  | PrintedTable
  | PrintedRows
  | PrintedSteps
  | PrintedOdds
  | PrintedRules
  | PrintedEntries
  | PrintedOptions
  | PrintedExamples
  | PrintedChanges;

/** Blocks under one title. */
export interface SheetSection {
  /** Empty for blocks without a title. */
  readonly title: string;
  readonly blocks: readonly PrintedSheet[];
  /** True if it begins a new side of the paper. */
  readonly newSide?: true;
}

/** The sections of a sheet by the sides of paper they are made for. Most sheets flow from one side to the next. */
export function sectionsBySide(sections: readonly SheetSection[]): readonly (readonly SheetSection[])[] {
  const sides: SheetSection[][] = [];
  for (const section of sections) {
    const last = sides.at(-1);
    if (last === undefined || section.newSide) sides.push([section]);
    else last.push(section);
  }
  return sides;
}

export interface SheetDocument {
  readonly kind: 'quick' | 'full' | 'diff';
  readonly language: Language;
  readonly edition: string;
  readonly title: string;
  readonly subtitle: string;
  /** Author of the game. */
  readonly credit: string;
  readonly unofficial: string;
  readonly legend: readonly { readonly mark: Mark; readonly standing: Standing; readonly says: string }[];
  /** How far the mark of a clause reaches. Empty if no text is marked by clause. */
  readonly clauseNote: string;
  readonly sections: readonly SheetSection[];
}

/** Whether a block has the title of its section, which is then not printed again. */
export function repeatsTitle({ title }: SheetSection, block: PrintedSheet): boolean {
  return block.title === title;
}

/** What of a text carries marks. */
export interface SignedText {
  readonly text: string;
  readonly mark: Mark;
  readonly clauses?: readonly MarkedClause[] | undefined;
}

interface MarkedPart {
  readonly text: string;
  readonly mark: Mark;
  readonly isPart: boolean;
}

/** A text in parts, each with its mark at its end: its clauses, or all of it. `isPart` if it is not all. */
export function markedParts({ text, mark, clauses }: SignedText): readonly MarkedPart[] {
  if (clauses === undefined) return [{ text, mark, isPart: false }];
  return clauses.map((clause) => ({ text: clause.text, mark: clause.mark, isPart: true }));
}

/** Whether a block has a text that is marked by clause. */
export function isMarkedByClause(block: PrintedSheet): boolean {
  const isSplit = ({ clauses }: Pick<MarkedText, 'clauses'>) => clauses !== undefined;
  switch (block.kind) {
    case 'table':
      return block.rows.flat().some(isSplit);
    case 'rows':
      return block.parts.some(({ rows }) => rows.some(({ label }) => isSplit(label)));
    case 'rules':
      return block.rules.some(isSplit);
    case 'entries':
      return block.entries.some(isSplit);
    case 'steps':
    case 'odds':
    case 'options':
    case 'examples':
    case 'changes':
      return false;
  }
}

/** Whether a section has a single block of the same title, which contents then do not list. */
export function isAlone({ title, blocks }: SheetSection): boolean {
  return blocks.length === 1 && blocks[0]?.title === title;
}
