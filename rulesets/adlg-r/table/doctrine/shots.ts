/** Shots: what they are expected to cost, those that could be laid now by all the rules, and those thought of by the odds alone. */
import { entryAt, lastOf } from '@grognard/lists';
import { fractionOf, memoizePer, oddsOf, shareOf } from '@grognard/rules-kit';
import type { ShootInput } from '../../rules/shooting/input.ts';
import { shoot as procedure } from '../../rules/shooting/procedure.ts';
import { firingContextOf, shotFacts, shotsFor } from '../actions/shoot/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { LaidShot, State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import { type Body, bearingOf, type Mind } from './mind.ts';
import { costOfLost } from './worth.ts';

const knownOf = memoizePer<Table, Map<string, number>>(() => new Map());
const mostKnown = 20_000;

/** Points of cohesion that a shot is expected to take. */
function meanLoss(table: Table, facts: ShootInput): number {
  const known = knownOf(table);
  const key = JSON.stringify(facts);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > mostKnown) known.clear();
  const assessed = procedure.assess(procedure.situation(table.rules, facts), null);
  let mean = 0;
  for (const { outcome, chance } of oddsOf((dice) => procedure.roll(assessed, dice)))
    mean += shareOf(fractionOf(chance)) * outcome.loss;
  known.set(key, mean);
  return mean;
}

/** Points of cohesion that a laid shot is expected to take. */
export function meanLossOf(
  table: Table,
  state: State,
  { main: unit, edge, target, supports }: LaidShot,
): number {
  return meanLoss(table, shotFacts(firingContextOf(table, state), { unit, edge, target }, supports));
}

/** What one more point costs a unit. */
function costOfPoint({ table, state }: Mind, unit: UnitIndex): number {
  const { lost } = entryAt(state.units, unit);
  return costOfLost(table, unit, lost + 1) - costOfLost(table, unit, lost);
}

export interface WeighedShot {
  readonly shot: LaidShot;
  readonly harm: number;
}

/** All shots that the side could lay now, each with the supports that help it most, the best first. */
export function weighedShots(mind: Mind): WeighedShot[] {
  const { table, state, side } = mind;
  const scene = firingContextOf(table, state);
  const harmOf = ({ main: unit, edge, target }: LaidShot, supports: readonly UnitIndex[]) =>
    meanLoss(table, shotFacts(scene, { unit, edge, target }, supports)) * costOfPoint(mind, target);
  const listed = shotsFor(scene, unitsOn(table, state, side));
  const alone = listed.map((shot) => ({ shot, harm: harmOf(shot, []) }));
  return alone
    .map(({ shot }) => {
      // A unit that does more harm as a main shooter at another target is not spent on support.
      let supports: UnitIndex[] = [];
      let harm = harmOf(shot, supports);
      for (const unit of shot.supports) {
        const own = alone.filter((other) => other.shot.main === unit && other.shot.target !== shot.target);
        const better = Math.max(0, ...own.map((other) => other.harm));
        const then = harmOf(shot, [...supports, unit]);
        if (then - harm <= better || then - harm <= 0) continue;
        supports = [...supports, unit];
        harm = then;
      }
      return { shot: { ...shot, supports }, harm };
    })
    .sort((one, other) => other.harm - one.harm);
}

/** Shots laid one after the other, the best of those left each time. */
export function bestShots(mind: Mind): WeighedShot[] {
  const laid: WeighedShot[] = [];
  let now = mind;
  for (let n = 0; n < mind.own.length; n++) {
    const [best] = weighedShots(now);
    if (best === undefined || best.harm <= 0) break;
    laid.push(best);
    now = { ...now, state: { ...now.state, shots: [...now.state.shots, lastOf(laid).shot] } };
  }
  return laid;
}

/** Room beside the front in which a target may lie, in UD (`shoot.zone`). */
const margin = 1;

/** Harm that a unit could do to another from where both stand, as far as distance and direction tell. */
export function harmFrom(mind: Mind, shooter: Body, target: Body): number {
  if (shooter.range === 0 || shooter.isFighting || target.isFighting) return 0;
  const { ud } = mind.table.sizes;
  const { gap, aside } = bearingOf(shooter, target, ud);
  const isAllRound = shooter.info.row.category === 'LH' || shooter.info.row.category === 'WWg';
  const distance = isAllRound ? Math.max(0, nearest(shooter, target, ud)) : gap;
  if (distance > shooter.range || distance < 0 || (!isAllRound && aside > margin)) return 0;
  return meanLoss(mind.table, factsOf(shooter, target, distance)) * costOfPoint(mind, target.unit);
}

function nearest(one: Body, other: Body, ud: number): number {
  const dx = (one.base.x - other.base.x) / ud;
  const dy = (one.base.y - other.base.y) / ud;
  return Math.sqrt(dx * dx + dy * dy) - (one.deep + other.deep) / 2;
}

function factsOf({ info, now }: Body, target: Body, distance: number): ShootInput {
  const { kind, weapon, quality, has } = info;
  return {
    shooter: {
      kind,
      weapon,
      quality,
      disordered: now.lost > 0,
      reduced: has.reduced,
      place: 'open',
      edge: 'front',
      caracolePair: false,
      regimentalGun: has.regimentalGun,
      supports: 0,
      lightSupports: 0,
      square: now.square,
      action: 'none',
      inMelee: false,
    },
    target: {
      kind: target.info.kind,
      quality: target.info.quality,
      armour: target.info.armour,
      cover: 'none',
      flank: false,
      square: target.now.square,
      inMelee: false,
    },
    // Whole UD are enough to tell short range from long, and are asked again and again.
    distanceUd: Math.ceil(distance),
    inZone: true,
    sight: true,
  };
}
