/** Table and State: what never changes in a battle, and what does. */
import type { Result, SideId } from '@grognard/engine';
import type { Footprint, Pose, Tenths } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { OptionsOf, RuleId } from '@grognard/rules-kit';
import type { AdlgRules, Armour, Kind, Quality, UnitRow, Weapon } from '../../model.ts';
import type { options } from '../../options/index.ts';
import type { Grade } from '../../rules/command/model.ts';
import type { Scenario } from '../../scenarios/model.ts';
import type { AdlgTableWords } from '../../words/table-words.ts';
import type { AgendaItem } from './agenda.ts';
import type { Battlefield } from './battlefield.ts';
import type { CorpsIndex, PlaceIndex, SideIndex, UnitIndex } from './indices.ts';
import type { FlankMarch, LaidGround, Marker, SetupState, SidePlan } from './setup.ts';

/** Abilities and traits of a unit that are no weapon and no armour. */
export interface UnitAbilities {
  readonly impact: boolean;
  readonly shock: boolean;
  readonly pistol: boolean;
  readonly salvo: boolean;
  readonly regimentalGun: boolean;
  readonly keilSwordsmen: boolean;
  readonly twoHanded: boolean;
  readonly headstrong: boolean;
  readonly expendable: boolean;
  readonly reduced: boolean;
  readonly stakes: boolean;
}

/** A unit as the scenario has it, which never changes in play. Its index is its place in the roster. */
export interface UnitInfo {
  readonly index: UnitIndex;
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly corps: CorpsIndex;
  readonly kind: Kind;
  /** Its row of the sheet, as options have amended it. */
  readonly row: UnitRow;
  readonly quality: Quality;
  readonly armour: Armour;
  readonly weapon: Weapon;
  readonly has: UnitAbilities;
  readonly footprint: Footprint;
}

/** A corps and its commander. */
export interface CorpsInfo {
  readonly index: CorpsIndex;
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  readonly grade: Grade;
  /** The commander-in-chief of his army. */
  readonly isChief: boolean;
  /** Allied or unreliable (`deploy.hesitant`). */
  readonly isUnreliable: boolean;
  /** He is part of this unit for the whole battle (`commander.included`). */
  readonly includedIn: UnitIndex | null;
}

export interface SideInfo {
  readonly index: SideIndex;
  readonly id: SideId;
  readonly name: string;
  readonly edge: TableEdge;
  readonly units: readonly UnitIndex[];
  readonly corps: readonly CorpsIndex[];
}

/** Its own long edge of the table. */
export type TableEdge = 'south' | 'north';

/** A place of the scenario that counts at the limit (`victory.places`). */
export interface Place {
  readonly index: PlaceIndex;
  readonly id: string;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly points: number;
  readonly words: string;
}

type OptionsInForce = Required<OptionsOf<typeof options>>;

/** The readings in force: every option with a word or a flag. Numbers are in the rules. */
export type TableOptions = {
  readonly [Id in keyof OptionsInForce as OptionsInForce[Id] extends string | boolean
    ? Id
    : never]: OptionsInForce[Id];
};

/** Sizes of the table in tenths of a millimetre, worked out once from those in UD. */
export interface TableSizes {
  /** One UD. */
  readonly ud: Tenths;
  /** A hundredth of a UD, below which two points touch (EPS). */
  readonly eps: Tenths;
  readonly square: Footprint;
  readonly camp: Footprint;
  readonly commander: Footprint;
}

/** A part of the game that a browser loads only for battles that need it. */
export interface LoadedPart {
  readonly name: 'setup';
}

/** Everything about one game that never changes. Units, corps and sides by index; lengths in tenths of a millimetre. */
export interface Table {
  readonly edition: string;
  readonly rules: AdlgRules;
  readonly options: TableOptions;
  readonly scenario: Scenario;
  readonly sizes: TableSizes;
  /** Game turns, or 0 for no limit (`turn.limit`). */
  readonly turns: number;
  readonly field: Battlefield;
  readonly sides: ListBy<SideIndex, SideInfo>;
  readonly corps: ListBy<CorpsIndex, CorpsInfo>;
  readonly units: ListBy<UnitIndex, UnitInfo>;
  readonly places: ListBy<PlaceIndex, Place>;
  readonly unitOf: ReadonlyMap<string, UnitIndex>;
  readonly corpsOf: ReadonlyMap<string, CorpsIndex>;
  readonly sideOf: ReadonlyMap<SideId, SideIndex>;
  readonly words: AdlgTableWords;
  /** Null for a battle that is placed and hides nothing. */
  readonly setupPart: LoadedPart | null;
}

/**
 * On the table; in an ambush or on a flank march; routed but still a body until removal (`rout.waits`); removed after a rout; fled
 * over the edge; lost without ever entering (`deploy.ambush-lost`).
 */
export type UnitStatus = 'on' | 'absent' | 'routed' | 'removed' | 'fled' | 'never-entered';

/** What a unit was last shot at or shot at, with both poses: the choice is kept until one of them moves (`shoot.priority-kept`). */
export interface LastTarget {
  readonly unit: UnitIndex;
  readonly from: Pose;
  readonly at: Pose;
}

/** What a unit did in this sequence. All false and 0 when a sequence of its owner begins, unless a field says otherwise. */
export interface UnitDoings {
  /** Moves by order in this game turn (`command.three-orders`). */
  moves: number;
  slid: boolean;
  /** It has moved or turned in this phase, by order or by its own will. */
  moved: boolean;
  charged: boolean;
  evaded: boolean;
  disengaged: boolean;
  leftZoc: boolean;
  /** Shifted for a friend who conforms, or pushed by one who passes: a heavy unit then neither moves nor rallies. */
  shifted: boolean;
  /** Burst through in this sequence (`interpenetration.burst-once`). */
  burst: boolean;
  /** Tried to rally in this game turn (`rally.once`). */
  triedRally: boolean;
  /** Held back for this activation (`command.hold`). */
  held: boolean;
  /** It has formed or left a square, which is its whole move (`square.when`). */
  formed: boolean;
  /** It has lost the point of a multiple attack in this sequence (`melee.multiple-when`). */
  multiple: boolean;
  /** Less than 4 UD from an enemy at some moment of this phase (`move.multiple-distance`). */
  wasNear: boolean;
}

export interface UnitState {
  pose: Pose;
  status: UnitStatus;
  /** Markers: cohesion points lost. */
  lost: number;
  square: boolean;
  /** Where its stakes stand, or null if they are not planted. */
  stakes: Pose | null;
  /** A war wagon that an order has made battle-ready, until it moves (`wagon.battle-ready-when`). */
  ready: boolean;
  doings: UnitDoings;
  target: LastTarget | null;
  /** It loots a camp (`camp.loot`). */
  looting: boolean;
  /** The row that took its last point, or null. */
  routedBy: RuleId | null;
}

export interface CommanderState {
  /** Where he is when alone. With a unit he measures as if just behind it (`command.measure-attached`). */
  pose: Pose;
  status: 'alone' | 'with' | 'engaged' | 'lost' | 'absent';
  /** The unit he is attached to or included in. */
  with: OrNone<UnitIndex>;
  /** Moves alone in this activation (`commander.moves`). */
  moves: number;
  /** He has given his +1 to a rally in this turn (`rally.commander-once`). */
  rallied: boolean;
}

export interface CorpsState {
  commander: CommanderState;
  /** Command points left of the roll, and free ones, in this activation. */
  cp: number;
  free: number;
  /** Activated and finished in this sequence. */
  done: boolean;
  hesitant: boolean;
  /** The chief has spent his points on it in this sequence (`deploy.hesitant`). */
  urged: boolean;
  /** It has been activated before in this battle (`deploy.hesitant` asks at the first activation). */
  wasActivated: boolean;
}

/** An edge of a unit, as it faces. */
export type UnitEdge = 'front' | 'left' | 'right' | 'rear';

/** The front of one unit on an edge of an enemy. */
export interface FrontContact {
  readonly by: UnitIndex;
  readonly on: UnitIndex;
  /** Edge of `on`. */
  readonly edge: UnitEdge;
  /** Conformed as `conform.poses` asks. */
  readonly complete: boolean;
  /** Counts up through the battle: the older contact has the smaller number. */
  readonly since: number;
  readonly how: 'charge' | 'support' | 'pursuit' | 'conform';
  readonly uncontrolled: boolean;
  /** Its first melee phase is still to come or being fought, and it began with a charge (`melee.first-phase`). */
  readonly first: boolean;
}

/** Who came into whose zone of control, in order. */
export interface ZoneEntry {
  readonly unit: UnitIndex;
  readonly of: UnitIndex;
}

/** A shot that is laid, to be thrown with the others (`turn.shots-laid`). */
export interface LaidShot {
  readonly target: UnitIndex;
  readonly main: UnitIndex;
  /** Edge of the main shooter. */
  readonly edge: UnitEdge;
  readonly supports: readonly UnitIndex[];
}

/** A melee that was fought, with the main units of both sides. */
export interface FoughtMelee {
  readonly a: UnitIndex;
  readonly b: UnitIndex;
  readonly loser: 'a' | 'b' | 'none';
}

/** Who stood with its front on an enemy that has been routed (`pursuit.all`). */
export interface Victor {
  readonly unit: UnitIndex;
  readonly over: UnitIndex;
}

/** Points that fall at the end of a phase, and the row that costs them. */
export interface OwedPoints {
  readonly unit: UnitIndex;
  readonly points: number;
  readonly by: RuleId;
}

export interface CampState {
  readonly pose: Pose;
  readonly fortified: boolean;
  readonly lost: boolean;
}

/** In the order of the sheet (`turn.sequence`). */
export const steps = ['movement', 'shooting', 'engagement', 'melee', 'rout', 'pursuit', 'check'] as const;
export type SequenceStep = (typeof steps)[number];

/** Everything that changes in a game. Plain JSON. */
export interface State {
  phase: 'setup' | 'sequence' | 'over';
  /** The course of the set-up. Null once the battle has begun. */
  setup: SetupState | null;
  /** What players have laid on the map. */
  ground: LaidGround;
  /** Sealed plans. Null in the view of those who may not know. */
  plans: ListBy<SideIndex, SidePlan | null>;
  markers: readonly Marker[];
  /** Flank marches. Null if there is none, and in the view of those who do not know of it. */
  marches: ListBy<SideIndex, FlankMarch | null>;
  /** Game turn, from 1. */
  turn: number;
  /** Sequences of both sides, counted up from 1. */
  sequence: number;
  /** The side that plays first in each game turn: the attacker (`turn.game-turn`). */
  first: SideIndex;
  /** The phasing side. */
  active: SideIndex;
  step: SequenceStep;
  /** The corps being activated. */
  corps: OrNone<CorpsIndex>;
  units: MutableListBy<UnitIndex, UnitState>;
  commands: MutableListBy<CorpsIndex, CorpsState>;
  /** By side. Null if it has none. */
  camps: ListBy<SideIndex, CampState | null>;
  contacts: readonly FrontContact[];
  entered: readonly ZoneEntry[];
  /** Sides that have laid their shots, or named their engaged commanders, in this step. */
  closed: readonly SideIndex[];
  /** Shots laid in this phase. */
  shots: readonly LaidShot[];
  /** Melees fought in this sequence. */
  fought: readonly FoughtMelee[];
  /** Those who won them, once the beaten are gone. */
  victors: readonly Victor[];
  /** Points lost in this phase that fall at its end (`turn.simultaneous`). */
  owed: readonly OwedPoints[];
  /** Groups of Headstrong units that are held, with a try to rally in the price (`rally.headstrong`). */
  heldTries: readonly (readonly UnitIndex[])[];
  /** Number of the next contact. */
  nextContact: number;
  /** The last item is asked first. Empty if the phasing side goes on. */
  agenda: readonly AgendaItem[];
  result: Result | null;
}
