/** A path cut where its ground changes, with the length of each stretch, its effect on the move, and how far the figure gets. */

import type { PathStretch } from '@grognard/engine';
import { type Path, pointsBetween, type Tenths, type Track } from '@grognard/geometry';
import { none, numberAt } from '@grognard/lists';
import { listed } from '@grognard/rules-kit';
import { groundRows } from '../../data/grounds.ts';
import type { Ground } from '../../model.ts';
import type { MoveRead } from '../../rules/move/input.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { slowingOf } from '../../rules/move/slowing.ts';
import { blockedChance } from '../actions/cost.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { firstMeeting, isNearWay, walk } from '../field/centre-line.ts';
import { stretchesOf, type WayGround } from '../field/ground.ts';
import type { Table } from '../state/model.ts';

interface ShownPath {
  readonly path: Path;
  readonly track: Track;
  readonly along: WayGround;
  readonly length: Tenths;
  readonly allowance: Tenths;
  readonly read: MoveRead;
  /** The swimming allowance of a whole turn. */
  readonly swims: Tenths;
}

/** One kind of ground on a part of the path. */
interface GroundPart {
  readonly ground: Ground;
  readonly from: Tenths;
  readonly to: Tenths;
}

/** The length of path shown for a linear obstacle, to either side of it. */
const half: Tenths = 50;

export function stretchesAlong(table: Table, shown: ShownPath): PathStretch[] {
  const parts = partsOf(table, shown);
  const within = Math.min(gets(shown), shown.along.barredAt ?? shown.length);
  const cuts = new Set<Tenths>([0, shown.length, Math.min(within, shown.length)]);
  for (const { from, to } of parts) {
    cuts.add(Math.max(0, from));
    cuts.add(Math.min(shown.length, to));
  }
  const marks = [...cuts].sort((a, b) => a - b);
  const stretches: PathStretch[] = [];
  for (let i = 1; i < marks.length; i++) {
    const [from, to] = [numberAt(marks, i - 1), numberAt(marks, i)];
    const middle = (from + to) / 2;
    const grounds = parts
      .filter((part) => part.from <= middle && middle <= part.to)
      .map(({ ground }) => ground);
    addStretch(table, shown, { from, to, grounds: [...new Set(grounds)], isWithin: to <= within }, stretches);
  }
  return stretches;
}

/** How far a turn of walking and swimming takes the figure (`water.change`). */
function gets({ along: { deep }, allowance, swims, length }: ShownPath): Tenths {
  if (deep.length === 0) return allowance;
  let [at, left] = [0, 1];
  for (const { from, to } of [...deep, { from: length, to: length }]) {
    for (const [end, most] of [
      [from, allowance],
      [to, swims],
    ] as const) {
      if (end <= at) continue;
      if (end - at > left * most) return Math.floor(at + left * most);
      left -= (end - at) / most;
      at = end;
    }
  }
  return length;
}

interface Cut {
  readonly from: Tenths;
  readonly to: Tenths;
  readonly grounds: readonly Ground[];
  readonly isWithin: boolean;
}

/** Extends the last stretch if nothing changes, otherwise adds one. */
function addStretch(table: Table, shown: ShownPath, cut: Cut, stretches: PathStretch[]): void {
  const { from, to, grounds, isWithin } = cut;
  const { ground } = interactionWordsOf(table);
  const name =
    grounds.length === 0
      ? ground.open
      : listed(
          grounds.map((one) => table.words.terms.grounds[one]),
          table.words.rules.language,
        );
  const price = priceOf(table, shown, grounds);
  const points = pointsBetween(shown.path, from, to);
  const last = stretches.at(-1);
  if (last === undefined || last.ground !== name || last.isWithin !== isWithin) {
    stretches.push({ points, length: to - from, ground: name, price, isWithin });
    return;
  }
  stretches[stretches.length - 1] = {
    ...last,
    points: [...last.points, ...points.slice(1)],
    length: last.length + to - from,
  };
}

/** Every ground on the path with its stretch. */
function partsOf({ field }: Table, { track, along, length }: ShownPath): GroundPart[] {
  const parts: GroundPart[] = [];
  if (along.grounds.length === 0) return parts;
  along.rooms.forEach(({ from, room }, n) => {
    if (room !== none) parts.push({ ground: 'building', from, to: along.rooms[n + 1]?.from ?? length });
  });
  walk(track);
  for (const area of field.slowing) {
    const ground = area.ground!;
    if (!along.grounds.includes(ground) || !isNearWay(area.polygon)) continue;
    for (const { from, to } of stretchesOf(area, track)) parts.push({ ground, from, to });
  }
  for (const { ground, line } of field.obstacles) {
    if (ground === null || !along.grounds.includes(ground) || !isNearWay(line)) continue;
    const at = firstMeeting(track, line);
    if (at !== null) parts.push({ ground, from: Math.max(0, at - half), to: Math.min(length, at + half) });
  }
  return parts;
}

/** The effect of ground on a move that enters it, in words. */
function priceOf(table: Table, { read, swims }: ShownPath, grounds: readonly Ground[]): string {
  const { ground, cm } = interactionWordsOf(table);
  if (grounds.length === 0) return ground.free;
  if (grounds.includes('deep-water')) return ground.swim(cm(swims));
  const who =
    read.mounted !== true ? 'foot' : read.troop === 'mounted-infantry' ? 'mountedInfantry' : 'cavalry';
  if (grounds.some((one) => groundRows[one][who] === 'barred')) return ground.barred;
  const situation = moveSituation(table.rules, { ...read, ground: grounds });
  if (situation.ground === 'open') return ground.free;
  const slowing = slowingOf(situation);
  return ground.price(
    slowing.dice,
    situation.ground === 'very-difficult' ? 'half' : 'whole',
    blockedChance(slowing),
  );
}
