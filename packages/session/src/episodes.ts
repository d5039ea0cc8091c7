/** ShownEpisode: what happened between two prompts, cut into scenes, as a viewer may know it. */
import {
  type AnyTableGame,
  type AnyView,
  activeEntries,
  type Command,
  type CommandEntry,
  type DisplayList,
  episodeOf,
  type GameEvent,
  isFixed,
  type Scene,
  type Viewer,
} from '@grognard/engine';
import { PictureBook, type PictureChange } from './picture-change.ts';
import type { AnyEntry } from './record.ts';

type AnyPlayed = CommandEntry<Command, GameEvent>;

/** A scene with what it changed on the table. */
export interface ShownScene extends Scene {
  readonly turn: number;
  /** Whose part of the turn it was, in games where sides move one after the other. */
  readonly stage?: string;
  readonly after: PictureChange;
}

export interface ShownEpisode {
  readonly turn: number;
  /** Whose part of the turn it was, in games where sides move one after the other. */
  readonly stage?: string;
  /** The table before the first scene. */
  readonly before: DisplayList;
  readonly scenes: readonly ShownScene[];
}

/** Commands up to the one that fixed them: what lies between two reveals. */
interface LogStretch {
  readonly events: readonly GameEvent[];
  readonly isFixed: boolean;
}

/** The entries that count, cut after each one with dice or a reveal. */
function stretchesOf(entries: readonly AnyPlayed[]): readonly LogStretch[] {
  const stretches: LogStretch[] = [];
  let events: GameEvent[] = [];
  for (const entry of entries) {
    events.push(...entry.events);
    if (!entry.events.some(isFixed)) continue;
    stretches.push({ events, isFixed: true });
    events = [];
  }
  if (events.length > 0) stretches.push({ events, isFixed: false });
  return stretches;
}

/** Follows a game from a state on, and makes an episode of each stretch. */
class Chronicle {
  private readonly game: AnyTableGame;
  private readonly viewer: Viewer;
  private readonly book = new PictureBook();
  private readonly state: unknown;

  constructor(game: AnyTableGame, start: unknown, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
    this.state = game.rules.copy(start);
  }

  /** Lets a stretch happen, and shows the viewer what it may know of it. */
  show(stretch: LogStretch): ShownEpisode {
    const { game, viewer, state } = this;
    const { before, events, after } = episodeOf(game.rules, state, stretch.events, viewer);
    for (const event of stretch.events) game.rules.apply(state, event);
    const first = this.book.begin(game.picture(before, []));
    const when = this.whenOf(before);
    const scenes = game.scenes(before, events);
    let view = before;
    let next = 0;
    const viewAt = (event: number) => {
      view = game.rules.viewAfter(view, events.slice(next, event));
      next = event;
      return view;
    };
    const shown = scenes.map((scene, n): ShownScene => {
      // A scene belongs to the player turn in which the first thing that it tells ends.
      const told = (scene.entries[0]?.event ?? scene.events[0]) + 1;
      const own = when.stage === undefined ? when : this.whenOf(viewAt(told));
      const ended = n === scenes.length - 1 ? after : viewAt(scene.events[1]);
      return { ...scene, ...own, after: this.book.next(game.picture(ended, [])) };
    });
    return { ...when, before: first, scenes: shown };
  }

  private whenOf(view: AnyView): Pick<ShownEpisode, 'turn' | 'stage'> {
    const { game } = this;
    const stage = game.stageName?.(view);
    return { turn: game.turnOf(view), ...(stage === undefined ? {} : { stage }) };
  }
}

/** Up to where nothing can be taken back: how many entries, and the state after them. */
export interface FixedPoint {
  readonly entries: number;
  readonly state: unknown;
}

/** After the last entry with dice or a reveal. */
export function fixedPointOf(game: AnyTableGame, entries: readonly AnyEntry[]): FixedPoint {
  const counted = activeEntries(entries);
  const last = counted.findLast(({ entry }) => entry.events.some(isFixed));
  const state = game.rules.start(null);
  for (const { n, entry } of counted)
    if (last !== undefined && n <= last.n) for (const event of entry.events) game.rules.apply(state, event);
  return { entries: last === undefined ? 0 : last.n + 1, state };
}

/** Whether anything since an entry can no longer be taken back. */
export function isFixedSince(entries: readonly AnyEntry[], from: number): boolean {
  return activeEntries(entries).some(({ n, entry }) => n >= from && entry.events.some(isFixed));
}

/** Entries from one number up to another, without it, as one episode. Null if there is nothing to see. */
function episodeBetween(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  [from, to]: readonly [number, number],
  before: unknown,
  viewer: Viewer,
): ShownEpisode | null {
  const counted = activeEntries(entries).filter(({ n }) => n >= from && n < to);
  const chronicle = new Chronicle(game, before, viewer);
  const episodes = stretchesOf(counted.map(({ entry }) => entry)).map((each) => chronicle.show(each));
  const scenes = episodes.flatMap((episode) => episode.scenes);
  const [first] = episodes;
  return first === undefined || scenes.length === 0 ? null : { ...first, scenes };
}

/** What is played back, and what goes into the log where that is more: commands that could be taken back until now. */
export interface News {
  readonly played: ShownEpisode | null;
  readonly logged?: ShownEpisode;
}

/** Where a viewer's last episode ended. */
export interface EpisodeStart {
  readonly from: number;
  readonly before: unknown;
  readonly fixed: FixedPoint;
}

export function newsSince(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  { from, before, fixed }: EpisodeStart,
  viewer: Viewer,
): News {
  const played = episodeBetween(game, entries, [from, entries.length], before, viewer);
  if (played === null || fixed.entries >= from) return { played };
  const earlier = episodeBetween(game, entries, [fixed.entries, from], fixed.state, viewer);
  if (earlier === null) return { played };
  return { played, logged: { ...earlier, scenes: [...earlier.scenes, ...played.scenes] } };
}

/** Everything that can no longer be taken back. */
export function episodesOf(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  viewer: Viewer,
): readonly ShownEpisode[] {
  const chronicle = new Chronicle(game, game.rules.start(null), viewer);
  return stretchesOf(activeEntries(entries).map(({ entry }) => entry)).flatMap((each) =>
    each.isFixed ? [chronicle.show(each)] : [],
  );
}

/** The entries up to the beginning of a turn, without those that were taken back. */
export function entriesBefore(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  turn: number,
): readonly AnyEntry[] {
  const state = game.rules.start(null);
  const before: AnyPlayed[] = [];
  for (const { entry } of activeEntries(entries)) {
    if (game.turnOf(state) >= turn && before.length > 0) break;
    for (const event of entry.events) game.rules.apply(state, event);
    before.push(entry);
  }
  return before;
}
