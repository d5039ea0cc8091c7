/** Descriptions of a unit in a few words: its kind, its state, what it has done. */

import type { PieceState } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
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
export function unitStates(table: Table, state: State, unit: UnitIndex): PieceState[] {
  const { pieces, formation } = interactionWordsOf(table);
  const now = entryAt(state.units, unit);
  if (now.status === 'reserve') return [{ words: pieces.reserve, rule: null }];
  if (now.status === 'off') return [{ words: pieces.off, rule: 'melee.off-table' }];
  const { stands, soldiers, left } = now;
  const house = stands.house === none ? null : entryAt(fieldOf(table, state).houses, stands.house).name;
  const bases = basesLeft(table, unit, now);
  const states: PieceState[] = [
    house === null
      ? { words: formation(stands.formation), rule: null }
      : { words: pieces.holds(house), rule: 'building.fire' },
    { words: pieces.left(soldiers, bases), rule: null },
  ];
  const put = (words: string, rule: RuleId) => states.push({ words, rule });
  if (now.rung === 1) put(pieces.rungs[1], 'morale.shaken-until');
  if (now.rung === 2) put(pieces.rungs[2], 'morale.ladder-kept');
  if (now.rung === 3) put(pieces.rungs[3], 'morale.rally');
  if (left !== null) put(pieces.unmanned, 'artillery.abandoned');
  const enemies = foesOf(table, state, unit);
  if (enemies.length > 0) put(pieces.fights(enemies), 'turn.melee-order');
  if (now.spent) put(pieces.spent, 'move.spent');
  if (now.formUp) put(pieces.formUp, 'building.reform');
  if (now.rest > 0) put(pieces.rests, 'attack.rest');
  if (state.generals.some(({ status, with: joined }) => status === 'on' && joined === unit))
    put(pieces.withGeneral, 'command.general-melee');
  return states;
}

function foesOf({ units }: Table, { clashes }: State, unit: UnitIndex): string[] {
  const others = clashes.flatMap(({ by, on }) => (by === unit ? [on] : on === unit ? [by] : []));
  return [...new Set(others)].map((other) => entryAt(units, other).name);
}

/** Its actions in this player turn, or null if there are none yet. */
export function doneBy(table: Table, { units }: State, unit: UnitIndex): string | null {
  const { orderText } = interactionWordsOf(table);
  const { fired, moved, quiet, charged } = entryAt(units, unit);
  const words = [
    ...(quiet ? [orderText.quiet] : []),
    ...(fired ? [orderText.fired] : []),
    ...(charged ? [orderText.charged] : moved ? [orderText.moved] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}
