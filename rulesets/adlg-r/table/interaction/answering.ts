/** Answers to a charge or a pursuer: stand, with the melee that follows, or evade one way or another. */
import type { Choice, Gesture, Item, Proposal, Task } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { choiceTask, nothingProposed, plainChoice, readWord } from '@grognard/table-kit';
import { threatTo } from '../actions/charge/index.ts';
import { type EvadePlot, mayTurnBack, plotEvade, threatOfPursuer } from '../actions/evade/index.ts';
import { meleesIn } from '../actions/melee/index.ts';
import { allowanceOn } from '../actions/move/index.ts';
import { areJoined, poseAhead } from '../bodies/index.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { AdlgCommand, AdlgCommandOf } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import { refusalsOf } from './fighting.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { ghostOf, sideOfUnit } from './look.ts';
import { carryOutDry } from './rehearse.ts';

export const answerValues = [
  'stand',
  'evade',
  'evade-turn',
  'evade-align',
  'evade-align-turn',
  'counter',
] as const;
export type AnswerValue = (typeof answerValues)[number];

type AskedItem = Extract<AgendaItem, { readonly do: 'answer' | 'pursued' }>;

export function askedIn({ state }: InteractionContext): AskedItem | null {
  const top = state.agenda.at(-1);
  return top !== undefined && (top.do === 'answer' || top.do === 'pursued') ? top : null;
}

export function targetsIn(asked: AskedItem): readonly UnitIndex[] {
  return asked.do === 'answer' ? asked.targets : [asked.unit];
}

/** Joined units answer together, others each for itself. */
export function answerCommands(
  context: InteractionContext,
  units: readonly UnitIndex[],
  value: AnswerValue,
): AdlgCommandOf<'answer'>[] {
  const command = (named: readonly UnitIndex[]): AdlgCommandOf<'answer'> => ({
    kind: 'answer',
    units: named.map((unit) => idOf(context, unit)),
    how: value === 'stand' || value === 'counter' ? value : 'evade',
    align: value === 'evade-align' || value === 'evade-align-turn',
    turnBack: value === 'evade-turn' || value === 'evade-align-turn',
  });
  return value === 'stand' || value === 'counter'
    ? [command(units)]
    : joinedSets(context, units).map(command);
}

function joinedSets({ table, state }: InteractionContext, units: readonly UnitIndex[]): UnitIndex[][] {
  const left = [...units];
  const sets: UnitIndex[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const set = [first];
    for (const one of set)
      for (const other of [...left])
        if (areJoined(table, state, one, other)) set.push(...left.splice(left.indexOf(other), 1));
    sets.push(set);
  }
  return sets;
}

export function answerTasks(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { values }: Gesture,
): readonly Task[] {
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const offered = answerValues.filter(
    (value) =>
      (value !== 'counter' || !table.options['charge.counter']) &&
      (!value.endsWith('turn') || units.every((unit) => mayTurnBack(table, unit))),
  );
  const choices = offered.map((value): Choice => {
    const refusals = answerCommands(context, units, value).flatMap((command) => refusalsOf(context, command));
    const plain = plainChoice(value, tasks.answers[value], refusals);
    return value === 'stand' && refusals.length === 0 ? { ...plain, ...standing(context, units) } : plain;
  });
  return [choiceTask('answer', tasks.answer, values['answer'] ?? null, choices)];
}

/** The position when everybody who is asked stands, or null where a die decides first. */
export function stoodAgainst(context: InteractionContext): State | null {
  const { table, state, side } = context;
  const asked = askedIn(context);
  if (asked === null || side === null) return null;
  const [command] = answerCommands(context, targetsIn(asked), 'stand');
  if (command === undefined || !checkCommand(table, state, side, command).allowed) return null;
  return carryOutDry(table, state, side, command);
}

/** The melee that follows if all who are asked stand. */
function standing(context: InteractionContext, units: readonly UnitIndex[]): Pick<Choice, 'odds' | 'sum'> {
  const { table } = context;
  const then = stoodAgainst(context);
  const own = entryAt(units, 0);
  const melee = then === null ? undefined : meleesIn(table, then).find(({ a, b }) => a === own || b === own);
  return then === null || melee === undefined ? { odds: [], sum: [] } : explainMelee(table, then, melee, own);
}

export function proposeAnswer(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { values }: Gesture,
): Proposal {
  const value = readWord(values['answer'], answerValues);
  if (value === null) return nothingProposed;
  const commands: AdlgCommand[] = answerCommands(context, units, value);
  return {
    ...nothingProposed,
    commands,
    refusals: commands.flatMap((command) => refusalsOf(context, command)),
    items: value === 'stand' || value === 'counter' ? [] : evadeItems(context, units, value),
  };
}

/** The way out, by the allowance before its die. */
function evadeItems(context: InteractionContext, units: readonly UnitIndex[], value: AnswerValue): Item[] {
  const { table, state } = context;
  return joinedSets(context, units).flatMap((set) => {
    const plot = plotted(context, set, value.startsWith('evade-align'));
    if (plot === null) return [];
    return set.flatMap((unit, n): Item[] => {
      const from = entryAt(plot.aligned, n);
      const far = Math.max(0, allowanceOn(table, state, unit, 'open').far - plot.used);
      const to = poseAhead(from, far);
      const { id } = entryAt(table.units, unit);
      return [
        {
          kind: 'path',
          id: `way:${id}`,
          side: sideOfUnit(table, unit),
          points: [from, to].map(({ x, y }) => ({ x, y })),
        },
        ghostOf(table, state, unit, to),
      ];
    });
  });
}

function plotted(context: InteractionContext, units: readonly UnitIndex[], align: boolean): EvadePlot | null {
  const { table, state } = context;
  const asked = askedIn(context);
  const first = entryAt(units, 0);
  if (asked === null) return null;
  const from =
    asked.do === 'answer'
      ? threatTo(table, state, asked.charge, first)
      : threatOfPursuer(table, state, asked.unit, asked.by);
  if (from === null) return null;
  const plot = plotEvade(table, state, { units, from, align });
  return isRefused(plot) ? null : plot;
}
