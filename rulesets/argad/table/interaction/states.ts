/** States of figures and things in words. */

import { entryAt, none } from '@grognard/lists';
import { areEnemies, areTouching } from '../bodies/contacts.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import { indoors, leaderOf, nameOf, namesFor, sideName, thingName, vesselName } from '../views/tell-names.ts';
import { type InteractionContext, isOwn } from './interaction-context.ts';

export function figureStates(context: InteractionContext, figureIndex: FigureIndex): string[] {
  const { table, state } = context;
  const { pieces } = interactionWordsOf(table);
  const { troop } = entryAt(table.roster, figureIndex);
  const figure = entryAt(state.figures, figureIndex);
  const states = powderOf(context, figureIndex);
  if (figure.mounted) states.push(pieces.mounted);
  else if (troop !== 'foot') states.push(pieces.dismounted);
  if (figure.posture === 'crouched') states.push(figure.room === none ? pieces.crouched : pieces.inside);
  if (figure.swimming) states.push(pieces.swimming);
  if (figure.wounded) states.push(pieces.wounded);
  states.push(...placeOf(context, figureIndex));
  if (figure.carries !== none) states.push(pieces.carries(thingName(table, figure.carries)));
  const touched = table.roster.filter(
    ({ index }) => areEnemies(table, figureIndex, index) && areTouching(table, state, figureIndex, index),
  );
  if (touched.length > 0) states.push(pieces.fights(touched.map(({ index }) => nameOf(table, index))));
  const unseen = table.sides.filter(({ index }) => (figure.known & (1 << index)) === 0);
  if (isOwn(context, figureIndex) && unseen.length > 0)
    states.push(pieces.unseen(unseen.map(({ name }) => name)));
  if (figure.heldBy !== none) states.push(pieces.held(sideName(table, figure.heldBy)));
  return states;
}

function powderOf({ table, state }: InteractionContext, figure: FigureIndex): string[] {
  const { pieces } = interactionWordsOf(table);
  const { firearms, captive } = entryAt(table.roster, figure);
  const { loaded, reloading } = entryAt(state.figures, figure);
  if (captive) return [];
  return firearms.map((weapon, n) => {
    const name = table.words.terms.firearms[weapon];
    if (((loaded >> n) & 1) === 1) return pieces.loaded(name);
    return ((reloading >> n) & 1) === 1 ? pieces.halfLoaded(name) : pieces.empty(name);
  });
}

function placeOf({ table, state }: InteractionContext, figure: FigureIndex): string[] {
  const { pieces } = interactionWordsOf(table);
  const { room, vessel, body } = entryAt(state.figures, figure);
  const places: string[] = [];
  if (room !== none) places.push(pieces.room(indoors(table, room), entryAt(table.field.rooms, room).floor));
  if (vessel !== none) places.push(pieces.aboard(vesselName(table, vessel)));
  if (body !== none) places.push(pieces.ranks(leaderOf(table, state, body)));
  return places;
}

export function thingStates({ table, state }: InteractionContext, thing: ThingIndex): string[] {
  const { pieces } = interactionWordsOf(table);
  const { carriers } = entryAt(state.things, thing);
  return [carriers.length === 0 ? pieces.lies : pieces.carriedBy(namesFor(table, carriers))];
}
