/** Who of a side goes after which aim: each man gets a place to be at, and perhaps a thing to take. */
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { holdCm } from '../../../data/distances.ts';
import { pointOf } from '../../../scenarios/measure.ts';
import type { ScenarioAim } from '../../../scenarios/shape.ts';
import type { Man, State, Table } from '../../model.ts';
import { beyondEdge, openAims } from '../goals.ts';

export interface Task {
  /** To be at a place at the end, or to get something done there. */
  readonly kind: 'hold' | 'fetch';
  readonly place: Point;
  /** How many of those who have it will be there. */
  readonly there: { count: number };
  /** Near enough. */
  readonly within: Tenths;
  /** How much it matters, in points. */
  readonly weight: number;
  readonly words: string;
  /** The thing to take up there; -1: none. */
  readonly take: number;
  /** Whether to leave the table there. */
  readonly leave: boolean;
}

/** A task for each man of a side; null: none but to fight. */
export function tasksOf(table: Table, state: State, side: number): (Task | null)[] {
  const tasks: (Task | null)[] = table.men.map(() => null);
  const free = table.men.filter(
    (man) => man.side === side && !man.captive && state.figures[man.index]!.status === 'on',
  );
  const aims = openAims(table, state, side).sort((a, b) => b.points - a.points);
  for (const aim of aims) assign(table, state, side, aim, free, tasks);
  return tasks;
}

function assign(
  table: Table,
  state: State,
  side: number,
  aim: ScenarioAim,
  men: readonly Man[],
  tasks: (Task | null)[],
): void {
  const plain = {
    kind: 'fetch' as const,
    within: holdCm * 100,
    weight: aim.points,
    words: aim.words,
    take: -1,
    leave: false,
    there: { count: 0 },
  };
  switch (aim.kind) {
    case 'hold':
      if (aim.place !== null)
        giveNearest(state, men, tasks, { ...plain, kind: 'hold', place: pointOf(aim.place) }, men.length);
      return;
    case 'seize':
    case 'carry-off':
      assignThing(table, state, side, aim, men, tasks);
      for (const id of aim.figures) {
        const figure = state.figures[table.manOf.get(id) ?? -1];
        if (figure !== undefined && figure.status === 'on')
          giveNearest(state, men, tasks, { ...plain, within: 200, place: figure }, 3);
      }
      return;
    case 'escape':
      for (const man of men) {
        const wanted = aim.figures.length === 0 ? isLate(table, state) : aim.figures.includes(man.id);
        if (!wanted) continue;
        const place = beyondEdge(table, state.figures[man.index]!, aim.edge);
        tasks[man.index] = { ...plain, place, within: 0, weight: aim.points * 2, leave: true };
      }
      return;
    case 'kill':
      for (const id of aim.figures) {
        const figure = state.figures[table.manOf.get(id) ?? -1];
        if (figure !== undefined && figure.status === 'on')
          giveNearest(state, men, tasks, { ...plain, within: 2000, place: figure }, 3);
      }
  }
}

/** Who has the thing takes it where it is wanted; else the nearest go for it. */
function assignThing(
  table: Table,
  state: State,
  side: number,
  aim: ScenarioAim,
  men: readonly Man[],
  tasks: (Task | null)[],
): void {
  const index = aim.object === null ? -1 : (table.thingOf.get(aim.object) ?? -1);
  const thing = state.things[index];
  if (thing === undefined || thing.gone) return;
  const plain = {
    kind: 'fetch' as const,
    within: 200,
    weight: aim.points * 2,
    words: aim.words,
    leave: false,
    there: { count: 0 },
  };
  const own = thing.carriers.filter((man) => table.men[man]!.side === side);
  if (own.length === 0) {
    giveNearest(state, men, tasks, { ...plain, place: thing, take: index }, 2);
    return;
  }
  for (const man of own) {
    const figure = state.figures[man]!;
    const isOff = aim.kind === 'carry-off';
    const place = isOff ? beyondEdge(table, figure, aim.edge) : { x: figure.x, y: figure.y };
    tasks[man] = { ...plain, place, take: -1, leave: isOff };
  }
}

function giveNearest(
  state: State,
  men: readonly Man[],
  tasks: (Task | null)[],
  task: Task,
  most: number,
): void {
  const away = ({ index }: Man) => {
    const { x, y } = state.figures[index]!;
    return pointDistance(x, y, task.place.x, task.place.y);
  };
  const open = men.filter(({ index }) => tasks[index] === null);
  for (const { index } of [...open].sort((a, b) => away(a) - away(b) || a.index - b.index).slice(0, most))
    tasks[index] = task;
}

function isLate({ turns }: Table, { turn }: State): boolean {
  return turn > turns - 5;
}
