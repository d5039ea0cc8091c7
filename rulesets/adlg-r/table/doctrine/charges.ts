/** chargeOptions: charges that could be ordered now, each with the odds of the melee it leads to. */
import { angleBetween, headingTo, turnBetween } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { type Body, bearingOf, bodyIn, type Mind } from './mind.ts';
import type { OrderOption } from './option.ts';
import {
  chargeOdds,
  chargeRun,
  isScreened,
  mayEvade,
  neighboursOf,
  type Weighing,
  weighingOf,
} from './place.ts';

/** Share of a gain that is left against somebody who may give way. */
const evaded = 0.35;
/** What it is worth to take an enemy in two at once, in shares of the gain. */
const joining = 0.35;
/** Loss of one member that a line accepts for the gain of the others. */
const mostAgainst = 0.5;
const leastWheel = 10;
/** Angle beyond which a unit cannot face an enemy by one wheel. */
const mostWheel = 900;

/** Charges and moves into support of a corps, of single units and of whole lines. */
export function chargeOptions(
  mind: Mind,
  corps: CorpsIndex,
  lines: readonly (readonly UnitIndex[])[],
): OrderOption[] {
  const weighing = weighingOf(mind, []);
  const { units } = entryAt(mind.table.corps, corps);
  const singles = units
    .filter((unit) => entryAt(mind.state.units, unit).status === 'on')
    .flatMap((unit) => optionsOf(weighing, [unit]));
  const groups = lines.filter((line) => line.length > 1).flatMap((line) => optionsOf(weighing, line));
  return [...groups, ...singles];
}

function optionsOf(weighing: Weighing, units: readonly UnitIndex[]): OrderOption[] {
  const { mind } = weighing;
  const bodies = units.flatMap((unit) => bodyIn(mind, unit) ?? []);
  if (bodies.length < units.length || !bodies.every(({ charges, isFighting }) => charges && !isFighting))
    return [];
  return mind.foes.flatMap((foe) => {
    const { ud } = mind.table.sizes;
    const able = bodies.filter(
      (body) =>
        chargeRun(body, foe, ud) !== null && !isScreened(body, foe, [...weighing.own, ...mind.foes], ud),
    );
    const [first] = able;
    return first === undefined ? [] : charge(weighing, bodies, first, foe);
  });
}

function charge(weighing: Weighing, bodies: readonly Body[], first: Body, foe: Body): OrderOption[] {
  const { mind } = weighing;
  const { table, style } = mind;
  const units = bodies.map(({ unit }) => unit);
  const ids = units.map((unit) => entryAt(table.units, unit).id);
  const target = entryAt(table.units, foe.unit).id;
  const { gain, wins, worst } = gainOf(weighing, bodies, foe);
  const openings = openingsTo(mind, first, foe, bodies.length);
  if (foe.isFighting) {
    const commands = openings.flatMap((steps) =>
      [false].map(
        (free): AdlgCommand => ({
          kind: 'support',
          units: ids,
          steps: [...steps, closeUp(mind, first, foe)],
          enemy: target,
          free,
        }),
      ),
    );
    return [{ commands, units, gain: gain + joining, price: 1, why: { about: 'support', target: foe.unit } }];
  }
  const more = Math.max(...units.map((unit) => mind.intentOf(unit).least));
  if (gain < style.least + more || worst < style.least - mostAgainst) return [];
  const commands = openings.flatMap((opening): AdlgCommand[] => [
    ...(opening.length === 0 ? [{ kind: 'spontaneous', units: ids, target } as const] : []),
    { kind: 'charge', units: ids, opening, target, into: false, free: false },
    { kind: 'charge', units: ids, opening, target, into: true, free: false },
  ]);
  // A charge is made for its own sake, and takes the place of a march.
  return [
    { commands, units, gain: gain + style.push, price: 1, why: { about: 'charge', target: foe.unit, wins } },
  ];
}

/** Straight up to an enemy that a friend fights. */
function closeUp({ table }: Mind, from: Body, to: Body): OrderStep {
  const { ud } = table.sizes;
  const { gap } = bearingOf(from, to, ud);
  return { step: 'advance', by: Math.max(1, Math.round(gap * ud)) };
}

/** Of all members who have somebody before them: their odds, and the second who falls on the same enemy. */
function gainOf(
  weighing: Weighing,
  bodies: readonly Body[],
  target: Body,
): { gain: number; wins: number; worst: number } {
  const { mind } = weighing;
  const { ud } = mind.table.sizes;
  let [gain, wins, worst] = [0, 0, 0];
  for (const body of bodies) {
    const met = metBy(mind, body, target, bodies.length === 1);
    if (met === null) continue;
    const odds = chargeOdds(
      mind,
      body,
      met,
      { own: neighboursOf(body, bodies, ud), theirs: neighboursOf(met, mind.foes, ud) },
      isLed(mind, body.unit),
    );
    const own = odds.gain * (mayEvade(met) ? evaded : 1);
    gain += own;
    worst = Math.min(worst, own);
    if (met.unit === target.unit) ({ wins } = odds);
  }
  return { gain, wins, worst };
}

/** A commander with the unit, who could fight with it. */
function isLed({ state }: Mind, unit: UnitIndex): boolean {
  return state.commands.some(({ commander }) => commander.with !== none && commander.with === unit);
}

/** Whom a member of a charging line meets: the target, or the first straight ahead. */
function metBy(mind: Mind, body: Body, target: Body, isAlone: boolean): Body | null {
  const { ud } = mind.table.sizes;
  if (isAlone) return target;
  let best: { readonly foe: Body; readonly gap: number } | null = null;
  for (const foe of mind.foes) {
    const { gap, aside } = bearingOf(body, foe, ud);
    if (aside > 0 || gap < 0 || gap > body.pace) continue;
    if (best === null || gap < best.gap) best = { foe, gap };
  }
  return best === null ? null : best.foe;
}

/** Straight on, a slide or a wheel, in this order: the first legal one is taken. */
function openingsTo({ table }: Mind, from: Body, to: Body, abreast: number): OrderStep[][] {
  const { ud } = table.sizes;
  const { aside, right } = bearingOf(from, to, ud);
  const openings: OrderStep[][] = [];
  if (aside < 0) openings.push([]);
  const heading = headingTo(to.base.x - from.base.x, to.base.y - from.base.y);
  if (heading !== null) {
    const turn = turnBetween(from.base.heading, heading);
    const angle = Math.abs(turn);
    if (angle >= leastWheel && angle <= mostWheel && abreast * angle < from.pace * 600)
      openings.push([{ step: 'wheel', about: turn > 0 ? 'left' : 'right', angle }]);
    // To lie flush with the enemy, where that is nearly the way to go.
    const flush = turnBetween(from.base.heading, (to.base.heading + 1800) % 3600);
    if (Math.abs(flush) >= leastWheel && Math.abs(flush - turn) < 300 && Math.abs(flush) <= mostWheel)
      openings.push([{ step: 'wheel', about: flush > 0 ? 'left' : 'right', angle: Math.abs(flush) }]);
    if (angle > mostWheel && angleBetween(from.base.heading, heading) > 1500)
      openings.push([{ step: 'half' }]);
    if (angle > 600 && angle < 1200) openings.push([{ step: 'quarter', to: turn > 0 ? 'left' : 'right' }]);
  }
  const slide = Math.trunc(Math.max(-1, Math.min(1, right)) * ud);
  if (slide !== 0 && aside > -0.5) openings.push([{ step: 'slide', by: slide }]);
  if (openings.every((opening) => opening.length > 0)) openings.push([]);
  return openings;
}
