/** Scenario: a battle file once read. Lengths are in UD from the south-west corner, directions in degrees clockwise from north. */
import type { TerrainKind } from '../data/table.ts';
import type { Armour, Kind, Quality, Terrain, Weapon } from '../model.ts';
import type { Grade } from '../rules/command/model.ts';

/** A point as [east, north] in UD. */
export type UdPlace = readonly number[];

/** Abilities and traits of a unit in a file. */
export const traits = [
  'impact',
  'shock',
  'pistol',
  'salvo',
  'regimental-gun',
  'keil-swordsmen',
  'two-handed',
  'headstrong',
  'expendable',
  'reduced',
  'stakes',
] as const;
export type Trait = (typeof traits)[number];

/** An area by its outline, or by form and size about its middle. */
export interface ScenarioArea {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly form: 'oval' | 'rectangle' | 'outline';
  /** Middle and [width, depth], for ovals and rectangles. */
  readonly at: UdPlace | null;
  readonly size: readonly number[] | null;
  readonly facing: number;
  /** For outlines. */
  readonly corners: readonly UdPlace[];
  /** Of a river, whose ground dice decide otherwise. */
  readonly ground: Terrain | 'impassable' | null;
  /** Ridge of a hill, from end to end (`terrain.ridge`). */
  readonly ridge: readonly UdPlace[] | null;
  readonly name: string | null;
}

export interface ScenarioRoad {
  readonly id: string;
  readonly points: readonly UdPlace[];
  readonly name: string | null;
}

export interface ScenarioWork {
  readonly id: string;
  readonly kind: 'fortification' | 'obstacle';
  /** Its defenders stand to the left of the line from `from` to `to`. */
  readonly from: UdPlace;
  readonly to: UdPlace;
}

export interface ScenarioPlace {
  readonly id: string;
  readonly at: UdPlace;
  readonly points: number;
  readonly words: string;
}

export interface ScenarioUnit {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly quality: Quality;
  /** Null for those of its kind. */
  readonly weapon: Weapon | null;
  readonly armour: Armour | null;
  readonly traits: readonly Trait[];
  /** Middle of its base. Null if players deploy it, or if it lies in an ambush or is on a flank march. */
  readonly at: UdPlace | null;
  /** Null if it faces the enemy's edge. */
  readonly facing: number | null;
}

export interface ScenarioCorps {
  readonly id: string;
  readonly name: string;
  readonly grade: Exclude<Grade, 'lost'>;
  readonly chief: boolean;
  readonly unreliable: boolean;
  /** The unit he is included in, or null. */
  readonly included: string | null;
  /** Where he stands alone. Null if players deploy him. */
  readonly at: UdPlace | null;
  readonly units: readonly ScenarioUnit[];
}

/** An ambush marker that lies on the table from the start. Empty ones deceive. */
export interface ScenarioMarker {
  readonly at: UdPlace;
  readonly units: readonly string[];
}

/** Short edges of the table, over which a flank march may come. */
export const marchEdges = ['west', 'east'] as const;
export type MarchEdge = (typeof marchEdges)[number];

/** Works that a side has paid for and lays itself. */
export interface BoughtWorks {
  readonly kind: 'fortification' | 'obstacle';
  readonly ud: number;
}

/** Where a game begins: with the dice for initiative, with secret plans, with the deployment of corps, or with all in place. */
export const starts = ['initiative', 'plan', 'corps', 'placed'] as const;
export type ScenarioStart = (typeof starts)[number];

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  readonly colour: 'blue' | 'red' | 'green' | 'grey' | 'brown' | 'white';
  /** A second mark of the side, so that colour is never the only one. */
  readonly sign: 'plume' | 'sash' | 'cockade' | 'hat' | 'cap';
  readonly edge: 'south' | 'north';
  readonly plan: string;
  /** Its place is null if players choose it. */
  readonly camp: { readonly at: UdPlace | null; readonly fortified: boolean } | null;
  readonly works: readonly BoughtWorks[];
  readonly markers: readonly ScenarioMarker[];
  /** A corps that is on a flank march from the start. */
  readonly march: { readonly corps: string; readonly edge: MarchEdge } | null;
  readonly corps: readonly ScenarioCorps[];
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly year: number;
  readonly editions: readonly string[];
  readonly history: string;
  readonly balance: string | null;
  /** Game turns, or null for those of the rules. */
  readonly turns: number | null;
  readonly points: 100 | 200 | 300;
  /** Figures decide the size of a UD (`unit.ud`, `unit.ud-large`). */
  readonly figures: 'small' | 'large';
  readonly table: { readonly widthUd: number; readonly depthUd: number };
  readonly start: ScenarioStart;
  /** The side that attacks and plays first. With initiative the players decide. */
  readonly attacker: string;
  readonly areas: readonly ScenarioArea[];
  readonly roads: readonly ScenarioRoad[];
  readonly works: readonly ScenarioWork[];
  readonly places: readonly ScenarioPlace[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly sides: readonly ScenarioSide[];
}
