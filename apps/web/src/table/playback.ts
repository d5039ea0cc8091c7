/** playBack: plays a turn on the canvas, scene by scene. It can be skipped at any time. */
import type { DisplayList } from '@grognard/engine';
import { withChange } from '@grognard/session';
import type { CanvasTable, RunningReel } from '@grognard/table-view/canvas';
import type { ShownEpisode, ShownScene } from '../referee/contract.ts';
import { sound } from '../shell/sound.ts';

/** Durations in ms. A pause gives time to read. */
export interface PlaybackPace {
  readonly motion: number;
  readonly read: number;
}

export const usualPace: PlaybackPace = { motion: 300, read: 650 };
export const slowPace: PlaybackPace = { motion: 2400, read: 1400 };

export interface Playback {
  skip(): void;
  readonly finished: Promise<void>;
}

const isToSee = ({ entries, motions, items }: ShownScene) =>
  entries.length + motions.length + items.length > 0;

/** Shows the scenes one after the other, and passes each to `tell`. `still` skips all motion and goes straight to the end. */
export function playBack(
  table: CanvasTable,
  { before, scenes }: Pick<ShownEpisode, 'before' | 'scenes'>,
  pace: PlaybackPace | 'still',
  tell: (scene: ShownScene | null) => void,
): Playback {
  let isSkipped = pace === 'still';
  let running: RunningReel | null = null;
  let wake: (() => void) | null = null;

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      wake = done;
      setTimeout(done, ms);
    });

  async function playScene(
    scene: ShownScene,
    list: DisplayList,
    { motion, read }: PlaybackPace,
  ): Promise<void> {
    tell(scene);
    if (scene.items.some(({ kind }) => kind === 'shot')) sound('shot');
    else if (scene.entries.some(({ dice }) => dice.length > 0)) sound('dice');
    table.show(list);
    running = table.play(scene.motions, scene.items, scene.motions.length > 0 ? motion : 0);
    await running.finished;
    for (const { dice, at } of scene.entries) {
      if (isSkipped || at === null || dice.length === 0) continue;
      running = table.dice(dice.flatMap(({ faces }) => [...faces]).slice(0, 8), at);
      await running.finished;
      if (!isSkipped) await pause(read / 2);
    }
    if (!isSkipped) await pause(read);
  }

  async function run(): Promise<void> {
    let list = before;
    for (const scene of scenes) {
      if (!isSkipped && pace !== 'still' && isToSee(scene)) await playScene(scene, list, pace);
      list = withChange(list, scene.after);
    }
    table.dice([], { x: 0, y: 0 });
    table.show(list);
    tell(null);
  }

  return {
    skip() {
      isSkipped = true;
      running?.skip();
      wake?.();
    },
    finished: run(),
  };
}
