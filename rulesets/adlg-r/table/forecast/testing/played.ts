/** Outcomes of a command played by whole commands to the check of the armies, while nobody does anything else. For tests only. */
import { resolutionOf, throwBy } from '@grognard/engine';
import type { Chance } from '@grognard/rules-kit';
import type { PieceFate } from '@grognard/table-kit';
import { corpsToActivate } from '../../actions/command/index.ts';
import { answersTo } from '../../doctrine/answers.ts';
import { checkCommand } from '../../flow/check.ts';
import { isOfSequence, questionIn, type TurnQuestion } from '../../flow/question.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { fateOf } from '../fates.ts';
import type { StakedPosition } from './positions.ts';

class SequenceOver extends Error {}

/** Plays on by `decide` alone, as a game does. What follows a shot ends with the rout. */
export function playOut(
  { table, state: before, command, stake }: StakedPosition,
  chance: Chance,
): readonly PieceFate[] {
  const rules = tableRules(table);
  const state = copyState(before);
  const events: AdlgEvent[] = [];
  const last = stake.until === 'rout' ? 'pursuit' : 'check';
  const writer = {
    apply(now: State, event: AdlgEvent) {
      if (event.kind === 'stepBegan' && event.step === last) throw new SequenceOver();
      rules.apply(now, event);
    },
  };
  const resolution = resolutionOf(writer, state, { thrower: throwBy(chance), events, reasons: false });
  try {
    let next: { readonly side: number; readonly command: AdlgCommand } = { side: stake.side, command };
    for (;;) {
      rules.decide(state, table.sides[next.side as 0]!.id, next.command, resolution);
      const question = questionIn(table, state);
      if (question === null) break;
      next = { side: question.side, command: idly(table, state, question) };
    }
  } catch (error) {
    if (!(error instanceof SequenceOver)) throw error;
  }
  const pursuers = events.flatMap((event): readonly UnitIndex[] =>
    event.kind === 'moved' && event.cause === 'pursuit' ? event.ways.map(({ unit }) => unit) : [],
  );
  return stake.units.map((unit) => fateOf(table, before, state, pursuers, unit));
}

/** Nobody orders, shoots or engages; who is asked stands if he may. */
function idly(table: Table, state: State, question: TurnQuestion): AdlgCommand {
  if (question.phase === 'activation')
    return { kind: 'activate', corps: table.corps[corpsToActivate(table, state)[0]!]!.id };
  const answers = isOfSequence(question) ? answersTo(table, state, question) : [];
  const legal = answers.find((command) => checkCommand(table, state, question.side, command).allowed);
  return legal ?? { kind: 'done' };
}
