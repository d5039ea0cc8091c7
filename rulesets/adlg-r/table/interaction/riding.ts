/** Tasks of a commander: where he rides, the unit he joins, whether he fights with it. */
import type { ExplainedRefusal, Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { isPointInBase, type Point, pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { choiceTask, nothingProposed, placeTask, plainChoice, refused, wayItems } from '@grognard/table-kit';
import { commanderId, standOfCommander } from '../../looks/units.ts';
import { poseOfCommander } from '../actions/command/index.ts';
import { baseOf, behindUnit } from '../bodies/index.ts';
import { explainRefusals, unread } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { priceNote } from './price-note.ts';
import { placeIn } from './steps-from-gesture.ts';
import { urgeFrom, urgeTasks } from './urging.ts';

/** The ride that a gesture sets, or null. A place on a unit of his corps joins it. */
function rideFrom(
  { table, state }: InteractionContext,
  corps: CorpsIndex,
  values: TaskValues,
): AdlgCommandOf<'ride'> | Problem | null {
  const place = placeIn(values);
  if (place instanceof Problem) return place;
  const attach = attachedBy(values, unitsOf(table, state, corps), table, state, place);
  if (place === null && attach === null) return null;
  const { x, y } =
    attach === null
      ? (place ?? entryAt(state.commands, corps).commander.pose)
      : behindUnit(table, state, attach);
  return {
    kind: 'ride',
    corps: entryAt(table.corps, corps).id,
    to: { x: Math.round(x), y: Math.round(y) },
    attach: attach === null ? null : entryAt(table.units, attach).id,
    free: values['free'] === 'free',
  };
}

function unitsOf(
  table: InteractionContext['table'],
  state: InteractionContext['state'],
  corps: CorpsIndex,
): readonly UnitIndex[] {
  return entryAt(table.corps, corps).units.filter((unit) => entryAt(state.units, unit).status === 'on');
}

function attachedBy(
  { attach }: TaskValues,
  units: readonly UnitIndex[],
  table: InteractionContext['table'],
  state: InteractionContext['state'],
  place: Point | null,
): UnitIndex | null {
  const named = units.find((unit) => entryAt(table.units, unit).id === attach);
  if (named !== undefined || attach === 'nobody' || place === null) return named ?? null;
  return units.find((unit) => isPointInBase(baseOf(table, state, unit), place.x, place.y)) ?? null;
}

function against(
  context: InteractionContext,
  corps: CorpsIndex,
  values: TaskValues,
): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  const id = commanderId(table, corps);
  const command = rideFrom(context, corps, values);
  if (command === null) return [];
  if (command instanceof Problem) return [unread(table, command, id)];
  return explainRefusals(table, checkCommand(table, state, side, command), id);
}

export function rideTasks(
  context: InteractionContext,
  corps: CorpsIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const { x, y } = standOfCommander(table, state, corps);
  const now = entryAt(state.commands, corps).commander.with;
  const place = placeIn(values);
  const names = unitsOf(table, state, corps)
    .filter((unit) => now === none || unit !== now)
    .map((unit) => {
      const { id, name } = entryAt(table.units, unit);
      return { ...plainChoice(id, name, against(context, corps, { ...values, attach: id })), piece: id };
    });
  const free = entryAt(state.commands, corps).free;
  const pays = (['roll', 'free'] as const).map((pay) =>
    plainChoice(pay, tasks.payWith[pay], against(context, corps, { ...values, free: pay })),
  );
  return [
    placeTask('place', tasks.place, place === null || place instanceof Problem ? { x, y } : place),
    {
      kind: 'target',
      id: 'attach',
      title: tasks.attach,
      isPrimary: true,
      value: values['attach'] ?? 'nobody',
      choices: [
        plainChoice('nobody', tasks.alone, against(context, corps, { ...values, attach: 'nobody' })),
        ...names,
      ],
    },
    ...(free === 0 ? [] : [choiceTask('free', tasks.free, values['free'] ?? 'roll', pays)]),
    ...urgeTasks(context, corps, values),
  ];
}

export function proposeRide(context: InteractionContext, corps: CorpsIndex, { values }: Gesture): Proposal {
  const { table, state, side } = context;
  const command = urgeFrom(context, corps, values) ?? rideFrom(context, corps, values);
  if (command === null) return nothingProposed;
  if (command instanceof Problem) return refused([unread(table, command, commanderId(table, corps))]);
  const verdict = checkCommand(table, state, side, command);
  return {
    commands: [command],
    refusals: explainRefusals(table, verdict, commanderId(table, corps)),
    items: command.kind === 'ride' ? rideItems(context, corps, command.to) : [],
    stretches: [],
    notes: priceNote(context, verdict),
    longestLegal: null,
  };
}

function rideItems({ table, state }: InteractionContext, corps: CorpsIndex, to: Point): Item[] {
  const from = poseOfCommander(table, state, corps);
  const id = commanderId(table, corps);
  const side = entryAt(table.sides, entryAt(table.corps, corps).side).id;
  const points = [{ x: from.x, y: from.y }, to];
  if (pointDistance(from.x, from.y, to.x, to.y) < 1) return [];
  return [
    ...wayItems(id, side, points),
    {
      kind: 'piece',
      id: `ghost:${id}`,
      side,
      at: to,
      heading: from.heading,
      base: table.sizes.commander,
      weapon: 'blade',
      mounted: true,
      leader: true,
      ghost: true,
    },
  ];
}
