/** `scenesOf`: events cut into scenes: an order, a charge with its answers, a shot, a melee, a rout. */
import { cutScenes, type Scene, type ShownEvent } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { entryOf } from './entries.ts';
import { itemsOf } from './items.ts';
import { motionsOf } from './motions.ts';
import { opensScene, partIn, partOf, type TurnPhase } from './phases.ts';

export function scenesOf(table: Table, before: AdlgView, events: readonly AdlgEvent[]): readonly Scene[] {
  const state = copyState(before);
  let part = partIn(before);
  const shown = events.map((event, number): ShownEvent<TurnPhase> => {
    part = partOf(event, part);
    const motions = motionsOf(table, state, event);
    const then = copyState(state);
    apply(table, state, event);
    return {
      part,
      opens: opensScene(event),
      announces: event.kind === 'sequenceBegan',
      entry: entryOf(table, { event, number, before: then, after: state }),
      motions,
      items: itemsOf(table, then, event, number),
    };
  });
  return cutScenes(shown, table.words.scenes);
}
