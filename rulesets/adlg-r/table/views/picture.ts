/** Display items of the table at a moment: terrain, camps, units, and the traces of the events. */
import type { AimedItem, DisplayList, Item } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { campItems, groundItems, placeItems } from '../../looks/ground.ts';
import { legendOf } from '../../looks/legend.ts';
import { markerItems } from '../../looks/markers.ts';
import { sideLook } from '../../looks/sides.ts';
import { unitItems } from '../../looks/units.ts';
import { holderOf } from '../flow/victory.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { traceItems } from './traces.ts';
import type { AdlgView } from './view.ts';

export function pictureOfView(table: Table, state: AdlgView, events: readonly AdlgEvent[]): DisplayList {
  const { scenario, words, field } = table;
  return {
    table: { width: field.width, depth: field.depth },
    sides: scenario.sides.map(sideLook),
    items: [
      ...groundItems(field),
      ...campItems(table, state),
      ...placeItems(table.places, (place) => {
        const holder = holderOf(table, state, place);
        return holder === null ? null : entryAt(table.sides, holder).id;
      }),
      ...markerItems(table, state),
      ...traceItems(table, events),
      ...laidShotItems(table, state),
      ...unitItems(table, state),
    ],
    title: {
      title: scenario.title,
      lines: [words.looks.where(scenario.place, scenario.year), captionOf(table, state)],
    },
    legend: legendOf(field, table),
  };
}

function captionOf({ words, sides }: Table, { phase, turn, active }: State): string {
  if (phase === 'setup') return words.looks.beforeBattle;
  return words.looks.turn(turn, entryAt(sides, active).name);
}

/** Shots that are laid and not thrown yet (`turn.shots-laid`). */
function laidShotItems({ units, sides }: Table, state: State): Item[] {
  return state.shots.flatMap(({ target, main, supports }, n) => {
    const to = entryAt(state.units, target).pose;
    return [main, ...supports].map((unit, s): AimedItem => {
      const from = entryAt(state.units, unit).pose;
      return {
        kind: 'aimed',
        id: `laid-${n}-${s}`,
        side: entryAt(sides, entryAt(units, unit).side).id,
        from: { x: from.x, y: from.y },
        to: { x: to.x, y: to.y },
        brokenAt: null,
      };
    });
  });
}
