/** Thinker: the port for computer players that think in this process or in another. */
import type { AnyView, SideId } from '@grognard/engine';
import {
  type Level,
  loadPlayer,
  type PlanMemory,
  type PlayerAnswer,
  preparedAnswer,
} from '@grognard/opponent';
import type { Language } from '@grognard/rules-kit';
import { type CreatedGame, type GameSetup, isRefused, type SessionDeps } from './deps.ts';

/** Everything an answer depends on. The same question has the same answer on every machine. */
export interface Question extends GameSetup {
  readonly language: Language;
  readonly side: SideId;
  readonly level: Level;
  readonly seed: number;
  /** Number of earlier answers of the side. */
  readonly answered: number;
  /** What the player kept from its last answer. Null before the first, or if it keeps nothing. */
  readonly memory: PlanMemory | null;
  readonly view: AnyView;
}

export interface Thinker {
  think(question: Question): Promise<PlayerAnswer>;
}

/** Thinks in this process. */
export function createThinker(
  createGame: (setup: GameSetup, language: Language) => ReturnType<SessionDeps<CreatedGame>['createGame']>,
): Thinker {
  return {
    async think({ language, side, level, seed, answered, memory, view, ...setup }) {
      const created = await createGame(setup, language);
      if (isRefused(created))
        throw new Error(`this battle cannot be played: ${created.refused[0]?.message ?? 'no reason given'}`);
      const { game, prepared } = created;
      if (prepared !== undefined) return preparedAnswer(game, side, prepared.commands, view);
      const player = await loadPlayer(game, side, level, { seed, answered, memory });
      return player.answer(view);
    },
  };
}

interface CachedAnswer {
  readonly questionKey: string;
  readonly answered: number;
  readonly answer: Promise<PlayerAnswer>;
}

/** Caches the newest answer of each side, so that a computer can start thinking before its answer is needed. */
export function thinkAhead(thinker: Thinker): Thinker {
  const answerCache = new Map<string, CachedAnswer>();
  return {
    think(question) {
      const seatKey = `${question.seed} ${question.side}`;
      const questionKey = JSON.stringify(question);
      const cached = answerCache.get(seatKey);
      if (cached?.questionKey === questionKey) return cached.answer;
      const answer = thinker.think(question);
      // A question about the past, asked for a translation, must not displace the current one.
      if (cached !== undefined && cached.answered > question.answered) return answer;
      answerCache.set(seatKey, { questionKey, answered: question.answered, answer });
      answer.catch(() => answerCache.delete(seatKey));
      return answer;
    },
  };
}
