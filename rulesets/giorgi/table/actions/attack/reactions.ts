/** OfferedReaction: reactions to an attack with the refusals of each (attack.reaction-fire and the rows after it). */

import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { type Formation, formationsOf, type Surroundings } from '../../../model.ts';
import { holds } from '../../../rules/in-force.ts';
import { react } from '../../../rules/morale/react.ts';
import { fieldOf } from '../../field/index.ts';
import type { Reaction } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { AgendaItem, Approach, ReactionTaken, Shot, State, Table } from '../../state/model.ts';
import { memoizePerMoment } from '../../state/moment.ts';
import type { Refusals } from '../../state/turn.ts';
import { availableShots, isBeyond } from '../fire/index.ts';
import { mayLeave } from '../forced/index.ts';
import { chanceToPass } from '../losses/index.ts';
import { isInWoods } from '../move/index.ts';
import { isTooOpenToAttack } from './may-attack.ts';
import { hasRoomAs } from './room.ts';
import { isTakenAside } from './side-struck.ts';
import { againstSupport, isInSupportReach } from './support.ts';

/** A reaction that a unit could make to the attack on top of the agenda. */
export interface OfferedReaction {
  readonly unit: UnitIndex;
  readonly how: Reaction;
  readonly shots: readonly Shot[];
  readonly formations: readonly Formation[];
  /** Chance of passing its test, or null if it takes none. */
  readonly passes: number | null;
  /** Dice of its move, in cm. 0 if it does not move. */
  readonly dice: number;
  /** Empty if the reaction is allowed. */
  readonly refusals: Refusals;
}

type MovingReaction = 'flee' | 'fire-and-flee' | 'fall-back' | 'counter-attack' | 'support';

interface ReactionContext {
  readonly table: Table;
  readonly state: State;
  readonly approach: Approach;
  readonly answered: readonly ReactionTaken[];
}

/** The attack that waits for reactions, or null. */
export function attackAsked({ agenda }: Pick<State, 'agenda'>): Extract<AgendaItem, { do: 'attack' }> | null {
  const top = agenda.at(-1);
  return top?.do === 'attack' ? top : null;
}

/** Reactions to the attack on top of the agenda, by unit. */
export function answersOf(table: Table, state: State): readonly OfferedReaction[] {
  return attackAsked(state) === null ? noReactions : answersTo(table, state);
}

const noReactions: readonly OfferedReaction[] = [];

/** Cached per moment because it is costly, and asked for by the player, the check of the answer, and the code after it. */
const answersTo = memoizePerMoment(findAnswers);

function findAnswers(table: Table, state: State): readonly OfferedReaction[] {
  const top = attackAsked(state);
  if (top === null) return [];
  const prompt: ReactionContext = { table, state, approach: top.approach, answered: top.answered };
  const { side } = entryAt(table.units, top.approach.unit);
  return table.units
    .filter((unit) => unit.side !== side && entryAt(state.units, unit.index).status === 'on')
    .flatMap(({ index }) => offersTo(prompt, index));
}

/**
 * Whether the unit has already used such a reaction. A failed test leaves its fire, unless the option takes that too
 * (attack.test-failed).
 */
function isSpent({ table, answered }: ReactionContext, unit: UnitIndex, kind: 'fire' | 'other'): boolean {
  const said = answered.filter((one) => one.unit === unit);
  if (said.length === 0) return false;
  const failed = said.some(({ passed }) => passed === false);
  const fired = said.some(({ shot }) => shot !== null);
  if (kind === 'fire') {
    if (fired || said.some(({ how }) => how === 'stand' || how === 'flee')) return true;
    if (failed) return table.options['attack.test-failed'] === 'stand';
    return table.options['attack.one-answer'] === 'one';
  }
  return failed || table.options['attack.one-answer'] === 'one' || said.some(({ how }) => how !== 'fire');
}

function hasSpoken({ answered }: ReactionContext, unit: UnitIndex): boolean {
  return answered.some((one) => one.unit === unit);
}

function offersTo(prompt: ReactionContext, unit: UnitIndex): readonly OfferedReaction[] {
  const { table, state, approach } = prompt;
  if (entryAt(state.units, unit).rung === 3) return [];
  const choices: OfferedReaction[] = [];
  const shots = isSpent(prompt, unit, 'fire') ? null : fireOf(prompt, unit);
  if (shots?.offers) choices.push(plain(unit, 'fire', shots.against, shots.legal));
  if (isSpent(prompt, unit, 'other')) return choices;
  const isTarget = unit === approach.target;
  if (isTarget) {
    // A unit that has fired may flee only by a test.
    if (!hasSpoken(prompt, unit)) choices.push(moving(prompt, unit, 'flee', []));
    if (shots?.offers)
      choices.push({
        ...moving(prompt, unit, 'fire-and-flee', shots.legal),
        refusals: refusals(prompt, unit, 'fire-and-flee', shots.against),
      });
    choices.push(moving(prompt, unit, 'fall-back', []), moving(prompt, unit, 'counter-attack', []));
    const form = formingOf(prompt, unit);
    if (form !== null) choices.push(form);
  } else {
    const { dice } = react.assess(reactionOf(table, state, unit, 'support'), null);
    if (isInSupportReach(table, state, approach, unit, dice))
      choices.push(moving(prompt, unit, 'support', []));
  }
  if (choices.some((choice) => choice.refusals.length === 0)) choices.push(plain(unit, 'stand', [], []));
  return choices;
}

function plain(unit: UnitIndex, how: Reaction, refusals: Refusals, shots: readonly Shot[]): OfferedReaction {
  return { unit, how, shots, formations: [], passes: null, dice: 0, refusals };
}

interface FireOffer {
  readonly offers: boolean;
  readonly legal: readonly Shot[];
  readonly against: Refusals;
}

/** Shots at the attacker. A unit attacked in flank or rear has none (attack.reaction-when). */
function fireOf({ table, state, approach }: ReactionContext, unit: UnitIndex): FireOffer {
  if (unit !== approach.target && isBeyond(table, state, unit, approach))
    return { offers: false, legal: [], against: ['fire.range'] };
  const choices = availableShots(table, state, unit, approach);
  const legal = choices.filter(({ refusals }) => refusals.length === 0).map(({ shot }) => shot);
  if (unit === approach.target && isTakenAside(table, state, approach))
    return { offers: legal.length > 0, legal, against: ['attack.reaction-when'] };
  const [first] = choices;
  // Shots out of range are not listed, or every unit on the table would have one.
  return {
    offers: legal.length > 0 || unit === approach.target,
    legal,
    against: legal.length > 0 ? [] : (first?.refusals ?? ['fire.weapon']),
  };
}

/** Place of a unit, for the dice of its reaction. */
function placeOf(
  { table, state }: Pick<ReactionContext, 'table' | 'state'>,
  unit: UnitIndex,
): Extract<Surroundings, 'open' | 'woods'> {
  return isInWoods(fieldOf(table, state), entryAt(state.units, unit).stands) ? 'woods' : 'open';
}

/** Input of `react` for a reaction move. */
export function reactionOf(table: Table, state: State, unit: UnitIndex, action: MovingReaction) {
  const { kind } = entryAt(table.units, unit);
  const { rung } = entryAt(state.units, unit);
  const place = placeOf({ table, state }, unit);
  return react.situation(table.rules, {
    kind,
    action,
    place,
    needCm: null,
    testPassed: true,
    shaken: rung === 1 || rung === 2,
  });
}

function moving(
  prompt: ReactionContext,
  unit: UnitIndex,
  how: MovingReaction,
  shots: readonly Shot[],
): OfferedReaction {
  const { table, state } = prompt;
  const { dice } = react.assess(reactionOf(table, state, unit, how), null);
  const passes = how === 'flee' ? null : chanceToPass(table, state, unit);
  return { unit, how, shots, formations: [], passes, dice, refusals: refusals(prompt, unit, how, []) };
}

/** Refusals of a reaction that moves. */
function refusals(prompt: ReactionContext, unit: UnitIndex, how: MovingReaction, before: Refusals): Refusals {
  const { table, state, approach } = prompt;
  const { stands, reactions } = entryAt(state.units, unit);
  const no: RuleId[] = [...before];
  const reaction = reactionOf(table, state, unit, how);
  for (const { id, when } of react.refusals(table.rules)) if (when(reaction)) no.push(id);
  if (reactions >= table.rules.table.reactionMoves) no.push('attack.one-move');
  if (stands.house !== none && !mayComeOut(prompt, unit, how)) no.push('building.leave');
  if (isHeld(state, unit)) no.push('attack.one-answer');
  if (how === 'counter-attack' || how === 'support') {
    if (stands.formation === 'square' && holds(table.rules, 'square.no-attack')) no.push('square.no-attack');
    if (isTooOpenToAttack(table, state, unit)) no.push('attack.open-order');
  }
  if (how === 'support') no.push(...againstSupport(table, state, approach));
  return [...new Set(no)];
}

/** A garrison attacks nobody from inside, but may leave the house before an assault if there is room (building.leave). */
function mayComeOut(
  { table, state, approach }: ReactionContext,
  unit: UnitIndex,
  how: MovingReaction,
): boolean {
  return how !== 'counter-attack' && how !== 'support' && mayLeave(table, state, unit, approach.unit);
}

/** A unit in contact with an enemy cannot move. */
function isHeld({ clashes }: State, unit: UnitIndex): boolean {
  return clashes.some(({ by, on }) => by === unit || on === unit);
}

/** Formations that the attacked unit could take where it stands, or null if there are none. */
function formingOf(prompt: ReactionContext, unit: UnitIndex): OfferedReaction | null {
  const { table, state } = prompt;
  const { arm } = entryAt(table.units, unit);
  const { formation, house } = entryAt(state.units, unit).stands;
  if (arm === 'artillery' || house !== none || placeOf(prompt, unit) === 'woods') return null;
  const formations = formationsOf[arm].filter(
    (other) => other !== formation && mayForm(table, state, unit, other),
  );
  const no: RuleId[] = isHeld(state, unit) ? ['attack.one-answer'] : [];
  if (formations.length === 0) return null;
  return {
    unit,
    how: 'form',
    shots: [],
    formations,
    passes: chanceToPass(table, state, unit),
    dice: 0,
    refusals: no,
  };
}

/** Whether there is room for another formation on the middle of the front, with no base closer to an enemy than the gap allows. */
function mayForm(table: Table, state: State, unit: UnitIndex, formation: Formation): boolean {
  return hasRoomAs(table, state, unit, { formation, files: 0, gap: 0 });
}
