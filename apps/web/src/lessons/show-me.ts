/** showMe: takes the next gesture of a step in hand. Confirming it stays with the learner. */
import type { LessonCue } from '@grognard/engine';
import type { TableStore } from '../table/table-store.ts';
import { gestureShown } from './next-cue.ts';

/** How long to wait for tasks and proposals to follow, in ms. */
const patience = 4000;

function once(store: TableStore, isReady: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.state.watch(() => isReady() && done());
    const timer = setTimeout(() => done(), patience);
    function done(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
    if (isReady()) done();
  });
}

export async function showMe(store: TableStore, cues: readonly LessonCue[]): Promise<void> {
  const shown = gestureShown(cues, { ...store.state.get(), hasLooked: true });
  if (shown === null) return;
  store.select(shown.pieces);
  await once(store, () => store.state.get().tasks.length > 0);
  for (const { task, value } of shown.sets) {
    await once(store, () => store.state.get().tasks.some(({ id }) => id === task));
    store.setTask(task, value);
    await once(store, () => store.state.get().follows === 'yes');
  }
}
