/** `Table` and `State`: the fixed and the changing data of a battle. */

import type { SideId } from '@grognard/engine';
import type { Footprint, Heading, Polygon, Pose, Tenths } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { FirearmId, Gear, Ground, Horse, MeleeWeaponId, Rules, Troop } from '../../model.ts';
import type { DressId } from '../../scenarios/dress.ts';
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

/** A figure as the scenario has it. Nothing here changes in play. Its index is its place in the roster. */
export interface Figure {
  readonly index: FigureIndex;
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly troop: Troop;
  /** How it is dressed, or null if plainly. Decides nothing. */
  readonly dress: DressId | null;
  readonly class: number;
  readonly armour: 0 | 4;
  readonly gear: Gear;
  readonly horse: Horse;
  readonly firearms: readonly FirearmId[];
  /** The load of its firearms (`weapon.swivel-weight`, `weapon.rampart-weight`). */
  readonly load: 'none' | 'heavy' | 'very-heavy';
  /** Longest first. */
  readonly weapons: readonly MeleeWeaponId[];
  readonly swims: 'none' | 'average' | 'good';
  readonly leader: boolean;
  /** Trained light infantry (`group.bunch`). */
  readonly light: boolean;
  readonly atHome: readonly Ground[];
  /** A prisoner or bystander, which neither fights nor moves by itself. */
  readonly captive: boolean;
}

export interface SideInfo {
  readonly index: SideIndex;
  readonly id: SideId;
  readonly name: string;
  /** Its figures except prisoners, by index. */
  readonly fighters: readonly FigureIndex[];
  /** A list of this side alone, for events that only it may know, such as its orders. */
  readonly onlyThisSide: readonly SideId[];
  /** Its deployment zone, or null if figures stay as the scenario places them. */
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
  /** Its hull as a rectangle about its middle. The outline is that of the scenario, before any move. */
  readonly footprint: Footprint;
  readonly outline: Polygon;
  readonly start: Pose;
}

/** Options that only play on the table reads, with the values in force. */
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

/** Everything in a game that never changes. */
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
  /** The words of reports and prompts. They decide nothing. */
  readonly words: ArgadTableWords;
}

/** A place on a deck: its offset from the middle of the hull, and the heading of the hull at that time. */
export interface Berth {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}

export interface FigureState {
  x: Tenths;
  y: Tenths;
  heading: Heading;
  /** In play, dead (shot, struck down, drowned), or off the table with what it carries and not lost. */
  status: 'on' | 'dead' | 'gone';
  mounted: boolean;
  /** One bit per firearm of the figure, set if it is loaded. */
  loaded: number;
  /** One bit per firearm of the figure, set after the first turn of a two-turn reload. */
  reloading: number;
  /** As declared (`hide.declared`): crouched, or out of sight inside a room. */
  posture: 'upright' | 'crouched';
  /** One bit per side, set if that side knows of the figure. Its own side always does. */
  known: number;
  room: OrNone<RoomIndex>;
  vessel: OrNone<VesselIndex>;
  swimming: boolean;
  carries: OrNone<ThingIndex>;
  body: OrNone<BodyIndex>;
  wounded: boolean;
  /** The enemy it charged or touched first, while they are in contact (`melee.several`). */
  foe: OrNone<FigureIndex>;
  /** The enemies above it, against whom it climbed (`melee.higher-stays`). */
  below: FigureIndex[];
  /** The enemies across an obstacle that it holds (`melee.obstacle-who`). */
  holdsAgainst: FigureIndex[];
  /** The turn of its last charge, or the last turn in which it rode on without standing (`charge.reform`). 0 if it never charged. */
  charged: number;
  /** The side whose prisoner it is (`aim.seize`). */
  heldBy: OrNone<SideIndex>;
  /** Its berth in a boat that turned. Valid while it leads to the figure's position. */
  berth?: Berth;
}

export interface BodyState {
  /** Indexes of its figures, front rank first, each rank from the left. The last rank may be short. */
  members: FigureIndex[];
  files: number;
  x: Tenths;
  y: Tenths;
  heading: Heading;
  /** The turn in which it was formed, or 0 from the start. */
  since: number;
}

export interface ThingState {
  /** Where it lies, or its last position while it is carried or gone. */
  x: Tenths;
  y: Tenths;
  room: OrNone<RoomIndex>;
  /** Its carriers. A second figure helps with a heavy thing (`figure.carry`). */
  carriers: FigureIndex[];
  gone: boolean;
  /** As for a figure. */
  berth?: Berth;
}

export interface VesselState {
  x: Tenths;
  y: Tenths;
  heading: Heading;
}

/** A horse left behind (`figure.mount-time`). It belongs to its rider. */
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

/** Everything that changes, as plain JSON. */
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
  /** Orders of this turn, by figure, body and vessel. An order object never changes once given. */
  orders: MutableListBy<FigureIndex, Order | null>;
  marches: MutableListBy<BodyIndex, March | null>;
  rowings: MutableListBy<VesselIndex, Rowing | null>;
  result: { winners: SideId[]; by: string; points: Record<SideId, number> } | null;
}

/** Position and state of every figure at one moment of movement. */
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
