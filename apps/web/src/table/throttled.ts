/** throttled: the table's state for the panel, which follows a drag at reading pace, so that the map has the frames to itself. */
import { createStore, type Store } from '../look/store.ts';
import type { TableState } from './table-state.ts';

/** While something is dragged, words and numbers change at most this often, in ms. */
const pace = 250;

export function throttled(state: Store<TableState>): Store<TableState> {
  const shown = createStore(state.get());
  let due: ReturnType<typeof setTimeout> | null = null;
  const follow = () => {
    if (due !== null) clearTimeout(due);
    due = null;
    shown.set(state.get());
  };
  state.watch(() => {
    if (state.get().hand === 'rests') follow();
    else due ??= setTimeout(follow, pace);
  });
  return shown;
}
