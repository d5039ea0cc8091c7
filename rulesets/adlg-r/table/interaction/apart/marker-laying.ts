/** Hands for ambush markers: which one, and where. */
import type { Item, TaskValues } from '@grognard/engine';
import { cornersOf } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  choiceTask,
  nothingProposed,
  placeTask,
  plainChoice,
  readNumber,
  readPoint,
} from '@grognard/table-kit';
import { markerBase } from '../../actions/ambush/index.ts';
import { markersLeft, placesOfMarker } from '../../actions/setup/index.ts';
import { interactionWordsOf, namesOf } from '../../explain/words.ts';
import { hidesIn, isLightIn, stripOf, towardsEnemyOf, zoneDepths } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { firstOf, type Hand, type HandContext, proposed } from './hand.ts';
import { markerItem, outlineItem, zoneNamed } from './items.ts';

type MarkerCommand = AdlgCommandOf<'marker'>;

export function markerHand(asked: HandContext): Hand {
  const { table, state, side, words } = asked;
  const left = markersLeft(state, side);
  const read = (values: TaskValues): MarkerCommand | null => {
    const wished = readNumber(values['marker'] ?? null);
    const index = left.find((one) => one === wished) ?? (values['place'] === undefined ? undefined : left[0]);
    if (index === undefined) return null;
    const at = readPoint(values['place']) ?? firstOf(placesOfMarker(table, state, side, index));
    return at === null ? null : { kind: 'marker', index, at: { x: at.x, y: at.y } };
  };
  return {
    title: interactionWordsOf(table).prompt.phases.markers(1, table.turns),
    about: '',
    question: words.questions.markers,
    items: [],
    tasks: (values) => {
      const command = read(values);
      const choices = left.map((index) =>
        plainChoice(index, words.tasks.markerWith(index + 1, namesOf(table, unitsIn(asked, index))), []),
      );
      const which = choiceTask('marker', words.tasks.marker, command?.index ?? null, choices);
      const at = command?.at ?? {
        x: Math.round(table.field.width / 2),
        y: Math.round(table.field.depth / 2),
      };
      const place = placeTask('place', words.tasks.place, at);
      return [
        which,
        command === null ? place : { ...place, corners: cornersOf(markerBase(table, poseAt(asked, at))) },
      ];
    },
    propose: (values) => {
      const command = read(values);
      if (command === null) return { ...nothingProposed, items: groundItems(asked, left[0] ?? null) };
      return proposed(asked, command, [
        ...groundItems(asked, command.index),
        ...markerItem(asked, command.index, poseAt(asked, command.at)),
      ]);
    },
    valuesFor: (command) =>
      command.kind === 'marker' ? { marker: command.index, place: { ...command.at } } : null,
  };
}

function unitsIn({ state, side }: HandContext, index: number): readonly UnitIndex[] {
  return entryAt(state.plans, side)?.markers[index] ?? [];
}

function poseAt({ table, side }: HandContext, at: { readonly x: number; readonly y: number }) {
  return { ...at, heading: towardsEnemyOf(table, side) };
}

/** How far in a marker may lie, and the ground that hides its units. */
function groundItems(asked: HandContext, index: number | null): Item[] {
  const { table, side, words } = asked;
  if (index === null) return [];
  const infos = unitsIn(asked, index).map((unit) => entryAt(table.units, unit));
  const { heavy, light } = zoneDepths(table);
  const deep = infos.every((info) => isLightIn(table, info)) ? light : heavy;
  const hides = table.field.areas.filter(({ kind }) =>
    infos.length === 0 ? hidesIn(kind, 'LI') : infos.every(({ row }) => hidesIn(kind, row.category)),
  );
  return [
    ...zoneNamed(asked, 'ambush', stripOf(table, side, deep, 0), {
      text: words.zones.ambush,
      at: 'front-left',
    }),
    ...hides.map(({ id, polygon }) => outlineItem(asked, `hides:${id}`, polygon.corners)),
  ];
}
