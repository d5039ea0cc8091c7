/** Random set-up: terrain, units near their printed places, or anywhere in the zone. */

import type { Random } from '@grognard/engine';
import { type Point, type Polygon, quarterTurn } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { groundPieces } from '../../data/terrain-pieces.ts';
import { type Formation, formationsOf, usualFormation } from '../../model.ts';
import { tenthsPerCm } from '../../scenarios/measure.ts';
import { freePlace, layPlace, mayPlace, zoneFor, zoneOf } from '../actions/setup/deploy.ts';
import { againstLaying } from '../actions/setup/ground.ts';
import { fieldOf } from '../field/index.ts';
import type { GiorgiCommandOf, PlaceCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { towardsEnemy } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { pick, placeOf } from './plain.ts';

const tries = 12;

/** A terrain piece where it may be laid. Sometimes none, and none if no place was found. */
export function someGround(table: Table, state: State, random: Random): GiorgiCommandOf<'lay'> {
  for (let n = 0; n < tries && random.below(8) > 0; n++) {
    const command: GiorgiCommandOf<'lay'> = {
      kind: 'lay',
      piece: pick(random, groundPieces).id,
      at: { x: 10 * random.below(table.width / 10), y: 10 * random.below(table.depth / 10) },
      heading: quarterTurn * random.below(4) + (random.below(3) === 0 ? random.below(quarterTurn) : 0),
    };
    if (againstLaying(table, state, command).length === 0) return command;
  }
  return { kind: 'lay', piece: null, at: { x: 0, y: 0 }, heading: 0 };
}

function boundsOf({ corners }: Polygon): { readonly low: Point; readonly high: Point } {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

function printedAt({ scenario }: Table, id: string): Point | null {
  const unit = scenario.sides.flatMap(({ units }) => units).find((each) => each.id === id);
  const at = unit?.at ?? null;
  return at === null
    ? null
    : { x: Math.round(numberAt(at, 0) * tenthsPerCm), y: Math.round(numberAt(at, 1) * tenthsPerCm) };
}

/** Units of a side still to be placed. */
export function waiting({ units }: Table, state: State, side: SideIndex): UnitIndex[] {
  return units
    .filter(({ index, side: whose }) => whose === side && entryAt(state.units, index).status === 'reserve')
    .map(({ index }) => index);
}

/** A unit that waits, now and then one that stands already somewhere else, and at last the end of deploying. */
export function someDeployment(
  table: Table,
  state: State,
  side: SideIndex,
  random: Random,
): PlaceCommand | GiorgiCommandOf<'done'> {
  const isOver = waiting(table, state, side).length === 0;
  if (random.below(6) === 0) {
    const standing = entryAt(table.sides, side).units.filter(
      (unit) => entryAt(state.units, unit).status === 'on' && mayPlace(table, state, unit),
    );
    const elsewhere =
      standing.length === 0 ? null : tryPlace(table, state, side, pick(random, standing), random);
    if (elsewhere !== null && !isRefused(layPlace(table, state, elsewhere))) return elsewhere;
  }
  return isOver ? { kind: 'done' } : somePlace(table, state, side, random);
}

/** Where a unit may be placed: random tries, then the whole zone, starting at its printed place. */
function somePlace(table: Table, state: State, side: SideIndex, random: Random): PlaceCommand {
  const waits = waiting(table, state, side);
  const house = someGarrison(table, state, waits, random);
  if (house !== null) return house;
  for (let n = 0; n < tries; n++) {
    const command = tryPlace(table, state, side, pick(random, waits), random);
    if (!isRefused(layPlace(table, state, command))) return command;
  }
  for (const unit of waits) {
    const found = freePlace(table, state, unit, zoneFor(table, state, unit));
    if (found !== null) return found;
  }
  throw new Error(`no room for ${waits.map((unit) => entryAt(table.units, unit).id).join(', ')}`);
}

function someGarrison(
  table: Table,
  state: State,
  waits: readonly UnitIndex[],
  random: Random,
): PlaceCommand | null {
  const { houses } = fieldOf(table, state);
  if (houses.length === 0 || random.below(3) > 0) return null;
  const { id, arm } = entryAt(table.units, pick(random, waits));
  if (arm !== 'foot') return null;
  const house = pick(random, houses);
  const at = { x: house.base.x, y: house.base.y };
  const command = placeOf(id, { at, heading: 0, formation: usualFormation(arm) }, house.id);
  return isRefused(layPlace(table, state, command)) ? null : command;
}

function tryPlace(
  table: Table,
  state: State,
  side: SideIndex,
  unit: UnitIndex,
  random: Random,
): PlaceCommand {
  const { id, arm } = entryAt(table.units, unit);
  const { low, high } = boundsOf(zoneOf(table, state, side));
  const printed = random.below(2) === 0 ? printedAt(table, id) : null;
  const at = printed ?? {
    x: low.x + 10 * random.below(Math.max(1, Math.floor((high.x - low.x) / 10))),
    y: low.y + 10 * random.below(Math.max(1, Math.floor((high.y - low.y) / 10))),
  };
  const known: readonly Formation[] = formationsOf[arm];
  const heading = towardsEnemy(table, state, unit);
  return placeOf(id, { at, heading, formation: pick(random, known) });
}
