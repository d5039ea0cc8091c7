/** What a battle on the table is made of: what never changes (the table) and what does (the state). */

import type { SideId } from '@grognard/engine';
import type { Footprint, Heading, Polygon, Pose, Tenths } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { FirearmId, Gear, Ground, Horse, MeleeWeaponId, Rules, Troop } from '../../model.ts';
import type { Scenario, ScenarioAim } from '../../scenarios/shape.ts';
import type { ArgadTableWords } from '../../words/table-words.ts';
import type { Battlefield } from '../field/model.ts';
import type {
  AimIndex,
  BodyIndex,
  FigureIndex,
  RoomIndex,
  SideIndex,
  ThingIndex,
  VesselIndex,
} from './indices.ts';
import type { March, Order, Rowing } from './orders.ts';

/** A figure as the scenario has it: none of this changes in play. Its index is its place in the roster. */
export interface Figure {
  readonly index: FigureIndex;
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly troop: Troop;
  readonly class: number;
  readonly armour: 0 | 4;
  readonly gear: Gear;
  readonly horse: Horse;
  readonly firearms: readonly FirearmId[];
  /** What its firearms are to carry (`weapon.swivel-weight`, `weapon.rampart-weight`). */
  readonly load: 'none' | 'heavy' | 'very-heavy';
  /** Longest first. */
  readonly weapons: readonly MeleeWeaponId[];
  readonly swims: 'none' | 'average' | 'good';
  readonly leader: boolean;
  /** Trained light infantry (`group.bunch`). */
  readonly light: boolean;
  readonly atHome: readonly Ground[];
  /** A prisoner or bystander: it neither fights nor moves by itself. */
  readonly captive: boolean;
}

export interface SideInfo {
  readonly index: SideIndex;
  readonly id: SideId;
  readonly name: string;
  /** Its figures but for prisoners, by index. */
  readonly fighters: readonly FigureIndex[];
  /** Itself alone: who knows of its orders. */
  readonly onlyThisSide: readonly SideId[];
  /** Where it sets up; null: as the scenario places it. */
  readonly zone: Polygon | null;
}

export interface Thing {
  readonly index: ThingIndex;
  readonly id: string;
  readonly name: string;
  readonly weight: 'none' | 'heavy' | 'very-heavy';
}

export interface VesselInfo {
  readonly index: VesselIndex;
  readonly id: string;
  readonly kind: 'rowing-boat' | 'ship';
  readonly deck: 'unsteady' | 'steady';
  /** Its hull as a rectangle about its middle; the outline is that of the scenario, before it moved. */
  readonly footprint: Footprint;
  readonly outline: Polygon;
  readonly start: Pose;
}

/** Options that only play on the table reads, with their values in force. */
export interface TableOptions {
  readonly 'figure.measure': 'edge' | 'centre';
  readonly 'turn.orders': 'sealed' | 'talk';
  readonly 'turn.deadlock': 'stop-short' | 'nothing';
  readonly 'turn.leave': 'free' | 'blow';
  readonly 'turn.shot-start': boolean;
  readonly 'weapon.reload-contact': 'no' | 'yes';
  readonly 'weapon.start-loaded': boolean;
  readonly 'hide.doing-nothing': 'reload-reveals' | 'reload-hidden';
  readonly 'melee.recoil-blocked': 'stays' | 'killed';
  readonly 'charge.reform': boolean;
  readonly 'leader.radius': boolean;
  readonly 'leader.wound': boolean;
  readonly 'leader.half': boolean;
  /** In cm. */
  readonly 'shoot.cover-reach': 'any' | number;
}

/** Everything about one game that never changes. */
export interface Table {
  readonly edition: string;
  readonly rules: Rules;
  readonly options: TableOptions;
  readonly scenario: Scenario;
  readonly turns: number;
  readonly sides: ListBy<SideIndex, SideInfo>;
  readonly roster: ListBy<FigureIndex, Figure>;
  readonly things: ListBy<ThingIndex, Thing>;
  readonly vessels: ListBy<VesselIndex, VesselInfo>;
  readonly aims: ListBy<AimIndex, ScenarioAim>;
  readonly field: Battlefield;
  readonly figureOf: ReadonlyMap<string, FigureIndex>;
  readonly thingOf: ReadonlyMap<string, ThingIndex>;
  readonly vesselOf: ReadonlyMap<string, VesselIndex>;
  readonly sideOf: ReadonlyMap<SideId, SideIndex>;
  /** The words in which the battle is told; they decide nothing. */
  readonly words: ArgadTableWords;
}

/** A place on a deck as it was taken: off the middle of the hull, which had this heading then. */
export interface Berth {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}

export interface FigureState {
  x: Tenths;
  y: Tenths;
  heading: Heading;
  /** In play; dead (shot, struck down, drowned); or off the table with what it carries, not lost. */
  status: 'on' | 'dead' | 'gone';
  mounted: boolean;
  /** One bit per firearm of its entry: 1 = loaded. */
  loaded: number;
  /** One bit per firearm of its entry: 1 = one turn of a reload that takes two is done. */
  reloading: number;
  /** Declared (`hide.declared`): crouched, or out of sight inside a room. */
  posture: 'upright' | 'crouched';
  /** One bit per side: 1 = that side knows of it. Its own side always does. */
  known: number;
  room: OrNone<RoomIndex>;
  vessel: OrNone<VesselIndex>;
  swimming: boolean;
  carries: OrNone<ThingIndex>;
  body: OrNone<BodyIndex>;
  wounded: boolean;
  /** The enemy it charged or touched first, while they are in contact (`melee.several`). */
  foe: OrNone<FigureIndex>;
  /** The enemies above it, whom it climbed against (`melee.higher-stays`). */
  below: FigureIndex[];
  /** The enemies across an obstacle that it holds (`melee.obstacle-who`). */
  holdsAgainst: FigureIndex[];
  /** Turn of its last charge, or until which it rode on afterwards without standing for a turn (`charge.reform`); 0: never. */
  charged: number;
  /** The side whose prisoner it is (`aim.seize`). */
  heldBy: OrNone<SideIndex>;
  /** Where it was in a boat that turned; it counts while it leads to where the figure is. */
  berth?: Berth;
}

/** A body in close order. */
export interface BodyState {
  /** Indexes of its men, front rank first, each rank from the left; the last rank may be short. */
  members: FigureIndex[];
  files: number;
  x: Tenths;
  y: Tenths;
  heading: Heading;
  /** The turn in which it was formed; 0: from the start. */
  since: number;
}

export interface ThingState {
  /** Where it lies; while it is carried or gone this is where it was last. */
  x: Tenths;
  y: Tenths;
  room: OrNone<RoomIndex>;
  /** Who carries it: a second man helps with a heavy thing (`figure.carry`). */
  carriers: FigureIndex[];
  gone: boolean;
  /** As of a figure. */
  berth?: Berth;
}

export interface VesselState {
  x: Tenths;
  y: Tenths;
  heading: Heading;
}

/** A horse left behind (`figure.mount-time`): it belongs to its rider. */
export interface HorseState {
  rider: FigureIndex;
  x: Tenths;
  y: Tenths;
  heading: Heading;
}

export interface SideState {
  sealed: boolean;
  points: number;
  conceded: boolean;
}

/** Everything that changes. Plain JSON. */
export interface State {
  turn: number;
  phase: 'deploy' | 'orders' | 'over';
  figures: MutableListBy<FigureIndex, FigureState>;
  bodies: MutableListBy<BodyIndex, BodyState>;
  things: MutableListBy<ThingIndex, ThingState>;
  vessels: MutableListBy<VesselIndex, VesselState>;
  horses: HorseState[];
  sides: MutableListBy<SideIndex, SideState>;
  /** The side that has the points of each aim that is settled. */
  scored: MutableListBy<AimIndex, OrNone<SideIndex>>;
  /** Orders of this turn, by man, body and vessel; an order object never changes once given. */
  orders: MutableListBy<FigureIndex, Order | null>;
  marches: MutableListBy<BodyIndex, March | null>;
  rowings: MutableListBy<VesselIndex, Rowing | null>;
  result: { winners: SideId[]; by: string; points: Record<SideId, number> } | null;
}

/** Where and how every figure is at one moment of the movement. */
export interface Snapshot {
  /** 0 before movement, 1 to 40 after that slice. */
  readonly slice: number;
  readonly x: ListBy<FigureIndex, Tenths>;
  readonly y: ListBy<FigureIndex, Tenths>;
  readonly heading: ListBy<FigureIndex, Heading>;
  readonly room: ListBy<FigureIndex, OrNone<RoomIndex>>;
  readonly vessel: ListBy<FigureIndex, OrNone<VesselIndex>>;
  readonly mounted: ListBy<FigureIndex, boolean>;
  readonly swimming: ListBy<FigureIndex, boolean>;
  readonly posture: ListBy<FigureIndex, FigureState['posture']>;
  readonly loaded: ListBy<FigureIndex, number>;
}
