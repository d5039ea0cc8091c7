/** timelineOf: an episode as events to be followed one by one, each with its beats, pictures and places. */
import type { DisplayList, FormationItem, Item, PieceId, PieceItem, SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { withChange } from '@grognard/session';
import type { ShownEpisode, ShownScene } from '../../referee/contract.ts';

/** Who at whom, then the dice if there are any, then the result. */
export const beats = ['who', 'dice', 'result'] as const;
export type Beat = (typeof beats)[number];

export interface PlayedEvent {
  readonly scene: ShownScene;
  /** The entry with the dice, else the first. Null if there is only something to see. */
  readonly led: SceneEntry | null;
  readonly before: DisplayList;
  readonly after: DisplayList;
  readonly beats: readonly Beat[];
}

const isToSee = ({ entries, motions, items }: ShownScene) =>
  entries.length + motions.length + items.length > 0;

/** What nobody in particular does, like the beginning of a turn, is only told. */
function beatsOf({ who, motions }: ShownScene, led: SceneEntry | null): readonly Beat[] {
  if (led !== null && led.dice.length > 0) return beats;
  return who.length + motions.length === 0 ? ['result'] : ['who', 'result'];
}

export function timelineOf({
  before,
  scenes,
}: Pick<ShownEpisode, 'before' | 'scenes'>): readonly PlayedEvent[] {
  const events: PlayedEvent[] = [];
  let list = before;
  for (const scene of scenes) {
    const after = withChange(list, scene.after);
    if (isToSee(scene)) {
      const led = scene.entries.find(({ dice }) => dice.length > 0) ?? scene.entries[0] ?? null;
      events.push({ scene, led, before: list, after, beats: beatsOf(scene, led) });
    }
    list = after;
  }
  return events;
}

/** Reading time in ms, by the number of words of a group, and the least time of each beat. */
const readingMs = 250;
const wordsPerGroup = 2;
const least: Readonly<Record<Beat, number>> = { who: 750, dice: 1000, result: 1000 };
/** Time of a march or a fall back. */
export const motionMs = 900;

function readingTime(words: string): number {
  const count = words.split(/\s+/).filter((word) => word !== '').length;
  return Math.ceil(count / wordsPerGroup) * readingMs;
}

const facesIn = (led: SceneEntry | null) => led?.dice.flatMap(({ faces }) => faces) ?? [];

/** Text that is new on the screen in a beat. */
function textOf({ scene, led }: PlayedEvent, beat: Beat): string {
  if (beat === 'who') return scene.who.join(' ');
  if (beat === 'result') return scene.entries.map(({ words }) => words).join(' ');
  return facesIn(led).join(' ');
}

/** Marches happen while one reads who marches, flights and falls with the result of the dice. */
export const motionBeat = ({ beats: own }: PlayedEvent): Beat => (own.includes('dice') ? 'result' : 'who');

/** Time of a beat at normal speed, in ms. */
export function durationOf(event: PlayedEvent, beat: Beat): number {
  const moves = event.scene.motions.length > 0 && motionBeat(event) === beat ? motionMs : 0;
  return Math.max(least[beat], readingTime(textOf(event, beat))) + moves;
}

/** Items of a scene that say who and where, but not yet how it ends. A shot is a measured line until its dice lie. */
export function askedItems({ scene }: PlayedEvent): readonly Item[] {
  return scene.items.flatMap((item): readonly Item[] => {
    if (item.kind === 'shot')
      return [{ kind: 'ruler', id: item.id, points: item.measured ?? [item.from, item.to] }];
    if (item.kind === 'rod') return [{ ...item, hits: [] }];
    return item.kind === 'fallen' ? [] : [item];
  });
}

function pieceIn({ items }: DisplayList, id: PieceId): PieceItem | FormationItem | null {
  for (const item of items)
    if ((item.kind === 'piece' || item.kind === 'formation') && item.id === id && !item.ghost) return item;
  return null;
}

const placeOf = (list: DisplayList, id: PieceId): Point | null => pieceIn(list, id)?.at ?? null;

/** Who acts, with those of its own side, and on whom. Marches of many are nobody's in particular. */
export function concernedIn({ scene, led, before }: PlayedEvent): {
  readonly actors: readonly PieceId[];
  readonly targets: readonly PieceId[];
} {
  const pieces = scene.who.length > 0 ? (led?.pieces ?? []) : [];
  const sides = pieces.map((id) => pieceIn(before, id)?.side);
  return {
    actors: pieces.filter((_, n) => sides[n] === sides[0]),
    targets: pieces.filter((_, n) => sides[n] !== sides[0]),
  };
}

/** Where the dice lie: beside who throws, else where it happens. */
export function diceAt({ led, before }: PlayedEvent): Point | null {
  if (led === null) return null;
  const throwers = [...led.dice.map(({ actor }) => actor), ...led.pieces];
  return throwers.flatMap((id) => placeOf(before, id) ?? [])[0] ?? led.at;
}

/** The places one has to see: those concerned, their ways and shots. */
export function placesIn(event: PlayedEvent): readonly Point[] {
  const { scene, led, before } = event;
  const pieces = scene.entries.flatMap((entry) => entry.pieces);
  const stands = pieces.flatMap((id) => placeOf(before, id) ?? []);
  const ways = scene.motions.flatMap(({ way }) => way);
  const lines = scene.items.flatMap((item) => (item.kind === 'shot' ? [item.from, item.to] : []));
  const places = [...stands, ...ways, ...lines];
  return places.length === 0 && led !== null && led.at !== null ? [led.at] : places;
}

/** Number of an event among those of its phase, and how many there are. */
export function countIn(
  events: readonly PlayedEvent[],
  at: number,
): { readonly n: number; readonly of: number } {
  const here = events[at]?.scene;
  const isOther = ({ scene }: PlayedEvent) =>
    scene.title !== here?.title || scene.turn !== here.turn || scene.stage !== here.stage;
  const from = events.slice(0, at).findLastIndex(isOther) + 1;
  const after = events.slice(at).findIndex(isOther);
  const to = after < 0 ? events.length : at + after;
  return { n: at - from + 1, of: to - from };
}
