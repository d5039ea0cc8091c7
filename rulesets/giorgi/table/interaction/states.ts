/** Descriptions of a unit in a few words: its kind, its state, what it has done. */

import { entryAt, none } from '@grognard/lists';
import { basesLeft } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** Kind, calibre or carbines, original strength, reactivity index. */
export function aboutUnit(table: Table, unit: UnitIndex): string {
  const { pieces, kinds, calibres } = interactionWordsOf(table);
  const { kind, arm, calibre, horseGuns, carbine, bases, nerve, second } = entryAt(table.units, unit);
  const what = [
    kind === 'gun' ? pieces.gunsOf(calibres[calibre]) : kinds[kind],
    ...(horseGuns ? [pieces.horseGuns] : []),
    ...(carbine ? [pieces.carbines] : []),
    ...(second === null ? [] : [pieces.second(second.bases, kinds[second.kind])]),
  ];
  return [...what, arm === 'artillery' ? pieces.guns(bases) : pieces.bases(bases), pieces.index(nerve)].join(
    ', ',
  );
}

/** Its state, one entry for each aspect. */
export function unitStates(table: Table, state: State, unit: UnitIndex): string[] {
  const { pieces, formation } = interactionWordsOf(table);
  const now = entryAt(state.units, unit);
  if (now.status === 'reserve') return [pieces.reserve];
  if (now.status === 'off') return [pieces.off];
  const { stands, soldiers, left } = now;
  const house = stands.house === none ? null : entryAt(fieldOf(table, state).houses, stands.house).name;
  const bases = basesLeft(table, unit, now);
  const words = [
    house === null ? formation(stands.formation) : pieces.holds(house),
    pieces.left(soldiers, bases),
  ];
  if (now.rung > 0) words.push(pieces.rungs[now.rung as 1 | 2 | 3]);
  if (left !== null) words.push(pieces.unmanned);
  const enemies = foesOf(table, state, unit);
  if (enemies.length > 0) words.push(pieces.fights(enemies));
  if (now.spent) words.push(pieces.spent);
  if (now.formUp) words.push(pieces.formUp);
  if (now.rest > 0) words.push(pieces.rests);
  if (state.generals.some(({ status, with: joined }) => status === 'on' && joined === unit))
    words.push(pieces.withGeneral);
  return words;
}

function foesOf({ units }: Table, { clashes }: State, unit: UnitIndex): string[] {
  const others = clashes.flatMap(({ by, on }) => (by === unit ? [on] : on === unit ? [by] : []));
  return [...new Set(others)].map((other) => entryAt(units, other).name);
}

/** Its actions in this player turn, or null if there are none yet. */
export function doneBy(table: Table, { units }: State, unit: UnitIndex): string | null {
  const { orderText: values } = interactionWordsOf(table);
  const { fired, moved, quiet, charged } = entryAt(units, unit);
  const words = [
    ...(quiet ? [values.quiet] : []),
    ...(fired ? [values.fired] : []),
    ...(charged ? [values.charged] : moved ? [values.moved] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}
