/** playByChance: games of players who choose random legal commands. */
import { type AnyState, type AnyView, type GameEvent, hashedFaces, Match } from '@grognard/engine';
import { SeededRandom } from '../generate/seeded-random.ts';
import type { GameOnTrial, SubmittedCommand } from './submitted-command.ts';

export type TrialMatch = Match<AnyState, AnyView, SubmittedCommand['command'], GameEvent>;

/** A check after every command. Returns complaints, or an empty list. */
export type TrialLook = (
  match: TrialMatch,
  before: unknown,
  given: SubmittedCommand,
  events: readonly GameEvent[],
) => string[];

/** Complaints, and the commands that led to them. */
export interface TrialFault {
  readonly seed: number;
  readonly what: string;
  readonly log: readonly SubmittedCommand[];
}

/** Limit of answers in one game. */
const mostAnswers = 20_000;

export function freshMatch({ game: { rules } }: GameOnTrial, seed: number): TrialMatch {
  return new Match(rules, rules.start(null), hashedFaces(seed));
}

/** Plays one random game and checks it after every command. Returns the number of commands, or the fault. */
export function playByChance(trial: GameOnTrial, seed: number, look: TrialLook): number | TrialFault {
  const { game } = trial;
  const random = new SeededRandom(seed, trial.name);
  const match = freshMatch(trial, seed);
  const log: SubmittedCommand[] = [];
  const fault = (what: string): TrialFault => ({ seed, what, log });
  try {
    for (let answers = 0; answers < mostAnswers; answers++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') return log.length;
      const side = awaits.sides[random.below(awaits.sides.length)];
      if (side === undefined) return fault('a dead end: nobody is asked and it is not over');
      const { commands } = game.doctrine.plan(
        match.view(side),
        side,
        game.doctrine.trialStyle ?? 'random',
        random,
      );
      if (commands.length === 0) return fault(`${side} is asked and has nothing to give`);
      for (const command of commands) {
        const wrong = giveOne(match, { side, command }, log, look);
        if (wrong !== null) return fault(wrong);
      }
    }
    return fault(`no end after ${mostAnswers} answers`);
  } catch (error) {
    return fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function giveOne(
  match: TrialMatch,
  given: SubmittedCommand,
  log: SubmittedCommand[],
  look: TrialLook,
): string | null {
  log.push(given);
  const before = match.rules.copy(match.state);
  const answer = match.submit(given.side, given.command);
  if (!answer.done) return `refused: ${JSON.stringify(answer.because)}`;
  const wrong = look(match, before, given, answer.events);
  return wrong.length === 0 ? null : wrong.join('; ');
}

/** Submits a log again, skipping refused commands. Returns the complaints. */
export function giveAgain(
  trial: GameOnTrial,
  seed: number,
  log: readonly SubmittedCommand[],
  look: TrialLook,
): string | null {
  const match = freshMatch(trial, seed);
  try {
    for (const given of log) {
      if (match.awaits().kind === 'over') return null;
      const before = match.rules.copy(match.state);
      const answer = match.submit(given.side, given.command);
      if (!answer.done) continue;
      const wrong = look(match, before, given, answer.events);
      if (wrong.length > 0) return wrong.join('; ');
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The shortest log found that still fails, by leaving parts out while it does. */
export function shrunk(
  trial: GameOnTrial,
  { seed, log }: TrialFault,
  look: TrialLook,
): readonly SubmittedCommand[] {
  let kept = log;
  if (giveAgain(trial, seed, kept, look) === null) return kept;
  for (let size = Math.ceil(kept.length / 2), tries = 0; size >= 1 && tries < 400; ) {
    let isShorter = false;
    for (let at = 0; at < kept.length && tries < 400; at += size, tries++) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (giveAgain(trial, seed, without, look) === null) continue;
      kept = without;
      isShorter = true;
      at -= size;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return kept;
}

/** A fault as a test prints it: the seed, the complaints, and the shrunk log. */
export function faultReport(trial: GameOnTrial, fault: TrialFault, look: TrialLook): string {
  const log = shrunk(trial, fault, look);
  const lines = log.map(({ side, command }) => `  ${side} ${JSON.stringify(command)}`);
  return `${trial.name}, seed ${fault.seed}: ${fault.what}\n${log.length} of ${fault.log.length} commands:\n${lines.join('\n')}`;
}
