/** Games and battles as lists show them, with small maps. */
import type { DisplayList } from '@grognard/engine';
import { paintSvg } from '@grognard/table-view';
import type { GameFace } from './contract.ts';
import { eyesFor } from './records.ts';
import type { Sitting } from './sitting.ts';
import { withoutNames } from './without-names.ts';

/** The map alone, without its cartouche. */
export function mapOf({ table, sides, items }: DisplayList, prefix: string): string {
  return paintSvg({ table, sides, items }, { prefix });
}

/** In a list a battle of two people shows what everybody knows, whoever had the screen last. */
export function faceOf({ game, match, record }: Sitting): GameFace {
  const { id, name, title, ruleset, edition, seats, turn, result, begun, touched } = record;
  const sides = game.sides.map((side) => side.id);
  const picture = game.picture(game.rules.view(match.state, eyesFor('umpire', sides, record)), []);
  const thumbnail = mapOf({ ...picture, items: withoutNames(picture.items) }, 'thumb');
  return { id, name, title, ruleset, edition, seats, turn, result, begun, touched, thumbnail };
}
