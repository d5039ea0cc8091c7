/** LessonHost: lays the steps of lessons in the worker, and judges them on their events. */
import {
  activeEntries,
  type EventFacts,
  judgeStep,
  type LessonCue,
  type LessonStepWords,
  type LessonVerdict,
  type LessonWords,
  type PieceId,
  type PreparedDice,
} from '@grognard/engine';
import { saidMeasured } from '@grognard/rules-kit';
import {
  createRecord,
  type GameId,
  type GameSession,
  type GameStorage,
  type GameTable,
  isRefused,
  type OpenGames,
  type RefusedSetup,
  type Seat,
  type SessionDeps,
} from '@grognard/session';
import type { PageGame } from '../referee/create-game.ts';
import { isLessonGame, type LessonGame } from './lesson-game.ts';
import { lessonGameId } from './lesson-storage.ts';
import { readAfter, readFigures, readLaid, type ShownFigure } from './read-figures.ts';

/** A step as the page shows it, in the player's language. */
export interface ShownStep {
  readonly game: GameId;
  readonly ruleset: string;
  readonly step: number;
  readonly steps: number;
  readonly titles: readonly string[];
  readonly about: string;
  /** Said before the first step only. */
  readonly opening: string | null;
  readonly say: string;
  readonly hint: string | null;
  readonly cues: readonly LessonCue[];
  /** Pieces that only keep the battle going. */
  readonly bystanders: readonly PieceId[];
  readonly prepared: PreparedDice;
  /** What to play after the free fight. Null in taught steps. */
  readonly next: string | null;
  /** The battle to play next. */
  readonly scenario: string;
}

/** How a step stands. `words` is null if nothing in particular is to be said. */
export interface ShownVerdict {
  readonly kind: LessonVerdict['kind'];
  readonly words: string | null;
  readonly figures: readonly ShownFigure[];
}

const open: ShownVerdict = { kind: 'open', words: null, figures: [] };

export class LessonHost {
  private readonly games: OpenGames<PageGame>;
  private readonly deps: SessionDeps<PageGame>;
  private readonly storage: GameStorage;
  /** The game of the last step that was laid, which ends when another is. */
  private last: GameId | null = null;
  private readonly laid = new Map<GameId, readonly (string | number | null)[]>();

  constructor(games: OpenGames<PageGame>, deps: SessionDeps<PageGame>) {
    this.games = games;
    this.deps = deps;
    this.storage = deps.storage;
  }

  /** Lays a step, whatever happened before. */
  async lay(ruleset: string, step: number): Promise<ShownStep | RefusedSetup> {
    const { deps } = this;
    const created = await deps.createGame({ edition: '', scenario: { lesson: ruleset, step }, options: {} });
    if (isRefused(created) || !isLessonGame(created))
      return isRefused(created) ? created : { refused: [{ at: 'scenario', message: 'not a lesson' }] };
    const { game, lesson } = created;
    const { edition, side } = lesson.bundle.lesson;
    const seats = game.sides.map(({ id }): Seat => (id === side ? 'person' : 'recruit'));
    const { record } = createRecord(
      created,
      { edition, scenario: created.scenario, options: {}, seats },
      deps,
    );
    const id = lessonGameId(deps.random(8));
    if (this.last !== null) await this.forget(this.last);
    this.last = id;
    await this.storage.create({ ...record, id }, []);
    const session = await this.games.get(id);
    await session.settle();
    this.laid.set(id, await session.read((table) => laidFigures(table, created)));
    return shownStep(id, step, created);
  }

  async judge(id: GameId): Promise<ShownVerdict> {
    const session: GameSession<PageGame> | null = await this.games.find(id);
    if (session === null || !isLessonGame(session.created)) return open;
    const { created } = session;
    return session.read((table) => verdictOn(table, created, this.laid.get(id) ?? []));
  }

  private async forget(id: GameId): Promise<void> {
    this.laid.delete(id);
    await this.games.end(id);
    await this.storage.erase(id);
  }
}

function laidFigures(table: GameTable, { lesson }: LessonGame): readonly (string | number | null)[] {
  const { step, bundle } = lesson;
  const { side } = bundle.lesson;
  const interaction = table.game.interactionFor(table.match.view(side), side);
  return (step?.shows ?? []).map(({ reading }) => readLaid(interaction, reading));
}

function stepWords({ steps }: LessonWords, id: string): LessonStepWords {
  const words = steps[id];
  if (words === undefined) throw new RangeError(`there are no words for the step ${id}`);
  return words;
}

function shownStep(game: GameId, n: number, { lesson, words, language, ruleset }: LessonGame): ShownStep {
  const { bundle, told, step } = lesson;
  const { steps, scenario } = bundle.lesson;
  const ofStep = step === null ? told.freeFight : stepWords(told, step.id);
  const say = (text: string) => saidMeasured({ ...words, language }, text);
  return {
    game,
    ruleset,
    step: n,
    steps: steps.length + 1,
    titles: [...steps.map(({ id }) => stepWords(told, id).title), told.freeFight.title],
    about: say(ofStep.about),
    opening: n === 0 ? told.opening : null,
    say: say(ofStep.say),
    hint: 'hint' in ofStep ? say(ofStep.hint) : null,
    cues: step?.cues ?? [],
    bystanders: step?.bystanders ?? [],
    prepared: step?.dice ?? {},
    next: step === null ? told.freeFight.next : null,
    scenario,
  };
}

function verdictOn(
  { game, match }: GameTable,
  { lesson, words, language }: LessonGame,
  laid: readonly (string | number | null)[],
): ShownVerdict {
  const { step, told, factsOf, bundle } = lesson;
  if (step === null) return open;
  const happened: readonly EventFacts[] = activeEntries(match.entries).flatMap(({ entry }) =>
    entry.events.map(factsOf),
  );
  const verdict = judgeStep(step, happened);
  if (verdict.kind === 'open') return open;
  const reader = { ...words, language };
  const text = verdict.words === null ? null : (stepWords(told, step.id).remarks[verdict.words] ?? null);
  const { side } = bundle.lesson;
  const interaction = game.interactionFor(match.view(side), side);
  const read = step.shows.map(({ reading }, n) => laid[n] ?? readAfter(interaction, reading));
  return {
    kind: verdict.kind,
    words: text === null ? null : saidMeasured(reader, text),
    figures: verdict.kind === 'done' ? readFigures(step.shows, read, happened, told.labels, reader) : [],
  };
}
