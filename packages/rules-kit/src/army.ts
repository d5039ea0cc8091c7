/** ArmyFiles: armies bought by points, as files and as text, for code that knows no game. */
import type { ArmyOffers } from './army-offers.ts';
import type { UnitTraits } from './evening.ts';
import type { Language } from './i18n/language.ts';
import { signed } from './i18n/numbers.ts';
import type { Json } from './json.ts';
import type { RuleId } from './rule.ts';
import type { AnyShape } from './schema/shape.ts';

/** What is wrong with an army, in the language of the reader. */
export interface ArmyProblem {
  /** The code of a problem with the file, or `illegal` if a rule forbids it. */
  readonly code: string;
  /** Place in the file. */
  readonly at: string;
  readonly message: string;
  /** The rule that forbids it. Null if the file cannot be read. */
  readonly rule: RuleId | null;
  /** What would make it legal. */
  readonly remedy: string | null;
}

/** A place in a text, both counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What cannot be read in a text, and where. */
export interface ArmyTextProblem extends TextPlace {
  readonly message: string;
}

/** One item of a price, and the rule that sets it. */
export interface PriceLine {
  readonly rule: RuleId;
  readonly item: string;
  readonly points: number;
}

/** A line of an army: units that are alike, a commander, a camp. The lines of its price add up to `each`. */
export interface ArmyLine {
  readonly at: string;
  readonly count: number;
  readonly name: string;
  /** Weapon, abilities and quality. */
  readonly details: readonly string[];
  readonly prices: readonly PriceLine[];
  readonly each: number;
  readonly points: number;
  /** What it adds to the value of the army. */
  readonly value: number;
  /** Figures that are looked up in a battle. */
  readonly profile: readonly string[];
  /** Number of boxes to tick for losses of one unit. */
  readonly boxes: number;
}

export interface ArmyCorps {
  readonly at: string;
  readonly title: string;
  readonly commander: ArmyLine;
  readonly units: readonly ArmyLine[];
  readonly points: number;
  readonly value: number;
}

/** A figure of a whole army. `most` is what the rules allow, null if nothing limits it. */
export interface ArmyFigure {
  readonly rule: RuleId;
  readonly title: string;
  readonly count: number;
  readonly most: number | null;
}

/** An army as it is read and printed, in one language. */
export interface ArmyPage {
  readonly language: Language;
  readonly title: string;
  /** The game and the size of the battle. */
  readonly subtitle: string;
  readonly note: string;
  /** Points, value and command. */
  readonly figures: readonly ArmyFigure[];
  readonly corps: readonly ArmyCorps[];
  /** Camp and works. */
  readonly extras: readonly ArmyLine[];
  /** Agreed options that differ from the default. */
  readonly options: readonly string[];
  readonly problems: readonly ArmyProblem[];
  readonly headings: ArmyHeadings;
  readonly credit: string;
}

/** Words around the figures of a page. */
export interface ArmyHeadings {
  readonly count: string;
  readonly unit: string;
  readonly profile: string;
  readonly losses: string;
  readonly each: string;
  readonly points: string;
  readonly value: string;
  readonly extras: string;
  readonly options: string;
  readonly problems: string;
  readonly commander: string;
}

/** An army of a file that could be read, legal or not. */
export interface ReadArmy {
  readonly name: string;
  /** The file as it is written, without what is left to its default. */
  readonly file: Json;
  readonly isLegal: boolean;
  /** What it costs, and what it may cost. */
  readonly points: number;
  readonly budget: number;
  readonly value: number;
  page(language: Language): ArmyPage;
  /** The army as text that can be pasted. `parse` reads it. */
  text(language: Language): string;
  /** What can be changed in it and added to it. */
  offers(language: Language): ArmyOffers;
  /** The fields of a side of a battle file that it gives. Ids begin with that of the side. */
  field(side: string, language: Language): Json;
  /** Its units, one by one, for a roster. */
  roster(language: Language): readonly { readonly name: string; readonly traits: UnitTraits }[];
}

/** The file of a text, with the place in the text of each place in the file. */
export interface ParsedArmy {
  readonly file: Json;
  readonly places: ReadonlyMap<string, TextPlace>;
}

/** An army that comes with a ruleset. */
export interface BundledArmy {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly file: { readonly [name: string]: Json };
}

/** How an army is read. */
export interface ArmyReading {
  /** Options that the players agreed on. */
  readonly agreed?: Readonly<Record<string, unknown>>;
  /** Language of what is wrong with the file. */
  readonly language?: Language;
}

/** Armies of a ruleset. */
export interface ArmyFiles {
  /** Id of the ruleset that the files name. */
  readonly ruleset: string;
  /** The shape of a file. */
  readonly shape: AnyShape;
  readonly bundled: readonly BundledArmy[];
  /** The file of an army of this name that has commanders and no units yet. */
  blank(name: string): Json;
  /** The army of a file with its own options and then those agreed, or all that keeps it from being read. */
  read(data: unknown, how?: ArmyReading): ReadArmy | readonly ArmyProblem[];
  /** Points of the formats in which armies meet, the usual one first. */
  readonly formats: readonly number[];
  /** A battle of which the players bring the armies, with these instead of its own: one for each side, null for its own. All are of the same format. */
  fielded(battle: object, brought: readonly (ReadArmy | null)[], language: Language): object;
  /** The file of a text in any language, or everything in it that cannot be read, in this language. */
  parse(text: string, language: Language): ParsedArmy | readonly ArmyTextProblem[];
}

/** The place in the text for a place in the file, or the nearest one that encloses it. */
export function textPlaceOf({ places }: ParsedArmy, at: string): TextPlace | null {
  for (let path = at; path !== ''; path = path.slice(0, Math.max(0, path.search(/[.[][^.[]*$/)))) {
    const found = places.get(path);
    if (found !== undefined) return found;
  }
  return places.get('') ?? null;
}

/** `20 + 2 = 22`: the items of a price, or the price alone if it has one. */
export function armyPriceText({ prices, each }: ArmyLine): string {
  const [first, ...more] = prices.filter(({ points }) => points !== 0);
  if (first === undefined || more.length === 0) return signed(each);
  const sum = more.map(({ points }) => (points < 0 ? `− ${-points}` : `+ ${points}`)).join(' ');
  return `${signed(first.points)} ${sum} = ${signed(each)}`;
}

/** A line with its weapon, abilities and quality. */
export function armyLineTitle({ name, details }: ArmyLine, colon: string): string {
  return details.length === 0 ? name : `${name}${colon}${details.join(', ')}`;
}
