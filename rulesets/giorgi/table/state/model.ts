/** Table and State: what never changes in a battle, and what does. */

import type { Result, SideId } from '@grognard/engine';
import type { Heading, Polygon, Pose, Tenths } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { OptionsOf } from '@grognard/rules-kit';
import type { Arm, Calibre, Formation, Kind, Rules } from '../../model.ts';
import type { options } from '../../options/index.ts';
import type { FlagId, Scenario } from '../../scenarios/model.ts';
import type { GiorgiTableWords } from '../../words/table-words.ts';
import type { AgendaItem, Approach } from './agenda.ts';
import type { Battlefield } from './battlefield.ts';
import type { HouseIndex, ObjectiveIndex, SideIndex, UnitIndex } from './indices.ts';

export type {
  AgendaItem,
  Approach,
  MeleeFate,
  MeleeToFight,
  ReactionTaken,
  Shot,
} from './agenda.ts';

/** Gunners that have left their pieces stand as a small column of foot. */
export type UnitFormation = Formation | 'gunners';

/** Rung on the ladder of morale: steady, shaken, retreated (also shaken), routing. */
export type MoraleRung = 0 | 1 | 2 | 3;

/** A unit as the scenario has it, which never changes in play. Its index is its place in the roster. */
export interface UnitInfo {
  readonly index: UnitIndex;
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly kind: Kind;
  readonly arm: Arm;
  /** At the start: number of bases, and soldiers on each; for artillery, pieces and gunners of each. */
  readonly bases: number;
  readonly perBase: number;
  /** Reactivity index (`morale.index`), and the scenario's modifier for its tests (`morale.modifier`). */
  readonly nerve: number;
  readonly modifier: number;
  readonly calibre: Calibre;
  readonly horseGuns: boolean;
  readonly carbine: boolean;
  /** Companies of a second kind among its bases. */
  readonly second: { readonly kind: Kind; readonly bases: number } | null;
  /** Flag of its own nation, or null for that of its side. */
  readonly flag: FlagId | null;
  /** Brigade or division of the scenario, or null. */
  readonly brigade: string | null;
}

export interface SideInfo {
  readonly index: SideIndex;
  readonly id: SideId;
  readonly name: string;
  /** Indexes of its units. */
  readonly units: readonly UnitIndex[];
  /** Deployment zone of the scenario, or null for the strip along its edge. */
  readonly zone: Polygon | null;
}

export interface Objective {
  readonly index: ObjectiveIndex;
  readonly id: string;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly words: string;
}

type OptionsInForce = Required<OptionsOf<typeof options>>;

/** The readings in force: every option with a word or a flag. Numbers are in the rules. */
export type TableOptions = {
  readonly [Id in keyof OptionsInForce as OptionsInForce[Id] extends string | boolean
    ? Id
    : never]: OptionsInForce[Id];
};

/** Everything about one game that never changes. Units, sides and houses by index; lengths in tenths of a millimetre. */
export interface Table {
  readonly edition: string;
  readonly rules: Rules;
  readonly options: TableOptions;
  readonly scenario: Scenario;
  readonly turns: number;
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly sides: ListBy<SideIndex, SideInfo>;
  readonly units: ListBy<UnitIndex, UnitInfo>;
  /** The scenario's map. Play uses `fieldOf`, since players may lay terrain. */
  readonly ground: Battlefield;
  readonly objectives: ListBy<ObjectiveIndex, Objective>;
  readonly unitOf: ReadonlyMap<string, UnitIndex>;
  readonly sideOf: ReadonlyMap<SideId, SideIndex>;
  /** Words of the report and the page. They decide nothing. */
  readonly words: GiorgiTableWords;
}

/** Position, heading and formation of a body, by its middle. Every event that moves a body carries it whole. */
export interface Placement {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly formation: UnitFormation;
  readonly files: number;
  /** Gap between bases in open order, otherwise 0. */
  readonly gap: Tenths;
  /** The house it holds. */
  readonly house: OrNone<HouseIndex>;
}

export interface UnitState {
  stands: Placement;
  /** Not yet placed, in play, destroyed, or off the table. */
  status: 'reserve' | 'on' | 'destroyed' | 'off';
  /** All soldiers left, and those of the second kind among them. */
  soldiers: number;
  second: number;
  /** The kind whose value counts in a mixed unit. */
  counts: 'first' | 'second';
  /** Guns in play. 0 for foot and horse. */
  pieces: number;
  /** Where the guns lie unmanned, or null if they are manned or lost. */
  left: Pose | null;
  rung: MoraleRung;
  /** Soldiers lost in the loss window, and pairs of them already tested. */
  lost: number;
  tested: number;
  // This player turn:
  fired: boolean;
  moved: boolean;
  changed: boolean;
  charged: boolean;
  /** It reformed or rallied, and does nothing else in this player turn. */
  quiet: boolean;
  brokeThrough: boolean;
  /** One bit for each face of a square (or base, by option) that has fired. */
  faces: number;
  /** Reaction moves made. */
  reactions: number;
  /** Enemies whose reaction fire it has drawn. */
  drew: readonly UnitIndex[];
  // For longer:
  /** Its next move is already used (`move.spent`). */
  spent: boolean;
  /** It must form up before it does anything else (`building.reform`, `woods.leave`). */
  formUp: boolean;
  /** Own player turns before it may charge again (`attack.rest`). */
  rest: number;
}

/** Attacker and defender in contact, until their melee is fought. */
export interface Clash {
  readonly by: UnitIndex;
  readonly on: UnitIndex;
  readonly struck: 'front' | 'flank' | 'rear' | 'house' | 'none';
  /** Length of the last straight run. */
  readonly run: Tenths;
  readonly charging: boolean;
  /** It fell below four bases under fire on the way (`attack.impetus`). */
  readonly thinned: boolean;
  readonly how: 'attack' | 'counter-attack' | 'support';
}

export interface GeneralState {
  x: Tenths;
  y: Tenths;
  /** The unit he is attached to. */
  with: OrNone<UnitIndex>;
  status: 'on' | 'lost';
  /** In this player turn. */
  helped: boolean;
  moved: boolean;
}

/** In the order of the rulebook. The breaking point has no prompt. */
export const steps = ['start', 'guns', 'small-arms', 'move', 'melee', 'breaking'] as const;
export type TurnStep = (typeof steps)[number];

export type TableEdge = 'south' | 'north';

/** A unit that began to rout, and where it stood. */
export interface BrokenUnit {
  readonly unit: UnitIndex;
  readonly at: Placement;
}

/** Everything that changes in a game. Plain JSON. */
export interface State {
  phase: 'roll' | 'terrain' | 'edge' | 'deploy' | 'turn' | 'over';
  turn: number;
  /** Counts up through the battle, from 1. */
  playerTurn: number;
  /** The side that goes first, and the side of this player turn. In the set-up, the prompted side. */
  first: SideIndex;
  active: SideIndex;
  step: TurnStep;
  units: MutableListBy<UnitIndex, UnitState>;
  /** By side. Empty in the basic game (`command.none`). */
  generals: MutableListBy<SideIndex, GeneralState>;
  clashes: readonly Clash[];
  /** Units that began to rout in this player turn and where, in order. */
  broke: readonly BrokenUnit[];
  /** Terrain laid by the players, which of them lay no more, and the edge of each side. */
  laid: readonly LaidTerrain[];
  passed: readonly SideIndex[];
  edges: ListBy<SideIndex, TableEdge>;
  /** The last item is prompted first. Empty if the active side goes on. */
  agenda: readonly AgendaItem[];
  /** Attacks that wait for the end of movement (`turn.reactions`). */
  queued: readonly Approach[];
  result: Result | null;
}

export interface LaidTerrain {
  readonly piece: string;
  readonly side: SideIndex;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}
