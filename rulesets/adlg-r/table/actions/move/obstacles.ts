/** What stands in the way of a manoeuvre: enemies, ground, friends, the edge of the table. */
import { type Base, isBaseIn, isWithin, placeBase } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf, campBases, isOnTable, standsOn } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy, otherSide } from '../../state/sides.ts';
import { mayPass } from '../pass/index.ts';
import { keepsToRoad } from './lengths.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import { mayMeet, memberWay } from './member-way.ts';

interface Body {
  readonly unit: UnitIndex;
  readonly base: Base;
}

/** Rules against the way of a manoeuvre, and against where it ends. */
export function againstWay(table: Table, state: State, manoeuvre: Manoeuvre): RuleId[] {
  const { units } = manoeuvre;
  const others = indicesOf(table.units).filter(
    (unit) => !units.includes(unit) && ['on', 'routed'].includes(entryAt(state.units, unit).status),
  );
  const bodies = others.map((unit): Body => ({ unit, base: baseOf(table, state, unit) }));
  const no = units.flatMap((_, n) => againstMember(table, state, manoeuvre, n, bodies));
  // A road leads over whatever it crosses (`move.road-whole`, `terrain.road`).
  const isOverBridges = no.includes('terrain.impassable') && keepsToRoad(table, state, manoeuvre);
  return [...new Set(no)].filter((rule) => !(isOverBridges && rule === 'terrain.impassable'));
}

/** While a group wheels it may overlap friends (`move.path`). */
function pastFriends({ units, legs, tucked }: Manoeuvre, n: number, looks: readonly Base[]): readonly Base[] {
  if (units.length === 1 || tucked.includes(n) || legs.every(({ step }) => step.step !== 'wheel'))
    return looks;
  let at = 0;
  return legs.flatMap((leg) => {
    const from = at;
    at += leg.looks.length;
    return looks.slice(leg.step.step === 'wheel' ? at - 1 : from, at);
  });
}

function againstMember(
  table: Table,
  state: State,
  manoeuvre: Manoeuvre,
  n: number,
  bodies: readonly Body[],
): RuleId[] {
  const { eps } = table.sizes;
  const unit = entryAt(manoeuvre.units, n);
  const swept = memberWay(table, state, manoeuvre, n);
  const { start, looks: way } = swept;
  const no: RuleId[] = [];
  const end = way[way.length - 1];
  if (end === undefined) return no;
  if (way.some((base) => isOnImpassable(table, base))) no.push('terrain.impassable');
  if (!isOnTable(table, end)) no.push('move.table');
  if (meetsCamp(table, state, unit, way)) no.push('charge.definition');
  const camps = campBases(table, state);
  if (way.some((base) => camps.some((camp) => standsOn(base, camp, eps)))) no.push('move.path');
  const amongFriends = pastFriends(manoeuvre, n, way);
  for (const body of bodies) {
    if (!mayMeet(swept, body.base, eps)) continue;
    if (isEnemy(table, unit, body.unit)) {
      if (way.some((base) => standsOn(base, body.base, eps))) no.push('move.path');
      else if (touchesAnew(way, body.base, start, eps)) no.push('charge.definition');
      continue;
    }
    if (!amongFriends.some((base) => standsOn(base, body.base, eps))) continue;
    if (!mayPass(table, state, unit, end.heading, body.unit)) no.push('move.path');
  }
  return no;
}

/** Nor is the camp of the enemy come to but by a charge (`camp.contact`). */
function meetsCamp(table: Table, state: State, unit: UnitIndex, way: readonly Base[]): boolean {
  const camp = entryAt(state.camps, otherSide(entryAt(table.units, unit).side));
  if (camp === null || camp.lost) return false;
  return touchesAnew(
    way,
    placeBase(table.sizes.camp, camp.pose),
    baseOf(table, state, unit),
    table.sizes.eps,
  );
}

/** Contact with an enemy comes by charges alone (`charge.definition`). One already touched may be left touching. */
function touchesAnew(way: readonly Base[], enemy: Base, start: Base, eps: number): boolean {
  if (isWithin(start, enemy, eps - 1)) return false;
  return way.some((base) => isWithin(base, enemy, eps - 1));
}

function isOnImpassable({ field }: Table, base: Base): boolean {
  return field.areas.some(({ ground, polygon }) => ground === 'impassable' && isBaseIn(base, polygon));
}
