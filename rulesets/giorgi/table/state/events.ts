/** What can happen on the table. Events carry results; `apply` writes them into the state and knows no rule. */

import type { GameEvent, Result } from '@grognard/engine';
import type { Point, Pose, Tenths } from '@grognard/geometry';
import type { OrNone } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { ChartCell, Sector } from '../../model.ts';
import type { Reaction } from './commands.ts';
import type { HouseIndex, SideIndex, UnitIndex } from './indices.ts';
import type {
  AgendaItem,
  Approach,
  Clash,
  LaidTerrain,
  Melee,
  MoraleRung,
  Placement,
  ReactionTaken,
  Shot,
  State,
  TurnStep,
  UnitState,
} from './model.ts';

/** A unit under the rod, along it from the muzzle. */
export interface ShotHit {
  readonly unit: UnitIndex;
  readonly from: Tenths;
  readonly to: Tenths;
  readonly sector: Sector;
}

/** Why a body moved. */
export type How = 'order' | 'attack' | 'R1' | 'R2' | 'AV' | 'BT' | 'pushed' | Reaction;

/** Before the battle, and its course. */
type SetupEvent =
  | { readonly kind: 'firstRolled'; readonly first: SideIndex }
  /** The next part of the set-up, and who is asked in it. */
  | { readonly kind: 'phaseBegan'; readonly phase: State['phase']; readonly next: SideIndex }
  /** Null: the side wants no more. */
  | {
      readonly kind: 'pieceLaid';
      readonly side: SideIndex;
      readonly piece: LaidTerrain | null;
      readonly next: SideIndex;
    }
  | { readonly kind: 'edgeTaken'; readonly edges: State['edges'] }
  | {
      readonly kind: 'placed';
      readonly unit: UnitIndex;
      readonly stands: Placement;
      readonly next: SideIndex;
    }
  | {
      readonly kind: 'turnBegan';
      readonly turn: number;
      readonly playerTurn: number;
      readonly active: SideIndex;
      readonly window: 'new' | 'same';
    }
  | { readonly kind: 'stepBegan'; readonly step: TurnStep }
  /** Once, at the end of a command that changed what waits. */
  | { readonly kind: 'waits'; readonly agenda: readonly AgendaItem[] }
  | { readonly kind: 'ended'; readonly result: Result };

/** Nerve. */
type MoraleEvent =
  | {
      readonly kind: 'tested';
      readonly unit: UnitIndex;
      readonly what: 'losses' | 'rally' | 'reaction' | 'breaking' | 'reform';
      readonly passed: boolean;
      readonly general: boolean;
    }
  | { readonly kind: 'rungSet'; readonly unit: UnitIndex; readonly rung: MoraleRung; readonly by: RuleId }
  | { readonly kind: 'rallied' | 'reformed'; readonly unit: UnitIndex; readonly stands: Placement }
  | { readonly kind: 'generalHelped' | 'generalLost'; readonly side: SideIndex }
  | {
      readonly kind: 'rode';
      readonly side: SideIndex;
      readonly x: Tenths;
      readonly y: Tenths;
      readonly with: OrNone<UnitIndex>;
      /** His unit broke or is gone: he is no longer with it, and has not ridden. */
      readonly spared?: true;
    };

/** Fire and losses. */
type FireEvent =
  /** One for each unit struck. */
  | {
      readonly kind: 'fired';
      readonly shot: Shot;
      readonly on: UnitIndex;
      readonly killed: number;
      readonly from: Point;
      readonly to: Point;
      readonly rod: readonly ShotHit[];
      /** Where on its approach the target was; null: no reaction. */
      readonly along: Tenths | null;
    }
  /** What is left. */
  | {
      readonly kind: 'lost';
      readonly unit: UnitIndex;
      readonly soldiers: number;
      readonly second: number;
      readonly pieces: number;
      readonly stands: Placement;
      readonly by: 'fire' | 'melee' | 'skirmish' | 'square' | 'left-behind';
    }
  | {
      readonly kind: 'gunsLeft' | 'gunsManned' | 'gunsTaken';
      readonly unit: UnitIndex;
      /** Where they lie unmanned afterwards; null: they do not. */
      readonly at: Pose | null;
      readonly pieces: number;
    }
  | { readonly kind: 'destroyed' | 'wentOff'; readonly unit: UnitIndex; readonly by: RuleId };

/** Why an attack comes to no contact: its enemy is out of its way, friends are in it, fire has shaken it, or there is no room to stand. */
export type MissingReason = 'gone' | 'barred' | 'shaken' | 'crowded';

/** Movement, attacks, melees. */
type ActionEvent =
  | {
      readonly kind: 'moved';
      readonly unit: UnitIndex;
      readonly how: How;
      readonly way: readonly Pose[];
      readonly stands: Placement;
      /** The share of its move that it took. */
      readonly effort: number;
      readonly changed: boolean;
    }
  | { readonly kind: 'declared'; readonly approach: Approach }
  | { readonly kind: 'queued'; readonly approaches: readonly Approach[] }
  | { readonly kind: 'answered'; readonly answer: ReactionTaken }
  | {
      readonly kind: 'struck';
      readonly by: UnitIndex;
      readonly on: UnitIndex;
      readonly companies: number;
      readonly killed: number;
      readonly left: number;
      readonly manner: Approach['manner'];
    }
  | { readonly kind: 'met'; readonly clash: Clash }
  /** An attack ended without contact. */
  | {
      readonly kind: 'missed';
      readonly unit: UnitIndex;
      readonly target: UnitIndex;
      readonly by: MissingReason;
    }
  /** Clashes between these units are over. */
  | { readonly kind: 'parted'; readonly units: readonly UnitIndex[] }
  | {
      readonly kind: 'fought';
      readonly melee: Melee;
      readonly attack: number;
      readonly defence: number;
      readonly column: number;
      readonly cell: ChartCell;
    }
  | {
      readonly kind: 'squareTried';
      readonly by: UnitIndex;
      readonly on: UnitIndex;
      readonly broken: boolean;
      readonly killed: number;
    }
  | {
      readonly kind: 'entered' | 'cameOut';
      readonly unit: UnitIndex;
      readonly house: HouseIndex;
      readonly stands: Placement;
    }
  | { readonly kind: 'counted'; readonly unit: UnitIndex; readonly counts: UnitState['counts'] }
  /** Marks on a unit that outlast the player turn (`building.reform`, `woods.leave`, `attack.rest`, `move.spent`). */
  | {
      readonly kind: 'marked';
      readonly unit: UnitIndex;
      readonly formUp: boolean;
      readonly rest: number;
      readonly spent: boolean;
    };

/** `unit`, `by` and `on` are indexes of units. */
export type GiorgiEventBody = SetupEvent | MoraleEvent | FireEvent | ActionEvent;

export type GiorgiEvent = GiorgiEventBody & Omit<GameEvent, 'kind'>;
export type EventKind = GiorgiEvent['kind'];
export type EventOf<K extends EventKind> = OfKind<GiorgiEvent, K>;

/** Some kinds share their fields, so each member of the union is asked. */
type OfKind<E extends { readonly kind: string }, K extends string> = E extends unknown
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;
