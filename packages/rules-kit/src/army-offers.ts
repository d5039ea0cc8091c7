/** ArmyOffers: what a builder of armies can ask about a file, line by line, with the price of each choice. */
import type { Json } from './json.ts';

/** A value that a field can take. */
export interface ArmyChoice {
  readonly value: string | number | boolean | null;
  readonly title: string;
  /** What it adds to the price of one, or null if it has none. */
  readonly adds: number | null;
}

interface FieldAt {
  /** Place in the file. */
  readonly at: string;
  readonly title: string;
}

/** A field of a line. Of `one` it takes exactly one of the choices, of `many` any number of them. */
export type ArmyField = FieldAt &
  (
    | { readonly takes: 'one'; readonly value: ArmyChoice['value']; readonly choices: readonly ArmyChoice[] }
    | { readonly takes: 'many'; readonly value: readonly string[]; readonly choices: readonly ArmyChoice[] }
    | { readonly takes: 'flag'; readonly value: boolean; readonly adds: number | null }
    | { readonly takes: 'number'; readonly value: number; readonly least: number; readonly most: number }
    /** `canBeEmpty`: an empty text leaves the field out. */
    | {
        readonly takes: 'text';
        readonly value: string;
        readonly longest: number;
        readonly canBeEmpty: boolean;
      }
  );

/** What can be added to a list of the file. */
export interface ArmyAddition {
  readonly title: string;
  readonly profile: readonly string[];
  /** Price of one. */
  readonly points: number;
  readonly entry: Json;
}

export interface ArmyAdditionGroup {
  readonly title: string;
  readonly additions: readonly ArmyAddition[];
}

/** Where the lists of a file are. */
export interface ArmyLists {
  readonly corps: string;
  /** The units of the corps at a place. */
  readonly units: (corps: string) => string;
  readonly works: string;
}

export interface ArmyOffers {
  /** Fields of the army as a whole. */
  readonly army: readonly ArmyField[];
  /** Fields of the line at a place: units, a commander, works. Empty if no line is there. */
  readonly line: (at: string) => readonly ArmyField[];
  readonly units: readonly ArmyAdditionGroup[];
  readonly works: readonly ArmyAddition[];
  readonly corps: Json;
  /** Options that armies are bought by. */
  readonly options: readonly string[];
  readonly lists: ArmyLists;
}
