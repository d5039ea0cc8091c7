/** paintBattleMap: the map of a bundled battle before the first turn as SVG text, with public knowledge only. Loads no ruleset. */
import type { DisplayList } from '@grognard/engine';
import { paintSvg } from '@grognard/table-view';
import { maps } from './lists/maps.ts';

export async function paintBattleMap(ruleset: string, id: string): Promise<string> {
  const load = maps[ruleset]?.[id];
  if (load === undefined) throw new RangeError(`there is no map of ${id}`);
  return paintSvg(await load(), { prefix: id });
}

/** The map of a battle that the player brought. */
export function paintOwnMap(picture: DisplayList, id: string): string {
  return paintSvg(picture, { prefix: id });
}
