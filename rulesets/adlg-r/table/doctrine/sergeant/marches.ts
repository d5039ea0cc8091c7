/** marchesOf: ways in which a line could move now, before any rule is asked. */
import { angleBetween, headingTo, turnBetween } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { allowanceOn } from '../../actions/move/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { apart, type Body, bearingOf, bodyIn, type Mind } from '../mind.ts';

const angleOfOneUd = 600;
/** Smaller angles are not worth a wheel, in tenths of a degree. */
const leastWheel = 40;
/** Angle from which a single unit rather turns than wheels. */
const turnsFrom = 600;
/** Just outside of a zone of control. */
const outsideZone = 1.04;
/** Least length worth an order, in UD. */
const leastUd = 0.3;
/** Farthest enemies that a line looks at. */
const looksAt = 3;

/** A line as it marches: its members, the pace of the slowest, and its front. */
interface Column {
  readonly bodies: readonly Body[];
  readonly lead: Body;
  readonly pace: number;
  readonly abreast: number;
}

/** Marches of a line, as steps of one order. Equal ones are left out. */
export function marchesOf(mind: Mind, units: readonly UnitIndex[]): OrderStep[][] {
  const bodies = units.flatMap((unit) => bodyIn(mind, unit) ?? []);
  const [lead] = bodies;
  if (lead === undefined) return [];
  const column: Column = { bodies, lead, pace: paceOf(mind, bodies), abreast: abreastOf(bodies, mind) };
  if (lead.info.row.category === 'Art' && bodies.length === 1) return gunMoves(mind, column);
  const found = targetsOf(mind, lead).flatMap((target) => marchesTo(mind, column, target));
  const all = bodies.every(({ isLight }) => isLight) ? [...found, ...wheelAway(mind, column)] : found;
  const seen = new Set<string>();
  return all.filter((steps) => {
    const key = JSON.stringify(steps);
    if (steps.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function paceOf({ table, state }: Mind, bodies: readonly Body[]): number {
  const far = bodies.map(
    ({ unit, base }) => allowanceOn(table, state, unit, groundUnder(table.field, base)).far / table.sizes.ud,
  );
  return Math.min(...far);
}

/** Units side by side, by the width that they take. */
function abreastOf(bodies: readonly Body[], { table }: Mind): number {
  const [lead] = bodies;
  if (lead === undefined) return 1;
  const rights = bodies.map((body) => bearingOf(lead, body, table.sizes.ud).right);
  return Math.max(1, Math.round((Math.max(...rights) - Math.min(...rights)) / lead.wide) + 1);
}

/** The enemies a line may be after, the nearest first. */
function targetsOf({ foes, intentOf, table }: Mind, lead: Body): Body[] {
  const { after } = intentOf(lead.unit);
  const away = (foe: Body) =>
    apart(lead, foe, table.sizes.ud) + (after.size === 0 || after.has(foe.unit) ? 0 : 6);
  return [...foes].sort((one, other) => away(one) - away(other) || one.unit - other.unit).slice(0, looksAt);
}

function marchesTo(mind: Mind, column: Column, target: Body): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const middle = middleOf(column);
  const heading = headingTo(target.base.x - middle.x, target.base.y - middle.y);
  if (heading === null) return [];
  const turn = turnBetween(column.lead.base.heading, heading);
  const marches = [...straights(mind, column, 0).map((by) => [advance(by, ud)])];
  if (Math.abs(turn) >= leastWheel) marches.push(...wheels(mind, column, turn));
  marches.push(...slides(mind, column, target));
  if (column.bodies.length === 1 && Math.abs(turn) >= turnsFrom) marches.push(...turns(mind, column, turn));
  return marches;
}

function middleOf({ bodies }: Column): { x: number; y: number } {
  const sum = bodies.reduce((all, { base }) => ({ x: all.x + base.x, y: all.y + base.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / bodies.length), y: Math.round(sum.y / bodies.length) };
}

function advance(by: number, ud: number): OrderStep {
  return { step: 'advance', by: Math.floor(by * ud) };
}

/** Lengths worth trying: all of it, half, to the range of the weapon, to the edge of zones, to charge reach. */
function straights(mind: Mind, { bodies, pace }: Column, used: number): number[] {
  const { ud } = mind.table.sizes;
  const left = pace - used;
  const ahead = bodies.flatMap((body) =>
    mind.foes.flatMap((foe) => {
      const { gap, aside } = bearingOf(body, foe, ud);
      return gap > 0 && aside < 1 ? [{ gap, body }] : [];
    }),
  );
  const first = ahead.reduce<(typeof ahead)[number] | null>(
    (best, one) => (best === null || one.gap < best.gap ? one : best),
    null,
  );
  const stops =
    first === null
      ? []
      : [
          first.gap - outsideZone,
          first.gap - first.body.range + 0.05,
          first.gap - first.body.pace + 0.1,
          first.gap - 0.2,
        ];
  return [left, left / 2, ...stops].filter((by) => by >= leastUd && by <= left + 0.001);
}

function wheels(mind: Mind, column: Column, turn: number): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const most = Math.min(900, Math.floor((column.pace * angleOfOneUd) / column.abreast));
  const whole = Math.min(Math.abs(turn), most);
  const about = turn > 0 ? 'left' : 'right';
  return [whole, Math.floor(whole / 2)].flatMap((angle) => {
    if (angle < leastWheel) return [];
    const wheel: OrderStep = { step: 'wheel', about, angle };
    const used = (column.abreast * angle) / angleOfOneUd;
    return [[wheel], ...straights(mind, column, used).map((by) => [wheel, advance(by, ud)])];
  });
}

/** To the side by a UD at most, with an advance of a UD or more (`move.slide`). */
function slides(mind: Mind, column: Column, target: Body): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const { right, aside } = bearingOf(column.lead, target, ud);
  if (column.bodies.some(({ now }) => now.doings.slid) || aside < -0.4) return [];
  const by = Math.max(-1, Math.min(1, right));
  const slide: OrderStep = { step: 'slide', by: Math.trunc(by * ud) };
  if (slide.by === 0) return [];
  return straights(mind, column, 0)
    .filter((far) => far >= 1)
    .map((far) => [slide, advance(far, ud)]);
}

function turns(mind: Mind, column: Column, turn: number): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const { info } = column.lead;
  const isNimble = ['LI', 'LH', 'Drag'].includes(info.row.category);
  const cost = isNimble ? 0 : info.row.unmanoeuvrable || info.has.headstrong || info.row.deepOrder ? 2 : 1;
  if (cost > column.pace) return [];
  const first: OrderStep =
    Math.abs(turn) > 1350 ? { step: 'half' } : { step: 'quarter', to: turn > 0 ? 'left' : 'right' };
  const left = column.pace - cost;
  return [[first], ...[left, left / 2].filter((by) => by >= leastUd).map((by) => [first, advance(by, ud)])];
}

/** Light troops ride away and face about again. */
function wheelAway(mind: Mind, column: Column): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const near = mind.foes.some((foe) => apart(column.lead, foe, ud) < 2 * foe.pace);
  if (!near || column.bodies.length > 1) return [];
  return [column.pace - 1, (column.pace - 1) / 2]
    .filter((by) => by >= leastUd)
    .map((by) => [{ step: 'half' }, advance(by, ud), { step: 'half' }]);
}

/** Guns turn towards somebody in range, or go nearer. */
function gunMoves(mind: Mind, column: Column): OrderStep[][] {
  const { ud } = mind.table.sizes;
  const { lead, pace } = column;
  const near = targetsOf(mind, lead);
  const pivots = near.flatMap((foe): OrderStep[][] => {
    const heading = headingTo(foe.base.x - lead.base.x, foe.base.y - lead.base.y);
    if (heading === null || angleBetween(lead.base.heading, heading) < leastWheel) return [];
    const angle = Math.max(-900, Math.min(900, turnBetween(lead.base.heading, heading)));
    return [[{ step: 'pivot', angle }]];
  });
  if (pace <= 0) return pivots;
  return [
    ...pivots,
    ...straights(mind, column, 0).map((by) => [advance(by, ud)]),
    ...slides(mind, column, entryAt(near, 0)),
  ];
}
