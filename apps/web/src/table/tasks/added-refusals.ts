/** withAddedRefusals: choices with only those refusals that they add to the proposal. */
import type { Choice, ExplainedRefusal } from '@grognard/engine';

function isSame(one: ExplainedRefusal, other: ExplainedRefusal): boolean {
  return one.rule === other.rule && one.code === other.code && one.piece === other.piece;
}

/**
 * A path that is too long refuses every choice made on top of it. That stands once, under the proposal, and not at each choice. What
 * only some choices are refused for is theirs, even if the proposal has it because one of them is selected.
 */
export function withAddedRefusals(
  choices: readonly Choice[],
  proposed: readonly ExplainedRefusal[],
): readonly Choice[] {
  const shared = proposed.filter((known) =>
    choices.every(({ refusals }) => refusals.some((refusal) => isSame(refusal, known))),
  );
  if (shared.length === 0) return choices;
  return choices.map((choice) => ({
    ...choice,
    refusals: choice.refusals.filter((refusal) => !shared.some((known) => isSame(refusal, known))),
  }));
}
