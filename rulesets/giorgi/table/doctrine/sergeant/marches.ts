/** Marches towards a goal with a wheel and a change of formation before or after, and a step back. */

import {
  asHeading,
  halfTurn,
  type Point,
  pointDistance,
  quarterTurn,
  stepX,
  stepY,
  type Tenths,
  wheelArc,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { rateOf } from '../../actions/move/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitFormation } from '../../state/model.ts';
import { enemiesBy, firstOfWay, towards, wheelTo } from '../lead.ts';
import { type Add, formStep, formsOf, type Goal } from './mission.ts';

/** Shares of a move that are tried, and how many legal ones are enough. */
const shares = [1, 0.75, 0.5, 0.3];
const enough = 2;
/** Share of a move left after a change of formation, roughly. */
const afterChange = 0.48;
/** Shortest march, half a centimetre, in tenths of a millimetre. */
const least: Tenths = 50;

interface AimedMarch {
  readonly aim: Point;
  readonly far: Tenths;
  readonly wheel: readonly MarchStep[];
  /** Part of the move that the wheel uses, in the present formation. */
  readonly arc: Tenths;
}

function aimedAt(table: Table, state: State, unit: UnitIndex, at: Point): AimedMarch {
  const { stands } = entryAt(state.units, unit);
  const aim = firstOfWay(table, state, unit, at);
  const wheel = wheelTo(stands.heading, towards(stands, aim, stands.heading));
  const [turn] = wheel;
  const { ux, uy } = bodyNow(table, state, unit);
  const width = 2 * Math.ceil(Math.sqrt(ux * ux + uy * uy));
  const arc = turn?.step === 'wheel' ? wheelArc(width, turn.angle) : 0;
  return { aim, far: pointDistance(stands.x, stands.y, aim.x, aim.y), wheel, arc };
}

const down = (length: Tenths): Tenths => 10 * Math.floor(length / 10);

export function addMarches(table: Table, state: State, unit: UnitIndex, { at, name }: Goal, add: Add): void {
  const { stands } = entryAt(state.units, unit);
  const aimed = aimedAt(table, state, unit, at);
  const { aim, far, wheel, arc } = aimed;
  const rate = rateOf(table, entryAt(table.units, unit), stands.formation);
  const march = { what: 'march', goal: name } as const;
  if (stands.formation === 'open' || stands.formation === 'gunners') {
    someOf(shares, (share) => add(march, [wayTo(stands, aim, down(Math.min(rate * share, far)), far)]));
    return;
  }
  const goes = (turn: readonly MarchStep[], left: Tenths) => (share: number) => {
    const by = down(Math.min(left * share, far));
    return by >= least && add(march, [...turn, { step: 'march', by }]);
  };
  const gone = arc < rate ? someOf(shares, goes(wheel, rate - arc)) : 0;
  if (gone === 0 && wheel.length > 0) someOf(shares, goes([], rate));
  if (wheel.length > 0) add({ what: 'turn' }, wheel);
  if (isBehind(aimed)) add(march, [{ step: 'about' }, { step: 'march', by: down(rate * afterChange) }]);
  addChanges(table, state, unit, aimed, name, add);
}

/** Tries each in turn until enough are legal. Returns the number that are. */
function someOf(tries: readonly number[], isLegal: (share: number) => boolean): number {
  let legal = 0;
  for (const share of tries) {
    if (isLegal(share)) legal++;
    if (legal >= enough) break;
  }
  return legal;
}

function isBehind({ wheel: [turn] }: AimedMarch): boolean {
  return turn?.step === 'wheel' && turn.angle > quarterTurn + quarterTurn / 2;
}

/** A march and then a change of formation, or the reverse. */
function addChanges(
  table: Table,
  state: State,
  unit: UnitIndex,
  { aim, far, wheel, arc }: AimedMarch,
  goal: string | null,
  add: Add,
): void {
  const { stands } = entryAt(state.units, unit);
  const info = entryAt(table.units, unit);
  const rate = (formation: UnitFormation) => rateOf(table, info, formation) * afterChange;
  const march = { what: 'march', goal } as const;
  for (const formation of formsOf(table, state, unit)) {
    const form = formStep(formation);
    if (wheel.length > 0 && arc <= rate(stands.formation)) add({ what: 'form' }, [...wheel, form]);
    if (formation === 'square') continue;
    const before = down(Math.min(rate(stands.formation) - arc, far));
    if (before >= least) add(march, [...wheel, { step: 'march', by: before }, form]);
    const after = down(Math.min(rate(formation), far));
    if (after < least) continue;
    if (formation === 'open') add(march, [form, wayTo(stands, aim, after, far)]);
    // The new front may be much narrower, so the cost of its wheel is found by trying.
    else
      someOf([1, 0.6], (share) => add(march, [form, ...wheel, { step: 'march', by: down(after * share) }]));
  }
}

export function wayTo(from: Point, to: Point, by: Tenths, far: Tenths): MarchStep {
  const share = by / Math.max(1, far);
  return {
    step: 'way',
    to: { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) },
  };
}

/** A step back from the nearest enemy. Open order and horse go farther. */
export function addBack(table: Table, state: State, unit: UnitIndex, add: Add): void {
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined) return;
  const { stands } = entryAt(state.units, unit);
  const rate = rateOf(table, entryAt(table.units, unit), stands.formation);
  const back = { what: 'back' } as const;
  if (stands.formation === 'open' || stands.formation === 'gunners') {
    const away = asHeading(towards(stands, bodyNow(table, state, nearest), stands.heading) + halfTurn);
    for (const share of [0.9, 0.45]) {
      const to = { x: stands.x + stepX(away, rate * share), y: stands.y + stepY(away, rate * share) };
      add(back, [{ step: 'way', to }]);
    }
    return;
  }
  const half = down(rate * table.rules.table.manoeuvre.backward);
  if (!add(back, [{ step: 'march', by: -half }])) add(back, [{ step: 'march', by: -half / 2 }]);
  if (entryAt(table.units, unit).arm === 'horse') add(back, [{ step: 'about' }, { step: 'march', by: half }]);
}
