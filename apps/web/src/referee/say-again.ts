/** The computers' reasons in the language of the page: what was thought in another is thought again, for the same question has the same answer. */
import type { TurnReasons } from './contract.ts';
import { resumed } from './resume.ts';
import type { Sitting } from './sitting.ts';

const isOf = (turn: number | undefined) => (each: TurnReasons) => turn === undefined || each.turn === turn;

/** All reasons of the game, those of a turn said in the language of the page; left out: those of every turn. */
export async function saidAgain(sitting: Sitting, turn?: number): Promise<readonly TurnReasons[]> {
  const { record, around } = sitting;
  const isForeign = ({ thought }: TurnReasons) =>
    thought !== undefined && thought.language !== around.language;
  if (!record.reasons.some((each) => isOf(turn)(each) && isForeign(each))) return record.reasons;
  const thinking = record.reasons.map((each, n) =>
    isOf(turn)(each) && isForeign(each) ? thoughtAgain(sitting, n) : Promise.resolve(each),
  );
  return Promise.all(thinking);
}

/** Puts the question again that an answer was given to. */
async function thoughtAgain({ game, match, record, around }: Sitting, n: number): Promise<TurnReasons> {
  const then = record.reasons[n]!;
  const { side, thought, turn } = then;
  const level = thought?.level ?? record.seats[side] ?? 'person';
  if (thought === undefined || level === 'person') return then;
  const { edition, scenario, options, seed } = record;
  const { language, thinker } = around;
  const before = resumed(game, record, match.entries.slice(0, thought.after));
  const answered = record.reasons.slice(0, n).filter((each) => each.side === side).length;
  const view = before.view(side);
  const question = { edition, scenario, options, language, side, level, seed, answered, view };
  const { reasons } = await thinker.think(question);
  const stage = game.stageName?.(before.state);
  return {
    turn,
    ...(stage === undefined ? {} : { stage }),
    side,
    reasons,
    thought: { ...thought, language },
  };
}
