/** Preview of an attack before it is declared: its run, the possible reactions, the melee or the companies struck. */

import type { Proposal } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { ExplainedLine, OddsLine } from '@grognard/rules-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { answersOf, contactAhead, isCharge, type OfferedReaction } from '../actions/attack/index.ts';
import { firingOf } from '../actions/fire/index.ts';
import { fact } from '../explain/citations.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { explainShot, testChance } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { Approach, State, Table } from '../state/model.ts';
import { type RehearsedAttack, rehearse } from './rehearse.ts';

export interface ExplainedAttack {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
  readonly rehearsed: RehearsedAttack;
}

/** The melee that follows if nobody reacts, or the units struck at once. */
export function explainAttack(table: Table, state: State, approach: Approach): ExplainedAttack {
  const rehearsed = rehearse(table, state, approach);
  const { melee, struck } = rehearsed;
  const { sums } = interactionWordsOf(table);
  if (melee !== null) return { ...explainMelee(table, rehearsed.state, melee), rehearsed };
  const sum = struck.map(({ on, companies, killed, left }) =>
    fact('struck', entryAt(table.units, on).name, sums.struck(companies, killed, left)),
  );
  return { odds: [], sum, rehearsed };
}

/** Notes under the proposal of an attack. */
export function attackNotes(table: Table, state: State, approach: Approach): Proposal['notes'] {
  const { notes } = interactionWordsOf(table);
  const values = explainAttack(table, state, approach);
  return [
    { title: notes.attack, lines: runLines(table, state, approach) },
    { title: notes.answers, lines: answerLines(table, state, approach) },
    ...(values.sum.length === 0 ? [] : [{ title: notes.melee, lines: [...values.odds, ...values.sum] }]),
  ];
}

/** Length of its straight run, whether that is a charge, and the side it strikes. */
function runLines(table: Table, state: State, approach: Approach): ExplainedLine[] {
  const { notes, cm, quarters } = interactionWordsOf(table);
  const { unit, run } = approach;
  const { cavalry, infantry } = table.rules.chargeRunCm;
  const least = tenthsOf(entryAt(table.units, unit).arm === 'horse' ? cavalry : infantry);
  const charges = isCharge(table, state, unit, run);
  const { side } = contactAhead(table, state, approach);
  return [
    fact('run', notes.run, cm(run)),
    fact('charge', notes.charge, charges ? notes.charges : notes.noCharge(cm(least))),
    fact('quarter', notes.strikes, quarters[side]),
  ];
}

/** The state after an attack has been declared. */
export function declared(state: State, approach: Approach): State {
  return { ...state, agenda: [...state.agenda, { do: 'attack', approach, answered: [] }] };
}

/** Reactions of enemy units, with the cost of their fire. */
function answerLines(table: Table, state: State, approach: Approach): ExplainedLine[] {
  const { notes } = interactionWordsOf(table);
  const then = declared(state, approach);
  const offered = answersOf(table, then).filter(({ refusals }) => refusals.length === 0);
  const units = [...new Set(offered.map(({ unit }) => unit))];
  if (units.length === 0) return [fact('answers', notes.nobody, notes.noAnswer)];
  return units.map((unit) => {
    const own = offered.filter((one) => one.unit === unit);
    return fact(
      `answers.${unit}`,
      entryAt(table.units, unit).name,
      own.flatMap((one) => answerWords(table, then, one, approach)).join(', '),
    );
  });
}

function answerWords(
  table: Table,
  state: State,
  { how, shots }: OfferedReaction,
  approach: Approach,
): string[] {
  const { answers, percent, decimal, odds } = interactionWordsOf(table);
  if (how === 'stand') return [];
  if (how !== 'fire' || shots.length === 0) return [answers[how]];
  const values = shots.map((shot) => explainShot(table, firingOf(table, state, shot, approach)));
  const worst = values.reduce((one, other) => (other.mean > one.mean ? other : one));
  return [
    odds.firesWith(
      answers.fire,
      percent(worst.any),
      decimal(worst.mean),
      percent(testChance(state, approach.unit, worst)),
    ),
  ];
}
