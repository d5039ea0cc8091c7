/** What has happened in a game so far, cut into moments and scenes, as somebody may know it. */
import {
  type AnyTableGame,
  type AnyView,
  activeEntries,
  type Command,
  type CommandEntry,
  episodeOf,
  type GameEvent,
  isFixed,
  isUndone,
  type Viewer,
} from '@grognard/engine';
import type { AnyEntry } from '../saves/record.ts';
import { PictureBook } from './changes.ts';
import type { Moment, ShownScene } from './contract.ts';

type AnyPlayed = CommandEntry<Command, GameEvent>;

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
  private readonly viewer: Viewer;
  private readonly book = new PictureBook();
  readonly state: unknown;

  constructor(game: AnyTableGame, start: unknown, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
    this.state = game.rules.copy(start);
  }

  /** Lets a stretch happen: the state goes on, and the viewer is shown what he may know of it. */
  show(stretch: Stretch): Moment {
    const { game, viewer, state } = this;
    const { before, events, after } = episodeOf(game.rules, state, stretch.events, viewer);
    this.pass(stretch);
    const first = this.book.begin(game.picture(before, []));
    const when = this.whenOf(before);
    const scenes = game.scenes(before, events);
    let view = before;
    let next = 0;
    const carriedTo = (event: number) => {
      view = game.rules.viewAfter(view, events.slice(next, event));
      next = event;
      return view;
    };
    const shown = scenes.map((scene, n): ShownScene => {
      // A scene belongs to the player turn in which the first thing that it tells ends.
      const told = (scene.entries[0]?.event ?? scene.events[0]) + 1;
      const own = when.stage === undefined ? when : this.whenOf(carriedTo(told));
      const ended = n === scenes.length - 1 ? after : carriedTo(scene.events[1]);
      return { ...scene, ...own, after: this.book.next(game.picture(ended, [])) };
    });
    return { ...when, before: first, scenes: shown };
  }

  private whenOf(view: AnyView): Pick<ShownScene, 'turn' | 'stage'> {
    const { game } = this;
    const stage = game.stageName?.(view);
    return { turn: game.turnOf(view), ...(stage === undefined ? {} : { stage }) };
  }

  /** The same without looking. */
  pass({ events }: Stretch): void {
    for (const event of events) this.game.rules.apply(this.state, event);
  }
}

/** Up to where a game is settled: how many entries, and the state after them. */
export interface Settled {
  readonly entries: number;
  readonly state: unknown;
}

/** The last entry that showed or rolled something, and the state after it. */
export function settledIn(game: AnyTableGame, entries: readonly AnyEntry[]): Settled {
  const counted = activeEntries(entries);
  const last = counted.findLastIndex(({ entry }) => entry.events.some(isFixed));
  const state = game.rules.start(null);
  for (const { entry } of counted.slice(0, last + 1))
    for (const event of entry.events) game.rules.apply(state, event);
  return { entries: last < 0 ? 0 : counted[last]!.n + 1, state };
}

/** Entries from one number up to, but not including, another as one moment; null: there is nothing to see. */
function playedIn(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  [from, to]: readonly [number, number],
  before: unknown,
  viewer: Viewer,
): Moment | null {
  const counted = activeEntries(entries).filter(({ n }) => n >= from && n < to);
  const chronicle = new Chronicle(game, before, viewer);
  const moments = stretchesOf(counted.map(({ entry }) => entry)).map((each) => chronicle.show(each));
  const scenes = moments.flatMap((moment) => moment.scenes);
  const first = moments[0];
  return first === undefined || scenes.length === 0 ? null : { ...first, scenes };
}

/** Whether something since an entry can no longer be taken back. */
export function isFixedSince(entries: readonly AnyEntry[], from: number): boolean {
  return activeEntries(entries).some(({ n, entry }) => n >= from && entry.events.some(isFixed));
}

/** What is played back since an entry; and with what went before and is settled only now, what is logged. */
export function shownSince(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  { from, before, settled }: { readonly from: number; readonly before: unknown; readonly settled: Settled },
  viewer: Viewer,
): { readonly played: Moment | null; readonly logged?: Moment } {
  const played = playedIn(game, entries, [from, entries.length], before, viewer);
  if (played === null || settled.entries >= from) return { played };
  const earlier = playedIn(game, entries, [settled.entries, from], settled.state, viewer);
  if (earlier === null) return { played };
  return { played, logged: { ...earlier, scenes: [...earlier.scenes, ...played.scenes] } };
}

/** Everything that is settled, as somebody may know it. */
export function pastOf(game: AnyTableGame, entries: readonly AnyEntry[], viewer: Viewer): readonly Moment[] {
  const chronicle = new Chronicle(game, game.rules.start(null), viewer);
  return stretchesOf(activeEntries(entries).map(({ entry }) => entry)).flatMap((each) =>
    each.isSettled ? [chronicle.show(each)] : [],
  );
}

/** The entries up to the beginning of a turn. */
export function entriesBefore(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  turn: number,
): readonly AnyEntry[] {
  const state = game.rules.start(null);
  const kept: AnyEntry[] = [];
  for (const { entry } of activeEntries(entries)) {
    if (game.turnOf(state) >= turn && kept.length > 0) break;
    for (const event of entry.events) game.rules.apply(state, event);
    kept.push(entry);
  }
  return kept.filter((entry) => !isUndone(entry));
}
