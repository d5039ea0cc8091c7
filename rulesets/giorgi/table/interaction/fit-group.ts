/** `fitGroup`: the moves of a group: as far as the slowest may go, or each unit as far as it can. */

import type { ExplainedRefusal, TaskValues } from '@grognard/engine';
import type { Base } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { isKept } from '@grognard/table-kit';
import { mayMove } from '../actions/move/index.ts';
import { type DrillStep, isDrill } from '../bodies/index.ts';
import { explainRefusal } from '../explain/citations.ts';
import { checkCommand } from '../flow/check.ts';
import type { MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { commandsOf, foremostFirst, type GroupMoves, groupMoves } from './group-moves.ts';
import type { InteractionContext } from './interaction-context.ts';
import { shorten } from './shorten.ts';

export interface GroupFit extends GroupMoves {
  readonly body: Base;
  /** The steps that the body takes. */
  readonly steps: readonly DrillStep[];
  /** Units that would be refused the whole way, with the reasons. */
  readonly held: ReadonlyMap<UnitIndex, readonly ExplainedRefusal[]>;
}

export function fitGroup(
  context: InteractionContext,
  units: readonly UnitIndex[],
  body: Base,
  steps: readonly DrillStep[],
  values: TaskValues,
): GroupFit {
  const { table, state } = context;
  const able = foremostFirst(
    context,
    units.filter((unit) => mayMove(table, state, unit).length === 0),
    body,
    steps,
  );
  const bound = new Map<UnitIndex, readonly ExplainedRefusal[]>();
  for (const unit of units)
    if (!able.includes(unit))
      bound.set(
        unit,
        mayMove(table, state, unit).map((rule) => explainRefusal(table, rule, entryAt(table.units, unit).id)),
      );
  const run = (taken: readonly DrillStep[]) =>
    groupMoves(context, commandsOf(context, able, body, taken, values));
  const whole = run(steps);
  const held = whole.refused;
  const found = (moves: GroupMoves, taken: readonly DrillStep[]): GroupFit => ({
    ...moves,
    refused: new Map([...bound, ...moves.refused]),
    body,
    steps: taken,
    held,
  });
  if (held.size === 0 || steps.length === 0) return found(whole, steps);
  if (!isKept(values))
    return found(groupMoves(context, eachOnItsOwn(context, able, body, steps, values)), steps);
  const cut = cutTogether(run, steps, body, held);
  return cut === null ? found(whole, steps) : found(run(cut), cut);
}

/** The steps shortened until nobody is refused but those that cannot even set out. Null if that changes nothing. */
function cutTogether(
  run: (steps: readonly DrillStep[]) => GroupMoves,
  steps: readonly DrillStep[],
  body: Base,
  held: GroupFit['held'],
): readonly DrillStep[] | null {
  const least = setOut(steps);
  const stays = least === null ? held : run(least).refused;
  if ([...held.keys()].every((unit) => stays.has(unit))) return null;
  const isLegal = (cut: readonly DrillStep[]) =>
    [...run(cut).refused.keys()].every((unit) => stays.has(unit));
  const cut = shorten(steps, (taken) => isLegal(taken.filter(isDrill)), body)?.filter(isDrill) ?? null;
  return cut ?? least;
}

/** The steps with the last one hardly begun: 1 cm, or 1 degree. */
function setOut(steps: readonly DrillStep[]): readonly DrillStep[] | null {
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  switch (last?.step) {
    case 'march':
    case 'slide':
      return [...before, { ...last, by: Math.sign(last.by) * Math.min(100, Math.abs(last.by)) }];
    case 'wheel':
      return [...before, { ...last, angle: Math.min(10, last.angle) }];
    case 'about':
    case undefined:
      return null;
  }
}

/** Each unit goes as far as the rules let it where the others stand now. */
function eachOnItsOwn(
  context: InteractionContext,
  units: readonly UnitIndex[],
  body: Base,
  steps: readonly DrillStep[],
  values: TaskValues,
): ReadonlyMap<UnitIndex, MoveCommand> {
  const { table, state, side } = context;
  const commands = new Map<UnitIndex, MoveCommand>();
  for (const unit of units) {
    const commandAt = (cut: readonly DrillStep[]) => commandsOf(context, [unit], body, cut, values).get(unit);
    const isLegal = (cut: readonly DrillStep[]) => {
      const command = commandAt(cut);
      return command !== undefined && checkCommand(table, state, side, command, 'verdict').allowed;
    };
    const cut = isLegal(steps)
      ? steps
      : shorten(steps, (taken) => isLegal(taken.filter(isDrill)), body)?.filter(isDrill);
    const command = commandAt(cut ?? steps);
    if (command !== undefined) commands.set(unit, command);
  }
  return commands;
}
