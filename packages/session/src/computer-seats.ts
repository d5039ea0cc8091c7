/** ComputerTurn: the question to a computer player, and the carrying out of its answer. */
import { isSameData, type SideId } from '@grognard/engine';
import { giveCommands, type PlayerAnswer } from '@grognard/opponent';
import type { Language } from '@grognard/rules-kit';
import type { GameTable } from './game-table.ts';
import { memoryBefore } from './plan-memory.ts';
import type { TurnReasons } from './record.ts';
import { levelOf } from './seats.ts';
import type { Question } from './thinker.ts';

/** A question that waits for its answer. */
export interface ComputerTurn {
  readonly side: SideId;
  readonly question: Question;
  /** Number of log entries when it was asked. */
  readonly after: number;
}

/** The question for a side, or null if a person plays it. */
export function computerTurn(table: GameTable, side: SideId, language: Language): ComputerTurn | null {
  const { record, match } = table;
  const level = levelOf(record, side);
  if (level === null) return null;
  const { edition, scenario, options, seed, reasons } = record;
  const answered = reasons.filter((each) => each.side === side).length;
  const view = match.view(side);
  const memory = memoryBefore(reasons, match.entries, side);
  const question = { edition, scenario, options, language, side, level, seed, answered, memory, view };
  return { side, question, after: match.entries.length };
}

/** The first computer to answer. Null while a person is asked, because people who write sealed orders at the same time are waited for. */
export function nextComputer(table: GameTable): SideId | null {
  const asked = table.asked();
  return asked.every((side) => levelOf(table.record, side) !== null) ? (asked[0] ?? null) : null;
}

/** Carries out a computer's answer and records its reasons. A computer that breaks the rules or does nothing is our fault. */
export function takeAnswer(
  table: GameTable,
  { side, question, after }: ComputerTurn,
  { commands, reasons, memory }: PlayerAnswer,
): void {
  const { game, match } = table;
  const stage = game.stageName?.(match.state);
  const turnReasons: TurnReasons = {
    turn: game.turnOf(match.state),
    ...(stage === undefined ? {} : { stage }),
    side,
    reasons,
    thought: { language: question.language, after },
    ...(isSameData(memory, question.memory) ? {} : { memory }),
  };
  const { carriedOut, refused } = giveCommands(match, side, commands);
  const [first] = refused;
  if (first !== undefined)
    throw new Error(`${side} gave a command that is not allowed: ${JSON.stringify(first.command)}`);
  if (carriedOut.length === 0) throw new Error(`${side} gave no command though asked`);
  table.amend((record) => ({ ...record, reasons: [...record.reasons, turnReasons] }));
}
