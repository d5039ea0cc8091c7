/** Groups that change their order: blocks that turn, ranks brought up beside the front, wings that fall in behind (chapter move). */
import {
  asHeading,
  type Base,
  fromLocal,
  type Heading,
  type LocalPoint,
  type Pose,
  quarterTurn,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, present } from '@grognard/lists';
import { baseOf, offsetsIn } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { hasRoomAt } from './room.ts';

/** A member of a block: its place in the group, its middle in the frame of the first unit, and its size as it faces. */
interface Member {
  readonly n: number;
  readonly unit: UnitIndex;
  readonly right: Tenths;
  readonly ahead: Tenths;
  readonly wide: Tenths;
  readonly deep: Tenths;
}

interface Block {
  /** The base in whose frame all places are given. */
  readonly frame: Base;
  readonly heading: Heading;
  readonly members: readonly Member[];
}

const leftOf = ({ right, wide }: Member) => right - wide / 2;
const rightOf = ({ right, wide }: Member) => right + wide / 2;
const frontOf = ({ ahead, deep }: Member) => ahead + deep / 2;
const rearOf = ({ ahead, deep }: Member) => ahead - deep / 2;

/** A joined group as a block, or null if it is not joined. */
export function blockOf(table: Table, state: State, units: readonly UnitIndex[]): Block | null {
  const offsets = offsetsIn(table, state, units);
  if (offsets === null) return null;
  const frame = baseOf(table, state, entryAt(units, 0));
  const members = units.map((unit, n) => {
    const { footprint } = baseOf(table, state, unit);
    const [wide, deep] =
      footprint.shape === 'round'
        ? [2 * footprint.radius, 2 * footprint.radius]
        : [footprint.width, footprint.depth];
    return { n, unit, ...entryAt(offsets, n), wide, deep };
  });
  return { frame, heading: frame.heading, members };
}

function poseAt({ frame }: Block, heading: Heading, place: LocalPoint): Pose {
  return { ...fromLocal(frame, place), heading };
}

/** Files from the side turned to, each from front to rear: whatever a line just inside that side meets. */
function filesFrom(members: readonly Member[], to: 'left' | 'right'): Member[][] {
  const files: Member[][] = [];
  let rest = [...members];
  while (rest.length > 0) {
    const line = to === 'left' ? Math.min(...rest.map(leftOf)) + 1 : Math.max(...rest.map(rightOf)) - 1;
    const file = rest.filter((member) => leftOf(member) < line && line < rightOf(member));
    files.push(file.sort((a, b) => b.ahead - a.ahead));
    rest = rest.filter((member) => !file.includes(member));
  }
  return files;
}

/**
 * A block that turns by a quarter (`move.column-how`): the file on that side becomes the front rank about the block’s old front corner
 * there. Who finds no room in a rank goes to the next one (`move.column`).
 */
export function turnedBlock(table: Table, state: State, block: Block, to: 'left' | 'right'): Pose[] {
  const heading = asHeading(block.heading + (to === 'left' ? quarterTurn : -quarterTurn));
  const isAboutMiddle = table.options['move.quarter-anchor'] === 'centre';
  const group = block.members.map(({ unit }) => unit);
  const hasRoom = (unit: UnitIndex, place: LocalPoint) =>
    isAboutMiddle || hasRoomAt(table, state, group, unit, poseAt(block, heading, place));
  const places = ranksTurned(filesFrom(block.members, to), to, hasRoom);
  const shift = isAboutMiddle ? shiftToMiddle(block.members, places) : { right: 0, ahead: 0 };
  return block.members.map(({ n }) => {
    const { right, ahead } = present(places.get(n), 'place after the turn');
    return poseAt(block, heading, { right: right + shift.right, ahead: ahead + shift.ahead });
  });
}

/** Where each stands in the new ranks, with its size along the old front and across it. */
function ranksTurned(
  files: readonly (readonly Member[])[],
  to: 'left' | 'right',
  hasRoom: (unit: UnitIndex, place: LocalPoint) => boolean,
): Map<number, Member> {
  const ranks = files.map((file) => [...file]);
  const head = entryAt(entryAt(ranks, 0), 0);
  const inwards = to === 'left' ? 1 : -1;
  const side = to === 'left' ? leftOf(head) : rightOf(head);
  const places = new Map<number, Member>();
  let depth = 0;
  // Grows while somebody finds no room.
  for (const [n, rank] of ranks.entries()) {
    let along = 0;
    for (const [place, member] of rank.entries()) {
      const right = side + inwards * (depth + member.deep / 2);
      const ahead = frontOf(head) - along - member.wide / 2;
      if (place > 0 && !hasRoom(member.unit, { right, ahead })) {
        const late = rank.splice(place);
        if (n + 1 < ranks.length) entryAt(ranks, n + 1).push(...late);
        else ranks.push(late);
        break;
      }
      places.set(member.n, { ...member, right, ahead, wide: member.deep, deep: member.wide });
      along += member.wide;
    }
    depth += Math.max(...rank.map(({ deep }) => deep));
  }
  return places;
}

/** By option the block turns about its middle instead (`move.quarter-anchor`). */
function shiftToMiddle(before: readonly Member[], places: ReadonlyMap<number, Member>): LocalPoint {
  const middle = (members: readonly Member[]) => ({
    right: (Math.min(...members.map(leftOf)) + Math.max(...members.map(rightOf))) / 2,
    ahead: (Math.min(...members.map(rearOf)) + Math.max(...members.map(frontOf))) / 2,
  });
  const [was, is] = [middle(before), middle([...places.values()])];
  return { right: Math.round(was.right - is.right), ahead: Math.round(was.ahead - is.ahead) };
}

/** The front rank: all whom a line just behind the foremost front meets. */
function frontRank({ members }: Block): Member[] {
  const line = Math.max(...members.map(frontOf)) - 1;
  return members.filter((member) => rearOf(member) < line && frontOf(member) > line);
}

/** Where units come up beside the front rank, sideways first and then ahead (`move.extension-cost`). Null if there are too few. */
export function extendedFront(
  block: Block,
  { left, right }: Extract<OrderStep, { readonly step: 'extend' }>,
): readonly (readonly Pose[])[] | null {
  const front = frontRank(block);
  let rest = block.members.filter((member) => !front.includes(member));
  if (left + right === 0 || rest.length < left + right) return null;
  const line = Math.max(...block.members.map(frontOf));
  let [edgeLeft, edgeRight] = [Math.min(...front.map(leftOf)), Math.max(...front.map(rightOf))];
  const places = new Map<number, LocalPoint>();
  for (let n = 0; n < left + right; n++) {
    const isLeft = n < left;
    const member = rearmost(rest, isLeft);
    rest = rest.filter((one) => one !== member);
    const aside = isLeft ? edgeLeft - member.wide / 2 : edgeRight + member.wide / 2;
    places.set(member.n, { right: aside, ahead: line - member.deep / 2 });
    if (isLeft) edgeLeft -= member.wide;
    else edgeRight += member.wide;
  }
  const look = (place: (at: LocalPoint, from: Member) => LocalPoint) =>
    block.members.map((member) => {
      const at = places.get(member.n);
      return poseAt(block, block.heading, at === undefined ? member : place(at, member));
    });
  return [look(({ right: aside }, { ahead }) => ({ right: aside, ahead })), look((at) => at)];
}

/** Of the last rank the outermost on that side. */
function rearmost(rest: readonly Member[], isLeft: boolean): Member {
  const last = Math.min(...rest.map(frontOf));
  const rank = rest.filter((member) => frontOf(member) === last);
  const ordered = rank.sort((a, b) => (isLeft ? a.right - b.right : b.right - a.right));
  return entryAt(ordered, 0);
}

export interface Contraction {
  readonly poses: readonly Pose[];
  /** Who falls in behind, by place in the group. Only where they end counts. */
  readonly tucked: readonly number[];
}

/** Wings that fall in behind the units that lead, nearest first (`move.contraction`). Null if the wings are not those named. */
export function contractedFront(
  block: Block,
  isLead: (unit: UnitIndex) => boolean,
  { left, right }: Extract<OrderStep, { readonly step: 'contract' }>,
): Contraction | null {
  const lead = block.members.filter(({ unit }) => isLead(unit));
  if (lead.length === 0 || lead.length === block.members.length) return null;
  const [from, to] = [Math.min(...lead.map(leftOf)), Math.max(...lead.map(rightOf))];
  const others = block.members.filter((member) => !lead.includes(member));
  const leftWing = others.filter((member) => rightOf(member) <= from).sort((a, b) => b.right - a.right);
  const rightWing = others.filter((member) => leftOf(member) >= to).sort((a, b) => a.right - b.right);
  if (leftWing.length !== left || rightWing.length !== right) return null;
  const stays = others.filter((member) => !leftWing.includes(member) && !rightWing.includes(member));
  const standing: Member[] = [...lead, ...stays];
  const tucked: number[] = [];
  for (let n = 0; n < Math.max(left, right); n++)
    for (const [wing, at] of [
      [leftWing, (wide: number) => from + wide / 2],
      [rightWing, (wide: number) => to - wide / 2],
    ] as const) {
      const member = wing[n];
      if (member === undefined) continue;
      const middle = { ...member, right: at(member.wide) };
      const above = standing.filter((one) => leftOf(one) < rightOf(middle) && leftOf(middle) < rightOf(one));
      standing.push({ ...middle, ahead: Math.min(...above.map(rearOf)) - member.deep / 2 });
      tucked.push(member.n);
    }
  const poses = block.members.map(({ n }) =>
    poseAt(
      block,
      block.heading,
      entryAt(
        standing,
        standing.findIndex((one) => one.n === n),
      ),
    ),
  );
  return { poses, tucked };
}
