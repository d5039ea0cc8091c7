/** What a battle on the table is made of: what never changes (the table) and what does (the state). */
import type { Result, SideId } from '@grognard/engine';
import type { Heading, Polygon, Pose, Tenths } from '@grognard/geometry';
import type { OptionsOf } from '@grognard/rules-kit';
import type { Arm, Calibre, Formation, Kind, Rules } from '../../model.ts';
import type { options } from '../../options/index.ts';
import type { Scenario } from '../../scenarios/model.ts';
import type { GiorgiTableWords } from '../../words/table-words.ts';
import type { AgendaItem, Approach } from './agenda.ts';
import type { Battlefield } from './battlefield.ts';

export type {
  AgendaItem,
  Approach,
  Melee,
  MeleeFate,
  ReactionTaken,
  Shot,
} from './agenda.ts';

/** Gunners who have left their pieces stand as a small column of foot. */
export type UnitFormation = Formation | 'gunners';

/** How far down the ladder a unit stands: steady, shaken, retreated (shaken too), routing. */
export type MoraleRung = 0 | 1 | 2 | 3;

/** A unit as the scenario has it: none of this changes in play. Its index is its place in the roster. */
export interface UnitInfo {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  /** Index of its side. */
  readonly side: number;
  readonly kind: Kind;
  readonly arm: Arm;
  /** At the start: bases and soldiers of each; pieces and gunners of each for artillery. */
  readonly bases: number;
  readonly perBase: number;
  /** Reactivity index (`morale.index`), and what the scenario adds in its tests (`morale.modifier`). */
  readonly nerve: number;
  readonly modifier: number;
  readonly calibre: Calibre;
  readonly horseGuns: boolean;
  readonly carbine: boolean;
  /** Companies of a second kind among its bases. */
  readonly second: { readonly kind: Kind; readonly bases: number } | null;
}

export interface SideInfo {
  readonly index: number;
  readonly id: SideId;
  readonly name: string;
  /** Its units by index. */
  readonly units: readonly number[];
  /** Where it sets up, as the scenario says; null: the strip along its edge. */
  readonly zone: Polygon | null;
}

export interface Objective {
  readonly index: number;
  readonly id: string;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly words: string;
}

type OptionsInForce = Required<OptionsOf<typeof options>>;

/** The readings in force: every option that is a word or a flag. Figures stand in the rules. */
export type TableOptions = {
  readonly [Id in keyof OptionsInForce as OptionsInForce[Id] extends string | boolean
    ? Id
    : never]: OptionsInForce[Id];
};

/** Everything about one game that never changes. Indexes everywhere, -1 for none; lengths in tenths of a millimetre. */
export interface Table {
  readonly edition: string;
  readonly rules: Rules;
  readonly options: TableOptions;
  readonly scenario: Scenario;
  readonly turns: number;
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly sides: readonly SideInfo[];
  readonly units: readonly UnitInfo[];
  /** As the scenario draws it: what is played on is `fieldOf`, since players may lay ground. */
  readonly ground: Battlefield;
  readonly objectives: readonly Objective[];
  readonly unitOf: ReadonlyMap<string, number>;
  readonly sideOf: ReadonlyMap<SideId, number>;
  /** The words in which the battle is told; they decide nothing. */
  readonly words: GiorgiTableWords;
}

/** Where and how a body stands, by its middle; every event that moves one carries it whole. */
export interface Placement {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly formation: UnitFormation;
  /** Bases abreast. */
  readonly files: number;
  /** Between bases in open order; 0 otherwise. */
  readonly gap: Tenths;
  /** The house it holds; -1: none. */
  readonly house: number;
}

export interface UnitState {
  stands: Placement;
  /** Not yet placed; in play; gone for good; left the table. */
  status: 'reserve' | 'on' | 'destroyed' | 'off';
  /** All that are left, and how many of them are of the second kind. */
  soldiers: number;
  second: number;
  /** Whose value counts in a mixed unit. */
  counts: 'first' | 'second';
  /** Guns in play; 0 for foot and horse. */
  pieces: number;
  /** Where the guns lie unmanned; null: they are manned, or lost. */
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
  /** It reformed or rallied: nothing more in this player turn. */
  quiet: boolean;
  brokeThrough: boolean;
  /** One bit for each face of a square (or base, by option) that has fired. */
  faces: number;
  /** Reaction moves made. */
  reactions: number;
  /** Enemies whose reaction fire it has drawn. */
  drew: readonly number[];
  // For longer:
  /** Its next move is gone (`move.spent`). */
  spent: boolean;
  /** It must form up before it does anything else (`building.reform`, `woods.leave`). */
  formUp: boolean;
  /** Own player turns before it may charge again (`attack.rest`). */
  rest: number;
}

/** Attacker and defender in contact, until their melee is fought. */
export interface Clash {
  readonly by: number;
  readonly on: number;
  readonly struck: 'front' | 'flank' | 'rear' | 'house' | 'none';
  /** Of the last straight run. */
  readonly run: Tenths;
  readonly charging: boolean;
  /** It fell below four bases under fire on the way (`attack.impetus`). */
  readonly thinned: boolean;
  readonly how: 'attack' | 'counter-attack' | 'support';
}

export interface GeneralState {
  x: Tenths;
  y: Tenths;
  /** The unit he is attached to; -1: none. */
  with: number;
  status: 'on' | 'lost';
  /** This player turn. */
  helped: boolean;
  moved: boolean;
}

/** In the order of the rulebook; nothing is asked at the breaking point. */
export const steps = ['start', 'guns', 'small-arms', 'move', 'melee', 'breaking'] as const;
export type TurnStep = (typeof steps)[number];

export type TableEdge = 'south' | 'north';

/** A unit that began to rout, and where it stood. */
export interface Broken {
  readonly unit: number;
  readonly at: Placement;
}

/** Everything that changes. Plain JSON. */
export interface State {
  phase: 'roll' | 'terrain' | 'edge' | 'deploy' | 'turn' | 'over';
  turn: number;
  /** Counts on through the battle, from 1. */
  playerTurn: number;
  /** Which side goes first, and whose player turn it is; while the table is set up, who is asked. */
  first: number;
  active: number;
  step: TurnStep;
  units: UnitState[];
  /** By side; none in the basic game (`command.none`). */
  generals: GeneralState[];
  clashes: readonly Clash[];
  /** Who began to rout in this player turn and where, in order. */
  broke: readonly Broken[];
  /** Ground placed by the players, who of them wants no more, and the edge of each side. */
  laid: readonly LaidTerrain[];
  passed: readonly number[];
  edges: readonly TableEdge[];
  /** The last is asked first; empty: the active side goes on. */
  agenda: readonly AgendaItem[];
  /** Attacks that wait for the end of movement (`turn.reactions`). */
  queued: readonly Approach[];
  result: Result | null;
}

/** Ground that a player has laid. */
export interface LaidTerrain {
  readonly piece: string;
  readonly side: number;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}
