/** Tasks and proposal for a boat: its path and its rowers. */

import type { Choice, Gesture, Proposal, Task, TaskValues } from '@grognard/engine';
import { makePath, type Point, pathLength, pointsBetween } from '@grognard/geometry';
import { entryAt, indexOrNull, present } from '@grognard/lists';
import { check, Problem } from '@grognard/rules-kit';
import { nothingProposed, plainChoice, refused, stretchItems, wayItems, wayTask } from '@grognard/table-kit';
import { fewestRowers } from '../../data/distances.ts';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { checkCommand } from '../actions/command.ts';
import { assessMove, boatMove, tenthsPerCm } from '../bodies/move-facts.ts';
import { explainRefusals, fact, invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { indexNamed } from '../state/find-named.ts';
import type { VesselIndex } from '../state/indices.ts';
import { type ArgadCommand, commandShapes, type Rowing } from '../state/orders.ts';
import { nameOf } from '../views/tell-names.ts';
import { cancelOrderTask } from './figure-task-context.ts';
import { crewOf, type InteractionContext } from './interaction-context.ts';
import { moveNotes } from './move-notes.ts';
import { pointsOf } from './order-from-gesture.ts';
import { longestLegalPath } from './shorten.ts';

type RowCommand = Extract<ArgadCommand, { readonly kind: 'row' }>;

function before({ state }: InteractionContext, vessel: VesselIndex, { restart }: Gesture): Rowing | null {
  return restart === true ? null : (state.rowings[vessel] ?? null);
}

/** The default rowers: the first figures aboard without another order. */
function rowersFor(context: InteractionContext, vessel: VesselIndex): string[] {
  const { table, state, side } = context;
  const crew = crewOf(context, vessel, side);
  const free = crew.filter((figure) => state.orders[figure] === null);
  const rowers = free.length >= fewestRowers ? free : crew;
  return rowers.slice(0, fewestRowers).map((figure) => entryAt(table.roster, figure).id);
}

function rowTold(
  context: InteractionContext,
  vessel: VesselIndex,
  values: TaskValues,
  given: Rowing | null,
): RowCommand | Problem {
  const path = 'way' in values ? pointsOf(values['way']) : (given?.path ?? []);
  if (path === null) return new Problem('type', 'way', 'a way is a list of points');
  const rowers = values['rowers'] ?? given?.rowers ?? rowersFor(context, vessel);
  const read = check(commandShapes.row, {
    kind: 'row',
    vessel: entryAt(context.table.vessels, vessel).id,
    path,
    rowers,
  });
  return read instanceof Problem ? read : (read as RowCommand);
}

export function proposeBoat(context: InteractionContext, vessel: VesselIndex, gesture: Gesture): Proposal {
  const { table, state, side } = context;
  const { id } = entryAt(table.vessels, vessel);
  const given = before(context, vessel, gesture);
  const way = gesture.values['way'];
  const isLeft = gesture.values['nothing'] === true || (Array.isArray(way) && way.length === 0);
  if (isLeft) {
    if (state.rowings[vessel] === null) return nothingProposed;
    return { ...nothingProposed, commands: [{ kind: 'cancel', figure: id } as ArgadCommand] };
  }
  const row = rowTold(context, vessel, gesture.values, given);
  if (row instanceof Problem) return refused([invalidCommandRefusal(row.code, row.message, id)]);
  const refusals = explainRefusals(table, checkCommand(table, state, side, row, 'verdict'), id);
  const path = makePath([spotOf(context, vessel), ...row.path]);
  const fitting =
    refusals.length === 0
      ? null
      : longestLegalPath(path, (points) => {
          const shorter = { ...row, path: [...points] };
          return checkCommand(table, state, side, shorter, 'verdict').allowed;
        });
  const fits =
    fitting === null
      ? null
      : { ...gesture, values: { ...gesture.values, way: fitting.map(({ x, y }) => ({ x, y })) } };
  return { commands: [row], refusals, ...showRow(context, vessel, row), longestLegal: fits };
}

function spotOf({ state }: InteractionContext, vessel: VesselIndex): Point {
  const { x, y } = entryAt(state.vessels, vessel);
  return { x, y };
}

function showRow(
  context: InteractionContext,
  vessel: VesselIndex,
  row: RowCommand,
): Pick<Proposal, 'items' | 'stretches' | 'notes'> {
  const { table, side } = context;
  const { ground, notes, cm } = interactionWordsOf(table);
  const points = [spotOf(context, vessel), ...row.path];
  const path = makePath(points);
  const length = pathLength(path);
  const situation = moveSituation(table.rules, boatMove());
  const assessed = move.assess(situation, null);
  const allowance = assessed.allowance * tenthsPerCm;
  const within = Math.min(length, allowance);
  const stretches = [
    {
      points: pointsBetween(path, 0, within),
      length: within,
      ground: ground.water,
      price: '',
      isWithin: true,
    },
    ...(length <= within
      ? []
      : [
          {
            points: pointsBetween(path, within, length),
            length: length - within,
            ground: ground.water,
            price: ground.beyond,
            isWithin: false,
          },
        ]),
  ];
  const [sum] = moveNotes(table, { situation, assessed, length, allowance, halved: [] });
  const rowers = fact(
    'rowers',
    notes.rowers,
    row.rowers.map((id) => nameOf(table, indexNamed(table.figureOf, id))).join(', '),
  );
  return {
    items: [
      ...stretchItems(row.vessel, stretches),
      ...wayItems(row.vessel, entryAt(table.sides, present(indexOrNull(side), 'side')).id, points),
    ],
    stretches,
    notes: [
      {
        title: sum!.title,
        lines: [...sum!.lines, rowers, fact('left', notes.left, cm(Math.max(0, allowance - length)))],
      },
    ],
  };
}

export function boatTasks(context: InteractionContext, vessel: VesselIndex, gesture: Gesture): Task[] {
  const { table, state, side } = context;
  const { tasks } = interactionWordsOf(table);
  const given = before(context, vessel, gesture);
  const path = ('way' in gesture.values ? pointsOf(gesture.values['way']) : given?.path) ?? [];
  const rowers = gesture.values['rowers'] ?? given?.rowers ?? rowersFor(context, vessel);
  const choices = crewOf(context, vessel, side).map((figure): Choice => {
    const { id } = entryAt(table.roster, figure);
    const isBusy = state.orders[figure] !== null;
    const verdict = { allowed: false, refusals: [{ rule: 'water.boat-crew', about: id }] } as const;
    return plainChoice(id, nameOf(table, figure), isBusy ? explainRefusals(table, verdict, id) : [], id);
  });
  const most = assessMove(table, boatMove()).allowance * tenthsPerCm;
  const found: Task[] = [
    wayTask('way', tasks.way, { value: path.map(({ x, y }) => ({ x, y })), most }),
    {
      kind: 'several',
      id: 'rowers',
      title: tasks.rowers,
      isPrimary: true,
      value: Array.isArray(rowers) ? rowers : [],
      choices,
    },
  ];
  if (state.rowings[vessel] === null) return found;
  const { nothing: _, ...values } = gesture.values;
  return [
    ...found,
    cancelOrderTask(table, gesture, proposeBoat(context, vessel, { ...gesture, values }).refusals),
  ];
}
