/** `plotCharge`: a charge worked out on the table before it is made: lanes, targets, edges, or the rules against it. */
import { baseDistance, type Pose, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf } from '../../bodies/index.ts';
import type { ChargeUnderWay } from '../../state/agenda.ts';
import type { OrderStep } from '../../state/commands.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { mustEvade } from '../evade/index.ts';
import { nearestEnemy } from '../move/index.ts';
import { againstChargers, chargersIn } from './against-charge.ts';
import { againstEdge, ghostOf } from './ghost.ts';
import { endOf, type Lane, type LaneAsked, laneOf } from './lane.ts';
import { type ChargeOpening, layOpening, openingOf } from './opening.ts';
import { type ChargeStrike, strikeOf } from './strike.ts';

export interface ChargeAsked {
  readonly units: readonly UnitIndex[];
  readonly opening: readonly OrderStep[];
  readonly target: UnitIndex | 'camp';
  readonly how: ChargeUnderWay['how'];
  /** Also into ground that penalises it. */
  readonly into: boolean;
}

export interface ChargePlot extends ChargeAsked {
  readonly laid: ChargeOpening;
  /** By place in `units`: from the pose after the opening. */
  readonly lanes: readonly Lane[];
  /** Distance of the nearest enemy where each began. */
  readonly near: readonly (Tenths | null)[];
  /** Enemies met first, in the order of the units. */
  readonly targets: readonly UnitIndex[];
  /** One for each unit that meets an enemy. */
  readonly strikes: readonly ChargeStrike[];
}

/** Farther than anybody charges, in UD. */
const farthestUd = 8;

/** Shared by check, interaction and doctrine: proposing, checking and carrying out a charge need the same plot. */
export function plotCharge(table: Table, state: State, given: ChargeAsked): ChargePlot | Refusals {
  const { opening, target } = given;
  const may = againstChargers(table, state, given.units, opening);
  if (may.length > 0) return may;
  const whole = layOpening(table, state, given.units, opening);
  if (isRefused(whole)) return whole;
  const units = chargersIn(table, state, given.units, opening);
  const laid = units === given.units ? whole : openingOf(whole, given.units, units);
  const asked = { ...given, units };
  const near = units.map((unit) => nearestEnemy(table, state, baseOf(table, state, unit), unit));
  const sketch = { asked, laid, near, opened: openedState(state, units, laid.to) };
  const { through, lanes: raw } = lightBefore(table, sketch);
  const aims = metIn(raw);
  if (!isMet(raw, target))
    return [
      isSliding(table, sketch, through)
        ? 'charge.slide-along'
        : isInReach(table, sketch, through)
          ? 'charge.range'
          : 'charge.target',
    ];
  const lanes = lanesOf(table, sketch, through, aims);
  if (!isMet(lanes, target)) return ['zoc.charge'];
  const strikes = lanes.flatMap((lane, n) => {
    if (lane.met === null) return [];
    const [began, opened] = [entryAt(laid.from, n), entryAt(laid.to, n)];
    return [
      strikeOf(table, state, { unit: lane.unit, on: lane.met, began, opened, at: endOf(lane), mates: units }),
    ];
  });
  const against = againstStrikes(table, state, asked, strikes);
  if (against.length > 0) return against;
  return { ...asked, laid, lanes, near, targets: [...new Set([...through, ...metIn(lanes)])], strikes };
}

/** A charge after its opening. */
interface ChargeSketch {
  readonly asked: ChargeAsked;
  readonly laid: ChargeOpening;
  readonly near: readonly (Tenths | null)[];
  readonly opened: State;
}

function openedState(state: State, units: readonly UnitIndex[], to: readonly Pose[]): State {
  return stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(to, n)] as const),
  );
}

/** Whether a lane ends at the target. */
function isMet(lanes: readonly Lane[], target: ChargeAsked['target']): boolean {
  return lanes.some(({ met, atCamp }) => (target === 'camp' ? atCamp : met === target));
}

function metIn(lanes: readonly Lane[]): UnitIndex[] {
  return [...new Set(lanes.flatMap(({ met }) => (met === null ? [] : [met])))];
}

function lanesOf(
  table: Table,
  sketch: ChargeSketch,
  through: readonly UnitIndex[],
  aims: readonly UnitIndex[] | null,
): Lane[] {
  const { asked, opened } = sketch;
  return asked.units.map((_, n) => laneOf(table, opened, laneAsked(table, sketch, n, { through, aims })));
}

/** Everybody in range of the charge goes its whole allowance at first. */
function laneAsked(
  table: Table,
  { asked, laid, near }: ChargeSketch,
  n: number,
  more: Pick<LaneAsked, 'through' | 'aims'>,
): LaneAsked {
  return {
    unit: entryAt(asked.units, n),
    from: entryAt(laid.to, n),
    began: entryAt(laid.from, n),
    mates: asked.units,
    most: farthestUd * table.sizes.ud,
    ground: entryAt(laid.ground, n),
    used: laid.used,
    change: 0,
    near: entryAt(near, n),
    isCareful: false,
    bursts: asked.how === 'uncontrolled',
    ...more,
  };
}

/** Light infantry that must evade, past which heavy troops may aim, and the lanes past it (`charge.target`). */
function lightBefore(
  table: Table,
  sketch: ChargeSketch,
): { readonly through: readonly UnitIndex[]; readonly lanes: readonly Lane[] } {
  const { asked, opened } = sketch;
  const { target } = asked;
  const through: UnitIndex[] = [];
  for (;;) {
    const lanes = lanesOf(table, sketch, through, null);
    const met = metIn(lanes);
    if (isMet(lanes, target)) return { through, lanes };
    const chargersOf = (unit: UnitIndex) =>
      lanes.filter((lane) => lane.met === unit).map((lane) => lane.unit);
    const more = met.filter((unit) => mustEvade(table, opened, unit, chargersOf(unit)));
    if (more.length === 0) return { through, lanes };
    through.push(...more);
  }
}

/** Whether a lane ends where it would slide along an enemy. */
function isSliding(table: Table, sketch: ChargeSketch, through: readonly UnitIndex[]): boolean {
  return lanesOf(table, sketch, through, null).some(
    ({ stop, met, atCamp }) => stop === 'enemy' && met === null && !atCamp,
  );
}

/** Whether a lane would meet the target if it were long enough. */
function isInReach(table: Table, sketch: ChargeSketch, through: readonly UnitIndex[]): boolean {
  const most = farthestUd * table.sizes.ud;
  const long = { ...sketch, laid: { ...sketch.laid, used: sketch.laid.used - most } };
  return isMet(lanesOf(table, long, through, null), sketch.asked.target);
}

/** The named target must be lawful; nobody may strike where he must not. */
function againstStrikes(
  table: Table,
  state: State,
  { units, target, into }: ChargeAsked,
  strikes: readonly ChargeStrike[],
): RuleId[] {
  const no: RuleId[] = [];
  for (const strike of strikes) {
    if (strike.on !== target) continue;
    no.push(...strike.no);
    if (strike.how === 'support') no.push('charge.or-support');
    if (isTouching(table, state, strike)) no.push('charge.corner');
  }
  if (no.length > 0) return [...new Set(no)];
  for (const strike of strikes) {
    if (strike.edge === 'front' && strike.on !== target) continue;
    const mates = units.filter((unit) => unit !== strike.unit);
    const ghost = ghostOf(table, state, strike, { mates, into });
    // `charge.corner`: a corner is enough only if it can then conform at least partly.
    if (ghost.share <= table.sizes.eps) no.push('charge.corner');
    no.push(...againstEdge(table, state, strike, ghost));
  }
  return [...new Set(no)];
}

/** Units that touch already do not charge each other. */
function isTouching(table: Table, state: State, { unit, on }: ChargeStrike): boolean {
  return baseDistance(baseOf(table, state, unit), baseOf(table, state, on)) < table.sizes.eps;
}
