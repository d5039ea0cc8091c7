/** momentIn: what a turn was about, in a heading and a few sentences, with the table and the places to look at. */
import type { DisplayList, Item } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { capital } from '@grognard/rules-kit';
import { withChange } from '@grognard/session';
import { aimName } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import type { EpisodeToll, Moment, ShownEpisode, ShownScene, SideSummary } from '../referee/contract.ts';
import { summaryOf } from '../table/playback/summary.ts';

export interface BattleNote {
  readonly turn: number;
  readonly heading: string;
  readonly sentences: readonly string[];
  /** The table at the end of the turn, with the traces of what decided it. */
  readonly picture: DisplayList;
  readonly places: readonly Point[];
  /** The moment before the turn. */
  readonly before: Moment;
}

const mostNames = 3;
const mostSentences = 3;

interface TurnOfLog {
  readonly scenes: readonly ShownScene[];
  readonly after: DisplayList;
  readonly before: Moment;
}

/** Scenes of a turn, and the table at its end. Null if nothing happened in it. */
function turnIn(episodes: readonly ShownEpisode[], turn: number): TurnOfLog | null {
  let after: DisplayList | null = null;
  let before: Moment | null = null;
  const scenes: ShownScene[] = [];
  for (const [at, episode] of episodes.entries()) {
    let list = episode.before;
    for (const scene of episode.scenes) {
      list = withChange(list, scene.after);
      if (scene.turn !== turn) continue;
      before ??= at;
      scenes.push(scene);
      after = list;
    }
  }
  return after === null || before === null ? null : { scenes, after, before };
}

export function momentIn(
  turn: number,
  episodes: readonly ShownEpisode[],
  tolls: readonly EpisodeToll[],
  sides: readonly SideSummary[],
): BattleNote | null {
  const found = turnIn(episodes, turn);
  if (found === null) return null;
  const { scenes, after, before } = found;
  const out = tolls
    .filter((toll) => toll.turn === turn)
    .flatMap(({ losses }) => losses)
    .filter(({ isOut }) => isOut === true);
  const taken = new Map(scenes.flatMap(({ aims = [] }) => aims).map((aim) => [aim.id, aim]));
  const stages = new Map(scenes.map((scene) => [scene.stage, scene]));
  const deciding = [...stages.values()].flatMap((when) => summaryOf(episodes, when).deciding);
  const held = [...taken.values()].map((aim) => ({ aim, owner: sides.find(({ id }) => id === aim.owner) }));
  const told = held.map(({ aim, owner }) =>
    owner === undefined
      ? say('moment.left', { aim: aimName(aim) })
      : say('moment.taken', { aim: aimName(aim), name: owner.name }),
  );
  const names = out.map(({ name }) => name);
  const listed = names.slice(0, mostNames).join(', ');
  const fallen =
    names.length > mostNames
      ? say('moment.outMore', { names: listed, n: names.length - mostNames })
      : say('moment.out', { names: listed });
  const headings = [...told, ...(names.length > 0 ? [fallen] : [])];
  const [heading = say('moment.quiet'), ...more] = headings;
  const isDecisive = (scene: ShownScene) => scene.entries.some((entry) => deciding.includes(entry));
  const shown = scenes.filter(isDecisive);
  return {
    turn,
    heading,
    sentences: [...more.map(capital), ...deciding.map(({ words }) => words)].slice(0, mostSentences),
    picture: { ...after, items: [...after.items, ...traces(after, shown)] },
    places: [
      ...shown.flatMap(({ entries: all }) => all.flatMap(({ at }) => at ?? [])),
      ...shown.flatMap(({ items }) => items.flatMap(startOf)),
      ...held.flatMap(({ aim }) => aim.at ?? []),
    ],
    before,
  };
}

/** Where a shot comes from, which belongs to what is looked at. */
function startOf(item: Item): readonly Point[] {
  return item.kind === 'shot' || item.kind === 'rod' ? [item.from] : [];
}

/** What scenes leave on the table and it does not show yet. */
function traces({ items }: DisplayList, scenes: readonly ShownScene[]): readonly Item[] {
  const known = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
  return scenes
    .flatMap((scene, n) => scene.items.map((item): Item => ({ ...item, id: `${item.id} ${n}` })))
    .filter((item) => (item.kind === 'shot' || item.kind === 'rod') && !known.has(`${item.kind} ${item.id}`));
}

/** A part of a table to be shown large, in tenths of a millimetre. */
export interface TablePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Width to depth of the small maps. */
const shape = 8 / 5;
/** They show at least this share of the table's width. */
const least = 0.32;

/** The part of the table round these places, or the middle of it all if there are none. */
export function partRound(places: readonly Point[], table: DisplayList['table']): TablePart {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = places.length === 0 ? [0, table.width] : [Math.min(...xs), Math.max(...xs)];
  const [low, high] = places.length === 0 ? [0, table.depth] : [Math.min(...ys), Math.max(...ys)];
  const air = table.width / 12;
  const wanted = Math.max(right - left + 2 * air, (high - low + 2 * air) * shape, least * table.width);
  const width = Math.round(Math.min(wanted, table.width, table.depth * shape));
  const depth = Math.round(width / shape);
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - size, middle - size / 2)));
  return {
    x: within((left + right) / 2, width, table.width),
    y: within((low + high) / 2, depth, table.depth),
    width,
    depth,
  };
}
