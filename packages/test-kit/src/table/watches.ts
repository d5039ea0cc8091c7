/** Watch: a check after every command of a random game, repeated until it has seen enough. */
import type { GameEvent } from '@grognard/engine';
import { SeededRandom } from '../generate/seeded-random.ts';
import { forged, knowledgeOf, offerForged, saveAndLoad, undoOnce, unequalViews } from './checks.ts';
import { freshMatch, type TrialLook } from './play.ts';
import type { GameOnTrial, SubmittedCommand } from './submitted-command.ts';

export interface GameWatch {
  /** Number of observations so far, out of `wanted`. */
  readonly seen: () => number;
  readonly wanted: number;
  /** The check for one game with its seed. */
  readonly lookAt: (trial: GameOnTrial, gameSeed: number) => TrialLook;
}

/** The invariants of the game hold. Rules seen at work are counted along the way. */
export function watchInvariants(wanted: number, counts: Map<string, number>): GameWatch {
  let commands = 0;
  return {
    seen: () => commands,
    wanted,
    lookAt: (trial) => (match, before, given, events) => {
      commands++;
      for (const rule of trial.fired(before, given, events, match.state))
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return trial.broken(before, given, events, match.state);
    },
  };
}

/** No altered command is accepted, and none from a stranger. */
export function watchForged(wanted: number): GameWatch {
  let refused = 0;
  return {
    seen: () => refused,
    wanted,
    lookAt: (_trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'forged');
      return (match, _before, { side, command }) => {
        if (refused >= wanted || match.awaits().kind === 'over') return [];
        const before = match.hash();
        for (let n = 0; n < 3; n++) {
          const answer = offerForged(match, forged(command, random), side, before);
          if (answer.wrong !== null) return [answer.wrong];
          if (answer.refused) refused++;
        }
        const stranger = match.check('nobody', command);
        const isRefused = !stranger.allowed && 'error' in stranger && stranger.error.code === 'not-your-turn';
        return isRefused ? [] : [`a stranger is answered ${JSON.stringify(stranger)}`];
      };
    },
  };
}

/** Hidden facts change nothing that a side sees. In open games, all sides see the same. */
export function watchHidden(wanted: number): GameWatch {
  let looked = 0;
  return {
    seen: () => looked,
    wanted,
    lookAt: (trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'hidden');
      const asked: SubmittedCommand[] = [];
      return (match, _before, given) => {
        asked.push(given);
        if (asked.length > 12) asked.shift();
        if (looked >= wanted || random.below(10) !== 0 || match.awaits().kind === 'over') return [];
        if (trial.disguise === null) {
          looked++;
          return unequalViews(trial, match.state);
        }
        const wrong: string[] = [];
        for (const { id } of trial.game.sides) {
          const own = asked.filter(({ side }) => side === id);
          const other = match.rules.copy(match.state);
          if (!trial.disguise(other, id, random)) continue;
          looked++;
          if (knowledgeOf(trial, match.state, id, own) !== knowledgeOf(trial, other, id, own))
            wrong.push(`${id} can tell what it may not know`);
        }
        return wrong;
      };
    },
  };
}

/** Each game is saved and loaded up to six times, until enough games have been. */
export function watchSaved(wanted: number): GameWatch {
  const games = new Set<number>();
  return {
    seen: () => games.size,
    wanted,
    lookAt: (trial, gameSeed) => {
      if (games.size >= wanted && !games.has(gameSeed)) return () => [];
      games.add(gameSeed);
      const random = new SeededRandom(gameSeed, 'saved');
      const isOverAtOnce = freshMatch(trial, gameSeed).awaits().kind === 'over';
      let saves = 0;
      return (match) => {
        if (isOverAtOnce) return ['the battle is over before it begins'];
        if (random.below(60) !== 0 || saves >= 6) return [];
        saves++;
        const wrong = saveAndLoad(trial, match, gameSeed);
        return wrong === null ? [] : [wrong];
      };
    },
  };
}

function isFixedEvent(event: GameEvent): boolean {
  return event.fixed === true || (event.dice ?? []).length > 0;
}

/** An undo restores the earlier state, unless dice or a reveal lie between, and repeating the command gives the same result. */
export function watchUndone(wanted: number): GameWatch {
  let undone = 0;
  return {
    seen: () => undone,
    wanted,
    lookAt: (_trial, gameSeed) => {
      const random = new SeededRandom(gameSeed, 'undo');
      let isFirst = true;
      return (match, before, { side, command }, events) => {
        const isPassed = undone >= wanted || random.below(2) === 0 || isFirst;
        isFirst = false;
        if (isPassed) return [];
        const isFinal = events.some(isFixedEvent);
        const hash = isFinal ? '' : match.hash();
        const answer = undoOnce(match, side, before);
        if (isFinal) return answer.undone ? ['an undo crossed a die, a reveal or a hand-over'] : [];
        if (!answer.undone) return ['nothing to undo right after a command'];
        if (answer.wrong !== null) return [answer.wrong];
        undone++;
        if (!match.submit(side, command).done) return ['what was undone cannot be done again'];
        return match.hash() === hash ? [] : ['done again, it comes out otherwise'];
      };
    },
  };
}
