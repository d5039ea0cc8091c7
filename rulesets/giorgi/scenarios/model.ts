/** A battle as its file tells it, once it has been read: places in cm from the south-west corner, degrees from north to the right. */
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

export interface ScenarioArea {
  readonly id: string;
  readonly kind: (typeof areaKinds)[number];
  readonly corners: readonly CmPlace[];
  /** Contour steps above the table; only of a hill. */
  readonly level: number;
  readonly name: string | null;
}

export interface ScenarioLine {
  readonly id: string;
  readonly kind: (typeof lineKinds)[number];
  readonly points: readonly CmPlace[];
  /** Only of a road or a stream. */
  readonly widthCm: number;
  readonly name: string | null;
}

/** A house is a rectangle. */
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
  /** Bases or pieces; null: as the kind usually has (`unit.strength`, `unit.battery-strength`). */
  readonly bases: number | null;
  /** Whose line it is (`morale.index-british`). */
  readonly nation: 'british' | 'other';
  /** Elite cavalry (`morale.index-elite`). */
  readonly elite: boolean;
  /** On every test of its index (`morale.modifier`). */
  readonly modifier: number;
  readonly calibre: Calibre;
  /** Horse artillery (`unit.horse-battery`). */
  readonly horse: boolean;
  readonly carbine: boolean;
  /** Companies of a second kind among its bases (`woods.mixed`). */
  readonly with: { readonly kind: Kind; readonly bases: number } | null;
  /** The middle of its body; null: in reserve until it is placed. */
  readonly at: CmPlace | null;
  /** Null: towards the enemy's edge. */
  readonly facing: number | null;
  /** Null: as its arm usually stands. */
  readonly formation: Formation | null;
  /** Bases abreast in a column; null: as the option says. */
  readonly files: number | null;
  /** Between bases in open order; null: the most. */
  readonly gapCm: number | null;
  /** Which house it holds. */
  readonly house: string | null;
}

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  readonly colour: 'blue' | 'red' | 'green' | 'grey' | 'brown' | 'white';
  /** A second sign, so that colour is never alone. */
  readonly sign: 'plume' | 'sash' | 'cockade' | 'hat' | 'cap';
  /** Its own edge of the table: the long one at which it sets up and to which it runs. */
  readonly edge: 'south' | 'north';
  /** Where it sets up; null: the strip along its edge (`scenario.deployment`). */
  readonly zone: readonly CmPlace[] | null;
  readonly plan: string;
  /** Where its general stands, if there are generals (`command.general`); null: in the middle of its zone. */
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
  /** Options of the ruleset that this battle sets. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly sides: readonly ScenarioSide[];
}
