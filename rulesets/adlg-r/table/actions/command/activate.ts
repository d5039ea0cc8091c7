/** activate: the command points of a corps (`turn.corps`, `command.points`). */
import { entryAt } from '@grognard/lists';
import { type Line, ScriptedDice } from '@grognard/rules-kit';
import { command } from '../../../rules/command/procedure.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { diceOfCorps, type Turn } from '../../state/turn.ts';
import { faces } from './hesitant.ts';
import { gradeNow } from './range.ts';

/** Corps of the phasing side that have units on the table, in ambush or due on a flank march, and have not been activated. */
export function corpsToActivate({ sides, corps }: Table, state: State): CorpsIndex[] {
  return entryAt(sides, state.active).corps.filter(
    (index) =>
      !entryAt(state.commands, index).done &&
      (entryAt(corps, index).units.some((unit) => entryAt(state.units, unit).status === 'on') ||
        isHiding(entryAt(corps, index).units, state) ||
        isDue(state, index)),
  );
}

/** Whether a marker holds units of a corps, as far as it is known. */
function isHiding(units: readonly UnitIndex[], { markers }: State): boolean {
  return markers.some((marker) => marker.gone === null && marker.units?.some((unit) => units.includes(unit)));
}

/** Whether its flank march comes now (`deploy.flank-enter`). */
function isDue({ marches, turn }: State, corps: CorpsIndex): boolean {
  return marches.some((march) => march?.corps === corps && march.due !== null && march.due <= turn);
}

export function activate(turn: Turn, corps: CorpsIndex): void {
  const { table, state, resolution } = turn;
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const grade = gradeNow(table, state, corps);
  const led = command.assess(command.situation(table.rules, { grade }), lines);
  let face = diceOfCorps(turn, corps, 'command').die();
  const { hesitant, urged, wasActivated } = entryAt(state.commands, corps);
  if (hesitant && face + Number(urged) >= faces.ends) {
    resolution.emit({ kind: 'hesitated', corps, hesitant: false });
    face = diceOfCorps(turn, corps, 'command-anew').die();
  }
  const { cp, free } = command.roll(led, new ScriptedDice([face]));
  const event = { kind: 'activated', corps, cp, free } as const;
  resolution.emit(lines === null ? event : { ...event, why: lines });
  if (entryAt(table.corps, corps).isUnreliable && !wasActivated && face === faces.begins)
    resolution.emit({ kind: 'hesitated', corps, hesitant: true });
}
