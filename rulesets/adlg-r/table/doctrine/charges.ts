/** chargeOptions: charges that could be ordered now, each with the odds of the melee it leads to. */
import { angleBetween, headingTo, turnBetween } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { type ChargeWorth, chargeWorth, isLed } from './charge-worth.ts';
import { type Body, bearingOf, bodyIn, type Mind } from './mind.ts';
import type { OrderOption } from './option.ts';
import {
  chargeOdds,
  chargeRun,
  evaded,
  isScreened,
  mayEvade,
  neighboursOf,
  type Weighing,
  weighingOf,
} from './place.ts';

/** What it is worth to take an enemy in two at once, in shares of the gain. */
const joining = 0.35;
/** How much more a charge may be worth than it looks before the rules have plotted it. */
const unsure = 0.6;
/** Ways to make a charge that are plotted, of those that are allowed. */
const ways = 3;
/** Loss of one member that a line accepts for the gain of the others. */
const mostAgainst = 0.5;
const leastWheel = 10;
/** Angle beyond which a unit cannot face an enemy by one wheel. */
const mostWheel = 900;

/** Charges and moves into support of lines, and of their members alone. */
export function chargeOptions(mind: Mind, lines: readonly (readonly UnitIndex[])[]): OrderOption[] {
  const weighing = weighingOf(mind, []);
  const singles = lines
    .flat()
    .sort((one, other) => one - other)
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
    const support = { commands, units, gain: gain + joining, price: 1 };
    return [
      { ...support, why: { about: 'support', target: foe.unit } },
      ...fallOn(mind, units, openings, foe),
    ];
  }
  const least = style.least + Math.max(...units.map((unit) => mind.intentOf(unit).least));
  const isExact = style.around > 0;
  if (gain < least - (isExact ? unsure : 0)) return [];
  if (!isExact && worst < style.least - mostAgainst) return [];
  const commands = chargesBy(mind, units, openings, foe);
  // A charge is made for its own sake, and takes the place of a march.
  const asked = { units, price: 1 };
  if (!isExact)
    return [
      { ...asked, commands, gain: gain + style.push, why: { about: 'charge', target: foe.unit, wins } },
    ];
  return best(mind, commands, least).map(({ command, worth }) => ({
    ...asked,
    commands: [command],
    gain: worth.gain + style.push,
    why: { about: 'charge', target: foe.unit, wins: worth.wins },
  }));
}

/** A charge on somebody who fights already, if it strikes flank or rear. */
function fallOn(
  mind: Mind,
  units: readonly UnitIndex[],
  openings: readonly OrderStep[][],
  foe: Body,
): OrderOption[] {
  if (mind.style.around === 0 || units.length > 1) return [];
  return best(mind, chargesBy(mind, units, openings, foe), mind.style.least).map(({ command, worth }) => ({
    units,
    price: 1,
    commands: [command],
    gain: worth.gain + mind.style.push,
    why: { about: 'charge', target: foe.unit, wins: worth.wins },
  }));
}

function chargesBy(
  { table }: Mind,
  units: readonly UnitIndex[],
  openings: readonly OrderStep[][],
  foe: Body,
): ChargeCommand[] {
  const ids = units.map((unit) => entryAt(table.units, unit).id);
  const target = foe.info.id;
  const ordered = (opening: readonly OrderStep[], into: boolean): ChargeCommand => ({
    kind: 'charge',
    units: ids,
    opening: [...opening],
    target,
    into,
    free: false,
  });
  return [
    ...openings.flatMap((opening): ChargeCommand[] => [
      ...(opening.length === 0 ? [{ kind: 'spontaneous', units: ids, target } as const] : []),
      ordered(opening, false),
    ]),
    ...openings.map((opening) => ordered(opening, true)),
  ];
}

type ChargeCommand = Extract<AdlgCommand, { readonly kind: 'charge' | 'spontaneous' }>;

/** Of the ways to make a charge those that the rules allow and that are worth it, the best first. */
function best(mind: Mind, commands: readonly ChargeCommand[], least: number) {
  const found: { readonly command: ChargeCommand; readonly worth: ChargeWorth }[] = [];
  for (const command of commands) {
    if (found.length === ways) break;
    const worth = chargeWorth(mind, command);
    if (worth !== null) found.push({ command, worth });
  }
  return found
    .filter(({ worth: { gain, worst } }) => gain >= least && worst >= mind.style.least - mostAgainst)
    .sort((one, other) => other.worth.gain - one.worth.gain);
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
      isLed(mind, body),
    );
    const own = odds.gain * (mayEvade(met) ? evaded : 1);
    gain += own;
    worst = Math.min(worst, own);
    if (met.unit === target.unit) ({ wins } = odds);
  }
  return { gain, wins, worst };
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
