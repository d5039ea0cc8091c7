/** The events a viewer may read, cut into scenes: shots, slowing dice, simultaneous movement, contact, melee by length, the end. */

import { type Item, isNextStep, type Motion, type Scene, type SceneEntry } from '@grognard/engine';
import { makePath, type Point, pathLength, pointAlong } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { lengths } from '../../model.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { apply } from '../flow/apply.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { ArgadView } from '../state/view-model.ts';
import { type KnownState, knownState } from '../views/known-state.ts';
import { learn } from '../views/learn.ts';
import { entryOf } from './entries.ts';
import { motionsOf } from './motions.ts';
import { type Phase, phasesOf } from './phases.ts';
import { coveredAt } from './shot-cover.ts';

/** A scene being assembled. */
interface MutableScene {
  readonly title: string;
  readonly events: [number, number];
  readonly entries: SceneEntry[];
  readonly motions: Motion[];
  readonly items: Item[];
}

export function scenesOf(table: Table, before: ArgadView, events: readonly ArgadEvent[]): Scene[] {
  const state = knownState(table, before);
  const phases = phasesOf(table, events, state);
  const drafts: MutableScene[] = [];
  events.forEach((event, n) => {
    const phase = entryAt(phases, n);
    const last = n > 0 ? entryAt(phases, n - 1) : null;
    if (event.learnt !== undefined) learn(table, state, event.learnt);
    const motions = motionsOf(table, state, event);
    apply(state, event);
    const entry = entryOf(table, { events, number: n, after: state });
    const isNextPhase = last === null || phase.part !== last.part || phase.length !== last.length;
    if (isNextPhase || isNextStep(lastOf(drafts).entries, entry))
      drafts.push({
        title: titleOf(table, phase, events, n),
        events: [n, n],
        entries: [],
        motions: [],
        items: [],
      });
    const draft = lastOf(drafts);
    draft.events[1] = n + 1;
    for (const motion of motions) addMotion(draft.motions, motion);
    if (entry !== null) draft.entries.push(entry);
    draft.items.push(...itemsOf(table, state, event, n));
  });
  return merged(drafts);
}

/** What a piece does after it has stopped takes the last part of the time. */
const lastPart = 0.9;

/** A piece that has already moved in this scene continues from there, later. */
function addMotion(motions: Motion[], motion: Motion): void {
  const at = motions.findLastIndex(({ piece }) => piece === motion.piece);
  const before = motions[at];
  if (before === undefined) {
    motions.push(motion);
    return;
  }
  if (before.to > lastPart) motions[at] = { ...before, to: (before.from + before.to) / 2 };
  motions.push({ ...motion, from: entryAt(motions, at).to, to: 1 });
}

function titleOf(table: Table, { part, length }: Phase, events: readonly ArgadEvent[], from: number): string {
  const { scenes } = interactionWordsOf(table);
  if (part === 'melee') return scenes.melee[entryAt(lengths, length)];
  if (part === 'end' && events.slice(from).some(({ kind }) => kind === 'ended')) return scenes.over;
  return scenes[part];
}

/** The line of a shot goes from middle to middle, its range is measured from base to base (`figure.measure`). */
function measuredOf({ from, to, rangeCm }: ArgadEventOf<'shot'>): readonly [Point, Point] {
  const line = makePath([from, to]);
  const far = pathLength(line);
  const cut = Math.max(0, Math.round((far - rangeCm * tenthsPerCm) / 2));
  return [pointAlong(line, cut), pointAlong(line, far - cut)];
}

/** Items on the table while a scene is shown. */
function itemsOf(table: Table, { figures }: KnownState, event: ArgadEvent, n: number): Item[] {
  if (event.kind === 'shot') {
    const { from, to, hits } = event;
    const measured = measuredOf(event);
    const at = coveredAt(table.field, event);
    const cover = at === null ? {} : { coveredAt: at };
    return [
      { kind: 'shot', id: `shot:${n}`, from, to, measured, ...cover, result: hits > 0 ? 'hit' : 'miss' },
    ];
  }
  if (event.kind !== 'fell') return [];
  const { x, y, heading, mounted } = entryAt(figures, event.figure);
  const { id, side } = entryAt(table.roster, event.figure);
  return [
    {
      kind: 'fallen',
      id: `fallen-${id}`,
      side: entryAt(table.sides, side).id,
      at: { x, y },
      heading,
      mounted,
    },
  ];
}

function isEmpty({ entries, motions, items }: MutableScene): boolean {
  return entries.length === 0 && motions.length === 0 && items.length === 0;
}

/** Events with nothing to see join the scene before them, or the first. */
function merged(drafts: readonly MutableScene[]): MutableScene[] {
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
