/** Proposal of an order: its verdict and price, ghosts, zones of enemies near, and its longest legal part. */
import { fact, type Gesture, type Item, type Proposal } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { asJson, type ExplainedLine, type Line, oddsOf, Problem } from '@grognard/rules-kit';
import { nothingProposed, refused } from '@grognard/table-kit';
import { rally as procedure } from '../../rules/rally/procedure.ts';
import { rallyFacts } from '../actions/command/index.ts';
import { oddsInWords, sumLines, unread } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { chargeItems, chargeNotes } from './explain-charge.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { moveCommand } from './lead.ts';
import { ghostOf } from './look.ts';
import { explainOrder } from './ordering.ts';
import { type OrderFromGesture, orderFromGesture } from './orders-from-gesture.ts';
import { priceNote } from './price-note.ts';
import { carryOutDry } from './rehearse.ts';
import { shortened } from './shorten.ts';
import { aroundItems, type ShownMove, showMove } from './show-move.ts';

export function proposeOrder(
  context: InteractionContext,
  units: readonly UnitIndex[],
  gesture: Gesture,
): Proposal {
  const { table, state, side } = context;
  const order = orderFromGesture(context, units, gesture.values);
  if (order instanceof Problem) return refused([unread(table, order, idOf(context, entryAt(units, 0)))]);
  const { command } = order;
  if (command === null) return nothingProposed;
  const verdict = checkCommand(table, state, side, command);
  const refusals = explainOrder(context, units, command);
  const shown = show(context, units, order, command);
  return {
    commands: [command],
    refusals,
    items: [...aroundItems(context, units), ...shown.items],
    stretches: shown.stretches,
    notes: [...priceNote(context, verdict, shown.lines), ...shown.notes],
    longestLegal: refusals.length === 0 ? null : longestLegal(context, units, gesture, order),
  };
}

function show(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { steps }: OrderFromGesture,
  command: AdlgCommand,
): ShownMove {
  if (command.kind === 'move' || command.kind === 'support')
    return showMove(context, units, [...steps.head, ...steps.middle]);
  if (command.kind === 'charge' || command.kind === 'spontaneous') {
    const notes = chargeNotes(context, units, command);
    return { items: chargeItems(context, units, command), stretches: [], notes, lines: [] };
  }
  if (command.kind === 'rally') {
    const lines = rallyLines(context, lookUp(context.table.unitOf, command.unit));
    return { items: [], stretches: [], notes: [], lines };
  }
  return { items: actItems(context, units, command), stretches: [], notes: [], lines: [] };
}

/** Where a unit comes that leaves a zone or a melee: worked out by the rules on a copy of the table. */
function actItems(context: InteractionContext, units: readonly UnitIndex[], command: AdlgCommand): Item[] {
  const { table, state, side } = context;
  const after =
    side !== null && checkCommand(table, state, side, command).allowed
      ? carryOutDry(table, state, side, command)
      : null;
  if (after === null) return [];
  return units
    .filter((unit) => entryAt(after.units, unit).status === 'on')
    .map((unit) => ghostOf(table, after, unit, entryAt(after.units, unit).pose));
}

/** The number to reach, what is added to the die, and the odds. */
function rallyLines({ table, state }: InteractionContext, unit: UnitIndex): ExplainedLine[] {
  const lines: Line[] = [];
  const attempt = procedure.assess(rallyFacts(table, state, unit), lines);
  const { notes, odds, signed } = interactionWordsOf(table);
  const chances = oddsOf((dice) => procedure.roll(attempt, dice).recovered);
  const inOrder = [...chances].sort((one, other) => other.outcome - one.outcome);
  return [
    ...oddsInWords(table, inOrder, (recovered) => odds.rallies(recovered)),
    fact('need', notes.need, String(attempt.need)),
    ...sumLines(table, lines, 'need'),
    fact('bonus', notes.bonus, signed(attempt.bonus)),
    ...sumLines(table, lines, 'bonus'),
  ];
}

/** The same move, with its last step cut to what is legal. */
function longestLegal(
  context: InteractionContext,
  units: readonly UnitIndex[],
  gesture: Gesture,
  { command, steps: { head, middle } }: OrderFromGesture,
): Gesture | null {
  if (command?.kind !== 'move') return null;
  const { table, state, side } = context;
  const isLegal = (steps: readonly OrderStep[]) =>
    checkCommand(table, state, side, moveCommand(context, units, [...head, ...steps], command.free)).allowed;
  const cut = shortened(middle, isLegal);
  if (cut === null) return null;
  const { place: _place, march: _march, ...rest } = gesture.values;
  return { ...gesture, values: { ...rest, march: asJson(cut) } };
}
