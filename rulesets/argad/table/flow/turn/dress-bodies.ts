/** Bodies after a turn: gaps are filled from the last rank, or the body opens (`formation.close-order`). */

import type { Resolution } from '@grognard/engine';
import { isWithin, memberPose, overlaps, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { bodyOf } from '../../../data/distances.ts';
import { contactGap } from '../../../scenarios/measure.ts';
import { bodyFootprint, ownBase } from '../../bodies/bases.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { isOnHorse } from '../../bodies/in-the-way.ts';
import { edgeCrossed } from '../../field/hiding.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { BodyIndex, FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { onlyKnowers } from '../../state/visibility.ts';

export function dressBodies(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  for (const body of indicesOf(state.bodies)) {
    const { members } = entryAt(state.bodies, body);
    if (members.length === 0) continue;
    const only = onlyKnowers(table, state, members);
    const dressed = canStay(table, state, body) ? dressedRanks(table, state, body) : 'open';
    if (dressed === 'open') resolution.emit({ kind: 'opened', body, members: [...members], ...only });
    else if (dressed !== 'in place') resolution.emit({ kind: 'bodyClosedUp', body, ...dressed, ...only });
  }
}

/** Whether a body has enough figures with a leader among them (`leader.formation`). */
function canStay({ roster }: Table, { bodies }: State, body: BodyIndex): boolean {
  const { members } = entryAt(bodies, body);
  return members.length >= bodyOf && members.some((figure) => entryAt(roster, figure).leader);
}

/** The places of a body and the figure in each. Null marks a gap. */
interface BodyRanks {
  readonly places: readonly Pose[];
  readonly figures: (FigureIndex | null)[];
  /** Figures driven out of their places. */
  readonly astray: FigureIndex[];
}

type Dressed = {
  readonly members: FigureIndex[];
  readonly files: number;
  readonly at: { x: number; y: number };
};

/** The body closed up, or 'in place' if nothing changes, or 'open' if a figure stands where it would have to. */
function dressedRanks(table: Table, state: State, body: BodyIndex): Dressed | 'in place' | 'open' {
  const { members, files } = entryAt(state.bodies, body);
  const { places, figures, astray } = ranksOf(state, body);
  const spare = figures.slice(members.length).filter((figure) => figure !== null);
  // With one rank fewer, the middle of the body moves.
  const isAsDeep = places.length === files * Math.ceil(members.length / files);
  if (isAsDeep && spare.length === 0 && astray.length === 0) return 'in place';
  const closed: FigureIndex[] = [];
  for (let place = 0; place < members.length; place++) {
    const standing = figures[place] ?? null;
    if (standing !== null) {
      closed.push(standing);
      continue;
    }
    const fromRear = spare.pop();
    const figure = fromRear ?? astray.shift()!;
    const manner = fromRear === undefined ? 'driven off' : 'from the rear';
    if (!isFreePlace(table, state, { figure, pose: entryAt(places, place), manner })) return 'open';
    closed.push(figure);
  }
  return { members: closed, files, at: middleOf(state, body, entryAt(places, 0)) };
}

/** A figure within this distance of a place stands on it, in tenths of a millimetre. */
const slack = 10;
/** The largest number of ranks that casualties remove in one turn. */
const mostRanksLost = 10;

/** The ranks as they were before casualties: the depth at which most figures stand in a place. */
function ranksOf(state: State, body: BodyIndex): BodyRanks {
  const { members, files } = entryAt(state.bodies, body);
  const least = Math.ceil(members.length / files);
  let best = ranksOfDepth(state, body, least);
  for (let depth = least + 1; depth <= least + mostRanksLost && best.astray.length > 0; depth++) {
    const other = ranksOfDepth(state, body, depth);
    if (other.astray.length < best.astray.length) best = other;
  }
  return best;
}

function ranksOfDepth(state: State, body: BodyIndex, ranks: number): BodyRanks {
  const { members, files, x, y, heading } = entryAt(state.bodies, body);
  const footprint = bodyFootprint(state, entryAt(state.bodies, body));
  const deep = footprint.shape === 'rectangle' ? { ...footprint, ranks } : footprint;
  const base = placeBase(deep, { x, y, heading });
  const places: Pose[] = [];
  for (let n = 0; n < files * ranks; n++) {
    const pose = memberPose(base, n % files, Math.floor(n / files));
    places.push({ x: Math.round(pose.x), y: Math.round(pose.y), heading });
  }
  const figures = places.map((): FigureIndex | null => null);
  const astray: FigureIndex[] = [];
  for (const figureIndex of members) {
    const figure = entryAt(state.figures, figureIndex);
    const place = places.findIndex(
      (pose, n) =>
        figures[n] === null && Math.abs(pose.x - figure.x) <= slack && Math.abs(pose.y - figure.y) <= slack,
    );
    if (place < 0) astray.push(figureIndex);
    else figures[place] = figureIndex;
  }
  return { places, figures, astray };
}

interface Claim {
  readonly figure: FigureIndex;
  readonly pose: Pose;
  readonly manner: 'from the rear' | 'driven off';
}

/**
 * Whether a figure may take a place in the ranks: it is on the table and no other figure stands on it. A figure driven out of
 * the ranks does not close up to an enemy either, because a recoil would then cost nothing (`melee.recoil`).
 */
function isFreePlace(table: Table, state: State, { figure, pose, manner }: Claim): boolean {
  if (edgeCrossed(table.field, pose) !== null) return false;
  const base = ownBase({ ...entryAt(state.figures, figure), ...pose });
  if (isOnHorse(state, base)) return false;
  const { body } = entryAt(state.figures, figure);
  return state.figures.every((other, index) => {
    if (index === figure || other.status !== 'on' || other.body === body) return true;
    if (Math.abs(other.x - pose.x) > farthest || Math.abs(other.y - pose.y) > farthest) return true;
    const there = ownBase(other);
    if (overlaps(base, there)) return false;
    return (
      manner === 'from the rear' || !areEnemies(table, figure, index) || !isWithin(base, there, contactGap)
    );
  });
}

/** Bases whose middles are farther apart than this on one axis neither overlap nor touch, in tenths of a millimetre. */
const farthest = 700;

/** The middle of a body whose first figure stands here. The front rank stays in place. */
function middleOf(state: State, index: BodyIndex, first: Pose): { x: number; y: number } {
  const body = entryAt(state.bodies, index);
  const trial = placeBase(bodyFootprint(state, body), { x: 0, y: 0, heading: body.heading });
  const corner = memberPose(trial, 0, 0);
  return { x: first.x - Math.round(corner.x), y: first.y - Math.round(corner.y) };
}
