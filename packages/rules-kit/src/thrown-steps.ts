/** thrownSteps: the steps of a throw on a table, told again from its faces by the procedure that resolved it. */
import type { Chance } from './chance.ts';
import { NotedDice } from './dice/noted.ts';
import { DiceMismatch, ScriptedDice } from './dice/thrown.ts';
import {
  type ExplainedStep,
  explainSteps,
  type StepContext,
  type SteppedProcedure,
} from './explain-steps.ts';
import type { Line } from './rule.ts';

/** What was thrown: the faces in order, the rows behind them, and the procedure that reads them. */
export interface TableThrow {
  readonly procedure: SteppedProcedure;
  readonly faces: readonly number[];
  readonly lines: readonly Line[];
  readonly roll: (chance: Chance) => unknown;
  /** Names of who threw, by the id of the owner. */
  readonly owners: Readonly<Record<string, string>>;
}

/** Empty if today's rules read other dice than were thrown, as in a game saved under older ones. */
export function thrownSteps(
  context: StepContext,
  { procedure, faces, lines, roll, owners }: TableThrow,
): readonly ExplainedStep[] {
  const scripted = new ScriptedDice(faces);
  const noted = new NotedDice(scripted);
  try {
    roll(noted);
    scripted.mustBeUsedUp();
  } catch (error) {
    if (error instanceof DiceMismatch) return [];
    throw error;
  }
  return explainSteps(context, procedure, noted.steps, lines).map((step) => ({
    ...step,
    owner: owners[step.by] ?? step.owner,
  }));
}
