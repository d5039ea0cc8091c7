/** Victory: losses and values of the armies, broken ones, the turn limit (chapter victory). */
import type { Result } from '@grognard/engine';
import { pointToBase, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../bodies/index.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { Place, State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';

/** Points of the sheet's list of losses. */
const lossOf = {
  disordered: 1,
  fled: 1,
  routed: 2,
  fourMarkers: 2,
  routedBattleUnit: 4,
  commander: 1,
  camp: 4,
  fortifiedCamp: 6,
} as const;

/** Markers from which a Battle Unit costs more (`victory.four-markers`). */
const manyMarkers = 4;

/** Points that a unit costs its side when it is routed (`victory.routed`, `victory.routed-battle-unit`). */
export function pointsIfRouted({ units }: Table, unit: UnitIndex): number {
  const { row, has } = entryAt(units, unit);
  if (has.expendable) return 0;
  return row.battleUnit ? lossOf.routedBattleUnit : lossOf.routed;
}

/** One line per unit (`victory.instead`). */
function lossOfUnit(table: Table, state: State, unit: UnitIndex): number {
  const { row, has } = entryAt(table.units, unit);
  const { status, lost } = entryAt(state.units, unit);
  if (has.expendable) return 0;
  switch (status) {
    case 'never-entered':
    case 'absent':
      return 0;
    case 'fled':
      return lossOf.fled;
    case 'routed':
    case 'removed':
      return pointsIfRouted(table, unit);
    case 'on': {
      if (lost === 0) return 0;
      if (!row.battleUnit || lost < manyMarkers) return lossOf.disordered;
      const both = table.options['victory.four-markers-instead'] ? 0 : lossOf.disordered;
      return lossOf.fourMarkers + both;
    }
  }
}

/** `victory.commander`, `victory.commander-value`. */
function lossOfCommander({ corps, rules }: Table, state: State, index: CorpsIndex): number {
  if (entryAt(state.commands, index).commander.status !== 'lost') return 0;
  const { grade } = entryAt(corps, index);
  const value =
    grade === 'strategist' ? rules.table.lostCommander.strategist : rules.command.grades[grade].value;
  return lossOf.commander + value;
}

export function lossesOf(table: Table, state: State, side: SideIndex): number {
  const { units, corps } = entryAt(table.sides, side);
  const camp = entryAt(state.camps, side);
  let sum = camp === null || !camp.lost ? 0 : camp.fortified ? lossOf.fortifiedCamp : lossOf.camp;
  for (const unit of units) sum += lossOfUnit(table, state, unit);
  for (const index of corps) sum += lossOfCommander(table, state, index);
  return sum;
}

/** `victory.value`, `victory.value-battle-unit`: of the whole army, wherever it is. */
export function armyValueOf(table: Table, side: SideIndex): number {
  const fortified = entryAt(table.scenario.sides, side).camp?.fortified === true ? 1 : 0;
  return entryAt(table.sides, side).units.reduce((sum, unit) => sum + valueOfUnit(table, unit), fortified);
}

function valueOfUnit({ units, rules }: Table, unit: UnitIndex): number {
  const { row, has } = entryAt(units, unit);
  if (has.expendable) return 0;
  return row.battleUnit ? rules.table.battleUnitValue : 1;
}

/** `victory.value-absent`, `victory.value-routed`: of what has been seen of it. */
export function worthOf(table: Table, state: State, side: SideIndex): number {
  const camp = entryAt(state.camps, side);
  let sum = camp?.fortified === true ? 1 : 0;
  for (const unit of entryAt(table.sides, side).units) {
    const { status } = entryAt(state.units, unit);
    if (status !== 'absent' && status !== 'never-entered') sum += valueOfUnit(table, unit);
  }
  return sum;
}

/** How near to a place its holder stands, in UD (`victory.places`). */
const holdUd = 2;

/** A heavy unit within 2 UD, with no enemy as near. */
export function holderOf(table: Table, state: State, place: Place): SideIndex | null {
  const { ud, eps } = table.sizes;
  const nearest = (units: readonly UnitIndex[]): Tenths =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...units.map((unit) => pointToBase(baseOf(table, state, unit), place.x, place.y)),
    );
  const isHeavy = (unit: UnitIndex) => !['LI', 'LH'].includes(entryAt(table.units, unit).row.category);
  for (const { index } of table.sides) {
    const own = nearest(unitsOn(table, state, index).filter(isHeavy));
    const other = nearest(unitsOn(table, state, otherSide(index)));
    if (own < holdUd * ud + eps && other - own >= eps) return index;
  }
  return null;
}

/** Losses at the limit: each place adds its points to those of the side that does not hold it. */
function lossesAtLimit(table: Table, state: State, side: SideIndex): number {
  const losses = lossesOf(table, state, side);
  if (!table.options['victory.places']) return losses;
  return table.places
    .filter((place) => holderOf(table, state, place) !== side)
    .reduce((sum, { points }) => sum + points, losses);
}

function result(table: Table, state: State, winners: readonly SideIndex[], by: string): Result {
  const points = table.sides.map(({ id, index }): [string, number] => [id, lossesOf(table, state, index)]);
  return {
    winners: winners.map((side) => entryAt(table.sides, side).id),
    by,
    points: Object.fromEntries(points),
  };
}

/** The result at the end of a sequence, or null if the battle goes on. */
export function resultNow(table: Table, state: State): Result | null {
  const broken = table.sides.filter(
    ({ index }) => lossesOf(table, state, index) >= worthOf(table, state, index),
  );
  if (broken.length > 0) {
    const winners = table.sides.filter((side) => !broken.includes(side)).map(({ index }) => index);
    return result(table, state, winners, broken.length > 1 ? 'victory.draw' : 'victory.break');
  }
  const isLast = table.turns > 0 && state.turn >= table.turns && state.active !== state.first;
  return isLast ? result(table, state, winnersAtLimit(table, state), 'victory.points-game') : null;
}

/** `victory.points-game`: the smaller share of losses, a draw if they are close. */
function winnersAtLimit(table: Table, state: State): SideIndex[] {
  const shares = table.sides.map(({ index }) => ({
    index,
    losses: lossesAtLimit(table, state, index),
    value: worthOf(table, state, index),
  }));
  const [one, other] = [entryAt(shares, 0), entryAt(shares, 1)];
  const apart = one.losses * other.value - other.losses * one.value;
  if (Math.abs(apart) * 100 <= table.rules.table.draw.share * one.value * other.value) return [];
  return [apart < 0 ? one.index : other.index];
}

/** Who concedes has lost as if broken. */
export function resultOfConceding(table: Table, state: State, side: SideIndex): Result {
  return result(table, state, [otherSide(side)], 'victory.break');
}
