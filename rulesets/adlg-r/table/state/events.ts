/** AdlgEvent: events of the table. They carry results; `apply` writes them into the state without any rule. */
import type { EventOfKind, GameEvent, Result } from '@grognard/engine';
import type { Pose, Tenths } from '@grognard/geometry';
import type { OrNone } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { AgendaItem, ChargeUnderWay } from './agenda.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from './indices.ts';
import type { FrontContact, LaidShot, LastTarget, SequenceStep, Victor, ZoneEntry } from './model.ts';
import type { GroundEvent, HiddenEvent, SetupEvent } from './setup-events.ts';

/** Why a unit changed its place. */
export type MoveCause =
  | 'order'
  | 'support'
  | 'charge'
  | 'evade'
  | 'disengage'
  | 'leave-zoc'
  | 'conform'
  | 'shifted'
  | 'pushed'
  | 'pursuit'
  | 'faced';

/** A unit on its way: the poses it went through, the last of them where it stands now. */
export interface UnitWay {
  readonly unit: UnitIndex;
  readonly way: readonly Pose[];
}

/** What an order is called in the log. */
export type OrderName =
  | 'move'
  | 'support'
  | 'charge'
  | 'spontaneous'
  | 'uncontrolled'
  | 'disengage'
  | 'leave'
  | 'rally'
  | 'square'
  | 'stakes'
  | 'ready'
  | 'ride'
  | 'hold'
  | 'enter'
  | 'urge'
  | 'conform';

/** Progress of the battle. */
type CourseEvent =
  | {
      readonly kind: 'sequenceBegan';
      readonly turn: number;
      readonly sequence: number;
      readonly active: SideIndex;
    }
  | { readonly kind: 'stepBegan'; readonly step: SequenceStep }
  | {
      readonly kind: 'activated';
      readonly corps: CorpsIndex;
      readonly cp: number;
      readonly free: number;
    }
  | { readonly kind: 'urged'; readonly corps: CorpsIndex }
  | { readonly kind: 'hesitated'; readonly corps: CorpsIndex; readonly hesitant: boolean }
  /** An order is given and paid for. `spent` of the roll, `free` of the commander's own point. */
  | {
      readonly kind: 'ordered';
      readonly corps: CorpsIndex;
      readonly units: readonly UnitIndex[];
      readonly order: OrderName;
      readonly spent: number;
      readonly free: number;
    }
  | { readonly kind: 'corpsDone'; readonly corps: CorpsIndex }
  /** Once, at the end of a command that changed the agenda. */
  | { readonly kind: 'waits'; readonly agenda: readonly AgendaItem[] }
  | { readonly kind: 'checked'; readonly losses: readonly number[]; readonly values: readonly number[] }
  | { readonly kind: 'ended'; readonly result: Result };

type MovementEvent =
  | {
      readonly kind: 'moved';
      readonly cause: MoveCause;
      readonly ways: readonly UnitWay[];
      /** Distance that counted on the front edge. */
      readonly used: Tenths;
      readonly slid: boolean;
    }
  | {
      readonly kind: 'rode';
      readonly corps: CorpsIndex;
      readonly pose: Pose;
      readonly with: OrNone<UnitIndex>;
      readonly by: 'order' | 'shoved' | 'unit-gone';
    }
  | { readonly kind: 'formed'; readonly unit: UnitIndex; readonly square: boolean; readonly pose: Pose }
  | { readonly kind: 'planted'; readonly unit: UnitIndex; readonly stakes: Pose | null }
  | { readonly kind: 'readied'; readonly unit: UnitIndex }
  | { readonly kind: 'held'; readonly units: readonly UnitIndex[] }
  | { readonly kind: 'entered'; readonly entries: readonly ZoneEntry[] }
  | { readonly kind: 'wasNear'; readonly units: readonly UnitIndex[] };

type ChargeEvent =
  | { readonly kind: 'declared'; readonly charge: ChargeUnderWay; readonly targets: readonly UnitIndex[] }
  | {
      readonly kind: 'answered';
      readonly unit: UnitIndex;
      readonly how: 'stand' | 'evade' | 'counter' | 'blocked';
    }
  /** Change of the distance by the die, for units of one allowance. */
  | { readonly kind: 'distanceRolled'; readonly units: readonly UnitIndex[]; readonly ud: number }
  | { readonly kind: 'met'; readonly contacts: readonly FrontContact[] }
  /** A contact was completed, or moved to another edge. */
  | { readonly kind: 'conformed'; readonly contact: FrontContact }
  /** Contacts that no longer hold. */
  | { readonly kind: 'parted'; readonly contacts: readonly number[] }
  | { readonly kind: 'burst'; readonly unit: UnitIndex; readonly by: UnitIndex };

type FightEvent =
  | { readonly kind: 'shotLaid'; readonly shot: LaidShot }
  | { readonly kind: 'sideClosed'; readonly side: SideIndex }
  | {
      readonly kind: 'shot';
      readonly shot: LaidShot;
      readonly loss: number;
      readonly targets: readonly { readonly unit: UnitIndex; readonly target: LastTarget }[];
    }
  | { readonly kind: 'engaged'; readonly corps: CorpsIndex; readonly engaged: boolean }
  | {
      readonly kind: 'fought';
      readonly a: UnitIndex;
      readonly b: UnitIndex;
      readonly loser: 'a' | 'b' | 'none';
      readonly lossA: number;
      readonly lossB: number;
    }
  | {
      readonly kind: 'campTried';
      readonly unit: UnitIndex;
      readonly side: SideIndex;
      readonly taken: boolean;
    }
  | { readonly kind: 'looted'; readonly unit: UnitIndex; readonly looting: boolean }
  /** Points that fall later in this phase are owed; others fall at once (`turn.immediate`). */
  | { readonly kind: 'owed'; readonly unit: UnitIndex; readonly points: number; readonly by: RuleId }
  | { readonly kind: 'lost'; readonly unit: UnitIndex; readonly points: number; readonly by: RuleId }
  | { readonly kind: 'phaseSettled' }
  | { readonly kind: 'rallied'; readonly unit: UnitIndex; readonly recovered: number }
  | { readonly kind: 'routed'; readonly unit: UnitIndex; readonly pose: Pose; readonly by: RuleId }
  | {
      readonly kind: 'rampaged';
      readonly unit: UnitIndex;
      readonly way: 'ahead' | 'left' | 'right' | 'rear';
    }
  | { readonly kind: 'commanderLost'; readonly corps: CorpsIndex; readonly by: RuleId }
  | {
      readonly kind: 'removed';
      readonly units: readonly UnitIndex[];
      readonly victors: readonly Victor[];
    }
  | { readonly kind: 'fled'; readonly unit: UnitIndex }
  | { readonly kind: 'pursued'; readonly unit: UnitIndex; readonly by: Tenths };

export type AdlgEventBody =
  | CourseEvent
  | MovementEvent
  | ChargeEvent
  | FightEvent
  | GroundEvent
  | SetupEvent
  | HiddenEvent;
export type AdlgEvent = AdlgEventBody & Omit<GameEvent, 'kind'>;
export type EventKind = AdlgEvent['kind'];
export type AdlgEventOf<K extends EventKind> = EventOfKind<AdlgEvent, K>;
