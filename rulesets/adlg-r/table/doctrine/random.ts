/** byChance: a random legal command. Kinds are drawn evenly, so that rare ones come too. */
import type { Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { checkCommand } from '../flow/check.ts';
import { commandsFor } from '../flow/legal.ts';
import type { SequenceQuestion } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { answersTo } from './answers.ts';
import { movementOrderKinds, pick, someOrder } from './random-moves.ts';
import { restlessOrder } from './restless.ts';

/** The restless seek every fight, so that every rule comes up. */
export const tastes = ['random', 'restless'] as const;
export type Taste = (typeof tastes)[number];

/** Tries to find a legal order of a drawn kind. */
const tries = 24;
/** Orders for each one that ends the orders of a corps. */
const endsOneIn = 8;

export function byChance(
  table: Table,
  state: State,
  question: SequenceQuestion,
  random: Random,
  taste: Taste = 'random',
): AdlgCommand {
  if (question.phase === 'orders') return someLegalOrder(table, state, question.side, random, taste);
  const offered = [...commandsFor(table, state, question), ...answersTo(table, state, question)];
  const legal = offered.filter((command) => isLegal(table, state, question.side, command));
  if (legal.length === 0) throw new Error(`nothing is legal in ${question.phase}`);
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  // A side that may act or end the step acts more often.
  const acting = kinds.filter((kind) => kind !== 'done');
  const kind = acting.length > 0 && random.below(endsOneIn) > 0 ? pick(random, acting) : pick(random, kinds);
  return pick(
    random,
    legal.filter((command) => command.kind === kind),
  );
}

function someLegalOrder(
  table: Table,
  state: State,
  side: SideIndex,
  random: Random,
  taste: Taste,
): AdlgCommand {
  if (random.below(endsOneIn) === 0) return { kind: 'done' };
  for (let n = 0; n < tries; n++) {
    const from = { table, state, side, random };
    const command =
      taste === 'restless' ? restlessOrder(from) : someOrder(from, pick(random, movementOrderKinds));
    if (command !== null && isLegal(table, state, side, command)) return command;
  }
  if (taste === 'restless') return { kind: 'done' };
  const offered = commandsFor(table, state, { kind: 'turn', phase: 'orders', side }).filter((command) =>
    isLegal(table, state, side, command),
  );
  return offered.length === 0 ? { kind: 'done' } : entryAt(offered, random.below(offered.length));
}

export function isLegal(table: Table, state: State, side: SideIndex, command: AdlgCommand): boolean {
  return checkCommand(table, state, side, command).allowed;
}
