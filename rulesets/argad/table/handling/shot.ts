/** What a shot would come to: from where it would be taken, with every rule against it, exact odds and the sum behind them. */
import { makePath, pathLength, pointAlong } from '@grognard/geometry';
import {
  type ExplainedLine,
  type Line,
  type OddsLine,
  oddsOf,
  plusMinus,
  type RuleId,
} from '@grognard/rules-kit';
import type { Contact } from '../../model.ts';
import type { ShootRead } from '../../rules/shoot/input.ts';
import { type ShotAssessed, type ShotOutcome, shoot } from '../../rules/shoot/procedure.ts';
import { enemiesTouched } from '../check/arms.ts';
import type { OrderCommand } from '../check/finding.ts';
import { firearmIndex } from '../check/shots.ts';
import type { Way } from '../check/way.ts';
import { roomAlong } from '../field/ground.ts';
import type { FigureState, State, Table } from '../model.ts';
import { type ShotAt, shotFacts, standingShot } from '../resolve/shot-facts.ts';
import { assessShot, oddsOfShot } from '../resolve/shot-odds.ts';
import { isEngagedIn } from '../resolve/shot-scene.ts';
import { walkOf } from '../walk.ts';
import { bodyAfter, figureAfter, isMoving, startOf, withBody, withFigures, withRowed } from './after.ts';
import { fact, Kept, oddsInWords, sumLines } from './cited.ts';
import type { Holding } from './holding.ts';
import { handWordsOf, ruleWordsOf } from './words.ts';

/** A shooter at the moment of his shot. */
export interface Shooting {
  readonly state: State;
  readonly man: number;
  readonly weapon: number;
  readonly at: ShotAt;
  /** Rules that leave him no shot at anybody. */
  readonly barred: readonly RuleId[];
}

/** A shot that has been looked at. */
export interface Looked {
  readonly facts: ShootRead;
  readonly refusals: readonly RuleId[];
  /** What the dice are thrown for; null: refused. */
  readonly assessed: ShotAssessed | null;
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** Where the shot of an order is taken from, and how. Null: the figure has no such firearm. */
export function shootingBy(holding: Holding, man: number, order: OrderCommand, way: Way): Shooting | null {
  const { table, state, side } = holding;
  const { shot } = order;
  if (shot === null) return null;
  const weapon = firearmIndex(table, state, man, shot.weapon);
  if (weapon < 0) return null;
  const moving = isMoving(holding, man, order);
  const at: ShotAt = {
    ...standingShot,
    eyes: side,
    contact: contactOf(shot.moment, moving ? 'moving' : 'standing'),
    moving,
    engagedAtStart: enemiesTouched(table, state, man) > 0,
  };
  const then = stateThen(holding, man, order, way);
  return {
    state: then,
    man,
    weapon,
    at,
    barred: barredBy(table, then, man, weapon, { at, moment: shot.moment }),
  };
}

const free: readonly RuleId[] = [];

/** Contact made this turn comes before a shot on the move or at the end (`shoot.contact-later`). */
function barredBy(
  table: Table,
  state: State,
  man: number,
  weapon: number,
  { at, moment }: { readonly at: ShotAt; readonly moment: NonNullable<OrderCommand['shot']>['moment'] },
): readonly RuleId[] {
  const { inContact } = table.rules.shoot.firearms[table.men[man]!.firearms[weapon]!];
  if (inContact || at.engagedAtStart || moment === 'start' || moment === 'contact') return free;
  return isEngagedIn({ table, state, when: null, eyes: at.eyes }, man) ? ['shoot.contact-later'] : free;
}

/** Just before contact: whoever moves comes up, whoever stands is come upon. */
function contactOf(
  moment: NonNullable<OrderCommand['shot']>['moment'],
  how: 'moving' | 'standing',
): Contact | null {
  if (moment !== 'contact') return null;
  return how === 'moving' ? 'closing' : 'receiving';
}

/** The table when the shot falls due, as far as this order goes. */
function stateThen(holding: Holding, man: number, order: OrderCommand, way: Way): State {
  const { state } = holding;
  const { moment, after } = order.shot!;
  if (moment === 'start') return withFigures(state, new Map());
  if (moment === 'moving')
    return withFigures(state, new Map([[man, figureAlong(holding, man, order, after)]]));
  const taken = takenAlong(holding, man, order);
  if (taken !== null) return taken;
  const there = figureAfter(holding, man, order, way);
  // Whoever goes down after his shot stands up for it.
  return withFigures(state, new Map([[man, { ...there, posture: 'upright' }]]));
}

/** Whoever keeps his place goes with his body or boat; null: he does not. */
function takenAlong({ table, state }: Holding, man: number, { path }: OrderCommand): State | null {
  const { body, vessel } = state.figures[man]!;
  const march = body < 0 ? null : (state.marches[body] ?? null);
  if (march !== null && !march.open)
    return withBody(state, body, bodyAfter(state, state.bodies[body]!, march).body);
  const end = vessel < 0 || path.length > 0 ? undefined : state.rowings[vessel]?.path.at(-1);
  return end === undefined ? null : withRowed(table, state, vessel, end);
}

/** A figure so far along its way. */
function figureAlong(holding: Holding, man: number, order: OrderCommand, after: number): FigureState {
  const { path } = order;
  if (path.length === 0) return holding.state.figures[man]!;
  const { from, footprint } = startOf(holding, man, order);
  const { along } = walkOf(holding.table.field, man, from, footprint, path);
  const line = makePath([{ x: from.x, y: from.y }, ...path]);
  const far = Math.min(after, pathLength(line));
  const { x, y } = pointAlong(line, far);
  return { ...from, x, y, room: roomAlong(along, far), posture: 'upright' };
}

/** Looks at a shot: rules against it, or its odds and sum. */
export function lookAt(table: Table, { state, man, weapon, at, barred }: Shooting, target: number): Looked {
  const unseen = (state.figures[man]!.known & (1 << table.men[target]!.side)) === 0;
  const facts = shotFacts(table, state, man, weapon, target, { ...at, surprise: unseen });
  const lines: Line[] = [];
  const { refusals, assessed } = assessShot(table, facts, lines);
  const { notes, cm } = handWordsOf(table);
  const range = fact('rangeCm', notes.range, cm(facts.rangeCm * 100));
  if (barred.length > 0 || assessed === null)
    return { facts, refusals: [...barred, ...refusals], assessed: null, odds: [], sum: [range] };
  const sum = [range, ...shotSum(table, assessed, lines)];
  return { facts, refusals, assessed, odds: shotOdds(table, assessed), sum };
}

/** What is needed, and the rows that make up the modifier. */
export function shotSum(
  table: Table,
  { need, modifier, volley }: Pick<ShotAssessed, 'need' | 'modifier' | 'volley'>,
  lines: readonly Line[],
): ExplainedLine[] {
  const { notes } = handWordsOf(table);
  const own = lines.filter(({ of }) => of === undefined);
  const sum = [
    fact('need', notes.needs, String(need)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
    ...sumLines(table, own, table.rules.shoot.modifiers),
  ];
  if (volley === null) return sum;
  const bonus = lines.filter(({ of }) => of === 'bonus');
  return [...sum, fact('bonus', notes.bonus, plusMinus(volley.bonus)), ...sumLines(table, bonus, [])];
}

const known = new Kept();

/** The exact odds of a shot, in words: hits first, the miss last; where there may be several hits or none, that there is any before all. */
export function shotOdds(table: Table, assessed: ShotAssessed): readonly OddsLine[] {
  const { need, modifier, highest, volley } = assessed;
  const dice = volley === null ? '' : `${volley.groups.join()},${volley.bonus},${volley.figures}`;
  return known.of(table, `${need - modifier},${highest},${dice}`, () => {
    const odds = oddsOfShot(assessed);
    const [misses, hits] = [
      odds.filter(({ outcome }) => outcome.hits === 0),
      odds.filter(({ outcome }) => outcome.hits > 0),
    ];
    const tell = (outcome: ShotOutcome) => shoot.face.tellOutcome(outcome, ruleWordsOf(table));
    const told = [...oddsInWords(table, hits, tell), ...oddsInWords(table, misses, tell)];
    return hits.length === 1 ? told : [...anyHit(table, assessed), ...told];
  });
}

function anyHit(table: Table, assessed: ShotAssessed): readonly OddsLine[] {
  const { threats } = handWordsOf(table);
  const hit = oddsOf((chance) => shoot.roll(assessed, chance).hits > 0).find(({ outcome }) => outcome);
  const never = { outcome: true, key: 'true', chance: { ways: 0, dice: 0 } };
  return oddsInWords(table, [hit ?? never], () => threats.anyHit);
}
