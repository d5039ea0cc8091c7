/** cutScenes: groups events into scenes, for games in which each event belongs to a part of the turn. */
import { lastOf } from '@grognard/lists';
import type { Item } from './display-list.ts';
import { isNextStep, type Motion, type Scene, type SceneEntry } from './scene.ts';

/** What a game says of one event: the part of the turn it belongs to, and what is shown and told of it. */
export interface ShownEvent<Part extends string> {
  readonly part: Part;
  /** It begins a scene of its own. */
  readonly opens: boolean;
  /** Its scene only announces a part of the game if nothing else is told in it. */
  readonly announces: boolean;
  readonly entry: SceneEntry | null;
  readonly motions: readonly Motion[];
  readonly items: readonly Item[];
}

interface Draft<Part extends string> {
  readonly part: Part;
  readonly events: [number, number];
  readonly entries: SceneEntry[];
  readonly motions: Motion[];
  readonly items: Item[];
}

/** Scenes of events in their order. Every throw has a scene of its own; events with nothing to see belong to the one before them. */
export function cutScenes<Part extends string>(
  shown: readonly ShownEvent<Part>[],
  titles: Readonly<Record<Part, string>>,
): Scene[] {
  const drafts: Draft<Part>[] = [];
  shown.forEach(({ part, opens, entry, motions, items }, n) => {
    const last = drafts.at(-1);
    if (last === undefined || part !== last.part || opens || isNextStep(last.entries, entry))
      drafts.push({ part, events: [n, n], entries: [], motions: [], items: [] });
    const draft = lastOf(drafts);
    draft.events[1] = n + 1;
    for (const motion of motions) addMotion(draft.motions, motion);
    if (entry !== null) draft.entries.push(entry);
    draft.items.push(...items);
  });
  return merged(drafts).map(({ part, entries, ...scene }) => ({
    title: titles[part],
    entries,
    ...scene,
    ...(isOpening(shown, entries) ? { isOpening: true } : {}),
  }));
}

function isOpening<Part extends string>(
  shown: readonly ShownEvent<Part>[],
  entries: readonly SceneEntry[],
): boolean {
  const [only] = entries;
  return entries.length === 1 && only !== undefined && shown[only.event]?.announces === true;
}

/** A piece that has already moved in this scene continues from there, in equal parts of the time. */
function addMotion(motions: Motion[], motion: Motion): void {
  const own = motions.filter(({ piece }) => piece === motion.piece);
  if (own.length === 0) {
    motions.push(motion);
    return;
  }
  const parts = own.length + 1;
  let part = 0;
  motions.forEach((one, at) => {
    if (one.piece !== motion.piece) return;
    motions[at] = { ...one, from: part / parts, to: (part + 1) / parts };
    part += 1;
  });
  motions.push({ ...motion, from: part / parts, to: 1 });
}

function isEmpty<Part extends string>({ entries, motions, items }: Draft<Part>): boolean {
  return entries.length === 0 && motions.length === 0 && items.length === 0;
}

/** Events with nothing to see belong to the scene before them, or to the first. */
function merged<Part extends string>(drafts: readonly Draft<Part>[]): readonly Draft<Part>[] {
  const scenes: Draft<Part>[] = [];
  let skipped: Draft<Part> | null = null;
  for (const draft of drafts) {
    const last = scenes.at(-1);
    if (isEmpty(draft)) {
      if (last === undefined) skipped ??= draft;
      else last.events[1] = draft.events[1];
      continue;
    }
    if (last === undefined) draft.events[0] = 0;
    scenes.push(draft);
  }
  if (scenes.length > 0 || skipped === null) return scenes;
  return [{ ...skipped, events: [0, lastOf(drafts).events[1]] }];
}
