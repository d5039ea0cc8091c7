/** filmOf: a replay as events to be followed one by one, with the moment of the game that each belongs to. */
import type { Moment, ShownEpisode } from '../referee/contract.ts';
import { type Beat, type PlayedEvent, timelineOf } from '../table/playback/timeline.ts';

export interface ReplayEvent extends PlayedEvent {
  /** The moment before its episode. */
  readonly moment: Moment;
  /** Whether its episode begins or ends with it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function filmOf(episodes: readonly ShownEpisode[]): readonly ReplayEvent[] {
  return episodes.flatMap((episode, moment) => {
    const events = timelineOf(episode);
    return events.map((event, n) => ({
      ...event,
      moment,
      isFirst: n === 0,
      isLast: n === events.length - 1,
    }));
  });
}

/** The first event of each turn. */
export function turnsIn(
  film: readonly PlayedEvent[],
): readonly { readonly turn: number; readonly at: number }[] {
  const turns: { turn: number; at: number }[] = [];
  for (const [at, { scene }] of film.entries())
    if (turns.at(-1)?.turn !== scene.turn) turns.push({ turn: scene.turn, at });
  return turns;
}

/** The event that a link names, by turn and number of events into it. */
export function eventAt(film: readonly PlayedEvent[], turn: number, event: number): number {
  const first = film.findIndex(({ scene }) => scene.turn === turn);
  if (first < 0) return 0;
  const last = film.findLastIndex(({ scene }) => scene.turn === turn);
  return Math.max(first, Math.min(last, first + event));
}

/** Where a game can go on from what is shown: exactly there, or from before what is happening just now. */
export interface GoingOn {
  readonly from: Moment;
  readonly isExact: boolean;
}

/**
 * Nobody can give orders in the midst of what is worked out at once. There, the game goes on from before it, so that it can be
 * ordered anew.
 */
export function momentAt({ moment, isFirst, isLast, beats }: ReplayEvent, beat: Beat): GoingOn {
  if (isLast && beat === 'result') return { from: moment + 1, isExact: true };
  return { from: moment, isExact: isFirst && beat === beats[0] && beat !== 'result' };
}
