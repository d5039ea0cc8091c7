/** `groupMoves`: the moves of several units one after the other, each judged on the table as the earlier ones leave it. */

import { dryRun, type ExplainedRefusal, type TaskValues } from '@grognard/engine';
import type { Base } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { along } from '@grognard/table-kit';
import { crossings } from '../actions/attack/index.ts';
import type { MovePlot } from '../actions/move/index.ts';
import { bodyNow, type DrillStep } from '../bodies/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { checkCommand } from '../flow/check.ts';
import { layPlain } from '../flow/check-move.ts';
import { decideCommand } from '../flow/decide.ts';
import type { MoveCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals } from '../state/turn.ts';
import { writingOn } from '../state/writing.ts';
import { formFromGesture } from './form-from-gesture.ts';
import { bodyAfter, stepsOfUnit } from './group-body.ts';
import type { InteractionContext } from './interaction-context.ts';

/** A move of the group, and its share of the unit's movement. */
export interface GroupMove {
  readonly unit: UnitIndex;
  readonly command: MoveCommand;
  readonly effort: number;
}

export interface GroupMoves {
  /** In an order in which no unit is in another's way. */
  readonly moves: readonly GroupMove[];
  readonly refused: ReadonlyMap<UnitIndex, readonly ExplainedRefusal[]>;
  /** Moves that draw fire: what follows dice is asked anew. */
  readonly underFire: readonly GroupMove[];
}

/** The move of each unit when the body takes these steps. Units that would not move have none. */
export function commandsOf(
  context: InteractionContext,
  units: readonly UnitIndex[],
  body: Base,
  steps: readonly DrillStep[],
  values: TaskValues,
): ReadonlyMap<UnitIndex, MoveCommand> {
  const commands = new Map<UnitIndex, MoveCommand>();
  for (const unit of units) {
    const formed = formFromGesture(context, unit, values);
    const head = formed?.when === 'first' ? [formed.step] : [];
    const last = formed?.when === 'last' ? [formed.step] : [];
    const taken = [...head, ...stepsOfUnit(context, unit, head, body, steps), ...last];
    const { id } = entryAt(context.table.units, unit);
    if (taken.length > 0)
      commands.set(unit, {
        kind: 'move',
        unit: id,
        steps: taken,
        target: null,
        manner: 'pressed-home',
        enter: null,
      });
  }
  return commands;
}

/** Orders are judged one after the other; a unit that another bars waits until that one has moved. */
export function groupMoves(
  context: InteractionContext,
  commands: ReadonlyMap<UnitIndex, MoveCommand>,
): GroupMoves {
  const { table, side } = context;
  let state = copyState(context.state);
  const moves: GroupMove[] = [];
  const underFire: GroupMove[] = [];
  let waiting = [...commands.keys()];
  let refused = new Map<UnitIndex, readonly ExplainedRefusal[]>();
  for (let isOn = true; isOn && waiting.length > 0 && side !== null; ) {
    isOn = false;
    refused = new Map();
    const later: UnitIndex[] = [];
    for (const unit of waiting) {
      const command = commands.get(unit);
      if (command === undefined) continue;
      const verdict = checkCommand(table, state, side, command, 'verdict');
      const laid: MovePlot | Refusals = verdict.allowed ? layPlain(table, state, command) : [];
      if (isRefused(laid)) {
        refused.set(unit, explainRefusals(table, verdict, entryAt(table.units, unit).id));
        later.push(unit);
        continue;
      }
      const { tracks, formations, standings, effort } = laid;
      const move = { unit, command, effort };
      const isUnderFire = crossings(table, state, unit, tracks, formations, standings).length > 0;
      const next = isUnderFire ? null : moved(table, state, side, command);
      if (next === null) underFire.push(move);
      else {
        state = next;
        moves.push(move);
      }
      isOn = true;
    }
    waiting = later;
  }
  return { moves, refused, underFire };
}

/** The table after a move. Null if dice would be thrown, or if somebody would be asked something. */
function moved(
  table: Table,
  before: State,
  side: NonNullable<InteractionContext['side']>,
  command: MoveCommand,
): State | null {
  const after = dryRun(writingOn(table), before, (state, resolution) =>
    decideCommand(table, state, side, command, resolution),
  );
  return after?.agenda.length === before.agenda.length ? after : null;
}

/** The foremost first, in the direction in which the body goes, so that few have to wait. */
export function foremostFirst(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  body: Base,
  steps: readonly DrillStep[],
): readonly UnitIndex[] {
  const there = bodyAfter(body, steps);
  const isBack = along(body, there, body.heading) < 0;
  const ahead = (unit: UnitIndex) => {
    const own = bodyNow(table, state, unit);
    return along(body, own, body.heading) * (isBack ? -1 : 1);
  };
  return [...units].sort((one, other) => ahead(other) - ahead(one));
}
