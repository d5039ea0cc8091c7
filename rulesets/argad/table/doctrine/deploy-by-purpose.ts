/**
 * `deployByPurpose`: a deployment towards what the side wants, in cover where there is some, for a player who asks for one. Who lies
 * hidden, in a room, in ranks or aboard, and who serves a gun, stays as the scenario has him.
 */
import {
  type Heading,
  headingTo,
  isBaseWhollyIn,
  type Point,
  type Polygon,
  placeBase,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, listBy, lookUp, none, numberAt } from '@grognard/lists';
import { footBase } from '../../scenarios/measure.ts';
import { checkCommand } from '../actions/command.ts';
import { startState } from '../setup/start.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { spotsOf } from './sergeant/spots.ts';

type PlaceCommand = Extract<ArgadCommand, { readonly kind: 'place' }>;

/** Distance between the open places tried. */
const every: Tenths = 400;
/** What a place in cover is worth, as a shorter way to the aim. */
const cover: Tenths = 500;
/** Neighbours nearer than this are in each other's way. */
const elbowRoom: Tenths = 450;
/** What each figure that goes for the same aim already costs the next one. */
const crowding: Tenths = 250;
/** How much farther back a leader stands. */
const behind: Tenths = 500;

interface Spot extends Point {
  readonly isCover: boolean;
}

export function deployByPurpose(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
): readonly ArgadCommand[] {
  const { table } = knowledge;
  const { zone } = entryAt(table.sides, side);
  if (zone === null) return [];
  const wanted = new Deployment(knowledge, side, zone).placed();
  return inLegalOrder(table, state, side, wanted);
}

/** One side's figures, placed one after the other from where the scenario has them. */
class Deployment {
  private readonly knowledge: Knowledge;
  private readonly table: Table;
  private readonly side: SideIndex;
  private readonly goals: readonly Point[];
  private readonly spots: readonly Spot[];
  private state: State;
  /** How many go for each goal. */
  private readonly going: number[];

  constructor(knowledge: Knowledge, side: SideIndex, zone: Polygon) {
    this.knowledge = knowledge;
    this.table = knowledge.table;
    this.side = side;
    this.state = startState(this.table);
    this.goals = goalsOf(this.table, this.state, side);
    this.going = this.goals.map(() => 0);
    this.spots = spotsIn(this.table, zone);
  }

  /** Hand-to-hand fighters stand nearest to the aim, leaders behind the others. */
  placed(): readonly PlaceCommand[] {
    const movable = this.table.roster.filter((figure) => isFree(this.table, this.state, figure, this.side));
    const reach = ({ firearms, leader }: Figure) => (leader ? 2 : firearms.length > 0 ? 1 : 0);
    const inOrder = [...movable].sort((a, b) => reach(a) - reach(b) || a.index - b.index);
    return inOrder.flatMap((figure) => this.place(figure) ?? []);
  }

  private place(figure: Figure): PlaceCommand | null {
    const ranked = this.goals.flatMap((goal, n) =>
      this.spots.map((spot) => ({ goal, n, spot, cost: this.costOf(figure, spot, goal, n) })),
    );
    ranked.sort((a, b) => a.cost - b.cost);
    for (const { goal, n, spot } of ranked) {
      const heading = headingTo(goal.x - spot.x, goal.y - spot.y);
      if (heading === null) continue;
      const command = placing(figure, spot, heading);
      if (!checkCommand(this.table, this.state, this.side, command, 'verdict').allowed) continue;
      this.going[n] = numberAt(this.going, n) + 1;
      this.state = withPlaced(this.state, figure.index, command);
      return command;
    }
    return null;
  }

  private costOf({ index, leader, firearms }: Figure, spot: Spot, goal: Point, n: number): number {
    const far = this.knowledge.farTo(goal, spot);
    const crowd = this.table.roster.filter(({ index: other, side }) => {
      const { x, y, status } = entryAt(this.state.figures, other);
      const isNear = pointDistance(x, y, spot.x, spot.y) < elbowRoom;
      return other !== index && side === this.side && status === 'on' && isNear;
    });
    return (
      (leader ? Math.abs(far - behind) : far) -
      (spot.isCover && firearms.length > 0 ? cover : 0) +
      crowding * (numberAt(this.going, n) + 2 * crowd.length)
    );
  }
}

/** Where a side wants to go. Without any place of its own, to where the enemy deploys. */
function goalsOf(table: Table, state: State, side: SideIndex): readonly Point[] {
  const places = aimPlaces(table, state, side);
  if (places.length > 0) return places;
  const others = table.sides.filter(({ index, zone }) => index !== side && zone !== null);
  return others.flatMap(({ zone }) => (zone === null ? [] : [middleOf(zone)]));
}

function middleOf({ minX, maxX, minY, maxY }: Polygon): Point {
  return { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
}

/** Places of a zone: those in cover, and open ones on a grid. */
function spotsIn(table: Table, zone: Polygon): readonly Spot[] {
  const { x, y } = middleOf(zone);
  const reach = Math.ceil(pointDistance(zone.minX, zone.minY, zone.maxX, zone.maxY) / 2);
  const covered = spotsOf(table)
    .near({ x, y }, reach)
    .map((spot) => ({ ...spot, isCover: true }));
  const open: Spot[] = [];
  for (let column = zone.minX + every / 4; column < zone.maxX; column += every)
    for (let row = zone.minY + every / 4; row < zone.maxY; row += every)
      open.push({ x: Math.round(column), y: Math.round(row), isCover: false });
  const isIn = (spot: Point) => isBaseWhollyIn(placeBase(footBase, { ...spot, heading: 0 }), zone);
  return [...covered, ...open].filter(isIn);
}

/** Whether a figure is placed by what the side wants, and not as the scenario has it for a reason of its own. */
function isFree(table: Table, state: State, figure: Figure, side: SideIndex): boolean {
  if (figure.side !== side || figure.captive) return false;
  if (figure.firearms.some((firearm) => table.rules.shoot.firearms[firearm].needsSupport)) return false;
  const { status, room, body, vessel, carries, known } = entryAt(state.figures, figure.index);
  const isShown = known === 2 ** table.sides.length - 1;
  return status === 'on' && isShown && room === none && body === none && vessel === none && carries === none;
}

function placing({ id }: Figure, { x, y }: Point, heading: Heading): PlaceCommand {
  return { kind: 'place', figure: id, at: { x, y }, heading, posture: 'upright', secret: false, room: null };
}

function withPlaced(state: State, figure: FigureIndex, { at, heading, posture }: PlaceCommand): State {
  const figures = [...state.figures];
  figures[figure] = { ...entryAt(state.figures, figure), ...at, heading, posture };
  return { ...state, figures: listBy(figures) };
}

/** Figures that still have to move, each after the one in its way. Those that would only change places stay. */
function inLegalOrder(
  table: Table,
  now: State,
  side: SideIndex,
  wanted: readonly PlaceCommand[],
): readonly PlaceCommand[] {
  let state = now;
  const given: PlaceCommand[] = [];
  let left = wanted.filter((command) => !stands(table, now, command));
  for (let round = 0; round < wanted.length && left.length > 0; round++) {
    const next = left.find((command) => checkCommand(table, state, side, command, 'verdict').allowed);
    if (next === undefined) break;
    given.push(next);
    state = withPlaced(state, figureOf(table, next), next);
    left = left.filter((command) => command !== next);
  }
  return given;
}

const figureOf = ({ figureOf: known }: Table, { figure }: PlaceCommand) => lookUp(known, figure);

function stands(table: Table, { figures }: State, command: PlaceCommand): boolean {
  const { x, y, heading, posture, known }: FigureState = entryAt(figures, figureOf(table, command));
  const isShown = known === 2 ** table.sides.length - 1;
  return (
    isShown &&
    x === command.at.x &&
    y === command.at.y &&
    heading === command.heading &&
    posture === command.posture
  );
}
