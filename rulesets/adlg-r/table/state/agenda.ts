/** AgendaItem: anything that waits for a decision or its turn: charges under way, evasions, uncontrolled charges, pursuits. */
import type { Pose, Tenths } from '@grognard/geometry';
import type { OrderStep } from './commands.ts';
import type { CorpsIndex, UnitIndex } from './indices.ts';

/** A charge under way. Everything that is needed to go on after an answer. */
export interface ChargeUnderWay {
  readonly units: readonly UnitIndex[];
  /** Poses before the opening, by place in `units` (`charge.edge-start`). */
  readonly began: readonly Pose[];
  readonly target: UnitIndex;
  readonly opening: readonly OrderStep[];
  readonly how: 'ordered' | 'spontaneous' | 'uncontrolled' | 'support';
  /** May end in terrain that penalises it (`charge.stops-terrain`, `conform.terrain`). */
  readonly into: boolean;
  /** Distance covered straight on, and allowance that the opening left, by place in `units`. */
  readonly gone: readonly Tenths[];
  readonly allowance: readonly Tenths[];
  /** Units that have met an enemy or a place in support, and stay. */
  readonly settled: readonly UnitIndex[];
  /** Enemies that have evaded this charge. */
  readonly evaded: readonly UnitIndex[];
  /** The distance has been thrown for, which is done once (`charge.secondary`). */
  readonly isAdjusted: boolean;
}

export interface AnswerTaken {
  readonly unit: UnitIndex;
  readonly how: 'stand' | 'evade';
  /** Wheels to match the direction of the charge (`evade.align`). */
  readonly align: boolean;
  /** Half-turn at the end (`evade.end-turn`). */
  readonly turnBack: boolean;
}

/** An item of the agenda. Items of the second group prompt nobody and only wait behind one that does. */
export type AgendaItem =
  /** The owner of the targets: stand or evade, all of them in one question. */
  | { readonly do: 'answer'; readonly charge: ChargeUnderWay; readonly targets: readonly UnitIndex[] }
  /** The charger: how far after all targets evaded, and who goes on. */
  | { readonly do: 'follow'; readonly charge: ChargeUnderWay }
  /** At the end of a corps' orders: the wing from which its Headstrong units go (`charge.uncontrolled-when`). */
  | { readonly do: 'wing'; readonly corps: CorpsIndex }
  /** Which enemy to face after a fight on flank or rear (`pursuit.touched`). */
  | { readonly do: 'face'; readonly unit: UnitIndex; readonly enemies: readonly UnitIndex[] }
  /** A unit met by a pursuer that may evade him (`evade.pursuit`). */
  | { readonly do: 'pursued'; readonly unit: UnitIndex; readonly by: UnitIndex }
  // Second group.
  | { readonly do: 'charge'; readonly charge: ChargeUnderWay; readonly answers: readonly AnswerTaken[] }
  | { readonly do: 'uncontrolled'; readonly corps: CorpsIndex; readonly units: readonly UnitIndex[] }
  | { readonly do: 'conform'; readonly units: readonly UnitIndex[] }
  | { readonly do: 'end-corps'; readonly corps: CorpsIndex };
