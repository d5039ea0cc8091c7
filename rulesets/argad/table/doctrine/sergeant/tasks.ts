/** `tasksOf`: assigns figures of a side to its aims. A task is a place to be at, perhaps with a thing to take. */

import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lookUp, none, numberAt } from '@grognard/lists';
import { holdCm } from '../../../data/distances.ts';
import { pointOf } from '../../../scenarios/measure.ts';
import type { ScenarioAim } from '../../../scenarios/shape.ts';
import { entryNamed, indexNamed } from '../../state/find-named.ts';
import type { SideIndex, ThingIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';
import { besideBoat, boatFor, isBySea } from '../by-sea.ts';
import { beyondEdge, openAims, wayOut } from '../goals.ts';
import type { Knowledge } from '../knowledge.ts';
import { escortPlaces, letsOthersPass } from './escort.ts';

export interface FigureTask {
  /** To be at a place at the end, or to do something there. */
  readonly kind: 'hold' | 'fetch';
  readonly place: Point;
  /** How many figures with this task will be there. */
  readonly there: { count: number };
  /** The distance that counts as being there. */
  readonly within: Tenths;
  /** Its importance, in points. */
  readonly weight: number;
  readonly words: string;
  /** The thing to take up there, or null if there is none. */
  readonly take: ThingIndex | null;
  /** Whether to leave the table there. */
  readonly leave: boolean;
}

/** A side with the tasks of its figures. */
interface Sharing {
  readonly knowledge: Knowledge;
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly roster: readonly Figure[];
  readonly tasks: (FigureTask | null)[];
}

/** Aims that need only a few figures are assigned first. Places to hold are for all who are left. */
const order: Readonly<Record<ScenarioAim['kind'], number>> = {
  'carry-off': 0,
  seize: 1,
  escape: 2,
  hold: 3,
  kill: 4,
};

/** The task of each figure of a side, or null if it only fights. */
export function tasksOf(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  roster: readonly Figure[],
): (FigureTask | null)[] {
  const { table } = knowledge;
  const sharing: Sharing = {
    knowledge,
    table,
    state,
    side,
    roster,
    tasks: table.roster.map(() => null),
  };
  const aims = openAims(table, state, side);
  for (const aim of aims) if (aim.kind === 'escape' && aim.figures.length > 0) leaving(sharing, aim);
  const sorted = [...aims].sort((a, b) => order[a.kind] - order[b.kind] || b.points - a.points);
  for (const aim of sorted) if (order[aim.kind] < order.hold) assign(sharing, aim);
  accompany(sharing, aims, 0, 2);
  for (const aim of sorted) if (order[aim.kind] >= order.hold) assign(sharing, aim);
  accompany(sharing, aims, 2, 5);
  deny(sharing);
  return sharing.tasks;
}

function taskOf(
  { points, words }: ScenarioAim,
  named: Pick<FigureTask, 'place'> & Partial<FigureTask>,
): FigureTask {
  return {
    kind: 'fetch',
    within: 200,
    weight: points,
    words,
    take: null,
    leave: false,
    there: { count: 0 },
    ...named,
  };
}

function assign(sharing: Sharing, aim: ScenarioAim): void {
  switch (aim.kind) {
    case 'hold':
      if (aim.place !== null) hold(sharing, aim, pointOf(aim.place));
      return;
    case 'seize':
    case 'carry-off':
      fetchThing(sharing, aim);
      goFor(sharing, aim, 0);
      return;
    case 'escape':
      if (aim.figures.length === 0) withdraw(sharing, aim);
      return;
    case 'kill':
      goFor(sharing, aim, 2000);
  }
}

function hold(sharing: Sharing, aim: ScenarioAim, place: Point): void {
  const fit = sharing.roster.filter(({ class: skill }) => skill > 1);
  giveNearest(sharing, fit, taskOf(aim, { kind: 'hold', place, within: holdCm * 100 }), fit.length);
}

/** Assigns figures to people to be seized, freed or killed. */
function goFor(sharing: Sharing, aim: ScenarioAim, within: Tenths): void {
  const { table, state, roster } = sharing;
  for (const id of aim.figures) {
    const figure = entryAt(state.figures, lookUp(table.figureOf, id));
    if (figure.status !== 'on') continue;
    const fit = roster.filter(({ class: skill }) => skill > 1);
    giveNearest(sharing, fit, taskOf(aim, { place: { x: figure.x, y: figure.y }, within }), 2);
  }
}

/** Sends figures that are to leave the table. */
function leaving({ table, state, roster, tasks }: Sharing, aim: ScenarioAim): void {
  for (const { id, index } of roster) {
    if (!aim.figures.includes(id)) continue;
    const place = beyondEdge(table, entryAt(state.figures, index), aim.edge);
    tasks[index] = taskOf(aim, { place, within: 0, weight: aim.points * 2, leave: true });
  }
}

/** With at most this many figures more than the aim needs, they leave early. */
const spare = 2;

/** Near the end, or with few figures to spare, as many leave as the aim needs, the nearest first. */
function withdraw(sharing: Sharing, aim: ScenarioAim): void {
  const { table, state, side, roster, tasks } = sharing;
  const gone = table.roster.filter(
    (figure) => figure.side === side && entryAt(state.figures, figure.index).status === 'gone',
  );
  const wanted = aim.least - gone.length;
  if (roster.length < wanted || (state.turn <= table.turns - 5 && roster.length > wanted + spare)) return;
  const far = ({ index }: Figure) => {
    const figure = entryAt(state.figures, index);
    const place = beyondEdge(table, figure, aim.edge);
    return pointDistance(figure.x, figure.y, place.x, place.y);
  };
  const free = roster.filter(({ index }) => tasks[index] === null).sort((a, b) => far(a) - far(b));
  for (const { index } of free.slice(0, Math.max(0, wanted + 1))) {
    const place = beyondEdge(table, entryAt(state.figures, index), aim.edge);
    tasks[index] = taskOf(aim, { place, within: 0, weight: aim.points * 2, leave: true });
  }
}

/** The carrier takes the thing to its destination. Otherwise the nearest figures fetch it, two if it is heavy. */
function fetchThing(sharing: Sharing, aim: ScenarioAim): void {
  const { knowledge, table, state, side, roster, tasks } = sharing;
  const index = indexNamed(table.thingOf, aim.object);
  if (index === null) return;
  const thing = entryAt(state.things, index);
  if (thing.gone) return;
  const own = thing.carriers.filter((figure) => entryAt(table.roster, figure).side === side);
  if (own.length === 0) {
    const { weight } = entryAt(table.things, index);
    const place = { x: thing.x, y: thing.y };
    // An enemy carrier must be shot first.
    const held = thing.carriers.length > 0;
    const task = held
      ? taskOf(aim, { place, within: shotAway })
      : taskOf(aim, { place, take: index, weight: aim.points * 2 });
    const hands = roster.filter(
      (figure) => entryAt(state.figures, figure.index).carries === none && mayCarry(state, figure, weight),
    );
    giveNearest(sharing, hands, task, held ? 4 : weight === 'none' ? 1 : 2);
    return;
  }
  for (const figure of own) {
    const { x, y } = entryAt(state.figures, figure);
    const exit = aim.kind === 'carry-off' ? exitFor(sharing, { x, y }, aim) : { x, y };
    const waits = aim.kind === 'seize' || letsOthersPass(knowledge, state, roster, figure, exit);
    tasks[figure] = taskOf(aim, { place: waits ? { x, y } : exit, weight: aim.points * 2, leave: !waits });
  }
}

/** Where to take a thing: off the edge, or to a boat if the edge is all water. */
function exitFor({ knowledge, table, state, side }: Sharing, from: Point, aim: ScenarioAim): Point {
  const boat = isBySea(table, aim) ? boatFor(table, state, side, from) : null;
  return boat === null ? wayOut(knowledge, from, aim.edge) : besideBoat(table, entryAt(state.vessels, boat));
}

/** A distance that allows a good shot. */
const shotAway: Tenths = 1800;

/** A figure in the saddle cannot take up a heavy thing. */
function mayCarry({ figures }: State, { index, firearms }: Figure, weight: string): boolean {
  const heavy = firearms.includes('swivel-gun') || firearms.includes('rampart-musket');
  return (weight === 'none' || !entryAt(figures, index).mounted) && !heavy;
}

/** Some figures without a task escort those who carry things off. */
function accompany(sharing: Sharing, aims: readonly ScenarioAim[], first: number, end: number): void {
  const { knowledge, table, state, side, roster, tasks } = sharing;
  const { covers } = table.words.doctrine;
  for (const aim of aims) {
    const thing = entryNamed(state.things, table.thingOf, aim.object);
    if (aim.kind !== 'carry-off' || thing === undefined || thing.gone) continue;
    if (!thing.carriers.some((figure) => entryAt(table.roster, figure).side === side)) continue;
    for (const place of escortPlaces(knowledge, thing, exitFor(sharing, thing, aim)).slice(first, end)) {
      const fit = roster.filter(({ index, class: skill }) => skill > 1 && tasks[index] === null);
      giveNearest(sharing, fit, taskOf(aim, { place, within: 300, words: covers(aim.words) }), 1);
    }
  }
}

/** Figures without a task keep other sides from their public aims. */
function deny(sharing: Sharing): void {
  const { table, state, side, roster } = sharing;
  table.aims.forEach((aim, index) => {
    if (aim.secret || numberAt(state.scored, index) !== none || aim.side === entryAt(table.sides, side).id)
      return;
    const fit = roster.filter(({ class: skill }) => skill > 1);
    const words = table.words.doctrine.denies(aim.words);
    if (aim.kind === 'hold' && aim.place !== null) {
      const place = pointOf(aim.place);
      giveNearest(
        sharing,
        fit,
        taskOf(aim, { kind: 'hold', place, within: holdCm * 100, words }),
        fit.length,
      );
    }
    const thing = entryNamed(state.things, table.thingOf, aim.object);
    if (thing === undefined || thing.gone) return;
    if (!thing.carriers.some((figure) => entryAt(table.roster, figure).side !== side)) return;
    const place = { x: thing.x, y: thing.y };
    giveNearest(sharing, fit, taskOf(aim, { place, words, within: shotAway }), 4);
  });
}

function giveNearest(
  { state, tasks }: Sharing,
  roster: readonly Figure[],
  task: FigureTask,
  most: number,
): void {
  const away = ({ index }: Figure) => {
    const { x, y } = entryAt(state.figures, index);
    return pointDistance(x, y, task.place.x, task.place.y);
  };
  const open = roster.filter(({ index }) => tasks[index] === null);
  for (const { index } of open.sort((a, b) => away(a) - away(b) || a.index - b.index).slice(0, most))
    tasks[index] = task;
}
