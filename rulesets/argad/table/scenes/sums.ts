/** The sum behind an event: the number needed, the rows that counted, and those that did not. */
import type { Roll } from '@grognard/engine';
import { numberAt } from '@grognard/lists';
import { type ExplainedLine, type ExplainedStep, plusMinus, ScriptedDice } from '@grognard/rules-kit';
import { strike } from '../../rules/melee/strike.ts';
import { move } from '../../rules/move/procedure.ts';
import { slowingsIn } from '../../rules/move/slowing.ts';
import { shoot } from '../../rules/shoot/procedure.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { cited, fact, stepsOnTable, sumLines } from '../explain/citations.ts';
import { shotSum } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import { nameOf } from '../views/tell-names.ts';
import { assessedOf } from './dice-luck.ts';

/** `dice` are those of the event alone. */
export function sumOf(table: Table, event: ArgadEvent, dice: readonly Roll[]): readonly ExplainedLine[] {
  const faces = dice.flatMap((roll) => roll.faces);
  if (event.kind === 'shot') return [...stepsOfShot(table, event, faces), ...sumOfShot(table, event)];
  if (event.kind === 'struck') return [...stepsOfBlow(table, event, faces), ...sumOfBlow(table, event)];
  return event.kind === 'slowed' ? sumOfSlowing(table, event, dice) : [];
}

function stepsOfShot(
  table: Table,
  event: ArgadEventOf<'shot'>,
  faces: readonly number[],
): readonly ExplainedStep[] {
  const assessed = assessedOf(table, event);
  return stepsOnTable(table, {
    procedure: shoot.info,
    faces,
    lines: event.why ?? [],
    roll: (chance) => shoot.roll(assessed, chance),
    owners: { shooter: nameOf(table, event.figure) },
  });
}

function stepsOfBlow(
  table: Table,
  event: ArgadEventOf<'struck'>,
  faces: readonly number[],
): readonly ExplainedStep[] {
  const { melee } = table.rules;
  const { need, recoil, modifier, figure, why = [] } = event;
  const assessed = { rules: melee, need, recoil, modifier };
  return stepsOnTable(table, {
    procedure: strike.info,
    faces,
    lines: why,
    roll: (chance) => strike.roll(assessed, chance),
    owners: { attacker: nameOf(table, figure) },
  });
}

function sumOfShot(table: Table, event: ArgadEventOf<'shot'>): ExplainedLine[] {
  const { notes, cm } = interactionWordsOf(table);
  const { need, modifier, rangeCm, why } = event;
  const range = fact('rangeCm', notes.range, cm(rangeCm * 100));
  if (why !== undefined) return [range, ...shotSum(table, assessedOf(table, event), why)];
  return [
    range,
    fact('need', notes.needs, String(need)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
  ];
}

function sumOfBlow(table: Table, { need, recoil, modifier, why }: ArgadEventOf<'struck'>): ExplainedLine[] {
  const { notes } = interactionWordsOf(table);
  const facts = [
    fact('need', notes.hitsFrom, notes.atLeast(need)),
    fact('recoil', notes.recoilFrom, notes.atLeast(recoil)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
  ];
  return why === undefined ? facts : [...facts, ...sumLines(table, why, table.rules.melee.modifiers)];
}

function sumOfSlowing(
  table: Table,
  event: ArgadEventOf<'slowed'>,
  dice: readonly Roll[],
): readonly ExplainedLine[] {
  const steps = stepsOfSlowing(table, event, dice);
  if (steps.length > 0) return steps;
  const { notes } = interactionWordsOf(table);
  const { ground, why } = event;
  const on = fact('terrain', notes.ground, table.words.terms.grounds[ground]);
  return why === undefined ? [on] : [on, ...sumLines(table, why, [])];
}

/** The throw of the first who are told of. Empty if no reading of the dice comes to what happened. */
function stepsOfSlowing(
  table: Table,
  { figures, ground, tenths, blocked, why }: ArgadEventOf<'slowed'>,
  dice: readonly Roll[],
): readonly ExplainedStep[] {
  if (why === undefined) return [];
  const allowance = why.reduce((sum, { value }) => sum + value, 0);
  const faces = dice.flatMap((roll) => roll.faces);
  const pace = dice.some(({ purpose }) => purpose === 'crouch') ? 'crouch' : 'walk';
  const slowing = slowingsIn(ground, pace).find((one) => {
    if (one.dice !== faces.length) return false;
    const outcome = one.move(allowance, new ScriptedDice(faces));
    const cm = blocked ? outcome.cm : numberAt(tenths, 0) / tenthsPerCm;
    return outcome.blocked === blocked && outcome.cm === cm;
  });
  if (slowing === undefined) return [];
  const steps = stepsOnTable(table, {
    procedure: move.info,
    faces,
    lines: why,
    roll: (chance) => slowing.move(allowance, chance),
    owners: { mover: figures.map((figure) => nameOf(table, figure)).join(', ') },
  });
  // Who moves alone needs no rule that all share a die.
  const shared = figures.length > 1 ? [cited(table, 'move.group-roll')] : [];
  return steps.map((step) => ({ ...step, fired: [...step.fired, ...shared] }));
}
