/** ShownEpisode: what happened between two prompts, cut into scenes, as a viewer may know it. */
import {
  type Aim,
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
  type Score,
  type SideId,
  type Toll,
  type Viewer,
} from '@grognard/engine';
import { PictureBook, type PictureChange } from './picture-change.ts';
import type { AnyEntry } from './record.ts';

type AnyPlayed = CommandEntry<Command, GameEvent>;

/** A scene with its changes to the table. */
export interface ShownScene extends Scene {
  readonly turn: number;
  /** Heading of the player turn, in games where sides move one after the other. */
  readonly stage?: string;
  readonly after: PictureChange;
  /** Losses of each side when it is over. */
  readonly losses: Readonly<Record<SideId, number>>;
  /** Names of those concerned: who acts, then on whom. */
  readonly who: readonly string[];
  /** Aims that changed hands, to the viewer's knowledge, as they stand when it is over. Missing if none did. */
  readonly aims?: readonly Aim[];
  /** The score when it is over, to the viewer's knowledge. Missing if it is as before. */
  readonly score?: Score;
}

export interface ShownEpisode {
  readonly turn: number;
  /** Heading of the player turn, in games where sides move one after the other. */
  readonly stage?: string;
  /** The table before the first scene. */
  readonly before: DisplayList;
  /** Losses of each side before it. */
  readonly losses: Readonly<Record<SideId, number>>;
  /** The score before it, to the viewer's knowledge. Missing in games without one. */
  readonly score?: Score;
  readonly scenes: readonly ShownScene[];
}

/** Commands between two reveals, including the one that fixed them. */
interface LogStretch {
  readonly events: readonly GameEvent[];
  readonly entries: readonly [number, number];
  readonly isFixed: boolean;
}

/** The active entries, cut after each one with dice or a reveal. */
function stretchesOf(entries: readonly AnyPlayed[]): readonly LogStretch[] {
  const stretches: LogStretch[] = [];
  let events: GameEvent[] = [];
  let from = 0;
  for (const [n, entry] of entries.entries()) {
    events.push(...entry.events);
    if (!entry.events.some(isFixed)) continue;
    stretches.push({ events, entries: [from, n + 1], isFixed: true });
    events = [];
    from = n + 1;
  }
  if (events.length > 0) stretches.push({ events, entries: [from, entries.length], isFixed: false });
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

  /** Applies a stretch, and gives the viewer's episode of it. */
  show(stretch: LogStretch): ShownEpisode {
    const { game, viewer, state } = this;
    const { before, events, after } = episodeOf(game.rules, state, stretch.events, viewer);
    for (const event of stretch.events) game.rules.apply(state, event);
    const first = this.book.begin(game.picture(before, []));
    const when = this.whenOf(before);
    const scenes = game.scenes(before, events);
    let view = before;
    let next = 0;
    const atFirst = game.score?.(before);
    let score = atFirst;
    const viewAt = (event: number) => {
      view = game.rules.viewAfter(view, events.slice(next, event));
      next = event;
      return view;
    };
    const shown = scenes.map((scene, n): ShownScene => {
      // A scene belongs to the player turn in which its first entry ends.
      const told = (scene.entries[0]?.event ?? scene.events[0]) + 1;
      const own = when.stage === undefined ? when : this.whenOf(viewAt(told));
      const ended = n === scenes.length - 1 ? after : viewAt(scene.events[1]);
      const standing = game.score?.(ended);
      const taken = changedHands(score, standing);
      const isNew = standing !== undefined && !isSameScore(score, standing);
      score = standing;
      return {
        ...scene,
        ...own,
        after: this.book.next(game.picture(ended, [])),
        losses: game.losses(ended),
        who: this.namesIn(scene),
        ...(taken.length === 0 ? {} : { aims: taken }),
        ...(isNew ? { score: standing } : {}),
      };
    });
    return {
      ...when,
      before: first,
      losses: game.losses(before),
      ...(atFirst === undefined ? {} : { score: atFirst }),
      scenes: shown,
    };
  }

  /** Marches of many have no name of their own. */
  private namesIn({ entries }: Scene): readonly string[] {
    const led =
      entries.find(({ dice }) => dice.length > 0) ?? (entries.length === 1 ? entries[0] : undefined);
    return (led?.pieces ?? []).map((piece) => this.game.actorName?.(piece) ?? piece);
  }

  private whenOf(view: AnyView): Pick<ShownEpisode, 'turn' | 'stage'> {
    const { game } = this;
    const stage = game.stageName?.(view);
    return { turn: game.turnOf(view), ...(stage === undefined ? {} : { stage }) };
  }
}

/** Places and things that another side has, or nobody any more. */
function changedHands(before: Score | undefined, after: Score | undefined): readonly Aim[] {
  if (before === undefined || after === undefined) return [];
  return after.aims.filter(({ id, owner }) => {
    const was = before.aims.find((aim) => aim.id === id)?.owner;
    return owner !== undefined && was !== undefined && owner !== was;
  });
}

const isSameScore = (one: Score | undefined, other: Score) => JSON.stringify(one) === JSON.stringify(other);

/** The point before which nothing can be undone: the number of entries, and the state after them. */
export interface FixedPoint {
  readonly entries: number;
  readonly state: unknown;
}

/** The point after the last entry with dice or a reveal. */
export function fixedPointOf(game: AnyTableGame, entries: readonly AnyEntry[]): FixedPoint {
  const counted = activeEntries(entries);
  const last = counted.findLast(({ entry }) => entry.events.some(isFixed));
  const state = game.rules.start(null);
  for (const { n, entry } of counted)
    if (last !== undefined && n <= last.n) for (const event of entry.events) game.rules.apply(state, event);
  return { entries: last === undefined ? 0 : last.n + 1, state };
}

/** Whether anything since an entry can no longer be undone. */
export function isFixedSince(entries: readonly AnyEntry[], from: number): boolean {
  return activeEntries(entries).some(({ n, entry }) => n >= from && entry.events.some(isFixed));
}

/** Entries from one number up to, but not including, another, as one episode. Null if there is nothing to see. */
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

/** Episodes for playback, and for the log where that has more: commands that could be undone until now. */
export interface News {
  readonly played: ShownEpisode | null;
  readonly logged?: ShownEpisode;
}

/** End of a viewer's last episode. */
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

/** Everything that can no longer be undone. Players are told no numbers of entries, since these would count hidden commands. */
export function episodesOf(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  viewer: Viewer,
): readonly ShownEpisode[] {
  const chronicle = new Chronicle(game, game.rules.start(null), viewer);
  return fixedStretches(entries).map((each) => chronicle.show(each));
}

/** A moment of a game: how many of its episodes have been played. Links to it name it, and another game can begin there. */
export type Moment = number;

/** How many entries, of those that count, lead to a moment. Later moments than the last have all of them. */
export function entriesUpTo(entries: readonly AnyEntry[], moment: Moment): number {
  if (moment === 0) return 0;
  return fixedStretches(entries)[moment - 1]?.entries[1] ?? activeEntries(entries).length;
}

function fixedStretches(entries: readonly AnyEntry[]): readonly LogStretch[] {
  return stretchesOf(activeEntries(entries).map(({ entry }) => entry)).filter((each) => each.isFixed);
}

/** What an episode has cost, and could have cost. */
export interface EpisodeToll extends Toll {
  readonly turn: number;
}

/** The toll of everything that happened, as a viewer may know it, episode by episode. Empty if the game tells none. */
export function tollsOf(
  { rules, turnOf, toll }: AnyTableGame,
  entries: readonly AnyEntry[],
  viewer: Viewer,
): readonly EpisodeToll[] {
  if (toll === undefined) return [];
  const state = rules.start(null);
  return stretchesOf(activeEntries(entries).map(({ entry }) => entry)).map((stretch) => {
    const { before, events } = episodeOf(rules, state, stretch.events, viewer);
    for (const event of stretch.events) rules.apply(state, event);
    return { turn: turnOf(before), ...toll(before, events) };
  });
}
