/** sharedRefusals: what refuses every target of a task alike. It stands once over them, and not at each. */
import type { Choice, ExplainedRefusal } from '@grognard/engine';

export function isSameRefusal(one: ExplainedRefusal, other: ExplainedRefusal): boolean {
  return one.rule === other.rule && one.code === other.code && one.label === other.label;
}

/** Empty if there are fewer than two targets, or one of them is free of it. */
export function sharedRefusals(choices: readonly Choice[]): readonly ExplainedRefusal[] {
  const targets = choices.filter(({ piece }) => piece !== null);
  const [first, ...others] = targets;
  if (first === undefined || others.length === 0) return [];
  return first.refusals.filter((refusal) =>
    others.every(({ refusals }) => refusals.some((each) => isSameRefusal(each, refusal))),
  );
}

/** Refusals of a choice that do not stand over all of them. */
export function ownRefusals(
  { refusals }: Choice,
  shared: readonly ExplainedRefusal[],
): readonly ExplainedRefusal[] {
  return refusals.filter((refusal) => !shared.some((each) => isSameRefusal(each, refusal)));
}
