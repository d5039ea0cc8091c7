/** The steps of a melee: what is lost before the dice, both dice, the win, and what the loser loses. */
import {
  bandOf,
  type RuleId,
  resultFor,
  type StepLine,
  type StepNote,
  type StepNoter,
} from '@grognard/rules-kit';
import { resultRules } from '../../data/melee-results.ts';
import type { Quality } from '../../model.ts';
import { type QualityDie, qualityRules } from '../quality-step.ts';
import type { MeleeEffect, MeleeRules, SideName } from './model.ts';
import {
  type Contender,
  courseOf,
  type MeleeCourse,
  type MeleeOutcome,
  tableMargin,
  tieTurned,
} from './outcome.ts';

/** One side as the steps tell of it. */
export interface SideInSteps {
  readonly contender: Contender;
  readonly effects: readonly MeleeEffect[];
  readonly total: number;
  readonly quality: Quality;
}

type Doing = MeleeEffect['does'];

const rolled = 'melee.roll';
const lossCap = 'melee.loss-cap';

const linesOf = ({ effects }: SideInSteps, does: Doing, sign: 1 | -1): StepLine[] =>
  effects.filter((effect) => effect.does === does).map(({ id, by }) => ({ rule: id, value: sign * by }));

/** The points that a side loses before the dice, and units that are gone without any. */
export function noteBefore(note: StepNoter, sides: readonly SideInSteps[]): void {
  for (const side of sides) {
    const by = side.contender.name;
    for (const { rule, value } of linesOf(side, 'loses-first', 1)) {
      const isGone = side.contender.left <= 0;
      note({
        by,
        for: 'contact',
        gives: { read: 'points', value, result: isGone ? 'routs' : 'loses', amount: value },
        rules: isGone ? [rule, 'unit.cohesion'] : [rule],
      });
    }
  }
}

/** A unit that is destroyed without dice, unless one is gone before. */
export function noteCertain(note: StepNoter, sides: readonly SideInSteps[]): void {
  if (sides.some(({ contender }) => contender.left <= 0)) return;
  const side = sides.find(({ contender }) => contender.destroyed);
  if (side === undefined) return;
  note({
    by: side.contender.name,
    for: 'melee',
    gives: { value: 0, result: 'destroyed' },
    rules: side.effects.filter(({ does }) => does === 'destroyed').map(({ id }) => id),
  });
}

function dieNote(side: SideInSteps, die: QualityDie, other: number): StepNote {
  const { fired, idle } = qualityRules(die);
  const { name } = side.contender;
  const own = die.value + side.total;
  return {
    by: name,
    for: 'melee',
    dice: 1,
    gives: {
      read: die.quality,
      value: die.value,
      adds: { [name]: side.total },
      result: own > other ? 'higher' : own === other ? 'equal' : 'lower',
    },
    against: { total: other },
    rules: [rolled, ...fired],
    idle,
  };
}

/** Both dice, and what their difference comes to. */
export function noteDice(
  note: StepNoter,
  rules: MeleeRules,
  [a, b]: readonly [SideInSteps, SideInSteps],
  [dieA, dieB]: readonly [QualityDie, QualityDie],
  outcome: MeleeOutcome,
): void {
  const [ofA, ofB] = [dieA.value + a.total, dieB.value + b.total];
  note(dieNote(a, dieA, ofB));
  note(dieNote(b, dieB, ofA));
  const course = courseOf(rules, ofA - ofB, a.contender, b.contender);
  const fired = new Set<RuleId>();
  const heard = (lines: readonly StepLine[]): readonly StepLine[] => {
    for (const { rule } of lines) fired.add(rule);
    return lines;
  };
  const idleOf = (...does: readonly Doing[]): RuleId[] => [
    ...new Set(
      [...a.effects, ...b.effects]
        .filter((effect) => does.includes(effect.does) && !fired.has(effect.id))
        .map(({ id }) => id),
    ),
  ];
  if (!('winner' in course)) {
    note(tieNote(course.kind, a, b, idleOf));
    return;
  }
  const [winner, loser] = course.winner === a.contender ? [a, b] : [b, a];
  const lines = heard([
    ...(ofA === ofB ? turnedTie(winner) : linesOf(winner, 'deepens', 1)),
    ...linesOf(loser, 'lessens', -1),
  ]);
  note({
    by: winner.contender.name,
    for: 'win',
    gives: {
      read: 'difference',
      value: Math.abs(ofA - ofB),
      ...(lines.length > 0 ? { lines } : {}),
      result: course.kind === 'spared' ? 'spares' : 'wins-by',
      amount: course.margin,
    },
    rules: [rolled, ...lines.map(({ rule }) => rule)],
    idle: idleOf(
      'wins-ties',
      'deepens',
      'lessens',
      ...(course.kind === 'spared' ? (['costs-more'] as const) : []),
    ),
  });
  if (course.kind === 'won') note(lossNote(rules, course, [winner, loser], outcome, heard, idleOf));
}

/** A tie turned by an ability is a win by one point, and that of the first ability. */
function turnedTie(winner: SideInSteps): readonly StepLine[] {
  return linesOf(winner, 'wins-ties', 1)
    .slice(0, 1)
    .map(({ rule }) => ({ rule, value: tieTurned }));
}

function tieNote(
  kind: 'tie' | 'both-lose',
  a: SideInSteps,
  b: SideInSteps,
  idleOf: (...does: readonly Doing[]) => RuleId[],
): StepNote {
  const isTurned = a.contender.winsTies && b.contender.winsTies;
  return {
    by: 'both',
    for: 'win',
    gives:
      kind === 'both-lose'
        ? { read: 'difference', value: 0, result: 'both-lose', amount: tieTurned }
        : { read: 'difference', value: 0, result: 'tie' },
    rules: [isTurned ? 'melee.tie-both' : 'melee.tie'],
    idle: idleOf('wins-ties', 'deepens', 'lessens', 'costs-more'),
  };
}

function lossNote(
  rules: MeleeRules,
  { margin }: Extract<MeleeCourse, { margin: number }>,
  [winner, loser]: readonly [SideInSteps, SideInSteps],
  outcome: MeleeOutcome,
  heard: (lines: readonly StepLine[]) => readonly StepLine[],
  idleOf: (...does: readonly Doing[]) => RuleId[],
): StepNote {
  const { name, left, lostFirst } = loser.contender;
  const cell = bandOf(rules.results, tableMargin(margin));
  const rule = resultRules[cell] ?? rolled;
  const printed = resultFor(rules.results, tableMargin(margin));
  const value = printed === 'all' ? left : printed;
  const more = printed === 'all' ? [] : heard(linesOf(winner, 'costs-more', 1));
  const lost = lossOf(outcome, name) - lostFirst;
  const over = lost - value - more.reduce((sum, line) => sum + line.value, 0);
  const lines = over === 0 ? more : [...more, { rule: lossCap, value: over }];
  return {
    by: name,
    for: 'loss',
    gives: {
      read: 'chart',
      value,
      ...(lines.length > 0 ? { lines } : {}),
      result: outcome.rout[name] ? 'routs' : 'loses',
      amount: lost,
    },
    against: { chart: { rule, cells: rules.results, cell } },
    rules: [rule, ...lines.map((line) => line.rule)],
    idle: idleOf('costs-more'),
  };
}

function lossOf({ loss }: MeleeOutcome, side: SideName): number {
  return loss[side];
}
