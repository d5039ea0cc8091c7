/** A boat in the hand: its way, who rows it, and what comes of it. */
import type { Gesture, Offer, Proposal, Task } from '@grognard/engine';
import { makePath, type Point, pathLength } from '@grognard/geometry';
import { check, Problem } from '@grognard/rules-kit';
import { fewestRowers } from '../../data/distances.ts';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { checkCommand } from '../check/command.ts';
import { assessMove, boatMove, tenthsPerCm } from '../move-facts.ts';
import { type ArgadCommand, commandShapes, type Rowing } from '../orders.ts';
import { nameOf } from '../tell-names.ts';
import { fact, hindrancesIn, mistaken } from './cited.ts';
import { plainOffer, takeBackTask } from './figure-told.ts';
import { fittingWay } from './fit.ts';
import { crewOf, type Holding } from './holding.ts';
import { wayItems } from './look.ts';
import { moveNotes } from './move-notes.ts';
import { pointsOf, type Told } from './order-told.ts';
import { nothingProposed, refused } from './propose-figure.ts';
import { pointsBetween, stretchItems } from './stretches.ts';
import { handWordsOf } from './words.ts';

type RowCommand = Extract<ArgadCommand, { readonly kind: 'row' }>;

function before({ state }: Holding, vessel: number, { anew }: Gesture): Rowing | null {
  return anew === true ? null : (state.rowings[vessel] ?? null);
}

/** Who rows unless others are named: the first who have nothing else to do. */
function rowersFor(holding: Holding, vessel: number): string[] {
  const { table, state, side } = holding;
  const crew = crewOf(holding, vessel, side);
  const free = crew.filter((man) => state.orders[man] === null);
  const rowers = free.length >= fewestRowers ? free : crew;
  return rowers.slice(0, fewestRowers).map((man) => table.men[man]!.id);
}

function rowTold(holding: Holding, vessel: number, told: Told, given: Rowing | null): RowCommand | Problem {
  const path = 'way' in told ? pointsOf(told['way']) : (given?.path ?? []);
  if (path === null) return new Problem('type', 'way', 'a way is a list of points');
  const rowers = told['rowers'] ?? given?.rowers ?? rowersFor(holding, vessel);
  const read = check(commandShapes.row, {
    kind: 'row',
    vessel: holding.table.vessels[vessel]!.id,
    path,
    rowers,
  });
  return read instanceof Problem ? read : (read as RowCommand);
}

export function proposeBoat(holding: Holding, vessel: number, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const { id } = table.vessels[vessel]!;
  const given = before(holding, vessel, gesture);
  const way = gesture.told['way'];
  const isLeft = gesture.told['nothing'] === true || (Array.isArray(way) && way.length === 0);
  if (isLeft) {
    if (state.rowings[vessel] === null) return nothingProposed;
    return { ...nothingProposed, commands: [{ kind: 'cancel', figure: id } as ArgadCommand] };
  }
  const row = rowTold(holding, vessel, gesture.told, given);
  if (row instanceof Problem) return refused([mistaken(row.code, row.message, id)]);
  const against = hindrancesIn(table, checkCommand(table, state, side, row, 'verdict'), id);
  const path = makePath([spotOf(holding, vessel), ...row.path]);
  const fitting =
    against.length === 0
      ? null
      : fittingWay(path, (points) => {
          const shorter = { ...row, path: [...points] };
          return checkCommand(table, state, side, shorter, 'verdict').allowed;
        });
  const fits =
    fitting === null
      ? null
      : { ...gesture, told: { ...gesture.told, way: fitting.map(({ x, y }) => ({ x, y })) } };
  return { commands: [row], against, ...showRow(holding, vessel, row), fits };
}

function spotOf({ state }: Holding, vessel: number): Point {
  const { x, y } = state.vessels[vessel]!;
  return { x, y };
}

function showRow(
  holding: Holding,
  vessel: number,
  row: RowCommand,
): Pick<Proposal, 'items' | 'stretches' | 'notes'> {
  const { table, side } = holding;
  const { ground, notes, cm } = handWordsOf(table);
  const points = [spotOf(holding, vessel), ...row.path];
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
    row.rowers.map((id) => nameOf(table, table.manOf.get(id) ?? -1)).join(', '),
  );
  return {
    items: [...stretchItems(row.vessel, stretches), ...wayItems(row.vessel, table.sides[side]!.id, points)],
    stretches,
    notes: [
      {
        title: sum!.title,
        lines: [...sum!.lines, rowers, fact('left', notes.left, cm(Math.max(0, allowance - length)))],
      },
    ],
  };
}

export function boatTasks(holding: Holding, vessel: number, gesture: Gesture): Task[] {
  const { table, state, side } = holding;
  const { tasks } = handWordsOf(table);
  const given = before(holding, vessel, gesture);
  const path = ('way' in gesture.told ? pointsOf(gesture.told['way']) : given?.path) ?? [];
  const rowers = gesture.told['rowers'] ?? given?.rowers ?? rowersFor(holding, vessel);
  const offers = crewOf(holding, vessel, side).map((man): Offer => {
    const { id } = table.men[man]!;
    const isBusy = state.orders[man] !== null;
    const verdict = { allowed: false, refusals: [{ rule: 'water.boat-crew', about: id }] } as const;
    return plainOffer(id, nameOf(table, man), isBusy ? hindrancesIn(table, verdict, id) : [], id);
  });
  const most = assessMove(table, boatMove()).allowance * tenthsPerCm;
  const found: Task[] = [
    {
      kind: 'way',
      id: 'way',
      title: tasks.way,
      usual: true,
      value: path.map(({ x, y }) => ({ x, y })),
      most,
    },
    {
      kind: 'several',
      id: 'rowers',
      title: tasks.rowers,
      usual: true,
      value: Array.isArray(rowers) ? rowers : [],
      offers,
    },
  ];
  if (state.rowings[vessel] === null) return found;
  const { nothing: _, ...told } = gesture.told;
  return [...found, takeBackTask(table, gesture, proposeBoat(holding, vessel, { ...gesture, told }).against)];
}
