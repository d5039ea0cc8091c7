/** `scenesOf`: events cut into scenes: a volley, an attack with its reactions and its run, a melee with its results, a player turn. */

import { type Item, isNextStep, type Motion, type Scene, type SceneEntry } from '@grognard/engine';
import { lastOf } from '@grognard/lists';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { GiorgiView } from '../views/view.ts';
import { entryOf } from './entries.ts';
import { itemsOf } from './items.ts';
import { motionOf } from './motions.ts';
import { opensScene, partIn, partOf, type TurnPhase } from './phases.ts';

/** A scene while it is built. */
interface MutableScene {
  readonly part: TurnPhase;
  readonly title: string;
  readonly events: [number, number];
  readonly entries: SceneEntry[];
  readonly motions: Motion[];
  readonly items: Item[];
}

/** Nothing is hidden, so all viewers see the same scenes. */
export function scenesOf(table: Table, before: GiorgiView, events: readonly GiorgiEvent[]): readonly Scene[] {
  const state = copyState(before);
  const drafts: MutableScene[] = [];
  events.forEach((event, n) => {
    const last = drafts.at(-1);
    const part = partOf(event, last?.part ?? partIn(before));
    const motion = motionOf(table, state, event);
    const then = copyState(state);
    apply(table, state, event);
    const entry = entryOf(table, { event, number: n, before: then, after: state });
    if (last === undefined || part !== last.part || opensScene(event) || isNextStep(last.entries, entry))
      drafts.push(begin(table, part, n));
    const draft = lastOf(drafts);
    draft.events[1] = n + 1;
    if (motion !== null) addMotion(draft.motions, motion);
    if (entry !== null) draft.entries.push(entry);
    draft.items.push(...itemsOf(table, then, event, n));
  });
  return merged(drafts).map(({ title, events: span, entries, motions, items }) => ({
    title,
    events: span,
    entries,
    motions,
    items,
    ...(isOpening(events, entries) ? { isOpening: true } : {}),
  }));
}

function isOpening(events: readonly GiorgiEvent[], entries: readonly SceneEntry[]): boolean {
  const [only] = entries;
  return entries.length === 1 && only !== undefined && events[only.event]?.kind === 'turnBegan';
}

function begin({ words }: Table, part: TurnPhase, n: number): MutableScene {
  return { part, title: words.scenes[part], events: [n, n], entries: [], motions: [], items: [] };
}

/** A piece that has already moved in this scene continues from there, in the rest of the time. */
function addMotion(motions: Motion[], motion: Motion): void {
  const own = motions.filter(({ piece }) => piece === motion.piece);
  if (own.length === 0) {
    motions.push(motion);
    return;
  }
  // Equal parts of the time for each of its moves.
  const parts = own.length + 1;
  let part = 0;
  motions.forEach((one, at) => {
    if (one.piece !== motion.piece) return;
    motions[at] = { ...one, from: part / parts, to: (part + 1) / parts };
    part += 1;
  });
  motions.push({ ...motion, from: part / parts, to: 1 });
}

function isEmpty({ entries, motions, items }: MutableScene): boolean {
  return entries.length === 0 && motions.length === 0 && items.length === 0;
}

/** Events with nothing to see belong to the scene before them, or to the first. */
function merged(drafts: readonly MutableScene[]): readonly MutableScene[] {
  const scenes: MutableScene[] = [];
  let skipped: MutableScene | null = null;
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
