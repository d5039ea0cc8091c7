/** planInService: the commands of a side in a style, in the service of its battle plan if it has one. */
import type { AnyTableGame, AnyView, BattlePlan, Command, CommandPlan, SideId } from '@grognard/engine';
import { createRandom } from './random.ts';

export interface Service {
  readonly manner: string;
  readonly plan: BattlePlan | null;
  /** Seed of the random choices. */
  readonly key: number;
}

export function planInService(
  { doctrine }: AnyTableGame,
  side: SideId,
  view: AnyView,
  { manner, plan, key }: Service,
): CommandPlan<Command> {
  const random = createRandom(key);
  const { generalship } = doctrine;
  return generalship === undefined || plan === null
    ? doctrine.plan(view, side, manner, random)
    : generalship.carryOut(view, side, plan, manner, random);
}
