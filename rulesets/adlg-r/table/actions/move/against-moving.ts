/** Rules against a move of these units at all, and against the choice of steps (chapters move, command, wagon, artillery). */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo, UnitState } from '../../state/model.ts';
import { isAtCamp } from '../../zones/index.ts';
import { isFighting } from '../melee/index.ts';
import { againstTurningBehindWorks } from './crossing.ts';
import { sumOf } from './lengths.ts';

/** Moves of one unit in one phase (`command.three-orders`). */
const mostMoves = 3;

/** Greatest sum of wheels in one move, in tenths of a degree (`move.wheel`, `wagon.wheel`). */
const mostWheel = { usual: 900, wagon: 450 };

export function againstMoving(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): RuleId[] {
  const infos = units.map((unit) => entryAt(table.units, unit));
  const states = units.map((unit) => entryAt(state.units, unit));
  const no: RuleId[] = [];
  if (isHeldInMelee(table, state, units, steps)) no.push('melee.lasts');
  if (units.some((unit) => isAtCamp(table, state, unit))) no.push('camp.attacker');
  if (states.some(({ doings }) => doings.moves >= mostMoves)) no.push('command.three-orders');
  if (states.some(({ doings }) => doings.triedRally)) no.push('rally.no-move');
  if (states.some(({ square }) => square) && table.options['square.no-move']) no.push('square.no-move');
  if (states.some(({ doings }) => doings.formed) && table.options['square.when'] === 'whole-move')
    no.push('square.when');
  if (states.some((unit, n) => isShiftedHeavy(unit, entryAt(infos, n)))) no.push('conform.shift-after');
  if (states.some(({ doings }) => doings.burst)) no.push('interpenetration.burst-once');
  const kinds = steps.map(({ step }) => step);
  return [
    ...no,
    ...againstSteps(table, infos, states, steps),
    ...againstTurningBehindWorks(table, state, { units }, kinds),
  ];
}

/**
 * In melee no unit moves, while one that only supports or touches may (`melee.in-melee`, `conform.resolve-contact`). A group extends
 * with part of its front in melee (`move.extension-melee`).
 */
function isHeldInMelee(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): boolean {
  const isExtension = steps.length === 1 && steps.every(({ step }) => step === 'extend');
  const held = units.filter((unit) => isFighting(table, state, unit));
  return held.length > 0 && !(isExtension && held.length < units.length);
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
  const wheels = sumOf(steps, 'wheel', ({ angle }) => angle);
  if (wheels > (isWagon ? mostWheel.wagon : mostWheel.usual)) no.push(isWagon ? 'wagon.wheel' : 'move.wheel');
  const turns = kinds.filter((kind) => kind === 'quarter' || kind === 'half').length;
  if (turns > 1 && !(turns === 2 && infos.every(turnsTwice))) no.push('move.turn');
  if (isWagon && turns > 0 && infos.some(({ row }) => row.category !== 'WWg')) no.push('wagon.group-turn');
  if (isWagon && turns > 0 && infos.length > 2) no.push('wagon.turn-room');
  const isReforming = kinds.includes('extend') || kinds.includes('contract');
  if (isReforming && kinds.filter((kind) => kind === 'extend' || kind === 'contract').length > 1)
    no.push('move.extension');
  if (kinds.includes('extend') && wheels > 0 && table.options['move.wheel-extension'])
    no.push('move.wheel-extension');
  if (kinds.includes('slide')) no.push(...againstSlide(table, states, steps));
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

function againstSlide({ sizes }: Table, states: readonly UnitState[], steps: readonly OrderStep[]): RuleId[] {
  const kinds = steps.map(({ step }) => step);
  const no: RuleId[] = [];
  const far = sumOf(steps, 'slide', ({ by }) => Math.abs(by));
  if (far > sizes.ud + sizes.eps) no.push('move.slide-how');
  if (sumOf(steps, 'advance', ({ by }) => by) < sizes.ud - sizes.eps) no.push('move.slide');
  const isMixed = kinds.some((kind) => ['quarter', 'half', 'extend', 'contract'].includes(kind));
  const isAgain =
    kinds.filter((kind) => kind === 'slide').length > 1 || states.some(({ doings }) => doings.slid);
  if (isMixed || isAgain) no.push('move.slide-limits');
  return no;
}
