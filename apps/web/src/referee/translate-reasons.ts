/**
 * translateReasons: the computers' reasons in the language of the page. Those in another language are worked out again, with the
 * same result.
 */
import type { AnyTableGame, PieceId } from '@grognard/engine';
import { facesOf, type GameTable, levelOf, memoryBefore, resumeMatch, type Thinker } from '@grognard/session';
import type { Language } from '../settings/store.ts';
import type { TurnReasons } from './contract.ts';

/** All reasons of a game. Those of the given turn, or of every turn, are in the language of the page. */
export async function translateReasons(
  table: GameTable,
  turn: number | null,
  language: Language,
  thinker: Thinker,
): Promise<readonly TurnReasons[]> {
  const isForeign = ({ turn: of, thought }: TurnReasons) =>
    (turn === null || of === turn) && thought !== undefined && thought.language !== language;
  return Promise.all(
    table.record.reasons.map((each, n) =>
      isForeign(each) ? thinkAgain(table, each, n, language, thinker) : Promise.resolve(each),
    ),
  );
}

/** Asks the computer player the same question again. */
async function thinkAgain(
  { game, match, record }: GameTable,
  then: TurnReasons,
  n: number,
  language: Language,
  thinker: Thinker,
): Promise<TurnReasons> {
  const { side, thought, turn } = then;
  const level = thought?.level ?? levelOf(record, side);
  if (thought === undefined || level === null) return then;
  const { edition, scenario, options, seed } = record;
  const entries = match.entries.slice(0, thought.after);
  const before = resumeMatch(game, facesOf(record), entries);
  const earlier = record.reasons.slice(0, n);
  const answered = earlier.filter((each) => each.side === side).length;
  const memory = memoryBefore(earlier, entries, side);
  const view = before.view(side);
  const question = { edition, scenario, options, language, side, level, seed, answered, memory, view };
  const { reasons } = await thinker.think(question);
  const stage = game.stageName?.(before.state);
  return {
    turn,
    ...(stage === undefined ? {} : { stage }),
    side,
    reasons,
    thought: { ...thought, language },
    ...(then.memory === undefined ? {} : { memory: then.memory }),
  };
}

/** Reasons of the turns that are over. The plan that is kept for the next answer is nobody's business. */
export function finishedReasons({ reasons, result, turn }: GameTable['record']): readonly TurnReasons[] {
  const told = result === null ? reasons.filter((each) => each.turn < turn) : reasons;
  return told.map((each) => {
    const { memory: _, ...rest } = each;
    return rest;
  });
}

/** Reasons with the names of pieces at the start of the battle, because they may mention pieces that are gone. */
export function withPieceNames(
  { rules, sides, interactionFor }: AnyTableGame,
  all: readonly TurnReasons[],
): readonly TurnReasons[] {
  const start = rules.start(null);
  const pieces = sides.flatMap(({ id }) => interactionFor(rules.view(start, { side: id }), id).pieces);
  const names = new Map<PieceId, string>(pieces.map(({ id, name }) => [id, name]));
  return all.map((each) => ({
    ...each,
    reasons: each.reasons.map(({ who, words }) => ({ who: who.map((one) => names.get(one) ?? one), words })),
  }));
}
