/** battleResultOf: a battle that is over, with what decided it, for its result page. */
import { activeEntries } from '@grognard/engine';
import { type GameTable, sideSummaries, tollsOf } from '@grognard/session';
import type { BattleResult } from './contract.ts';
import { summaryOf } from './summaries.ts';

/** Null while the battle goes on: nothing is revealed before its end. */
export function battleResultOf(table: GameTable, credit: string): BattleResult | null {
  const { game, match, record } = table;
  const awaits = match.awaits();
  if (awaits.kind !== 'over') return null;
  const view = game.rules.view(match.state, 'umpire');
  return {
    summary: { ...summaryOf(table), title: game.title },
    credit,
    result: awaits.result,
    turns: game.turnOf(match.state),
    sides: sideSummaries(table, 'umpire'),
    people: game.sides.map(({ id }) => id).filter((id) => record.seats[id] === 'person'),
    coats: Object.fromEntries(game.picture(view, []).sides.map(({ id, coat }) => [id, coat])),
    score: game.score?.(view) ?? null,
    tolls: tollsOf(game, match.entries, 'umpire'),
    concededBy: concededBy(table),
    hash: match.hash(),
  };
}

/** The side whose surrender ended the battle, or null. */
function concededBy({ game, match }: GameTable): string | null {
  const entries = activeEntries(match.entries).map(({ entry }) => entry);
  const last = entries.at(-1);
  if (last === undefined) return null;
  const { rules } = game;
  const state = rules.start(null);
  for (const { events } of entries.slice(0, -1)) for (const event of events) rules.apply(state, event);
  const { prompt } = game.interactionFor(rules.view(state, { side: last.side }), last.side);
  return prompt.concede?.kind === last.command.kind ? last.side : null;
}
