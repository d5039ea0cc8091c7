/** Answers to a charge: who is asked, who cannot but stand, and evaders on the run (chapter evade). */
import { entryAt } from '@grognard/lists';
import type { AnswerTaken, ChargeUnderWay } from '../../state/agenda.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused, type Turn } from '../../state/turn.ts';
import { againstEvading, type Evading, evade, plotEvade, turnedAway } from '../evade/index.ts';
import { counter, mayCounter } from './counter.ts';
import { threatTo } from './progress.ts';

/** Whether a unit that is met has something to choose: it may evade, and its way is open, or by option it may charge back. */
function mayAnswer(table: Table, state: State, charge: ChargeUnderWay, target: UnitIndex): boolean {
  return mayEvade(table, state, charge, target) || mayCounter(table, state, charge, target);
}

function mayEvade(table: Table, state: State, charge: ChargeUnderWay, target: UnitIndex): boolean {
  if (againstEvading(table, state, target).length > 0) return false;
  const from = threatTo(table, state, charge, target);
  return from !== null && !isRefused(plotEvade(table, state, { units: [target], from, align: false }));
}

/** Asks the owner of all targets who can choose, in one question. The others stand. Returns whether somebody is asked. */
export function askTargets(turn: Turn, charge: ChargeUnderWay, targets: readonly UnitIndex[]): boolean {
  const { table, state, agenda } = turn;
  const asked = targets.filter((target) => mayAnswer(table, state, charge, target));
  const stand = targets.filter((target) => !asked.includes(target));
  for (const target of stand)
    if (againstEvading(table, state, target).length === 0) blocked(turn, charge, target);
  const now = { ...charge, stood: [...charge.stood, ...stand] };
  agenda.push({ do: 'charge', charge: now, answers: [] });
  if (asked.length > 0) agenda.push({ do: 'answer', charge: now, targets: asked });
  return asked.length > 0;
}

/** `evade.blocked-result`: it stands as it was, or by option as it has turned. */
function blocked({ table, state, resolution }: Turn, charge: ChargeUnderWay, unit: UnitIndex): void {
  resolution.emit({ kind: 'answered', unit, how: 'blocked' });
  if (table.options['evade.blocked-result'] === 'original-facing') return;
  const from = threatTo(table, state, charge, unit);
  if (from === null) return;
  const { pose } = entryAt(state.units, unit);
  const turned = turnedAway(table, state, unit, from.edge);
  resolution.emit({
    kind: 'moved',
    cause: 'faced',
    ways: [{ unit, way: [pose, turned] }],
    used: 0,
    slid: false,
  });
}

/** An answer is noted on the charge that waits below the question. The question stays until all targets have answered. */
export function noteAnswer(turn: Turn, answer: AnswerTaken): void {
  const { agenda, resolution } = turn;
  const asked = agenda.pop();
  const waiting = agenda.pop();
  if (asked?.do !== 'answer' || waiting?.do !== 'charge') throw new Error('no charge waits for an answer');
  for (const unit of answer.units) resolution.emit({ kind: 'answered', unit, how: answer.how });
  agenda.push({ ...waiting, answers: [...waiting.answers, answer] });
  const targets = asked.targets.filter((target) => !answer.units.includes(target));
  if (targets.length > 0) agenda.push({ ...asked, targets });
}

/** Evaders run, all others stand. */
export function takeAnswers(
  turn: Turn,
  charge: ChargeUnderWay,
  answers: readonly AnswerTaken[],
): ChargeUnderWay {
  const { table, state } = turn;
  const countering = answers.filter(({ how }) => how === 'counter').flatMap(({ units }) => units);
  const stood = answers.filter(({ how }) => how !== 'evade').flatMap(({ units }) => units);
  const evading: Evading[] = [];
  for (const { how, units, edge, heading, align, turnBack } of answers) {
    if (how !== 'evade') continue;
    const plot = plotEvade(table, state, { units, from: { edge, heading }, align });
    if (isRefused(plot)) stood.push(...units);
    else evading.push({ plot, turnBack });
  }
  evade(turn, evading, charge.units);
  for (const unit of countering) counter(turn, charge, unit);
  return {
    ...charge,
    stood: [...charge.stood, ...stood],
    evaded: [...charge.evaded, ...evading.flatMap(({ plot }) => plot.units)],
  };
}
