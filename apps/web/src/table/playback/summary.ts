/** summaryOf: what a turn cost each side and what decided it, from its events. */
import type { Aim, SceneEntry, SideId } from '@grognard/engine';
import type { ShownEpisode, ShownScene } from '../../referee/contract.ts';

export interface TurnSummary {
  readonly turn: number;
  readonly stage?: string;
  readonly losses: Readonly<Record<SideId, number>>;
  /** Events in which an aim was scored or lost. */
  readonly aims: readonly SceneEntry[];
  /** Places and things that changed hands, as they stand at the end of the turn. */
  readonly taken: readonly Aim[];
  /** The throws that cost most, the costliest first. */
  readonly deciding: readonly SceneEntry[];
}

type When = Pick<ShownScene, 'turn' | 'stage'>;

export const isSameTurn = (one: When, other: When) => one.turn === other.turn && one.stage === other.stage;

/** Number of throws that are named. */
const mostNamed = 3;

const costOf = ({ diceLuck }: SceneEntry) => (diceLuck === null ? 0 : diceLuck.actual);

export function summaryOf(log: readonly ShownEpisode[], when: When): TurnSummary {
  const losses = new Map<SideId, number>();
  const entries: SceneEntry[] = [];
  const taken = new Map<string, Aim>();
  for (const episode of log) {
    let before = episode.losses;
    for (const scene of episode.scenes) {
      if (isSameTurn(scene, when)) {
        entries.push(...scene.entries);
        for (const aim of scene.aims ?? []) taken.set(aim.id, aim);
        for (const [side, lost] of Object.entries(scene.losses)) {
          const [sum = 0, earlier = lost] = [losses.get(side), before[side]];
          losses.set(side, sum + lost - earlier);
        }
      }
      before = scene.losses;
    }
  }
  const { turn, stage } = when;
  return {
    turn,
    ...(stage === undefined ? {} : { stage }),
    losses: Object.fromEntries(losses),
    taken: [...taken.values()],
    aims: entries.filter(({ isAim }) => isAim === true),
    deciding: entries
      .filter((entry) => costOf(entry) > 0)
      .sort((one, other) => costOf(other) - costOf(one))
      .slice(0, mostNamed),
  };
}

/**
 * The turns that end with an episode, given the log before it. Where sides move one after the other, a turn ends as soon as another one
 * begins; otherwise every episode with dice is a turn.
 */
export function turnsEndedBy(
  log: readonly ShownEpisode[],
  { scenes }: ShownEpisode,
  isOver: boolean,
): readonly When[] {
  const last = scenes.at(-1);
  if (last === undefined) return [];
  if (last.stage === undefined)
    return isOver || scenes.some(({ entries }) => entries.some(({ dice }) => dice.length > 0)) ? [last] : [];
  const before = log.at(-1)?.scenes.at(-1);
  const turns: When[] = before === undefined ? [] : [before];
  for (const scene of scenes) {
    const now = turns.at(-1);
    if (now === undefined || !isSameTurn(now, scene)) turns.push(scene);
  }
  // What came before the first turn is no turn.
  return (isOver ? turns : turns.slice(0, -1)).filter(({ stage }) => stage !== undefined);
}
