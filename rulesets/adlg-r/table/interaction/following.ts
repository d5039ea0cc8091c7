/** How far a charge goes on after its targets evaded, and plain choices: a wing, whom to face. */
import type { AmountTask, Choice, Gesture, Proposal, Task, TaskValues } from '@grognard/engine';
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  choiceTask,
  nothingProposed,
  plainChoice,
  readNumber,
  snapped,
  targetTask,
} from '@grognard/table-kit';
import { poseAhead } from '../bodies/index.ts';
import { interactionWordsOf, nameOf } from '../explain/words.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import { refusalsOf } from './fighting.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { ghostOf } from './look.ts';

type Following = Extract<AgendaItem, { readonly do: 'follow' }>;

function followingIn({ state }: InteractionContext): Following | null {
  const top = state.agenda.at(-1);
  return top?.do === 'follow' ? top : null;
}

/** A distance for each unit of the charge; all the way unless it is set. */
export function followTasks(context: InteractionContext, { values }: Gesture): readonly Task[] {
  const asked = followingIn(context);
  if (asked === null) return [];
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const far = farOf(asked, values);
  return asked.charge.units.map(
    (unit, n): AmountTask => ({
      kind: 'amount',
      id: `follow-${n}`,
      title: tasks.follow(nameOf(table, unit)),
      isPrimary: true,
      value: entryAt(far, n),
      unit: 'length',
      least: entryAt(asked.least, n),
      most: entryAt(asked.most, n),
    }),
  );
}

function farOf({ least, most }: Following, values: TaskValues): Tenths[] {
  return most.map((longest, n) => {
    const given = readNumber(values[`follow-${n}`]);
    if (given === null) return longest;
    const by = snapped(given);
    // The ends of what is allowed are seldom whole millimetres.
    return Math.abs(by - longest) < 10
      ? longest
      : Math.abs(by - entryAt(least, n)) < 10
        ? entryAt(least, n)
        : by;
  });
}

export function followCommand(
  context: InteractionContext,
  values: TaskValues,
): AdlgCommandOf<'follow'> | null {
  const asked = followingIn(context);
  return asked === null ? null : { kind: 'follow', by: farOf(asked, values) };
}

export function proposeFollowing(context: InteractionContext, { values }: Gesture): Proposal {
  const asked = followingIn(context);
  const command = followCommand(context, values);
  if (asked === null || command === null || Object.keys(values).length === 0) return nothingProposed;
  const { table, state } = context;
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command),
    items: asked.charge.units.flatMap((unit, n) => {
      const { pose, status } = entryAt(state.units, unit);
      const gone = entryAt(asked.charge.gone, n);
      const far = Math.max(0, entryAt(command.by, n) - gone);
      return status === 'on' && far > 0 ? [ghostOf(table, state, unit, poseAhead(pose, far))] : [];
    }),
  };
}

/** A wing, or an enemy to face. */
export function chooseTasks(context: InteractionContext, { values }: Gesture): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const top = state.agenda.at(-1);
  const value = values['choose'] ?? null;
  if (top?.do === 'wing')
    return [
      choiceTask(
        'choose',
        tasks.choose,
        value,
        (['left', 'right'] as const).map((take) =>
          plainChoice(take, tasks.wings[take], refusalsOf(context, { kind: 'choose', take })),
        ),
      ),
    ];
  if (top?.do !== 'face') return [];
  const choices = top.enemies.map((enemy): Choice => {
    const id = idOf(context, enemy);
    return {
      ...plainChoice(id, nameOf(table, enemy), refusalsOf(context, { kind: 'choose', take: id })),
      piece: id,
    };
  });
  return [targetTask('choose', tasks.choose, value, choices)];
}

export function proposeChoice(context: InteractionContext, { values }: Gesture): Proposal {
  const take = values['choose'];
  const isListed = chooseTasks(context, { pieces: [], values: {} }).some(
    (task) => 'choices' in task && task.choices.some((choice) => choice.value === take),
  );
  if (typeof take !== 'string' || !isListed) return nothingProposed;
  const command = { kind: 'choose', take } as const;
  return { ...nothingProposed, commands: [command], refusals: refusalsOf(context, command) };
}
