/** What stands beside the map follows a hand no faster than an eye reads, so that the map has the frames for itself. */
import { createStore, type Store } from '../look/store.ts';
import type { Seen } from './seen.ts';

/** While a hand moves, words and numbers change at most this often, in ms. */
const pace = 250;

/** The same as is seen; while something is dragged, a little later. */
export function unhurried(seen: Store<Seen>): Store<Seen> {
  const shown = createStore(seen.get());
  let due: ReturnType<typeof setTimeout> | null = null;
  const follow = () => {
    if (due !== null) clearTimeout(due);
    due = null;
    shown.set(seen.get());
  };
  seen.watch(() => {
    if (seen.get().hand === 'rests') follow();
    else due ??= setTimeout(follow, pace);
  });
  return shown;
}
