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

/** Who looks at a replay. While a battle goes on, nobody sees more of it than their own side does. */
export function replayViewer(from: ViewFrom, { game, people, record }: GameTable): Viewer {
  const isSide = game.sides.some(({ id }) => id === from);
  if (record.result !== null || people.length === 0) return isSide ? { side: from } : 'umpire';
  const [only, second] = people;
  return { side: only !== undefined && second === undefined ? only : null };
}

/** In a list a battle of two people shows what everybody knows, whoever had the screen last. */
export function summaryOf(table: GameTable): GameSummary {
  const { game, match, record } = table;
  const { id, name, title, ruleset, edition, seats, turn, result, begun, touched } = record;
  const picture = game.picture(game.rules.view(match.state, replayViewer('umpire', table)), []);
  const thumbnail = mapOf({ ...picture, items: withoutNames(picture.items) }, 'thumb');
  return { id, name, title, ruleset, edition, seats, turn, result, begun, touched, thumbnail };
}
