/** Orders without a way, such as a rally, a square or leaving a zone, and the free point that may pay for them. */
import type { Task } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { choiceTask, plainChoice } from '@grognard/table-kit';
import { interactionWordsOf } from '../explain/words.ts';
import { holdersOf, isAtCamp, isInMelee } from '../zones/index.ts';
import { type Ordering, refusalsOf } from './ordering.ts';
import { type Act, actValues, looseContact } from './orders-from-gesture.ts';

/** Orders without a way. Only those that make sense for these units are listed. */
export function actTask(ordering: Ordering): readonly Task[] {
  const { context, values } = ordering;
  const { tasks } = interactionWordsOf(context.table);
  const acts = actValues.filter((act) => isThoughtOf(ordering, act));
  if (acts.length === 0) return [];
  const titles = acts.map((act) => ({ act, title: titleOf(ordering, act) }));
  const choices = titles.map(({ act, title }) => plainChoice(act, title, refusalsOf(ordering, { act })));
  return [
    choiceTask('act', tasks.act, values['act'] ?? 'none', [
      plainChoice('none', tasks.acts.none, refusalsOf(ordering, { act: 'none' })),
      ...choices,
    ]),
  ];
}

function titleOf({ context, units }: Ordering, act: Act): string {
  const { acts } = interactionWordsOf(context.table).tasks;
  if (act === 'square' && entryAt(context.state.units, entryAt(units, 0)).square) return acts.unsquare;
  return acts[act];
}

function isThoughtOf({ context, units }: Ordering, act: Act): boolean {
  const { table, state } = context;
  const infos = units.map((unit) => entryAt(table.units, unit));
  const alone = units.length === 1;
  const first = entryAt(units, 0);
  switch (act) {
    case 'rally':
      return alone && entryAt(state.units, first).lost > 0;
    case 'square':
      return alone && (entryAt(infos, 0).row.square || entryAt(state.units, first).square);
    case 'stakes':
      return alone && entryAt(infos, 0).has.stakes && entryAt(state.units, first).stakes === null;
    case 'ready':
      return (
        alone &&
        table.options['wagon.battle-ready-when'] === 'by-order' &&
        entryAt(infos, 0).row.category === 'WWg' &&
        !entryAt(state.units, first).ready
      );
    case 'disengage':
      return units.every((unit) => isInMelee(state, unit) || isAtCamp(table, state, unit));
    case 'conform':
      return alone && looseContact(context, first) !== null;
    case 'hold':
      return infos.every(({ has }) => has.headstrong);
    case 'leave-back':
    case 'leave-evade':
    case 'leave-ahead':
      return units.some((unit) => holdersOf(table, state, unit).length > 0);
  }
}

/** Whether the commander's free point pays for part of it (`command.free`). */
export function freeTask(ordering: Ordering): readonly Task[] {
  const { context, values } = ordering;
  const { table, state } = context;
  if (state.corps === none || entryAt(state.commands, state.corps).free === 0) return [];
  const { tasks } = interactionWordsOf(table);
  const choices = (['roll', 'free'] as const).map((free) =>
    plainChoice(free, tasks.payWith[free], refusalsOf(ordering, { free })),
  );
  return [choiceTask('free', tasks.free, values['free'] ?? 'roll', choices)];
}
