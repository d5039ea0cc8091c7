/** `movesAgain`: the moves of the last turn once more, from where the units stand now. */

import type { ExplainedRefusal, Gesture, Task } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { check, Problem } from '@grognard/rules-kit';
import { choiceTask, plainChoice, snappedPoint } from '@grognard/table-kit';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { commandShapes, type MarchStep, type MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { stateIn } from '../views/view.ts';
import { groupMoves } from './group-moves.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Offered from the second turn on. */
export function againTask(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  if (state.turn < 2) return [];
  const { commands, none } = movesAgain(context, units);
  const { moves, underFire, refused } = groupMoves(context, commands);
  const isPossible = moves.length + underFire.length > 0;
  const refusals = isPossible ? [] : [...none.values(), ...refused.values()].flat();
  return [
    choiceTask(
      'again',
      tasks.lastTurn,
      values['again'] === true,
      [plainChoice(true, tasks.again, refusals)],
      'usual',
    ),
  ];
}

export interface RepeatedMoves {
  readonly commands: ReadonlyMap<UnitIndex, MoveCommand>;
  /** Units without a move that can be made again. */
  readonly none: ReadonlyMap<UnitIndex, readonly ExplainedRefusal[]>;
}

export function movesAgain(context: InteractionContext, units: readonly UnitIndex[]): RepeatedMoves {
  const { table } = context;
  const { notes } = interactionWordsOf(table);
  const past = pastMoves(context);
  const commands = new Map<UnitIndex, MoveCommand>();
  const none = new Map<UnitIndex, readonly ExplainedRefusal[]>();
  for (const unit of units) {
    const { id } = entryAt(table.units, unit);
    const move = past.get(id);
    if (move === undefined) none.set(unit, [invalidCommandRefusal('value', notes.noMoveBefore, id)]);
    else if (move.target !== null || move.enter !== null || move.steps.some(({ step }) => step === 'leave'))
      none.set(unit, [invalidCommandRefusal('value', notes.notAgain, id)]);
    else commands.set(unit, move);
  }
  return { commands, none };
}

/** Steps are relative to the unit. Points of open order lie as they did to it. */
function pastMoves({ lastTurn, table, state }: InteractionContext): ReadonlyMap<string, MoveCommand> {
  const moves = new Map<string, MoveCommand>();
  for (const { command, view } of lastTurn()) {
    if (command.kind !== 'move') continue;
    const move: MoveCommand | Problem = check(commandShapes.move, command);
    if (move instanceof Problem) continue;
    const unit = table.unitOf.get(move.unit);
    if (unit === undefined) continue;
    const then = entryAt(stateIn(view).units, unit).stands;
    const now = entryAt(state.units, unit).stands;
    const again = (step: MarchStep): MarchStep =>
      step.step === 'way'
        ? { step: 'way', to: snappedPoint({ x: step.to.x - then.x + now.x, y: step.to.y - then.y + now.y }) }
        : step;
    moves.set(move.unit, { ...move, steps: move.steps.map(again) });
  }
  return moves;
}
