/** What has happened in a game so far, cut into moments and scenes, as somebody may know it. */
import {
  type AnyTableGame,
  type Command,
  type Eyes,
  type GameEvent,
  isFixed,
  type Played,
} from '@grognard/engine';
import { PictureBook } from './changes.ts';
import type { Moment, ShownScene } from './contract.ts';

type AnyPlayed = Played<Command, GameEvent>;

/** Commands up to the one that settled them: what lies between two reveals. */
export interface Stretch {
  readonly events: readonly GameEvent[];
  readonly isSettled: boolean;
}

/** The entries that count, cut after each that showed or rolled something. */
export function stretchesOf(entries: readonly AnyPlayed[]): Stretch[] {
  const stretches: Stretch[] = [];
  let events: GameEvent[] = [];
  for (const entry of entries) {
    events.push(...entry.events);
    if (!entry.events.some(isFixed)) continue;
    stretches.push({ events, isSettled: true });
    events = [];
  }
  if (events.length > 0) stretches.push({ events, isSettled: false });
  return stretches;
}

/** Follows a game from its first state, and shows each stretch as a moment. */
export class Chronicle {
  private readonly game: AnyTableGame;
  private readonly eyes: Eyes;
  private readonly book = new PictureBook();
  readonly state: unknown;

  constructor(game: AnyTableGame, start: unknown, eyes: Eyes) {
    this.game = game;
    this.eyes = eyes;
    this.state = game.rules.copy(start);
  }

  /** Lets a stretch happen: the state goes on, and what there was to see is shown. */
  show({ events }: Stretch): Moment {
    const { game, eyes, state } = this;
    const turn = game.turnOf(state);
    const before = this.book.begin(game.picture(state, eyes, []));
    const scenes = game.scenes?.(state, events, eyes) ?? [];
    const shown: ShownScene[] = [];
    let next = 0;
    for (const scene of scenes) {
      for (; next < scene.events[1]; next++) game.rules.apply(state, events[next]!);
      shown.push({ ...scene, turn, after: this.book.next(game.picture(state, eyes, [])) });
    }
    for (; next < events.length; next++) game.rules.apply(state, events[next]!);
    return { turn, before, scenes: shown };
  }

  /** The same without looking. */
  pass({ events }: Stretch): void {
    for (const event of events) this.game.rules.apply(this.state, event);
  }
}
