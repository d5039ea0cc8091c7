/** The reference sheet of an edition: generated from the rules that the engine runs. */
import type { Ruleset } from '../ruleset.ts';
import { Problem } from '../schema/problem.ts';
import { capital } from '../words.ts';
import { printedCatalogue, printedOptions, printedSources } from './catalogue.ts';
import type { SheetDocument, SheetSection } from './document.ts';
import { phrases } from './phrases.ts';
import { printedSheet } from './printed.ts';
import { legend, plain, type Reader, readerOf } from './reader.ts';
import { printedExamples } from './worked-examples.ts';

/** Which sheet is wanted. */
export interface SheetChoice {
  /** Every rule, option and worked example besides the quick sheet. */
  readonly full?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The title of an edition without that of its game. */
function ownTitle(ruleset: Ruleset, edition: string): string {
  return ruleset.editions.find(({ id }) => id === edition)?.title ?? edition;
}

/** `Sheet of May 2024: quick reference`; what the edition's title shares with the game's is not said twice. */
function subtitleOf(ruleset: Ruleset, edition: string, what: string): string {
  const title = ownTitle(ruleset, edition);
  const own = title.startsWith(ruleset.title)
    ? title.slice(ruleset.title.length).replace(/^[\s,:–-]+/, '')
    : title;
  return capital(own === '' ? what : `${own}: ${what}`);
}

function optionsSet(given: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(given).map(([id, value]) => `${id} = ${plain(value)}`);
  return set.length === 0 ? '' : `, with ${set.join(', ')}`;
}

function fullSections(reader: Reader, options: Readonly<Record<string, unknown>>): SheetSection[] {
  const { ruleset } = reader;
  const sections: SheetSection[] = [{ title: phrases.everyRule, blocks: printedCatalogue(reader) }];
  if (ruleset.options.length > 0)
    sections.push({ title: phrases.options, blocks: [printedOptions(reader, options)] });
  sections.push({ title: phrases.examples, blocks: printedExamples(reader) });
  if (ruleset.sources.length > 0)
    sections.push({ title: phrases.sources, blocks: [printedSources(ruleset.sources)] });
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** The sheet of an edition with these options, or the problem with an option. */
export function sheetOf(
  ruleset: Ruleset,
  edition: string,
  choice: SheetChoice = {},
): SheetDocument | Problem {
  const { full = false, options = {} } = choice;
  const inForce = ruleset.inForce(edition, options);
  if (inForce instanceof Problem) return inForce;
  const reader = readerOf(ruleset, inForce);
  const quick = printedSheet(reader, { full, name: full ? phrases.atTheTable : '' });
  return {
    kind: full ? 'full' : 'quick',
    edition,
    title: ruleset.title,
    subtitle: subtitleOf(ruleset, edition, full ? phrases.full : phrases.quick) + optionsSet(options),
    credit: ruleset.credit,
    unofficial: phrases.unofficial,
    legend,
    sections: full ? [...quick, ...fullSections(reader, options)] : quick,
  };
}
