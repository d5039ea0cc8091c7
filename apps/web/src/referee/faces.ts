/** Games and battles as lists show them, with small maps. */
import type { DisplayList, Item } from '@grognard/engine';
import { paintSvg, placesOn } from '@grognard/table-view';
import type { BattleFace, GameFace } from './contract.ts';
import { eyesFor } from './records.ts';
import type { Sitting } from './sitting.ts';

/** The map alone, without its cartouche. */
export function mapOf({ table, sides, items }: DisplayList, prefix: string): string {
  return paintSvg({ table, sides, items }, { prefix });
}

/** Names cannot be read on a map as small as a list shows it. */
function nameless(item: Item): readonly Item[] {
  if (item.kind === 'label') return [];
  if (item.kind !== 'area') return [item];
  const { name: _, ...ground } = item;
  return [ground];
}

/** The map of a battle without names, and where its places lie. */
export function battleMap(list: DisplayList, prefix: string): Pick<BattleFace, 'map' | 'places'> {
  return { map: mapOf({ ...list, items: list.items.flatMap(nameless) }, prefix), places: placesOn(list) };
}

/** In a list a battle of two people shows what everybody knows, whoever had the screen last. */
export function faceOf({ game, match, record }: Sitting): GameFace {
  const { id, name, title, ruleset, edition, seats, turn, result, begun, touched } = record;
  const sides = game.sides.map((side) => side.id);
  const picture = game.picture(match.state, eyesFor('umpire', sides, record), []);
  const thumbnail = mapOf({ ...picture, items: picture.items.flatMap(nameless) }, 'thumb');
  return { id, name, title, ruleset, edition, seats, turn, result, begun, touched, thumbnail };
}
