/** paintBattleMap: the map of a bundled battle before the first turn as SVG text, with public knowledge only. Loads no ruleset. */
import { paintSvg } from '@grognard/table-view';
import { list as maps } from './lists/maps.ts';

export function paintBattleMap(ruleset: string, id: string): string {
  const map = maps[ruleset]?.[id];
  if (map === undefined) throw new RangeError(`there is no map of ${id}`);
  return paintSvg(map, { prefix: id });
}
