/** Declares an attack: reactions follow at once or at the end of movement (turn.reactions). */
import type { Approach } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';

/** Emits `declared`, and pushes `attack` or queues it. The caller checks whether anybody can react. */
export function declare(turn: Turn, approach: Approach): void {
  const { table, state, resolution, agenda } = turn;
  resolution.emit({ kind: 'declared', approach, fixed: true });
  if (table.options['turn.reactions'] === 'after-movement' && state.step === 'move' && !isBreakthrough(turn))
    resolution.emit({ kind: 'queued', approaches: [...state.queued, approach] });
  else agenda.push({ do: 'attack', approach, answered: [] });
}

/** A breakthrough attacks at once, whatever else waits. */
function isBreakthrough({ agenda }: Turn): boolean {
  return agenda.length > 0;
}
