/** framesOf: a replay as frames, one for each scene, with the table after it. */
import type { DisplayList } from '@grognard/engine';
import { withChange } from '@grognard/session';
import type { ShownEpisode, ShownScene } from '../referee/contract.ts';

export interface ReplayFrame {
  readonly turn: number;
  readonly moment: number;
  /** Null in the frame before the first event. */
  readonly scene: ShownScene | null;
  readonly before: DisplayList;
  readonly after: DisplayList;
}

/** All frames. The first shows the table before the first event. */
export function framesOf(moments: readonly ShownEpisode[]): readonly ReplayFrame[] {
  const frames: ReplayFrame[] = [];
  for (const [moment, { turn, before, scenes }] of moments.entries()) {
    if (moment === 0) frames.push({ turn, moment, scene: null, before, after: before });
    let list = before;
    for (const scene of scenes) {
      const after = withChange(list, scene.after);
      frames.push({ turn: scene.turn, moment, scene, before: list, after });
      list = after;
    }
  }
  return frames;
}

/** The first frame of each turn. */
export function turnsIn(
  frames: readonly ReplayFrame[],
): readonly { readonly turn: number; readonly at: number }[] {
  const turns: { turn: number; at: number }[] = [];
  for (const [at, { turn }] of frames.entries()) if (turns.at(-1)?.turn !== turn) turns.push({ turn, at });
  return turns;
}

/** The frame that a link names, by turn and number of scenes into it. */
export function frameAt(frames: readonly ReplayFrame[], turn: number, scene: number): number {
  const first = frames.findIndex((frame) => frame.turn === turn);
  if (first < 0) return 0;
  const last = frames.findLastIndex((frame) => frame.turn === turn);
  return Math.max(first, Math.min(last, first + scene));
}
