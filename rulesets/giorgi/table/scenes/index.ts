/** `scenesOf`: events cut into scenes: a volley, an attack with its reactions and its run, a melee with its results, a player turn. */

import { cutScenes, type Scene, type ShownEvent } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { GiorgiView } from '../views/view.ts';
import { entryOf } from './entries.ts';
import { itemsOf } from './items.ts';
import { motionOf } from './motions.ts';
import { opensScene, partIn, partOf, type TurnPhase } from './phases.ts';

/** Nothing is hidden, so all viewers see the same scenes. */
export function scenesOf(table: Table, before: GiorgiView, events: readonly GiorgiEvent[]): readonly Scene[] {
  const state = copyState(before);
  let part = partIn(before);
  const shown = events.map((event, number): ShownEvent<TurnPhase> => {
    part = partOf(event, part);
    const motion = motionOf(table, state, event);
    const then = copyState(state);
    apply(table, state, event);
    return {
      part,
      opens: opensScene(event),
      announces: event.kind === 'turnBegan',
      entry: entryOf(table, { event, number, before: then, after: state }),
      motions: motion === null ? [] : [motion],
      items: itemsOf(table, then, event, number),
    };
  });
  return cutScenes(shown, table.words.scenes);
}
