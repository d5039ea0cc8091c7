/** sheetOf: the reference sheet of an edition, generated from the rules that the engine runs. */

import type { Words } from '../i18n/words.ts';
import type { Ruleset } from '../ruleset.ts';
import { Problem } from '../schema/problem.ts';
import { capital } from '../words.ts';
import { printedCatalogue, printedOptions, printedSources } from './catalogue.ts';
import { isMarkedByClause, type SheetDocument, type SheetSection } from './document.ts';
import { printedSheet } from './printed.ts';
import { legendOf, plain, type Reader, readerOf, say } from './reader.ts';
import { printedExamples } from './worked-examples.ts';

/** Options of a sheet. */
export interface SheetChoice {
  /** True for every rule, option and worked example in addition to the quick sheet. */
  readonly full?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Title of an edition without that of its game. */
function ownTitle(reader: Reader): string {
  const { ruleset, edition } = reader;
  const known = ruleset.editions.find(({ id }) => id === edition)?.title;
  return known === undefined ? edition : say(reader, known);
}

/** `Sheet of May 2024: quick reference`. Words that the edition's title shares with the game's are not repeated. */
function subtitleOf(reader: Reader, what: string): string {
  const title = ownTitle(reader);
  const game = say(reader, reader.ruleset.title);
  const own = title.startsWith(game) ? title.slice(game.length).replace(/^[\s,:–-]+/, '') : title;
  return capital(own === '' ? what : `${own}${reader.kit.colon}${what}`);
}

function optionsSet(reader: Reader, given: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(given).map(([id, value]) => `${id} = ${plain(reader, value)}`);
  return set.length === 0 ? '' : reader.kit.sheet.withOptions(set.join(', '));
}

function fullSections(reader: Reader, options: Readonly<Record<string, unknown>>): SheetSection[] {
  const { ruleset } = reader;
  const phrases = reader.kit.sheet;
  const sections: SheetSection[] = [{ title: phrases.everyRule, blocks: printedCatalogue(reader) }];
  if (ruleset.options.length > 0)
    sections.push({ title: phrases.options, blocks: [printedOptions(reader, options)] });
  sections.push({ title: phrases.examples, blocks: printedExamples(reader) });
  if (ruleset.sources.length > 0) sections.push({ title: phrases.sources, blocks: [printedSources(reader)] });
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** Sheet of an edition with these options in the language of the words, or the problem with an option. */
export function sheetOf(
  ruleset: Ruleset,
  edition: string,
  choice: SheetChoice = {},
  words: Words = ruleset.words.en,
): SheetDocument | Problem {
  const { full = false, options = {} } = choice;
  const inForce = ruleset.inForce(edition, options);
  if (inForce instanceof Problem) return inForce;
  const reader = readerOf(ruleset, inForce, words);
  const phrases = reader.kit.sheet;
  const quick = printedSheet(reader, { full, name: full ? phrases.atTheTable : '' });
  const sections = full ? [...quick, ...fullSections(reader, options)] : quick;
  return {
    kind: full ? 'full' : 'quick',
    language: words.language,
    edition,
    title: say(reader, ruleset.title),
    subtitle: subtitleOf(reader, full ? phrases.full : phrases.quick) + optionsSet(reader, options),
    credit: say(reader, ruleset.credit),
    unofficial: phrases.unofficial,
    legend: legendOf(reader.kit),
    clauseNote: sections.some(({ blocks }) => blocks.some(isMarkedByClause)) ? phrases.clauseNote : '',
    sections,
  };
}
