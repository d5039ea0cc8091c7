/** Outcomes of a command played by whole commands to the end of the player turn, without merging anything. For tests only. */
import { resolutionOf, throwBy } from '@grognard/engine';
import type { Chance } from '@grognard/rules-kit';
import type { PieceFate } from '@grognard/table-kit';
import { questionIn } from '../../flow/question.ts';
import { tableRules } from '../../rules.ts';
import { copyState } from '../../state/copy.ts';
import type { GiorgiEvent } from '../../state/events.ts';
import type { State } from '../../state/model.ts';
import { assumedCommand } from '../assumed.ts';
import { fateOf, trendsAfter } from '../fates.ts';
import type { StakedPosition } from './positions.ts';

/** Fates of the units at stake, in their order. */
type PlayedOutcome = readonly PieceFate[];

class TurnOver extends Error {}

/** Plays on by `decide` alone, as a game does. A shot and a rally end with their command, all else with the player turn, without the rallies. */
export function playOut(
  { table, state: before, command, stake }: StakedPosition,
  chance: Chance,
): PlayedOutcome {
  const rules = tableRules(table);
  const state = copyState(before);
  const events: GiorgiEvent[] = [];
  const writer = {
    apply(now: State, event: GiorgiEvent) {
      // What follows is of the next player turn, or of the next step. Rallies are no part of a melee, whether a table has them at
      // the start of a player turn or at its end (`turn.start-step`).
      if (event.kind === 'turnBegan') throw new TurnOver();
      if (event.kind === 'stepBegan' && (stake.until === 'command' || event.step === 'start'))
        throw new TurnOver();
      rules.apply(now, event);
    },
  };
  const resolution = resolutionOf(writer, state, { thrower: throwBy(chance), events, reasons: false });
  try {
    let next = { side: stake.side, command };
    for (;;) {
      rules.decide(state, table.sides[next.side]!.id, next.command, resolution);
      const question = questionIn(table, state);
      if (question === null || (stake.until === 'command' && state.agenda.length === 0)) break;
      next = { side: question.side, command: assumedCommand(table, state, question, stake) };
    }
  } catch (error) {
    if (!(error instanceof TurnOver)) throw error;
  }
  const trends = trendsAfter(new Map(), events);
  return stake.units.map((unit) => fateOf(before, state, trends, unit));
}
