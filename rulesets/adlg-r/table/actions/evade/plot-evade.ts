/** `plotEvade`: how units turn away from a charge, and whether their way is blocked (`evade.turn-which`, `evade.blocked`, `evade.align`). */
import { type Heading, type Pose, type Tenths, turnBetween } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { againstGroup, baseAt, baseOf } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { holdersOf, isDirectlyAhead } from '../../zones/index.ts';
import { layManoeuvre, lengthOf } from '../move/index.ts';
import { againstEvading } from './against-evading.ts';
import { type EvaderOnWay, freeAhead, slid, slidesPast } from './way.ts';

/** From whom units evade: the edge that is met first, and the direction of the charge. */
export interface EvadeThreat {
  readonly edge: UnitEdge;
  readonly heading: Heading;
}

export interface EvadeAsked {
  readonly units: readonly UnitIndex[];
  readonly from: EvadeThreat;
  readonly align: boolean;
}

export interface EvadePlot {
  readonly units: readonly UnitIndex[];
  /** Poses after the turn and the wheel to match the charge, by place in `units`. */
  readonly turned: readonly Pose[];
  readonly aligned: readonly Pose[];
  /** Taken by that wheel, and its angle. */
  readonly used: Tenths;
  readonly wheeled: number;
}

/** Greatest wheel of an evasion, in tenths of a degree (`evade.avoid-how`). */
const mostWheel = 900;

export function plotEvade(table: Table, state: State, asked: EvadeAsked): EvadePlot | Refusals {
  const { units, from, align } = asked;
  const turned = units.map((unit) => turnedAway(table, state, unit, from.edge));
  const away = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(turned, n)] as const),
  );
  const no: RuleId[] = [
    ...againstGroup(table, state, units),
    ...units.flatMap((unit, n) =>
      againstEvading(table, state, unit, isBlocked(table, away, { unit, mates: units }, entryAt(turned, n))),
    ),
  ];
  if (no.length > 0) return [...new Set(no)];
  const plain = { units, turned, aligned: turned, used: 0, wheeled: 0 };
  if (!align) return plain;
  const [first] = turned;
  const by = first === undefined ? 0 : turnBetween(first.heading, from.heading);
  if (by === 0) return plain;
  return alignedWith(table, away, { ...plain, wheeled: Math.abs(by) }, by > 0 ? 'left' : 'right');
}

/** Charged on the front a half-turn, on a flank a quarter-turn away, on the rear none. Free. */
export function turnedAway(table: Table, state: State, unit: UnitIndex, edge: UnitEdge): Pose {
  const { pose } = entryAt(state.units, unit);
  const step = turns[edge];
  if (step === null) return pose;
  const laid = layManoeuvre(table, state, [unit], [step]);
  return laid === null ? pose : entryAt(laid.to, 0);
}

const turns: Readonly<Record<UnitEdge, OrderStep | null>> = {
  front: { step: 'half' },
  left: { step: 'quarter', to: 'right' },
  right: { step: 'quarter', to: 'left' },
  rear: null,
};

/** A group wheels as one, about the front corner on that side. */
function alignedWith(
  table: Table,
  away: State,
  plot: EvadePlot,
  about: 'left' | 'right',
): EvadePlot | Refusals {
  const { units, wheeled } = plot;
  if (wheeled > mostWheel) return ['evade.align'];
  const laid = layManoeuvre(table, away, units, [{ step: 'wheel', about, angle: wheeled }]);
  if (laid === null) return ['evade.align'];
  const isShut = units.some((unit, n) => isBlocked(table, away, { unit, mates: units }, entryAt(laid.to, n)));
  return isShut ? ['evade.align-cost'] : { ...plot, aligned: laid.to, used: lengthOf(table, laid) };
}

/** By a zone of an enemy straight ahead, or by anything straight ahead closer than 1 UD that no slide clears. */
function isBlocked(table: Table, away: State, evader: EvaderOnWay, pose: Pose): boolean {
  const { unit } = evader;
  const body = baseAt(table, away, unit, pose);
  if (holdersOf(table, away, unit, pose).some((owner) => isDirectlyAhead(body, baseOf(table, away, owner))))
    return true;
  const { ud, eps } = table.sizes;
  const isShut = (from: Pose) => freeAhead(table, away, evader, from, ud - eps).isBlocked;
  if (!isShut(pose)) return false;
  return slidesPast(table, away, evader, pose, ud).every((by) => isShut(slid(pose, by)));
}

/**
 * A flight from the edge of the table: the unit turns on its place to the given direction, without any price (`deploy.flank-flee`).
 * Where its way is blocked it may burst through friends (`interpenetration.burst-when`).
 */
export function plotFlight(
  table: Table,
  state: State,
  unit: UnitIndex,
  { heading, bursts }: { readonly heading: Heading; readonly bursts: boolean },
): EvadePlot | Refusals {
  const { pose } = entryAt(state.units, unit);
  const turned: Pose = { x: pose.x, y: pose.y, heading };
  const evader = { unit, mates: [unit], bursts };
  const no = againstEvading(table, state, unit, isBlocked(table, state, evader, turned));
  return no.length > 0 ? no : { units: [unit], turned: [turned], aligned: [turned], used: 0, wheeled: 0 };
}
