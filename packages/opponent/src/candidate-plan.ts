/** CandidatePlan: plans to be compared. A plan is in one style, or takes the commands of single actors from another plan. */
import type { AnyTableGame, AnyView, BattlePlan, Command, Reason, SideId } from '@grognard/engine';
import { keyOf } from './random.ts';
import { planInService } from './service.ts';

export interface CandidatePlan {
  readonly manner: string;
  readonly commands: readonly Command[];
  readonly reasons: readonly Reason[];
}

/** Seed of random choices, and the battle plan that drafts serve. */
interface DraftLimits {
  readonly key: number;
  readonly plan: BattlePlan | null;
}

/** The plan in the doctrine's anticipating style, or in the steadiest if it has none. */
export function draftForeseeing(
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  { key, plan }: DraftLimits,
): CandidatePlan {
  const { styles, anticipatingStyle } = game.doctrine;
  return draftIn(anticipatingStyle ?? styles[0] ?? 'recruit', game, side, view, { key, plan });
}

/** Plans in all styles and the recruit's, the steadiest first, without duplicates. */
export function draftPlans(
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  limits: DraftLimits,
): CandidatePlan[] {
  const drafts = new Map<string, CandidatePlan>();
  for (const manner of [...game.doctrine.styles, 'recruit']) {
    const draft = draftIn(manner, game, side, view, limits);
    const name = JSON.stringify(draft.commands);
    if (!drafts.has(name)) drafts.set(name, draft);
  }
  return [...drafts.values()];
}

function draftIn(
  manner: string,
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  { key, plan }: DraftLimits,
): CandidatePlan {
  const { commands, reasons } = planInService(game, side, view, { manner, plan, key: keyOf(key, manner) });
  return { manner, commands, reasons };
}

/** A change of a plan: one actor takes the commands of another plan. */
export interface CandidateChange {
  readonly actor: string;
  readonly draft: CandidatePlan;
}

/** Alternatives for single actors that the doctrine rates almost as good. */
export function alternativesTo(
  game: AnyTableGame,
  side: SideId,
  view: AnyView,
  { manner }: CandidatePlan,
): CandidateChange[] {
  const found = game.doctrine.alternatives?.(view, side, manner) ?? [];
  return found.map(({ actor, commands, reasons }) => ({ actor, draft: { manner, commands, reasons } }));
}

/** Changes that take the commands of single actors from the other plans. */
export function exchangesOf(
  drafts: readonly CandidatePlan[],
  actorOf: ActorOf,
  inOrder: (actors: readonly string[]) => readonly string[],
): CandidateChange[] {
  const actors = inOrder(actorsIn(drafts, actorOf));
  return drafts.flatMap((draft) => actors.map((actor) => ({ actor, draft })));
}

type ActorOf = (command: Command) => string | null;

/** Actors with commands in any of the plans. */
export function actorsIn(drafts: readonly CandidatePlan[], actorOf: ActorOf): string[] {
  const actors = drafts.flatMap(({ commands }) => commands.map(actorOf));
  return [...new Set(actors.filter((actor) => actor !== null))];
}

/** The plan with one actor's commands from another plan, or null if they are the same. */
export function exchange(
  draft: CandidatePlan,
  actor: string,
  other: CandidatePlan,
  actorOf: ActorOf,
): CandidatePlan | null {
  const theirs = other.commands.filter((command) => actorOf(command) === actor);
  const ours = draft.commands.filter((command) => actorOf(command) === actor);
  if (JSON.stringify(theirs) === JSON.stringify(ours)) return null;
  const first = draft.commands.findIndex((command) => [actor, null].includes(actorOf(command)));
  const at = first < 0 ? draft.commands.length : first;
  const rest = (command: Command) => actorOf(command) !== actor;
  return {
    manner: draft.manner,
    commands: [
      ...draft.commands.slice(0, at).filter(rest),
      ...theirs,
      ...draft.commands.slice(at).filter(rest),
    ],
    reasons: [...without(draft.reasons, actor), ...onlyFor(other.reasons, actor)],
  };
}

/** The plan without refused commands. */
export function withoutCommands(draft: CandidatePlan, refused: readonly Command[]): CandidatePlan {
  if (refused.length === 0) return draft;
  return { ...draft, commands: draft.commands.filter((command) => !refused.includes(command)) };
}

function without(reasons: readonly Reason[], actor: string): Reason[] {
  return reasons
    .map(({ who, words }) => ({ who: who.filter((each) => each !== actor), words, led: who.length }))
    .filter(({ who, led }) => who.length > 0 || led === 0)
    .map(({ who, words }) => ({ who, words }));
}

function onlyFor(reasons: readonly Reason[], actor: string): Reason[] {
  return reasons.filter(({ who }) => who.includes(actor)).map(({ words }) => ({ who: [actor], words }));
}
