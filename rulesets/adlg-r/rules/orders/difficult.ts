/** isDifficult: the reasons for a difficult manoeuvre, of which one is enough (`command.difficult-once`). */
import type { RuleId } from '@grognard/rules-kit';
import type { Category, UnitRow } from '../../model.ts';
import { movesPaid } from './input.ts';
import type { OrderCase } from './situation.ts';

interface DifficultyReason {
  readonly id: RuleId;
  readonly when: (order: OrderCase) => boolean;
}

/** Later Tercios count as Tercios if the unit table in force says so. */
function turnsHard({ id, tercio }: UnitRow): boolean {
  return tercio || id === 'unit.keil' || id === 'unit.colunela';
}

const nimble: readonly Category[] = ['LI', 'LH', 'Drag', 'Cv'];

/** Reasons that apply to every paid move, also into contact. */
const anyMove: readonly DifficultyReason[] = [
  { id: 'move.unmanoeuvrable-turn', when: ({ input, unmanoeuvrable }) => input.turn && unmanoeuvrable },
  { id: 'move.deep-turn', when: ({ input, unit }) => input.turn && unit !== null && turnsHard(unit) },
  {
    id: 'move.unmanoeuvrable-front',
    when: ({ input, unmanoeuvrable }) => input.frontChange && unmanoeuvrable,
  },
  { id: 'artillery.heavy', when: ({ input }) => input.kind === 'heavy-artillery' },
];

/** Reasons that apply to plain moves only. */
const plainMove: readonly DifficultyReason[] = [
  {
    id: 'move.third-difficult',
    when: ({ input, unit }) => input.moveNumber === 3 && !(unit !== null && nimble.includes(unit.category)),
  },
  {
    id: 'move.unmanoeuvrable-short',
    when: ({ input, unmanoeuvrable }) => input.shortMove && unmanoeuvrable && !input.endsInContact,
  },
];

const holds = (order: OrderCase) => (reason: DifficultyReason) => reason.when(order);

/** Whether the order is a difficult manoeuvre. An order to a Headstrong unit in reach costs the same either way. */
export function isDifficult(order: OrderCase): boolean {
  const { input, bound, unmanoeuvrable } = order;
  if (bound) return false;
  if (input.order === 'disengage') return unmanoeuvrable;
  if (input.order === 'leave-zoc') return input.exit === 'back';
  if (!movesPaid.includes(input.order)) return false;
  return anyMove.some(holds(order)) || (input.order === 'move' && plainMove.some(holds(order)));
}
