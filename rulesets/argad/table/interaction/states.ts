/** States of figures and things in words. */

import type { PieceState } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { areEnemies, areTouching } from '../bodies/contacts.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import { indoors, leaderOf, nameOf, namesFor, sideName, thingName, vesselName } from '../views/tell-names.ts';
import { type InteractionContext, isOwn } from './interaction-context.ts';

export function figureStates(context: InteractionContext, figureIndex: FigureIndex): PieceState[] {
  const { table, state } = context;
  const { pieces } = interactionWordsOf(table);
  const { troop } = entryAt(table.roster, figureIndex);
  const figure = entryAt(state.figures, figureIndex);
  const states = powderOf(context, figureIndex);
  const put = (words: string, rule: RuleId | null) => states.push({ words, rule });
  if (figure.mounted) put(pieces.mounted, null);
  else if (troop !== 'foot') put(pieces.dismounted, 'figure.dismounted');
  if (figure.posture === 'crouched')
    put(figure.room === none ? pieces.crouched : pieces.inside, 'hide.crouched');
  if (figure.swimming) put(pieces.swimming, 'water.swim-fight');
  if (figure.wounded) put(pieces.wounded, 'leader.wound');
  states.push(...placeOf(context, figureIndex));
  if (figure.carries !== none) put(pieces.carries(thingName(table, figure.carries)), 'figure.carry');
  const touched = table.roster.filter(
    ({ index }) => areEnemies(table, figureIndex, index) && areTouching(table, state, figureIndex, index),
  );
  if (touched.length > 0) put(pieces.fights(touched.map(({ index }) => nameOf(table, index))), 'melee.who');
  const unseen = table.sides.filter(({ index }) => (figure.known & (1 << index)) === 0);
  if (isOwn(context, figureIndex) && unseen.length > 0)
    put(pieces.unseen(unseen.map(({ name }) => name)), 'hide.declared');
  if (figure.heldBy !== none) put(pieces.held(sideName(table, figure.heldBy)), null);
  return states;
}

function powderOf({ table, state }: InteractionContext, figure: FigureIndex): PieceState[] {
  const { pieces } = interactionWordsOf(table);
  const { firearms, captive } = entryAt(table.roster, figure);
  const { loaded, reloading } = entryAt(state.figures, figure);
  if (captive) return [];
  return firearms.map((weapon, n) => {
    const name = table.words.terms.firearms[weapon];
    if (((loaded >> n) & 1) === 1) return { words: pieces.loaded(name), rule: null };
    const isHalf = ((reloading >> n) & 1) === 1;
    return { words: isHalf ? pieces.halfLoaded(name) : pieces.empty(name), rule: 'weapon.reload' };
  });
}

function placeOf({ table, state }: InteractionContext, figure: FigureIndex): PieceState[] {
  const { pieces } = interactionWordsOf(table);
  const { room, vessel, body } = entryAt(state.figures, figure);
  const places: PieceState[] = [];
  if (room !== none) {
    const words = pieces.room(indoors(table, room), entryAt(table.field.rooms, room).floor);
    places.push({ words, rule: 'building.room' });
  }
  if (vessel !== none)
    places.push({ words: pieces.aboard(vesselName(table, vessel)), rule: 'water.boat-board' });
  if (body !== none)
    places.push({ words: pieces.ranks(leaderOf(table, state, body)), rule: 'formation.close-order' });
  return places;
}

export function thingStates({ table, state }: InteractionContext, thing: ThingIndex): string[] {
  const { pieces } = interactionWordsOf(table);
  const { carriers } = entryAt(state.things, thing);
  return [carriers.length === 0 ? pieces.lies : pieces.carriedBy(namesFor(table, carriers))];
}
