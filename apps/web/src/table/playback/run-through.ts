/** runThrough: plays events one after the other without anybody at the controls, as behind the home page. */
import type { CanvasTable } from '@grognard/table-view/canvas';
import { clear, perform } from './perform.ts';
import { durationOf, type PlayedEvent } from './timeline.ts';

export interface RunningFilm {
  stop(): void;
  readonly finished: Promise<void>;
}

/** The eyes stay where they are. `pace` is a factor of the time of each beat. */
export function runThrough(table: CanvasTable, events: readonly PlayedEvent[], pace: number): RunningFilm {
  let isRunning = true;
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      wake = done;
      setTimeout(done, ms);
    });
  const run = async () => {
    for (const event of events)
      for (const beat of event.beats) {
        if (!isRunning) return;
        const end = perform(table, event, beat, pace, 'still');
        await pause(durationOf(event, beat) * pace);
        end();
      }
    if (isRunning) clear(table);
  };
  return {
    stop() {
      isRunning = false;
      wake();
    },
    finished: run(),
  };
}
