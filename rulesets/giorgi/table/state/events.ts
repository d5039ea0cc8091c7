/** GiorgiEvent: events of the table. They carry results; `apply` writes them into the state without any rule. */

import type { EventOfKind, GameEvent, Result } from '@grognard/engine';
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
  MeleeToFight,
  MoraleRung,
  Placement,
  ReactionTaken,
  Shot,
  State,
  TurnStep,
  UnitState,
} from './model.ts';

/** A unit under the rod, with its stretch along the rod from the muzzle. */
export interface ShotHit {
  readonly unit: UnitIndex;
  readonly from: Tenths;
  readonly to: Tenths;
  readonly sector: Sector;
}

/** Why a body moved. */
export type How = 'order' | 'attack' | 'R1' | 'R2' | 'AV' | 'BT' | 'pushed' | Reaction;

/** Set-up, and the progress of the battle. */
type SetupEvent =
  | { readonly kind: 'firstRolled'; readonly first: SideIndex }
  /** The next phase of the set-up, and the side prompted in it. */
  | { readonly kind: 'phaseBegan'; readonly phase: State['phase']; readonly next: SideIndex }
  /** Null if the side lays no more pieces. */
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
  /** Once, at the end of a command that changed the agenda. */
  | { readonly kind: 'waits'; readonly agenda: readonly AgendaItem[] }
  | { readonly kind: 'ended'; readonly result: Result };

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
      /** His unit broke or is gone. He is no longer attached, and has not ridden. */
      readonly spared?: true;
    };

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
      /** Distance of the target along its approach, or null if this is not a reaction. */
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
      /** Where they lie unmanned afterwards, or null if they do not. */
      readonly at: Pose | null;
      readonly pieces: number;
    }
  | { readonly kind: 'destroyed' | 'wentOff'; readonly unit: UnitIndex; readonly by: RuleId };

/** Why an attack makes no contact: its enemy is out of its path, friends are in it, fire has shaken it, or there is no room to stand. */
export type MissingReason = 'gone' | 'barred' | 'shaken' | 'crowded';

type ActionEvent =
  | {
      readonly kind: 'moved';
      readonly unit: UnitIndex;
      readonly how: How;
      readonly way: readonly Pose[];
      readonly stands: Placement;
      /** Share of its move that it used. */
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
  /** Ends the clashes between these units. */
  | { readonly kind: 'parted'; readonly units: readonly UnitIndex[] }
  | {
      readonly kind: 'fought';
      readonly melee: MeleeToFight;
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
  /** Marks on a unit that last beyond the player turn (`building.reform`, `woods.leave`, `attack.rest`, `move.spent`). */
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
export type GiorgiEventOf<K extends EventKind> = EventOfKind<GiorgiEvent, K>;
