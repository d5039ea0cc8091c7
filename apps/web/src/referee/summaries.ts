/** Summaries of games and battles for lists, with small maps. */
import type { DisplayList, Viewer } from '@grognard/engine';
import type { GameTable } from '@grognard/session';
import { paintSvg } from '@grognard/table-view';
import type { GameSummary, ViewFrom } from './contract.ts';
import { withoutNames } from './without-names.ts';

/** The map alone, without its cartouche. */
export function mapOf({ table, sides, items }: DisplayList, prefix: string): string {
  return paintSvg({ table, sides, items }, { prefix });
}

/** The viewer of a replay. While a battle goes on, a player sees only what their own side knows. */
export function replayViewer(from: ViewFrom, { game, people, record }: GameTable): Viewer {
  const isSide = game.sides.some(({ id }) => id === from);
  if (record.result !== null || people.length === 0) return isSide ? { side: from } : 'umpire';
  const [only, second] = people;
  return { side: only !== undefined && second === undefined ? only : null };
}

/** The list shows public knowledge for a game of two people, whichever side had the screen last. */
export function summaryOf(table: GameTable): GameSummary {
  const { game, match, record } = table;
  const { id, name, title, ruleset, edition, seats, turn, result, begun, touched } = record;
  const picture = game.picture(game.rules.view(match.state, replayViewer('umpire', table)), []);
  const thumbnail = mapOf({ ...picture, items: withoutNames(picture.items) }, 'thumb');
  return { id, name, title, ruleset, edition, seats, turn, result, begun, touched, thumbnail };
}
