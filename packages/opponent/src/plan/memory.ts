/** PlanMemory: what a computer player keeps from one answer to the next: plain data, made from views alone. */
import type { AnyTableGame, AnyView, BattlePlan, Reason, SideId } from '@grognard/engine';
import { revisedPlan } from './revise.ts';

export interface PlanMemory {
  /** Null if nobody can be sent anywhere. */
  readonly plan: BattlePlan | null;
  /** Stage in which the battle was last surveyed. Once a stage is enough. */
  readonly stage: number;
}

export interface MemoryUpdate {
  readonly memory: PlanMemory;
  /** What has changed, for the reasons of the answer. */
  readonly reasons: readonly Reason[];
}

/** The memory for this answer, or null if the ruleset plans nothing above the unit. */
export function remember(
  { doctrine, stageOf, turnOf }: AnyTableGame,
  side: SideId,
  view: AnyView,
  before: PlanMemory | null,
): MemoryUpdate | null {
  const { generalship } = doctrine;
  if (generalship === undefined) return null;
  const stage = (stageOf ?? turnOf)(view);
  // Before the armies stand there is nothing to plan; afterwards once a stage is enough.
  if (before?.plan && before.stage === stage) return { memory: before, reasons: [] };
  const old = before === null ? null : before.plan;
  const revised = revisedPlan(generalship.survey(view, side), old);
  const plan =
    revised === null
      ? null
      : {
          ...revised,
          groups: revised.groups.map((group) => ({
            ...group,
            phase: generalship.phaseOf(view, side, group),
          })),
        };
  const reasons = plan === null ? [] : generalship.tell(view, side, plan, old);
  return { memory: { plan, stage }, reasons };
}
