/** Where computer players think: beside the referee, so that a player's hand is never kept waiting. */
import type { AnyView, SideId } from '@grognard/engine';
import { type Level, makePlayer, type PlayerAnswer } from '@grognard/opponent';
import type { Language } from '../settings/store.ts';
import { layOut, takeDown } from './lay-out.ts';

/** Everything that an answer follows from: the same question gives the same answer. */
export interface Question {
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly side: SideId;
  readonly level: Level;
  readonly seed: number;
  readonly answered: number;
  readonly view: AnyView;
}

export interface Thinker {
  /** Takes down what the first thought will need. */
  prepare?(edition: string, language: Language): Promise<void>;
  think(question: Question): Promise<PlayerAnswer>;
}

/** Thinks here and now. */
export const thinkHere: Thinker = {
  async prepare(edition, language) {
    await takeDown(edition, language);
  },
  async think({ edition, scenario, options, language, side, level, seed, answered, view }) {
    const laid = await layOut(edition, scenario, options, language);
    if ('refused' in laid) throw new Error(`this battle cannot be played: ${laid.refused[0]?.message ?? ''}`);
    return makePlayer(laid.game, side, level, { seed, answered }).answer(view);
  },
};

interface Begun {
  readonly key: string;
  readonly answered: number;
  readonly answer: Promise<PlayerAnswer>;
}

/** Remembers the last question of each side, so that thinking can begin before the answer is needed. */
export function thinkingAhead(thinker: Thinker): Thinker {
  const begun = new Map<string, Begun>();
  return {
    prepare: async (edition, language) => thinker.prepare?.(edition, language),
    think(question) {
      const place = `${question.seed} ${question.side}`;
      const key = JSON.stringify(question);
      const known = begun.get(place);
      if (known?.key === key) return known.answer;
      // Whoever asks about the past does not put the present out of mind.
      if (known !== undefined && known.answered > question.answered) return thinker.think(question);
      const answer = thinker.think(question);
      begun.set(place, { key, answered: question.answered, answer });
      // A question that failed is asked again.
      answer.catch(() => begun.delete(place));
      return answer;
    },
  };
}
