/** Camps attacked, taken and looted (chapter camp). */
import type { Base } from '@grognard/geometry';
import { entryAt, present } from '@grognard/lists';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { CampState, State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { campOf, isAtCamp } from '../../zones/index.ts';

/** Faces from which a fortified camp falls (`camp.fortified`), and from which looting ends (`camp.loot`). */
const falls = { toFoot: 5, toMounted: 6 };
const stopsLooting = 4;

/** The base of the camp that a unit could attack. There is one. */
export function baseOfCamp(table: Table, state: State, unit: UnitIndex): Base {
  const side = otherSide(entryAt(table.units, unit).side);
  return present(campOf(table, state, side), 'camp of the enemy').base;
}

/** Whether the enemy of a unit has a camp that stands, and binds it if it is Headstrong (`charge.uncontrolled-camp`). */
export function bindsByCamp(table: Table, state: State, unit: UnitIndex): boolean {
  const { side, row } = entryAt(table.units, unit);
  const found = campOf(table, state, otherSide(side));
  return found !== null && !(found.camp.fortified && row.mounted);
}

/** In the melee phase each attacker of the phasing side tries the camp, until it is lost. Those who took it loot. */
export function tryCamps(turn: Turn): void {
  const { table, state, resolution } = turn;
  const side = otherSide(state.active);
  const attackers = unitsOn(table, state, state.active).filter((unit) => isAtCamp(table, state, unit));
  for (const unit of attackers) {
    const found = campOf(table, state, side);
    if (found === null) break;
    if (!mayTry(table, found.camp, unit)) continue;
    const taken = !found.camp.fortified || isTaken(turn, unit);
    resolution.emit({ kind: 'campTried', unit, side, taken });
  }
  if (attackers.length === 0 || campOf(table, state, side) !== null) return;
  for (const unit of attackers) resolution.emit({ kind: 'looted', unit, looting: true });
}

/** `camp.fortified-light`. */
function mayTry({ units }: Table, { fortified }: CampState, unit: UnitIndex): boolean {
  const { category } = entryAt(units, unit).row;
  return !fortified || (category !== 'LI' && category !== 'LH');
}

function isTaken(turn: Turn, unit: UnitIndex): boolean {
  const { row } = entryAt(turn.table.units, unit);
  const isRider = row.mounted && row.category !== 'El';
  return diceOf(turn, unit, 'camp').die() >= (isRider ? falls.toMounted : falls.toFoot);
}

/** When a corps is activated each of its looters throws once to come away. */
export function endLooting(turn: Turn, corps: CorpsIndex): void {
  const { table, state, resolution } = turn;
  for (const unit of entryAt(table.corps, corps).units) {
    const { looting, status } = entryAt(state.units, unit);
    if (!looting || status !== 'on') continue;
    const comesAway = diceOf(turn, unit, 'loot').die() >= stopsLooting;
    resolution.emit({ kind: 'looted', unit, looting: !comesAway });
  }
}
