/** Marches of a recruit: in column to the nearest objective or enemy, into line near the enemy, guns into sight. */

import { baseDistance, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { type Formation, isLightInfantry } from '../../model.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { attackIfLegal } from '../actions/attack/index.ts';
import { weaponReach } from '../actions/fire/index.ts';
import { isInWoods, plotIfLegal, rateOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import type { GiorgiCommand, MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { bestShot, weighAttack } from './expect.ts';
import { enemiesBy, firstOfWay, towards, turnedTo, wheelTo } from './lead.ts';
import { moveOf } from './plain.ts';
import { goalOf, isCalled, isHolding, isKeptBack } from './recruit-goals.ts';

type PlannedCommand = { readonly command: GiorgiCommand; readonly why: string };

/** Within this distance of an enemy a battalion forms line. */
const formingCm = 35;
/** A unit stands still to fire only if it expects at least this number of kills. */
const worthStanding = 0.6;
/** Within this distance of enemy horse a battalion forms square. */
const horseCm = 20;

/** Order for a unit, or null if it stays. */
export function orderFor(table: Table, state: State, unit: UnitIndex): PlannedCommand | null {
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined) return null;
  const away = baseDistance(bodyNow(table, state, unit), bodyNow(table, state, nearest));
  if (entryAt(state.units, unit).stands.house !== none) return null;
  if (entryAt(table.units, unit).arm === 'artillery') return gunsFor(table, state, unit, nearest, away);
  return attackBy(table, state, unit) ?? marchFor(table, state, unit, nearest, away);
}

/**
 * A unit that fires does not move. So a unit that can attack does so, horse rides, and a unit that is to take an objective goes there
 * unless its fire is worth staying for.
 */
export function hasBetterToDo(table: Table, state: State, unit: UnitIndex): boolean {
  const { arm } = entryAt(table.units, unit);
  if (arm === 'artillery') return false;
  return arm === 'horse' || isCalled(table, state, unit)
    ? orderFor(table, state, unit) !== null
    : attackBy(table, state, unit) !== null;
}

/** Tries the nearest enemies in turn, straight and after a wheel, and takes the first attack that is allowed and strong enough. */
function attackBy(table: Table, state: State, unit: UnitIndex): PlannedCommand | null {
  const { id } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  const reach = rateOf(table, entryAt(table.units, unit), stands.formation);
  const own = bodyNow(table, state, unit);
  for (const target of enemiesBy(table, state, unit).slice(0, 3)) {
    const body = bodyNow(table, state, target);
    if (baseDistance(own, body) > reach) continue;
    for (const steps of [[], turnedTo(stands, body)]) {
      const command = moveOf(id, steps, { target: entryAt(table.units, target).id });
      const approach = attackIfLegal(table, state, command);
      if (approach === null) continue;
      const weighed = weighAttack(table, state, approach);
      if (!isFair(weighed)) continue;
      const gain = weighed?.kind === 'chart' ? weighed.attack - weighed.defence : 0;
      return { command, why: table.words.doctrine.attack(entryAt(table.units, target).name, gain) };
    }
  }
  return null;
}

function formWords({ words }: Table, formation: Formation): string {
  return words.doctrine.form(words.report.formation(formation));
}

/** On the chart the attack must be stronger than the defence. Squares are not attacked, skirmishers are. */
function isFair(weighed: ReturnType<typeof weighAttack>): boolean {
  if (weighed === null) return true;
  return weighed.kind === 'chart' && weighed.attack > weighed.defence;
}

function marchFor(
  table: Table,
  state: State,
  unit: UnitIndex,
  nearest: UnitIndex,
  away: Tenths,
): PlannedCommand | null {
  const { arm, kind } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  if (arm === 'horse' && isKeptBack(table, state, unit, away)) return null;
  const goal = goalOf(table, state, unit, nearest);
  const wanted = wantedFormation(table, state, unit, nearest, away);
  if (wanted !== null && wanted !== stands.formation) {
    const formed = formAnd(table, state, unit, wanted, goal, away);
    if (formed !== null) return { command: formed, why: formWords(table, wanted) };
  }
  const range = weaponReach(table, unit, 'small-arms');
  const isShooting =
    arm === 'foot' &&
    away <= range &&
    (stands.formation === 'line' || isLightInfantry(kind)) &&
    (bestShot(table, state, unit, null)?.kills ?? 0) >= worthStanding;
  if (isShooting || isHolding(table, state, unit)) return null;
  const command = marchTo(table, state, unit, [], goal, 1);
  return command === null ? null : { command, why: table.words.doctrine.march };
}

/** Column on the march, line near the enemy, square against horse. Open order is for light infantry. */
function wantedFormation(
  table: Table,
  state: State,
  unit: UnitIndex,
  nearest: UnitIndex,
  away: Tenths,
): Formation | null {
  const { arm, kind } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  if (arm !== 'foot' || isInWoods(fieldOf(table, state), stands)) return null;
  if (
    entryAt(table.units, nearest).arm === 'horse' &&
    away <= tenthsOf(horseCm) &&
    stands.formation !== 'open'
  )
    return 'square';
  if (isLightInfantry(kind)) return 'open';
  return away <= tenthsOf(formingCm) ? 'line' : 'column';
}

/** Changes formation, then continues with the rest of the move if allowed. */
function formAnd(
  table: Table,
  state: State,
  unit: UnitIndex,
  formation: Formation,
  goal: Point,
  away: Tenths,
): GiorgiCommand | null {
  const form: MarchStep = { step: 'form', formation, files: 0, gap: null };
  const isFar = away > tenthsOf(formingCm) && formation === 'column';
  const further = isFar ? marchTo(table, state, unit, [form], goal, 0.45) : null;
  if (further !== null) return further;
  return plotIfLegal(table, state, unit, [form]) === null
    ? null
    : moveOf(entryAt(table.units, unit).id, [form]);
}

/** Moves towards a goal by the longest legal part of the move, after a wheel or straight on. */
export function marchTo(
  table: Table,
  state: State,
  unit: UnitIndex,
  before: readonly MarchStep[],
  goal: Point,
  most: number,
): GiorgiCommand | null {
  const { stands } = entryAt(state.units, unit);
  const { id } = entryAt(table.units, unit);
  const aim = firstOfWay(table, state, unit, goal);
  const last = before.at(-1);
  const formation = last?.step === 'form' ? last.formation : stands.formation;
  const whole = rateOf(table, entryAt(table.units, unit), formation) * most;
  const far = pointDistance(stands.x, stands.y, aim.x, aim.y);
  const facing = towards(stands, aim, stands.heading);
  const isLoose = formation === 'open' || stands.formation === 'gunners';
  for (const share of [1, 0.8, 0.6, 0.4, 0.2]) {
    const by = 10 * Math.floor(Math.min(whole * share, far) / 10);
    if (by < 50) return null;
    const ways: MarchStep[][] = isLoose
      ? [[{ step: 'way', to: along(stands, aim, by, far) }]]
      : [[...wheelTo(stands.heading, facing), { step: 'march', by }], [{ step: 'march', by }]];
    for (const way of ways) {
      const steps = [...before, ...way];
      if (steps.length <= 8 && plotIfLegal(table, state, unit, steps) !== null) return moveOf(id, steps);
    }
  }
  return null;
}

function along(from: Point, to: Point, by: Tenths, far: Tenths): Point {
  const share = by / Math.max(1, far);
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

/** Guns deploy within the middle of their rod, and limber up when no enemy is in range. */
function gunsFor(
  table: Table,
  state: State,
  unit: UnitIndex,
  nearest: UnitIndex,
  away: Tenths,
): PlannedCommand | null {
  const { kind, calibre, id } = entryAt(table.units, unit);
  const { stands, left } = entryAt(state.units, unit);
  const { rods } = table.rules.artillery;
  const middle = tenthsOf(kind === 'howitzer' ? rods.howitzer.maximum : rods[calibre].middle);
  const far = tenthsOf(kind === 'howitzer' ? rods.howitzer.maximum : rods[calibre].far);
  const goal = bodyNow(table, state, nearest);
  if (stands.formation === 'gunners') return left === null ? null : backToGuns(table, state, unit, left);
  if (stands.formation === 'deployed') {
    if (away <= far) return turnGuns(table, state, unit, goal);
    const steps: MarchStep[] = [{ step: 'form', formation: 'limbered', files: 0, gap: null }];
    const further = marchTo(table, state, unit, steps, goal, 0.45);
    return further === null ? null : { command: further, why: table.words.doctrine.march };
  }
  const form: MarchStep = { step: 'form', formation: 'deployed', files: 0, gap: null };
  if (away <= middle) {
    const facing = wheelTo(stands.heading, towards(stands, goal, stands.heading));
    for (const steps of [[...facing, form], [form]])
      if (plotIfLegal(table, state, unit, steps) !== null)
        return { command: moveOf(id, steps), why: formWords(table, 'deployed') };
  }
  const command = marchTo(table, state, unit, [], goal, 1);
  return command === null ? null : { command, why: table.words.doctrine.march };
}

/** Guns without an enemy in their arc turn on the spot, if a wheel is allowed. */
function turnGuns(table: Table, state: State, unit: UnitIndex, goal: Point): PlannedCommand | null {
  const { stands } = entryAt(state.units, unit);
  const turn = wheelTo(stands.heading, towards(stands, goal, stands.heading));
  const [wheel] = turn;
  if (wheel?.step !== 'wheel' || wheel.angle <= 10 * table.rules.table.gunArc) return null;
  return plotIfLegal(table, state, unit, turn) === null
    ? null
    : { command: moveOf(entryAt(table.units, unit).id, turn), why: table.words.doctrine.turn };
}

function backToGuns(table: Table, state: State, unit: UnitIndex, left: Point): PlannedCommand | null {
  const { id } = entryAt(table.units, unit);
  const man: MarchStep[] = [{ step: 'form', formation: 'deployed', files: 0, gap: null }];
  if (plotIfLegal(table, state, unit, man) !== null)
    return { command: moveOf(id, man), why: table.words.doctrine.man };
  const command = marchTo(table, state, unit, [], left, 1);
  return command === null ? null : { command, why: table.words.doctrine.man };
}
