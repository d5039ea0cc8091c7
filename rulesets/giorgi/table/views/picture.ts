/** Display items of the table at a moment: terrain, units, and the paths and shots of the events. */

import type { DisplayList, Item } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { groundItems, objectiveItems } from '../../looks/ground.ts';
import { legendOf } from '../../looks/legend.ts';
import { sideLook } from '../../looks/sides.ts';
import { unitItems } from '../../looks/units.ts';
import { zoneOf } from '../actions/setup/deploy.ts';
import { fieldOf } from '../field/index.ts';
import { holderOf } from '../flow/victory.ts';
import type { EventKind, GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { GiorgiView } from './view.ts';

/** Nothing is hidden, so all viewers see the same. */
export function pictureOfView(table: Table, state: GiorgiView, events: readonly GiorgiEvent[]): DisplayList {
  const { scenario, words, width, depth } = table;
  const field = fieldOf(table, state);
  const held = state.units.flatMap(({ status, stands }) =>
    status === 'on' && stands.house !== none ? [stands.house] : [],
  );
  const items: Item[] = [
    ...groundItems(field, held),
    ...zoneItems(table, state),
    ...objectiveItems(table.objectives, (objective) => {
      const holder = holderOf(table, state, objective);
      return holder === null ? null : entryAt(table.sides, holder).id;
    }),
    ...wayItems(table, events),
    ...shotItems(events),
    ...unitItems(table, state),
  ];
  return {
    table: { width, depth },
    sides: scenario.sides.map(sideLook),
    items,
    title: {
      title: scenario.title,
      lines: [words.looks.where(scenario.place, scenario.year), captionOf(table, state)],
    },
    legend: legendOf(field, items, words.looks),
  };
}

function captionOf({ words, sides }: Table, { phase, turn, active }: State): string {
  return phase === 'turn' || phase === 'over'
    ? words.looks.turn(turn, entryAt(sides, active).name)
    : words.looks.settingUp;
}

/** Deployment zones with their names, during the set-up. */
function zoneItems(table: Table, state: State): Item[] {
  if (state.phase !== 'deploy') return [];
  return table.sides.flatMap(({ id, index, name }): Item[] => {
    const { corners, minX, maxX, minY, maxY } = zoneOf(table, state, index);
    const at = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
    return [
      { kind: 'zone', id: `zone-${id}`, side: id, corners, manner: 'setup' },
      { kind: 'label', id: `zone-name-${id}`, text: name, at, manner: 'place' },
    ];
  });
}

function of<K extends EventKind>(events: readonly GiorgiEvent[], kind: K): GiorgiEventOf<K>[] {
  return events.filter((event): event is GiorgiEvent & GiorgiEventOf<K> => event.kind === kind);
}

/** Paths shorter than this are not drawn, in tenths of a millimetre. */
const aStep = 50;

function wayItems(table: Table, events: readonly GiorgiEvent[]): Item[] {
  return of(events, 'moved').flatMap(({ unit, way }, n): Item[] => {
    const [from, to] = [way[0], way.at(-1)];
    if (from === undefined || to === undefined || pointDistance(from.x, from.y, to.x, to.y) < aStep)
      return [];
    const points = way.map(({ x, y }) => ({ x, y }));
    return [
      {
        kind: 'path',
        id: `move-${n}`,
        side: entryAt(table.sides, entryAt(table.units, unit).side).id,
        points,
      },
    ];
  });
}

function shotItems(events: readonly GiorgiEvent[]): Item[] {
  return of(events, 'fired').map(({ from, to, killed }, n) => ({
    kind: 'shot',
    id: `shot-${n}`,
    from,
    to,
    result: killed > 0 ? 'hit' : 'miss',
  }));
}
