/** Invariants of actions: fire or move, once, within the move; reactions; attacks. For tests only. */

import { entryAt } from '@grognard/lists';
import { isLightInfantry } from '../../model.ts';
import { holds } from '../../rules/in-force.ts';
import { isNearerReachable } from '../actions/attack/index.ts';
import { hasMoved } from '../actions/fire/facts.ts';
import { targetOf } from '../state/agenda.ts';
import { commanded, type Invariant, nameOf, type Watch } from './step.ts';

/** 18: a formed unit that fired does not move, and no unit fires after a move. */
const fireOrMove: Invariant = (step, say) => {
  const { table, before, command } = step;
  const unit = commanded(step);
  if (unit === null) return;
  const { arm, kind } = entryAt(table.units, unit);
  const now = entryAt(before.units, unit);
  const { fired, stands } = now;
  const isBreakingThrough = before.agenda.at(-1)?.do === 'breakthrough';
  if (command.kind === 'fire' && hasMoved(entryAt(table.units, unit), now))
    say(`${nameOf(table, unit)} moved and fires`);
  if (command.kind !== 'move' || !fired || isBreakingThrough || arm === 'horse') return;
  const mayBoth =
    arm === 'foot'
      ? isLightInfantry(kind) && stands.formation === 'open'
      : !holds(table.rules, 'turn.guns-fire-or-move');
  if (!mayBoth) say(`${nameOf(table, unit)} fired and moves`);
};

/** 19: no unit is ordered to move twice, except by a breakthrough. */
const oneMove: Invariant = (step, say) => {
  const { table, before, command } = step;
  const unit = commanded(step);
  if (command.kind !== 'move' || unit === null) return;
  const top = before.agenda.at(-1);
  if (top?.do === 'breakthrough' && top.unit === unit) return;
  if (entryAt(before.units, unit).moved) say(`${nameOf(table, unit)} moves again`);
};

/** 20: no move takes more than a whole one. */
const effort: Watch =
  ({ table }) =>
  (event) =>
    event.kind === 'moved' && (event.effort > 1 + 1e-9 || event.effort < 0)
      ? `${nameOf(table, event.unit)} spends ${event.effort} of a move`
      : null;

/** 24: a unit makes at most as many reaction moves as the option allows. */
const reactions: Invariant = ({ table, after }, say) => {
  after.units.forEach((unit, index) => {
    if (unit.reactions > table.rules.table.reactionMoves) say(`${nameOf(table, index)} reacts too often`);
  });
};

/** 25: one reaction fire for each pair of units and player turn. Simultaneous fire at several units or by several kinds counts as one. */
const oneReaction: Watch = ({ table }) => {
  let last = '';
  return (event, now) => {
    if (event.kind !== 'fired' || event.along === null) return null;
    const { shot, on, along } = event;
    const fire = JSON.stringify([shot, along]);
    const isSame = last === fire;
    last = fire;
    if (
      isSame ||
      !entryAt(now.units, on).drew.includes(shot.unit) ||
      !holds(table.rules, 'attack.reaction-once')
    )
      return null;
    return `${nameOf(table, shot.unit)} fires again at ${nameOf(table, on)} on its way`;
  };
};

/** 26: an attacker has not changed formation or fired, and is not shaken when it declares. */
const attackers: Watch =
  ({ table, command }) =>
  (event, now) => {
    if (event.kind !== 'declared') return null;
    const { unit } = event.approach;
    const { changed, fired, rung } = entryAt(now.units, unit);
    const name = nameOf(table, unit);
    if (changed) return `${name} changed formation and attacks`;
    if (fired && table.options['turn.fire-then-attack'] && now.agenda.length === 0 && now.step === 'move')
      return `${name} fired and attacks`;
    // The winner of a melee may go on into the next enemy, shaken or not.
    if (rung > 0 && command.kind === 'move' && holds(table.rules, 'attack.shaken'))
      return `${name} is shaken and attacks`;
    return entryAt(table.units, unit).arm === 'artillery' ? `${name} attacks and is artillery` : null;
  };

/** 27: the nearest enemy is attacked; in an advance, the one in the way. */
const nearest: Watch = (step) => (event, now) => {
  if (event.kind !== 'declared' || step.command.kind !== 'move') return null;
  const { unit } = event.approach;
  return isNearerReachable(step.table, now, unit, targetOf(event.approach))
    ? `${nameOf(step.table, unit)} does not attack the nearest`
    : null;
};

export const doingInvariants: Readonly<Record<string, Invariant>> = {
  '18 fire or move': fireOrMove,
  '19 one move': oneMove,
  '24 reactions': reactions,
};
export const doingWatches: Readonly<Record<string, Watch>> = {
  '20 effort': effort,
  '25 one reaction': oneReaction,
  '26 attackers': attackers,
  '27 nearest': nearest,
};
