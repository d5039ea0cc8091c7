/**
 * `ownMoveOf`: a figure's own move as the procedure assesses it, cached. It is needed for the reach shown to the player, for the
 * check of the order and for the slowing dice. A result is stale once any of its inputs has changed.
 */

import type { Tenths } from '@grognard/geometry';
import { absent } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Ground, Rules } from '../../model.ts';
import type { MoveRead } from '../../rules/move/input.ts';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import { type MoveSituation, moveSituation } from '../../rules/move/situation.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { Order } from '../state/orders.ts';
import { halvedFor, loadOf, ownMove, tenthsPerCm } from './move-facts.ts';

export interface OwnMove {
  readonly read: MoveRead;
  readonly situation: MoveSituation;
  readonly refusals: readonly RuleId[];
  readonly assessed: MoveAssessed;
}

/** A cached move with every input that cannot be read off the move itself. */
interface CachedOwnMove extends OwnMove {
  readonly rules: Rules;
  readonly info: Figure;
  readonly swimming: boolean;
}

/** The last moves of each figure, on open ground and over any other, in any game. */
const onOpen: (CachedOwnMove | undefined)[] = [];
const onOther: (CachedOwnMove | undefined)[] = [];

export function ownMoveOf(
  table: Table,
  state: State,
  figure: FigureIndex,
  order: Order | null,
  grounds: readonly Ground[],
): OwnMove {
  const kept = grounds.length === 0 ? onOpen : onOther;
  const last = kept[figure];
  if (
    last !== undefined &&
    last.rules === table.rules &&
    last.info === (table.roster[figure] ?? absent(table.roster, figure))
  ) {
    const { pace, room } = order ?? walking;
    if (
      last.read.pace === pace &&
      last.read.room === (room !== null) &&
      last.read.load === loadOf(table, state, figure, order) &&
      isAsBefore(last, state.figures[figure] ?? absent(state.figures, figure)) &&
      areSame(last.read.ground, grounds)
    )
      return last;
  }
  const worked = workOut(table, state, figure, order, grounds);
  kept[figure] = worked;
  return worked;
}

const walking: Pick<Order, 'pace' | 'room'> = { pace: 'walk', room: null };

function isAsBefore({ read, swimming }: CachedOwnMove, figure: FigureState): boolean {
  return read.mounted === figure.mounted && swimming === figure.swimming;
}

function areSame(one: readonly Ground[], other: readonly Ground[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function workOut(
  table: Table,
  state: State,
  figure: FigureIndex,
  order: Order | null,
  grounds: readonly Ground[],
): CachedOwnMove {
  const { rules } = table;
  const read = ownMove(table, state, figure, order, grounds);
  const situation = moveSituation(rules, read);
  const refusals: RuleId[] = [];
  for (const { id, when } of move.refusals(rules)) if (when(situation)) refusals.push(id);
  const assessed = move.assess(situation, null);
  const { swimming } = state.figures[figure] ?? absent(state.figures, figure);
  return {
    read,
    situation,
    refusals,
    assessed,
    rules,
    info: table.roster[figure] ?? absent(table.roster, figure),
    swimming,
  };
}

/** A figure's allowance before slowing dice, in tenths of a millimetre. */
export function allowanceOf(
  table: Table,
  state: State,
  figure: FigureIndex,
  order: Order | null,
  grounds: readonly Ground[],
): Tenths {
  const { assessed } = ownMoveOf(table, state, figure, order, grounds);
  return halvedFor(
    state.figures[figure] ?? absent(state.figures, figure),
    order,
    assessed.allowance * tenthsPerCm,
  );
}
