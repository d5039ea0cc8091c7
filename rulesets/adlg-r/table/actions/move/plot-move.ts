/** `plotMove`: an ordered move worked out on the table: its way, what it uses of the allowance, or the rules against it. */
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { againstGroup } from '../../bodies/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo, UnitState, ZoneEntry } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { isInMelee } from '../../zones/index.ts';
import { judgeZones } from './approach.ts';
import { allowanceFor, keepsAway, lengthOf, sumOf } from './lengths.ts';
import { layManoeuvre, type Manoeuvre } from './manoeuvre.ts';
import { againstWay } from './obstacles.ts';

export interface MovePlot {
  readonly manoeuvre: Manoeuvre;
  /** Counted on the front edge, and how much was allowed. */
  readonly used: Tenths;
  readonly allowance: Tenths;
  readonly slid: boolean;
  /** What `order-cost` asks: a quarter- or half-turn, and less than the full allowance (`move.unmanoeuvrable-short`). */
  readonly turned: boolean;
  readonly short: boolean;
  /** Which move of this phase it is. */
  readonly moveNumber: number;
  readonly entries: readonly ZoneEntry[];
  /** Less than 4 UD from an enemy somewhere on the way (`move.multiple-distance`). */
  readonly near: boolean;
}

/** Moves of one unit in one phase (`command.three-orders`). */
const mostMoves = 3;

/** From here on in UD second and third moves are allowed (`move.multiple-distance`). */
const multipleUd = 4;

/** Greatest sum of wheels in one move, in tenths of a degree (`move.wheel`, `wagon.wheel`). */
const mostWheel = { usual: 900, wagon: 450 };

/** Shared by check, interaction and doctrine: proposing, checking and carrying out a move need the same plot. */
export function plotMove(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): MovePlot | Refusals {
  const may = [...againstGroup(table, state, units), ...againstMoving(table, state, units, steps)];
  if (may.length > 0) return [...new Set(may)];
  const manoeuvre = layManoeuvre(table, state, units, steps);
  if (manoeuvre === null) return ['move.column'];
  const used = lengthOf(table, manoeuvre);
  const { far, no } = allowanceFor(table, state, manoeuvre);
  const moveNumber = 1 + Math.max(...units.map((unit) => entryAt(state.units, unit).doings.moves));
  const near = !keepsAway(table, state, manoeuvre, multipleUd * table.sizes.ud);
  const zones = judgeZones(table, state, manoeuvre);
  const against: RuleId[] = [
    ...no,
    ...(used > far + table.sizes.eps ? ['move.front-edge'] : []),
    ...(moveNumber > 1 && (near || wasNear(state, units)) ? ['move.multiple-distance'] : []),
    ...againstWay(table, state, manoeuvre),
    ...zones.no,
  ];
  if (against.length > 0) return [...new Set(against)];
  const kinds = steps.map(({ step }) => step);
  return {
    manoeuvre,
    used,
    allowance: far,
    slid: kinds.includes('slide'),
    turned: kinds.includes('quarter') || kinds.includes('half'),
    short: used < far - table.sizes.eps,
    moveNumber,
    entries: zones.entries,
    near,
  };
}

function wasNear({ units: states }: State, units: readonly UnitIndex[]): boolean {
  return units.some((unit) => entryAt(states, unit).doings.wasNear);
}

/** Rules against a move of these units at all, and against the choice of steps. */
function againstMoving(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): RuleId[] {
  const infos = units.map((unit) => entryAt(table.units, unit));
  const states = units.map((unit) => entryAt(state.units, unit));
  const no: RuleId[] = [];
  if (units.some((unit) => isInMelee(state, unit))) no.push('melee.lasts');
  if (states.some(({ doings }) => doings.moves >= mostMoves)) no.push('command.three-orders');
  if (states.some(({ doings }) => doings.triedRally)) no.push('rally.no-move');
  if (states.some(({ square }) => square) && table.options['square.no-move']) no.push('square.no-move');
  if (states.some((unit, n) => isShiftedHeavy(unit, entryAt(infos, n)))) no.push('conform.shift-after');
  return [...no, ...againstSteps(table, infos, states, steps)];
}

function isShiftedHeavy({ doings }: UnitState, { row }: UnitInfo): boolean {
  return doings.shifted && row.category !== 'LI' && row.category !== 'LH';
}

function againstSteps(
  table: Table,
  infos: readonly UnitInfo[],
  states: readonly UnitState[],
  steps: readonly OrderStep[],
): RuleId[] {
  const no: RuleId[] = [];
  const kinds = steps.map(({ step }) => step);
  const isWagon = infos.some(({ row }) => row.category === 'WWg');
  const legs = { legs: steps.map((step) => ({ step, looks: [] })) };
  const wheels = sumOf(legs, 'wheel', ({ angle }) => angle);
  if (wheels > (isWagon ? mostWheel.wagon : mostWheel.usual)) no.push(isWagon ? 'wagon.wheel' : 'move.wheel');
  const turns = kinds.filter((kind) => kind === 'quarter' || kind === 'half').length;
  if (turns > 1 && !(turns === 2 && infos.every(turnsTwice))) no.push('move.turn');
  if (isWagon && turns > 0 && infos.some(({ row }) => row.category !== 'WWg')) no.push('wagon.group-turn');
  if (kinds.includes('slide')) no.push(...againstSlide(table, states, kinds, legs));
  const isGun = infos.every(({ row }) => row.category === 'Art');
  if (kinds.includes('pivot') && (!isGun || kinds.length > 1)) no.push('artillery.pivot');
  if (infos.some(({ kind }) => kind === 'heavy-artillery') && kinds.some((kind) => kind !== 'pivot'))
    no.push('artillery.heavy');
  return no;
}

/** `move.turn-second`. */
function turnsTwice({ row: { category } }: UnitInfo): boolean {
  return category === 'LI' || category === 'LH' || category === 'Drag';
}

function againstSlide(
  { sizes }: Table,
  states: readonly UnitState[],
  kinds: readonly OrderStep['step'][],
  legs: Parameters<typeof sumOf>[0],
): RuleId[] {
  const no: RuleId[] = [];
  const far = sumOf(legs, 'slide', ({ by }) => Math.abs(by));
  if (far > sizes.ud + sizes.eps) no.push('move.slide-how');
  if (sumOf(legs, 'advance', ({ by }) => by) < sizes.ud - sizes.eps) no.push('move.slide');
  const isMixed = kinds.some((kind) => ['quarter', 'half', 'extend', 'contract'].includes(kind));
  const isAgain =
    kinds.filter((kind) => kind === 'slide').length > 1 || states.some(({ doings }) => doings.slid);
  if (isMixed || isAgain) no.push('move.slide-limits');
  return no;
}
