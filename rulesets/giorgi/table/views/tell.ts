/** Events as lines of a battle report in the words of the table. Null for events that are not reported. */

import type { Result } from '@grognard/engine';
import {
  type Angle,
  angleBetween,
  headingTo,
  type Pose,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { choiceName, phrase } from '@grognard/rules-kit';
import { groundPieces } from '../../data/terrain-pieces.ts';
import { kindCounting } from '../actions/melee/index.ts';
import { fieldOf } from '../field/index.ts';
import { isBroken } from '../flow/victory.ts';
import type { EventKind, GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { HouseIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

type Teller<K extends EventKind> = (table: Table, event: GiorgiEventOf<K>, after: State) => string | null;

const unsaid = (): null => null;

export function nameOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).name;
}

function namesOf(table: Table, units: readonly UnitIndex[]): string[] {
  return units.map((unit) => nameOf(table, unit));
}

function sideName({ sides }: Table, side: SideIndex): string {
  return entryAt(sides, side).name;
}

function houseName(table: Table, state: State, house: HouseIndex): string {
  return entryAt(fieldOf(table, state).houses, house).name;
}

/** With what both sides threw last, since equal throws are thrown again. */
function tellFirst(table: Table, { first, dice = [] }: GiorgiEventOf<'firstRolled'>): string {
  const thrownBy = (side: SideIndex) =>
    dice
      .filter(({ actor }) => actor === entryAt(table.sides, side).id)
      .flatMap(({ faces }) => faces)
      .slice(-2)
      .reduce((sum, face) => sum + face, 0);
  const against: readonly [number, number] = [thrownBy(first), thrownBy(otherSide(first))];
  return table.words.report.goesFirst(sideName(table, first), dice.length === 0 ? null : against);
}

const course: Partial<{ readonly [K in EventKind]: Teller<K> }> = {
  firstRolled: tellFirst,
  pieceLaid: (table, { side, piece }) =>
    piece === null
      ? table.words.report.noneMore(sideName(table, side))
      : table.words.report.laid(sideName(table, side), terrainName(table, piece.piece)),
  edgeTaken: (table, { edges }) =>
    edges.map((edge, side) => table.words.report.edge(sideName(table, side), edge)).join(' '),
  placed: (table, { unit, stands }) =>
    table.words.report.placed(nameOf(table, unit), table.words.report.formation(stands.formation)),
  turnBegan: (table, { turn, active }) => table.words.report.turn(turn, sideName(table, active)),
  ended: tellEnd,
};

const nerve: Partial<{ readonly [K in EventKind]: Teller<K> }> = {
  tested: (table, { unit, what, passed, general }) =>
    table.words.report.tested(
      nameOf(table, unit),
      what,
      passed ? 'passed' : 'failed',
      general ? 'general' : 'alone',
    ),
  rungSet: (table, { unit, rung, by }) => table.words.report.rung(nameOf(table, unit), rung, by),
  // A unit that runs on is reported by its run.
  rallied: (table, { unit }, after) =>
    entryAt(after.units, unit).rung === 3 ? null : table.words.report.rallied(nameOf(table, unit)),
  reformed: (table, { unit }) => table.words.report.reformed(nameOf(table, unit)),
  generalHelped: (table, { side }) => table.words.report.generalHelped(sideName(table, side)),
  generalLost: (table, { side }) => table.words.report.generalLost(sideName(table, side)),
  rode: (table, { side, with: joined }) =>
    table.words.report.rode(sideName(table, side), joined === none ? null : nameOf(table, joined)),
};

const fire: Partial<{ readonly [K in EventKind]: Teller<K> }> = {
  fired: (table, { shot, on, killed, along, rod }) => {
    const isOnward = rod.length > 0 && entryAt(rod, 0).unit !== on;
    const when = along !== null ? 'reaction' : isOnward ? 'onward' : 'ordered';
    return table.words.report.fired(nameOf(table, shot.unit), shot.shot, nameOf(table, on), killed, when);
  },
  lost: (table, { unit, by }) =>
    by === 'left-behind' ? table.words.report.leftBehind(nameOf(table, unit)) : null,
  gunsLeft: (table, { unit }) => table.words.report.gunsLeft(nameOf(table, unit)),
  gunsManned: (table, { unit }) => table.words.report.gunsManned(nameOf(table, unit)),
  gunsTaken: (table, { unit }) => table.words.report.gunsTaken(nameOf(table, unit)),
  destroyed: (table, { unit, by }) => table.words.report.destroyed(nameOf(table, unit), by),
  wentOff: (table, { unit }) => table.words.report.wentOff(nameOf(table, unit)),
};

const deeds: Partial<{ readonly [K in EventKind]: Teller<K> }> = {
  moved: tellMoved,
  declared: (table, { approach: { unit, target } }) =>
    target === none ? null : table.words.report.declared(nameOf(table, unit), nameOf(table, target)),
  answered: (table, { answer: { unit, how, passed } }) =>
    how === 'stand' ? null : table.words.report.answered(nameOf(table, unit), how, passed),
  struck: (table, { by, on, companies, killed, manner }) =>
    table.words.report.struck(nameOf(table, by), nameOf(table, on), companies, killed, manner),
  met: (table, { clash: { by, on, struck, charging, run } }) => {
    const { met, cm } = table.words.report;
    return met(nameOf(table, by), nameOf(table, on), struck, charging ? cm(run) : null);
  },
  missed: (table, { unit, target, by }) =>
    table.words.report.missed(nameOf(table, unit), nameOf(table, target), by),
  fought: (table, { melee, attack, defence, column, cell }) =>
    table.words.report.fought(
      namesOf(table, melee.attackers),
      namesOf(table, melee.defenders),
      { attack, defence, column },
      cell,
    ),
  squareTried: (table, { by, on, broken, killed }) =>
    table.words.report.square(nameOf(table, by), nameOf(table, on), broken ? killed : null),
  entered: (table, { unit, house }, after) =>
    table.words.report.entered(nameOf(table, unit), houseName(table, after, house)),
  cameOut: (table, { unit, house }, after) =>
    table.words.report.cameOut(nameOf(table, unit), houseName(table, after, house)),
  counted: (table, { unit }, after) =>
    table.words.report.counted(
      nameOf(table, unit),
      choiceName(table.words.rules, kindCounting(table, after, unit)),
    ),
};

const tellers: Partial<{ readonly [K in EventKind]: Teller<K> }> = { ...course, ...nerve, ...fire, ...deeds };

const eighthTurn: Angle = 450;

/** Shorter paths are not reported, in tenths of a millimetre. */
const aStep: Tenths = 10;

/** Turning in place is not worth a line; a change of formation is. */
function tellMoved(table: Table, { unit, how, way, stands, changed }: GiorgiEventOf<'moved'>): string | null {
  const { report } = table.words;
  const leg = legTold(table, way);
  const formed = changed ? report.formation(stands.formation) : null;
  if (how === 'R1' && leg === null) return report.noRoom(nameOf(table, unit));
  const what = how === 'attack' && isAside(way) ? 'flush' : how;
  return leg === null && formed === null ? null : report.moved(nameOf(table, unit), what, leg, formed);
}

/** Whether most of a path is a final step to the side: at contact the attacker may slide along the edge that it struck (attack.align). */
function isAside(way: readonly Pose[]): boolean {
  const [from, to] = [way.at(-2), way.at(-1)];
  if (from === undefined || to === undefined) return false;
  const toward = headingTo(to.x - from.x, to.y - from.y);
  if (toward === null || angleBetween(toward, from.heading) <= eighthTurn) return false;
  return 2 * pointDistance(from.x, from.y, to.x, to.y) > lengthOf(way);
}

function lengthOf(way: readonly Pose[]): Tenths {
  return way
    .slice(1)
    .reduce((sum, { x, y }, n) => sum + pointDistance(entryAt(way, n).x, entryAt(way, n).y, x, y), 0);
}

/** Length and direction of a path in words, or null if it is too short. */
function legTold(table: Table, way: readonly Pose[]): string | null {
  const length = lengthOf(way);
  const [from, to] = [way[0], way.at(-1)];
  if (length < aStep || from === undefined || to === undefined) return null;
  const { leg, cm, compass } = table.words.report;
  return leg(cm(length), compass(headingTo(to.x - from.x, to.y - from.y) ?? to.heading));
}

/** The name of a piece of terrain within a sentence. */
function terrainName({ words }: Table, id: string): string {
  const title = phrase(words.rules, groundPieces.find((piece) => piece.id === id)?.title ?? id);
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** A side that concedes has lost as if it were broken, but the report says what it did. */
function isConceded(table: Table, { by }: Result, after: State): boolean {
  return by === 'scenario.broken' && !table.sides.some(({ index }) => isBroken(table, after, index));
}

function tellEnd(table: Table, { result }: GiorgiEventOf<'ended'>, after: State): string {
  const { report } = table.words;
  const tally = table.sides.map(({ id, name }) => `${name} ${result.points[id] ?? 0}`).join(', ');
  const why = report.endings[isConceded(table, result, after) ? 'concede' : result.by] ?? '';
  const winners = table.sides.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  return winners.length === 0 ? report.drawn(tally, why) : report.won(winners.join(', '), tally, why);
}

/** An event as a sentence, from the state just after it. */
export function tellEvent(table: Table, event: GiorgiEvent, after: State): string | null {
  const teller = (tellers[event.kind] ?? unsaid) as Teller<typeof event.kind>;
  return teller(table, event as never, after);
}
