/** `fieldOf`: the battlefield in play, drawn by the scenario or laid by the players. */

import type { Battlefield } from '../state/battlefield.ts';
import type { State, Table } from '../state/model.ts';
import { figuresOf, groundRulesOf } from './make.ts';
import { layPieces } from './terrain-pieces.ts';

const drawn = new WeakMap<Table, Battlefield>();
const laid = new WeakMap<State['laid'], { readonly table: Table; readonly field: Battlefield }>();

/** The battlefield with the numbers in force, cached for each table and each list of laid pieces. */
export function fieldOf(table: Table, state: Pick<State, 'laid'>): Battlefield {
  if (table.scenario.ground === 'drawn') return drawnField(table);
  const before = laid.get(state.laid);
  if (before !== undefined && before.table === table) return before.field;
  const field = layPieces(drawnField(table), state.laid);
  laid.set(state.laid, { table, field });
  return field;
}

function drawnField(table: Table): Battlefield {
  const before = drawn.get(table);
  if (before !== undefined) return before;
  const figures = figuresOf(groundRulesOf(table.rules, table.options['terrain.river']));
  const field = { ...table.ground, figures };
  drawn.set(table, field);
  return field;
}
