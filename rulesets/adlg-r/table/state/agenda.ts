/** AgendaItem: anything that waits for a decision or its turn: charges under way, evasions, uncontrolled charges, pursuits. */
import type { Edge, Heading, Pose, Tenths } from '@grognard/geometry';
import type { FieldGround } from './battlefield.ts';
import type { CorpsIndex, UnitIndex } from './indices.ts';

/** A charge under way. Everything that is needed to go on after an answer. Lists are by place in `units`. */
export interface ChargeUnderWay {
  readonly units: readonly UnitIndex[];
  /** Poses before the opening (`charge.edge-start`), and after it. */
  readonly began: readonly Pose[];
  readonly opened: readonly Pose[];
  /** A unit, or the camp of the enemy (chapter camp). */
  readonly target: UnitIndex | 'camp';
  readonly how: 'ordered' | 'spontaneous' | 'uncontrolled';
  /** May end in terrain that penalises it (`charge.stops-terrain`, `conform.terrain`). */
  readonly into: boolean;
  /** Distance of the nearest enemy where each began, and the worst ground it has touched. */
  readonly near: readonly (Tenths | null)[];
  readonly ground: readonly FieldGround[];
  /** Distance used, that of the opening included. */
  readonly used: readonly Tenths[];
  /** Distance covered straight on. */
  readonly gone: readonly Tenths[];
  /** Change of the distance by the die (`charge.adjust`). */
  readonly change: readonly Tenths[];
  /** The distance has been thrown for, which is done once (`charge.secondary`). */
  readonly isAdjusted: boolean;
  /** How far each goes straight on in all after others evaded, once that is chosen. */
  readonly far: readonly Tenths[] | null;
  /** Units that have met an enemy, or go no farther. */
  readonly settled: readonly UnitIndex[];
  /** Enemies that have evaded this charge, and those that stand. */
  readonly evaded: readonly UnitIndex[];
  readonly stood: readonly UnitIndex[];
}

/** How units met by a charge answer. */
export interface AnswerTaken {
  readonly units: readonly UnitIndex[];
  readonly how: 'stand' | 'evade' | 'counter';
  /** The edge that the charge meets first, which gives the turn, and its direction (`evade.turn-which`). */
  readonly edge: Edge;
  readonly heading: Heading;
  /** Wheels to match the direction of the charge (`evade.align`). */
  readonly align: boolean;
  /** Half-turn at the end (`evade.end-turn`). */
  readonly turnBack: boolean;
}

/** A unit that has come up to an enemy, and comes into contact with him if he stays. */
export interface Meeting {
  readonly by: UnitIndex;
  readonly on: UnitIndex;
  /** Edge of the enemy. */
  readonly edge: Edge;
  readonly how: 'support' | 'pursuit' | 'conform';
  /** Units that go along to stay in line. */
  readonly mates: readonly UnitIndex[];
  /** How far a pursuer goes on if the enemy has left. */
  readonly left: Tenths;
}

/** An item of the agenda. Items of the second group prompt nobody and only wait behind one that does. */
export type AgendaItem =
  /** The owner of the targets: stand or evade, all of them in one question. */
  | { readonly do: 'answer'; readonly charge: ChargeUnderWay; readonly targets: readonly UnitIndex[] }
  /** The charger: how far after all targets evaded, and who goes on. */
  | {
      readonly do: 'follow';
      readonly charge: ChargeUnderWay;
      /** Straight on in all, by place in its units. */
      readonly least: readonly Tenths[];
      readonly most: readonly Tenths[];
    }
  /** At the end of a corps' orders: the wing from which its Headstrong units go (`charge.uncontrolled-when`). */
  | { readonly do: 'wing'; readonly corps: CorpsIndex }
  /** Which enemy to face after a fight on flank or rear (`pursuit.touched`). */
  | { readonly do: 'face'; readonly unit: UnitIndex; readonly enemies: readonly UnitIndex[] }
  /** A unit met by a pursuer that may evade him (`evade.pursuit`). */
  | { readonly do: 'pursued'; readonly unit: UnitIndex; readonly by: UnitIndex }
  /** The owner of a marker that was found: where its units stand. */
  | { readonly do: 'found'; readonly marker: number }
  /** The owner of a marker that an enemy came near to: whether he takes it up. */
  | { readonly do: 'near'; readonly marker: number }
  // Second group.
  | { readonly do: 'charge'; readonly charge: ChargeUnderWay; readonly answers: readonly AnswerTaken[] }
  | { readonly do: 'meet'; readonly meeting: Meeting }
  /** Headstrong units of a corps are about to be looked at, and then go one after the other. */
  | { readonly do: 'headstrong'; readonly corps: CorpsIndex }
  | { readonly do: 'uncontrolled'; readonly corps: CorpsIndex; readonly units: readonly UnitIndex[] }
  | { readonly do: 'conform'; readonly units: readonly UnitIndex[] }
  | { readonly do: 'end-corps'; readonly corps: CorpsIndex };
