/** Outcomes of a command played by whole commands to the end of the player turn, without merging anything. For tests only. */
import { resolutionOf, throwBy } from '@grognard/engine';
import { type Chance, oddsOf, SeededDice, type WeightedOutcome } from '@grognard/rules-kit';
import { questionIn } from '../../flow/question.ts';
import { tableRules } from '../../rules.ts';
import { copyState } from '../../state/copy.ts';
import type { GiorgiEvent } from '../../state/events.ts';
import type { State } from '../../state/model.ts';
import { assumedCommand } from '../assumed.ts';
import { fateOf, trendsAfter, type UnitFate } from '../fates.ts';
import type { StakedPosition } from './positions.ts';

/** Fates of the units at stake, in their order. */
export type PlayedOutcome = readonly UnitFate[];

class TurnOver extends Error {}
class TooMany extends Error {}

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

/** All outcomes with their exact chances, or null if there are more than so many branches. */
export function enumerated(
  position: StakedPosition,
  most: number,
): readonly WeightedOutcome<PlayedOutcome>[] | null {
  let runs = 0;
  try {
    return oddsOf((chance) => {
      if (++runs > most) throw new TooMany();
      return playOut(position, chance);
    });
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

export function played(position: StakedPosition, trials: number, seed: number): readonly PlayedOutcome[] {
  const dice = new SeededDice(seed, 'no-log');
  return Array.from({ length: trials }, () => playOut(position, dice));
}
