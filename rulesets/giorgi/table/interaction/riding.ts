/** Tasks of the general: his path, and the unit he joins. */

import type { Choice, ExplainedRefusal, Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, Problem } from '@grognard/rules-kit';
import {
  nothingProposed,
  plainChoice,
  readList,
  readPoint,
  refused,
  targetTask,
  wayItems,
  wayTask,
} from '@grognard/table-kit';
import { generalBaseMm } from '../../data/moves.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { explainRefusals, fact, unread } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import { layRide } from '../flow/ride.ts';
import { commandShapes, type GiorgiCommandOf } from '../state/commands.ts';
import { unitsOn } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { generalId, type InteractionContext, sideOf } from './interaction-context.ts';

type RideCommand = GiorgiCommandOf<'ride'>;

function rideTold(values: TaskValues): RideCommand | Problem | null {
  const points = readList(values['way']).map(readPoint);
  if (points.includes(null)) return new Problem('type', 'way', 'a way is a list of points');
  const attach = values['attach'] ?? null;
  if (points.length === 0 && attach === null) return null;
  const read = check(commandShapes.ride, {
    kind: 'ride',
    path: points.map((point) => ({ ...point! })),
    attach,
  });
  return read instanceof Problem ? read : (read as RideCommand);
}

function judged(context: InteractionContext, values: TaskValues): readonly ExplainedRefusal[] {
  const { table, state } = context;
  const side = sideOf(context);
  const id = generalId(table, side);
  const command = rideTold(values);
  if (command === null) return [];
  if (command instanceof Problem) return [unread(table, command, id)];
  return explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id);
}

export function rideTasks(context: InteractionContext, { values }: Gesture): readonly Task[] {
  const { table, state } = context;
  const side = sideOf(context);
  const { tasks } = interactionWordsOf(table);
  const command = rideTold(values);
  const path = command === null || command instanceof Problem ? [] : command.path;
  const end = path.at(-1) ?? entryAt(state.generals, side);
  const near = unitsOn(table, state, side)
    .map((unit) => ({
      unit,
      away: pointDistance(
        end.x,
        end.y,
        entryAt(state.units, unit).stands.x,
        entryAt(state.units, unit).stands.y,
      ),
    }))
    .sort((a, b) => a.away - b.away);
  const choices = near.map(({ unit }): Choice => {
    const { id, name } = entryAt(table.units, unit);
    return { ...plainChoice(id, name, judged(context, { ...values, attach: id })), piece: id };
  });
  return [
    wayTask('way', tasks.way, { value: path, most: tenthsOf(table.rules.rates.general) }),
    targetTask('attach', tasks.attach, values['attach'] ?? null, [
      plainChoice(null, tasks.alone, judged(context, { ...values, attach: null })),
      ...choices,
    ]),
  ];
}

export function proposeRide(context: InteractionContext, gesture: Gesture): Proposal {
  const { table, state } = context;
  const side = sideOf(context);
  const id = generalId(table, side);
  const command = rideTold(gesture.values);
  if (command === null) return nothingProposed;
  if (command instanceof Problem) return refused([unread(table, command, id)]);
  const laid = layRide(table, state, side, command);
  const { notes, partOfMove } = interactionWordsOf(table);
  const effort = 'effort' in laid ? [fact('effort', notes.effort, partOfMove(laid.effort))] : [];
  return {
    ...nothingProposed,
    commands: [command],
    refusals: judged(context, gesture.values),
    items: rideItems(context, command),
    notes: isRefused(laid) ? [] : [{ title: notes.move, lines: effort }],
  };
}

function rideItems(context: InteractionContext, { path }: RideCommand): Item[] {
  const { table, state } = context;
  const side = sideOf(context);
  const { x, y } = entryAt(state.generals, side);
  const end: Point = path.at(-1) ?? { x, y };
  const owner = entryAt(table.sides, side).id;
  const id = generalId(table, side);
  return [
    ...wayItems(id, owner, [{ x, y }, ...path]),
    {
      kind: 'piece',
      id: `ghost:${id}`,
      side: owner,
      at: { x: end.x, y: end.y },
      heading: 0,
      base: { shape: 'round', radius: generalBaseMm * 5 },
      weapon: 'blade',
      mounted: true,
      leader: true,
      ghost: true,
    },
  ];
}
