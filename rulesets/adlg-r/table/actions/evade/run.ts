/** runAway: the way of an evader: straight on, round what stands in the way, by `evade.search`. */
import { asHeading, cornerOf, leadsThrough, type Pose, poseByCorner, type Tenths } from '@grognard/geometry';
import {
  baseAt,
  baseOf,
  isOnTable,
  poseAhead,
  roomToEdge,
  standsOn,
  trackAhead,
} from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { State, Table } from '../../state/model.ts';
import { mayPass, settleOver } from '../pass/index.ts';
import { limitAhead, passableUnder } from '../run/index.ts';
import {
  type EvaderOnWay,
  enemyLightOf,
  freeAhead,
  obstaclesFor,
  passableFriends,
  slid,
  slidesPast,
} from './way.ts';

export interface EvadeRun {
  /** Poses at each bend, the first where it set out, the last where it ends. */
  readonly way: readonly Pose[];
  /** Distance used, manoeuvres included. */
  readonly used: Tenths;
  /** It has left the table (`evade.leaves`). */
  readonly left: boolean;
  /** Something stood in its way beside the distance. */
  readonly stopped: boolean;
}

export interface RunAsked extends EvaderOnWay {
  readonly from: Pose;
  /** Taken by wheels before the die, and the angle of these. */
  readonly used: Tenths;
  readonly wheeled: number;
  readonly change: Tenths;
  /** Distance of the nearest enemy where it stood. */
  readonly near: Tenths | null;
  readonly ground: FieldGround;
}

/** Where an evader is on its run, and what it has left for getting round obstacles. */
interface Running {
  readonly pose: Pose;
  readonly used: Tenths;
  readonly slide: Tenths;
  readonly wheel: number;
  readonly ground: FieldGround;
}

/** Wheels in one evasion, in tenths of a degree (`evade.avoid-how`), and the angle that costs 1 UD (`move.wheel-part`). */
const mostWheel = 900;
const angleOfOneUd = 600;

/** Wheels tried one after the other, in tenths of a degree, before the least one is looked for. */
const wheelStep = 50;

/** Obstacles that an evader gets round in one run. */
const mostDetours = 6;

export function runAway(table: Table, state: State, asked: RunAsked): EvadeRun {
  const way: Pose[] = [asked.from];
  let now: Running = {
    pose: asked.from,
    used: asked.used,
    slide: table.sizes.ud,
    wheel: mostWheel - asked.wheeled,
    ground: worseOf(asked.ground, passableUnder(table, baseAt(table, state, asked.unit, asked.from))),
  };
  for (let detours = 0; detours <= mostDetours; detours++) {
    const ahead = stretchOf(table, state, asked, now);
    if (!ahead.isBlocked) break;
    // Only within 1 UD of the obstacle.
    const before = goOn(table, state, asked, now, Math.max(0, ahead.far - table.sizes.ud));
    const detour = detourAt(table, state, asked, before);
    if (detour === null) break;
    way.push(before.pose, detour.pose);
    now = detour;
  }
  return finish(table, state, asked, now, way);
}

/** Straight on as far as distance, ground and bodies let it. */
function stretchOf(
  table: Table,
  state: State,
  asked: RunAsked,
  { pose, used, ground }: Running,
): { readonly far: Tenths; readonly isBlocked: boolean } {
  const most = table.field.width + table.field.depth;
  const track = trackAhead(table, state, asked.unit, pose, most);
  const { change, near } = asked;
  const limit = limitAhead(table, state, asked.unit, track, {
    ground,
    used,
    change,
    near,
    isCareful: false,
    avoidsWalls: true,
  });
  return freeAhead(table, state, asked, pose, limit);
}

function goOn(table: Table, state: State, { unit }: RunAsked, now: Running, by: Tenths): Running {
  const pose = poseAhead(now.pose, by);
  const track = trackAhead(table, state, unit, now.pose, by);
  // The ground between the ends counts too.
  const areas = table.field.areas.filter(({ polygon, ground }) => {
    if (ground === 'open' || ground === 'impassable') return false;
    return leadsThrough(polygon, track);
  });
  const ground = areas.reduce<FieldGround>((worst, area) => worseOf(worst, area.ground), now.ground);
  return { ...now, pose, used: now.used + by, ground };
}

/** The least slide, then the least wheel, that frees most of the way; null if none frees more than going straight on. */
function detourAt(table: Table, state: State, asked: RunAsked, now: Running): Running | null {
  const { ud } = table.sizes;
  const tries: Running[] = [
    ...slidesPast(table, state, asked, now.pose, 2 * ud)
      .filter((by) => Math.abs(by) <= now.slide)
      .map((by) => ({
        ...now,
        pose: slid(now.pose, by),
        used: now.used + Math.abs(by),
        // One slide in a run.
        slide: 0,
      })),
    ...wheelsAt(table, state, asked, now),
  ];
  let best: Running | null = null;
  let most = stretchOf(table, state, asked, now).far;
  for (const one of tries) {
    const { far } = stretchOf(table, state, asked, one);
    if (far <= most + table.sizes.eps) continue;
    best = one;
    most = far;
  }
  return best;
}

/** Wheels to both sides, the least first, of equals to the left. Each swings over ground that is free. */
function wheelsAt(table: Table, state: State, asked: RunAsked, now: Running): Running[] {
  const found: Running[] = [];
  const shut = { left: false, right: false };
  for (let angle = wheelStep; angle <= now.wheel; angle += wheelStep)
    for (const side of ['left', 'right'] as const) {
      const one = wheeledBy(table, state, asked.unit, now, side, angle);
      shut[side] ||= !isFree(table, state, asked, one.pose);
      if (!shut[side]) found.push(one);
    }
  return found;
}

export function wheeledBy(
  table: Table,
  state: State,
  unit: RunAsked['unit'],
  now: Running,
  side: 'left' | 'right',
  angle: number,
): Running {
  const base = baseAt(table, state, unit, now.pose);
  const corner = side === 'left' ? 'front-left' : 'front-right';
  const heading = asHeading(now.pose.heading + (side === 'left' ? angle : -angle));
  const pose = poseByCorner(base.footprint, heading, corner, cornerOf(base, corner));
  const cost = Math.ceil((angle * table.sizes.ud) / angleOfOneUd);
  return { ...now, pose, used: now.used + cost, wheel: now.wheel - angle };
}

function isFree(table: Table, state: State, asked: RunAsked, pose: Pose): boolean {
  const base = baseAt(table, state, asked.unit, pose);
  if (groundUnder(table.field, base) === 'impassable') return false;
  return !obstaclesFor(table, state, asked, pose.heading).some((body) =>
    standsOn(base, body, table.sizes.eps),
  );
}

/** The last stretch: to its end, clear of friends, or off the table. */
function finish(table: Table, state: State, asked: RunAsked, now: Running, way: Pose[]): EvadeRun {
  const { far, isBlocked: stopped } = stretchOf(table, state, asked, now);
  const base = baseAt(table, state, asked.unit, now.pose);
  const room = roomToEdge(table, base, far);
  if (room < far && hasLeft(table, state, asked, poseAhead(now.pose, far))) {
    way.push(poseAhead(now.pose, room));
    return { way, used: now.used + room, left: true, stopped: false };
  }
  const end = clearOfFriends(table, state, asked, now, Math.min(far, room));
  way.push(poseAhead(now.pose, end));
  return { way, used: now.used + Math.min(end, far), left: false, stopped };
}

/** `evade.leaves`: when any part of its base passes the edge, or by option the whole. */
function hasLeft(table: Table, state: State, { unit }: RunAsked, pose: Pose): boolean {
  const base = baseAt(table, state, unit, pose);
  if (table.options['evade.leaves'] === 'part') return !isOnTable(table, base);
  const { box } = table.field;
  return (['front-left', 'front-right', 'rear-left', 'rear-right'] as const).every((corner) => {
    const { x, y } = cornerOf(base, corner);
    return x < box.minX || y < box.minY || x > box.maxX || y > box.maxY;
  });
}

/** Clear of friends whom it passes, or pushing them; who has no room stops short (`interpenetration.room`). */
function clearOfFriends(table: Table, state: State, asked: RunAsked, { pose }: Running, far: Tenths): Tenths {
  const { unit, mates } = asked;
  const settled = settleOver(table, state, unit, poseAhead(pose, far), pose.heading);
  // Nobody is pushed who is only burst through.
  const isOnMate =
    settled?.pushed.some(
      (pushed) => mates.includes(pushed.unit) || !mayPass(table, state, unit, pose.heading, pushed.unit),
    ) ?? false;
  if (settled !== null && !isOnMate) {
    const end = far + settled.carried;
    const base = baseAt(table, state, unit, poseAhead(pose, end));
    const isOnLight = enemyLightOf(table, state, unit).some((other) =>
      standsOn(base, baseOf(table, state, other), table.sizes.eps),
    );
    if (!isOnLight && roomToEdge(table, baseAt(table, state, unit, pose), end) >= end) return end;
  }
  const passed = [...passableFriends(table, state, asked, pose.heading), ...enemyLightOf(table, state, unit)];
  const friends = passed.map((other) => baseOf(table, state, other));
  const isClear = (by: Tenths) => {
    const base = baseAt(table, state, unit, poseAhead(pose, by));
    return !friends.some((friend) => standsOn(base, friend, table.sizes.eps));
  };
  for (let by = far; by > 0; by--) if (isClear(by)) return by;
  return 0;
}
