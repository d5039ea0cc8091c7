/** planOrders: the orders of one corps, by what each gains for its points of command. */
import { entryAt, none, type OrNone } from '@grognard/lists';
import { linesOf } from '../../actions/command/index.ts';
import { layManoeuvre } from '../../actions/move/index.ts';
import { checkCommand } from '../../flow/check.ts';
import type { AdlgCommand, OrderStep } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import { chargeOptions } from '../charges.ts';
import { imagine } from '../imagine.ts';
import { apart, bodyIn, bodyOf, type Mind, mindAfter } from '../mind.ts';
import type { OrderOption, OrderWhy } from '../option.ts';
import { placeWorth, type Weighing, weighingOf, worthAround } from '../place.ts';
import { marchesOf } from './marches.ts';
import { conformOptions, holdOptions, rallyOptions, rideOptions } from './other-orders.ts';

/** Marches of a line that are judged by all the rules: those that gain most. */
const tried = 24;
/** Marches of a line that are judged by what they leave open around them. */
const lookedAround = 12;
/** Rounds of orders in one answer: second and third moves are looked at anew. */
const rounds = 3;

/** An order that is given, with what it was given for. */
export interface GivenOrder {
  readonly command: AdlgCommand;
  readonly units: readonly UnitIndex[];
  readonly why: OrderWhy;
  readonly gain: number;
}

export interface OrdersPlan {
  readonly orders: readonly GivenOrder[];
  /** Nothing is left to order. False where dice or the other side go on first. */
  readonly isWhole: boolean;
}

/** Orders up to the first that dice decide, and whether that is all. */
export function planOrders(mind: Mind, corps: CorpsIndex): OrdersPlan {
  const orders: GivenOrder[] = [];
  let now = mind;
  for (let round = 0; round < rounds; round++) {
    const given = new Set<UnitIndex>();
    let found = 0;
    for (const option of inOrder(optionsFor(now, corps))) {
      if (option.units.some((unit) => given.has(unit))) continue;
      const legal = firstLegal(now, option);
      if (legal === null) continue;
      const { command } = legal;
      orders.push({ command, units: option.units, why: option.why, gain: option.gain });
      const after = imagine(now.table, now.state, now.side, command);
      if (after === null) return { orders, isWhole: false };
      now = mindAfter(now, after);
      for (const unit of option.units) given.add(unit);
      found++;
    }
    if (found === 0 || entryAt(now.state.commands, corps).cp === 0) break;
  }
  return { orders, isWhole: true };
}

/** Every option of a corps as it stands. */
function optionsFor(mind: Mind, corps: CorpsIndex): OrderOption[] {
  const lines = linesOf(mind.table, mind.state, corps);
  const weighing = weighingOf(mind, []);
  return [
    ...chargeOptions(mind, lines),
    ...lines.flatMap((line) => marchOptions(weighing, line)),
    ...partsOf(mind, lines).flatMap((line) => marchOptions(weighing, line)),
    ...rallyOptions(mind, corps),
    ...rideOptions(mind, corps, lines),
    ...holdOptions(mind, corps),
    ...conformOptions(mind, corps),
  ];
}

/** Members of lines, who may be ordered alone unless they are to march in line. */
function partsOf(mind: Mind, lines: readonly (readonly UnitIndex[])[]): UnitIndex[][] {
  return lines
    .filter((line) => line.length > 1)
    .flatMap((line) => line.filter((unit) => !mind.intentOf(unit).isInLine).map((unit) => [unit]));
}

/** Gain by point of command first. Orders that cost nothing come before others. */
function inOrder(options: readonly OrderOption[]): OrderOption[] {
  const rate = ({ gain, price }: OrderOption) => gain / Math.max(0.25, price);
  return options.filter(({ gain }) => gain > 0).sort((one, other) => rate(other) - rate(one));
}

function marchOptions(weighing: Weighing, units: readonly UnitIndex[]): OrderOption[] {
  const { mind } = weighing;
  const { table, state, style } = mind;
  const bodies = units.flatMap((unit) => bodyIn(mind, unit) ?? []);
  if (bodies.some(({ isFighting, now }) => isFighting || now.doings.charged || now.doings.triedRally))
    return [];
  const before = bodies.reduce((sum, body) => sum + placeWorth(weighing, body), 0);
  const joinedBefore = joinsOf(weighing);
  const joined = style.joined * Math.max(...units.map((unit) => mind.intentOf(unit).joined));
  const ids = units.map((unit) => entryAt(table.units, unit).id);
  const { corps } = state;
  const isLed = corps !== none && units.some((unit) => unit === commandedUnit(mind, corps));
  const found = marchesOf(mind, units).flatMap((steps) => {
    const laid = layManoeuvre(table, state, units, steps);
    if (laid === null) return [];
    const moved = units.map((unit, n) => bodyOf(table, state, unit, entryAt(laid.to, n)));
    const there = weighingOf(mind, moved);
    const after = moved.reduce((sum, body) => sum + placeWorth(there, body), 0);
    const gain = after - before + joined * (joinsOf(there) - joinedBefore);
    const frees = isLed ? [true, false] : [false];
    const option: OrderOption = {
      commands: frees.map((free): AdlgCommand => ({ kind: 'move', units: ids, steps, free })),
      units,
      gain,
      price: priceGuess(steps, bodies),
      why: whyMarch(mind, units, steps),
    };
    return [{ option, there }];
  });
  const worthwhile = found
    .filter(({ option: { gain, price } }) => gain > style.order * price)
    .sort((one, other) => other.option.gain - one.option.gain)
    .slice(0, tried);
  if (style.marchAround === 0) return worthwhile.map(({ option }) => option);
  return worthwhile
    .slice(0, lookedAround)
    .map(({ option, there }) => ({
      ...option,
      gain: option.gain + style.marchAround * style.danger * worthAround(weighing, there, units),
    }))
    .sort((one, other) => other.gain - one.gain);
}

/** The unit that a commander is with. */
function commandedUnit({ state }: Mind, corps: CorpsIndex): OrNone<UnitIndex> {
  return entryAt(state.commands, corps).commander.with;
}

/** Pairs of friends in line. */
function joinsOf({ own, beside }: Weighing): number {
  return own.reduce((sum, { unit }) => sum + Number(beside.get(unit)?.right ?? false), 0);
}

/** A point, and one more for what is difficult. */
function priceGuess(
  steps: readonly OrderStep[],
  bodies: readonly { readonly info: { readonly row: { readonly unmanoeuvrable: boolean } } }[],
): number {
  const isHard = bodies.some(({ info }) => info.row.unmanoeuvrable);
  return steps.some(({ step }) => step === 'quarter' || step === 'half') && isHard ? 2 : 1;
}

function whyMarch(mind: Mind, units: readonly UnitIndex[], steps: readonly OrderStep[]): OrderWhy {
  const { ud } = mind.table.sizes;
  if (steps[0]?.step === 'half' && steps.length > 2) return { about: 'back' };
  const [first] = units.flatMap((unit) => bodyIn(mind, unit) ?? []);
  if (first === undefined) return { about: 'march', target: null };
  let best: { readonly unit: UnitIndex; readonly far: number } | null = null;
  for (const foe of mind.foes) {
    const far = apart(first, foe, ud);
    if (best === null || far < best.far) best = { unit: foe.unit, far };
  }
  return { about: 'march', target: best?.unit ?? null };
}

/** The first command of an option that is allowed at a price worth paying, or null. */
function firstLegal(mind: Mind, { commands, gain }: OrderOption): { readonly command: AdlgCommand } | null {
  const { table, state, side, style } = mind;
  for (const command of commands) {
    const verdict = checkCommand(table, state, side, command);
    if (!verdict.allowed) continue;
    const { cp } = verdict.cost;
    if (gain > style.order * (typeof cp === 'number' ? cp : 0)) return { command };
  }
  return null;
}
