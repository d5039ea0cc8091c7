/** Scenario: a battle file once read. Positions are in cm from the south-west corner, directions in degrees clockwise from north. */
import type { Calibre, Formation, Kind } from '../model.ts';

/** A point as [east, north] in cm, to the millimetre. */
export type CmPlace = readonly number[];

export const areaKinds = [
  'hill',
  'woods',
  'plough',
  'bushes',
  'river',
  'ford',
  'bridge',
  'road-square',
  'village',
] as const;

export const lineKinds = ['stream', 'road', 'hedge', 'low-wall', 'high-wall', 'barricade', 'trench'] as const;

/** Flags that sides and units may carry. They decide nothing. */
export const flagIds = [
  'french',
  'italian',
  'austrian',
  'neapolitan',
  'british',
  'prussian',
  'russian',
  'spanish',
  'bavarian',
] as const;
export type FlagId = (typeof flagIds)[number];

export interface ScenarioArea {
  readonly id: string;
  readonly kind: (typeof areaKinds)[number];
  readonly corners: readonly CmPlace[];
  /** Contour steps above the table. Only for hills. */
  readonly level: number;
  readonly name: string | null;
}

export interface ScenarioLine {
  readonly id: string;
  readonly kind: (typeof lineKinds)[number];
  readonly points: readonly CmPlace[];
  /** Only for roads and streams. */
  readonly widthCm: number;
  readonly name: string | null;
}

/** A rectangular house. */
export interface ScenarioHouse {
  readonly id: string;
  readonly name: string;
  readonly at: CmPlace;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly facing: number;
}

export interface ScenarioObjective {
  readonly id: string;
  readonly at: CmPlace;
  readonly words: string;
}

export interface ScenarioUnit {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** Bases or pieces, or null for the usual strength of the kind (`unit.strength`, `unit.battery-strength`). */
  readonly bases: number | null;
  /** Nation of a line battalion (`morale.index-british`). */
  readonly nation: 'british' | 'other';
  /** Elite cavalry (`morale.index-elite`). */
  readonly elite: boolean;
  /** Added to every test of its index (`morale.modifier`). */
  readonly modifier: number;
  readonly calibre: Calibre;
  /** Horse artillery (`unit.horse-battery`). */
  readonly horse: boolean;
  readonly carbine: boolean;
  /** Companies of a second kind among its bases (`woods.mixed`). */
  readonly with: { readonly kind: Kind; readonly bases: number } | null;
  /** Middle of its body, or null if it is in reserve until placed. */
  readonly at: CmPlace | null;
  /** Null if it faces the enemy's edge. */
  readonly facing: number | null;
  /** Null for the default formation of its arm. */
  readonly formation: Formation | null;
  /** Bases abreast in a column, or null for the number that the option sets. */
  readonly files: number | null;
  /** Gap between bases in open order, or null for the widest. */
  readonly gapCm: number | null;
  /** The house it garrisons, or null. */
  readonly house: string | null;
  /** Flag and dress of its nation, or null for those of its side. */
  readonly flag: FlagId | null;
  /** Brigade or division, or null if it belongs to none. */
  readonly brigade: string | null;
}

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  readonly colour: 'blue' | 'red' | 'green' | 'grey' | 'brown' | 'white';
  /** A second mark of the side, so that colour is never the only one. */
  readonly sign: 'plume' | 'sash' | 'cockade' | 'hat' | 'cap';
  /** Flag and dress of its nation, or null for a plain flag in the colour of its coats. */
  readonly flag: FlagId | null;
  /** The side's long edge of the table, at which it deploys and towards which it routs. */
  readonly edge: 'south' | 'north';
  /** Deployment zone, or null for the strip along its edge (`scenario.deployment`). */
  readonly zone: readonly CmPlace[] | null;
  readonly plan: string;
  /** Position of its general if the game has generals (`command.general`), or null for the middle of its zone. */
  readonly general: CmPlace | null;
  readonly units: readonly ScenarioUnit[];
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly year: number;
  readonly editions: readonly string[];
  readonly history: string;
  readonly balance: string | null;
  readonly turns: number;
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly areas: readonly ScenarioArea[];
  readonly lines: readonly ScenarioLine[];
  readonly houses: readonly ScenarioHouse[];
  readonly objectives: readonly ScenarioObjective[];
  readonly deployment: 'placed' | 'by-turns';
  readonly ground: 'drawn' | 'by-players';
  /** Options that this battle sets. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly sides: readonly ScenarioSide[];
}
