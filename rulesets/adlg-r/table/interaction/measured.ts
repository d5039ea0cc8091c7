/** What was measured when a rule refuses an order: `4.6 of 4 UD`, `3 of 2 CP`. */
import { baseDistance } from '@grognard/geometry';
import { entryAt, lookUp, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { allowanceOn, layManoeuvre, lengthOf } from '../actions/move/index.ts';
import { baseOf } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { groundUnder } from '../field/index.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';

/** More points than any order costs. */
const plenty = 99;

export function measuredOrder(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
  rule: RuleId,
): string | null {
  switch (rule) {
    case 'move.front-edge':
      return command.kind === 'move' ? lengthMeasured(context, units, command.steps) : null;
    case 'charge.range':
      return command.kind === 'charge' ? distanceMeasured(context, units, command.target) : null;
    case 'command.points':
      return priceMeasured(context, command);
    default:
      return null;
  }
}

/** How far the move leads, and how far the slowest may go. */
function lengthMeasured(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  steps: Extract<AdlgCommand, { kind: 'move' }>['steps'],
): string | null {
  const laid = layManoeuvre(table, state, units, steps);
  if (laid === null) return null;
  const most = Math.min(...units.map((unit) => allowanceHere(table, state, unit)));
  return ofMost(table, lengthOf(table, laid), most);
}

function allowanceHere(
  table: InteractionContext['table'],
  state: InteractionContext['state'],
  unit: UnitIndex,
): number {
  return allowanceOn(table, state, unit, groundUnder(table.field, baseOf(table, state, unit))).far;
}

function distanceMeasured(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  target: string,
): string | null {
  const enemy = baseOf(table, state, lookUp(table.unitOf, target));
  const away = Math.min(...units.map((unit) => baseDistance(baseOf(table, state, unit), enemy)));
  return ofMost(table, away, Math.min(...units.map((unit) => allowanceHere(table, state, unit))));
}

function ofMost(table: InteractionContext['table'], length: number, most: number): string | null {
  const { ud } = table.sizes;
  return length > most ? interactionWordsOf(table).ofMost(length / ud, most / ud) : null;
}

/** The price that is too high, as it would be with points enough. */
function priceMeasured({ table, state, side }: InteractionContext, command: AdlgCommand): string | null {
  if (state.corps === none) return null;
  const left = entryAt(state.commands, state.corps).cp;
  const rich = copyState(state);
  entryAt(rich.commands, state.corps).cp = plenty;
  const verdict = checkCommand(table, rich, side, command);
  return verdict.allowed ? interactionWordsOf(table).ofPoints(Number(verdict.cost['cp']), left) : null;
}
