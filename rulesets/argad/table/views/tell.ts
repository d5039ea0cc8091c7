/** `tellEvent`: events as lines of a battle report, in the words of the table. Null for events that are not reported. */

import { headingTo, isInPolygon, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf, none, numberAt, type OrNone } from '@grognard/lists';
import { areEnemies, areTouching } from '../bodies/contacts.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { freeFigures } from '../state/sides.ts';
import type { KnownState } from './known-state.ts';
import {
  indoors,
  leaderAmong,
  leaderOf,
  nameOf,
  namesFor,
  sideName,
  thingName,
  vesselName,
} from './tell-names.ts';

type Teller<K extends EventKind> = (table: Table, event: ArgadEventOf<K>, after: KnownState) => string | null;

const unsaid = (): null => null;

const tellers: { readonly [K in EventKind]: Teller<K> } = {
  placed: unsaid,
  ordered: unsaid,
  marchOrdered: unsaid,
  rowingOrdered: unsaid,
  formed: unsaid,
  cancelled: unsaid,
  sealed: unsaid,
  revealed: unsaid,
  gripped: unsaid,
  turnEnded: unsaid,
  opened: (table, { members }) =>
    table.words.report.opened(
      members === undefined
        ? table.words.report.aBody
        : table.words.report.bodyUnder(leaderAmong(table, members)),
    ),
  conceded: (table, { side }) => table.words.report.conceded(sideName(table, side)),
  slowed: tellSlowed,
  moved: tellMoved,
  stayed: (table, { figures, body, vessel, stopped }, after) => {
    if (vessel !== none) return table.words.report.boatStayed(vesselName(table, vessel));
    if (body !== none) return table.words.report.bodyStayed(leaderOf(table, after, body), stopped);
    return table.words.report.stayed(namesFor(table, figures), stopped);
  },
  bodyMoved: (table, { body, heading, from, at }, after) => {
    const march = from === undefined ? null : legTold(table, [from, at]);
    const figures = entryAt(after.bodies, body).members.length;
    return table.words.report.bodyMoved(
      leaderOf(table, after, body),
      figures,
      table.words.report.compass(heading),
      march,
    );
  },
  bodyClosedUp: (table, { body, members, files, at, by }, after) => {
    const isNew = entryAt(after.bodies, body).since === after.turn && at === undefined;
    const dressed = isNew ? table.words.report.formed : table.words.report.closedUp;
    const tell = by === 'change-of-rank' ? table.words.report.changedRank : dressed;
    return tell(leaderOf(table, after, body), members.length, files);
  },
  rowed: (table, { vessel, way }, after) => {
    const boat = vesselName(table, vessel);
    const leg = legTold(table, way);
    const aboard = after.figures.filter((figure) => figure.status === 'on' && figure.vessel === vessel);
    return leg === null
      ? table.words.report.rowedOff(boat)
      : table.words.report.rowed(boat, leg, aboard.length);
  },
  postureTaken: (table, { figure, posture }) =>
    (posture === 'crouched' ? table.words.report.crouched : table.words.report.stoodUp)(
      nameOf(table, figure),
    ),
  mounted: (table, { figure }) => table.words.report.mounted(nameOf(table, figure)),
  dismounted: (table, { figure }) => table.words.report.dismounted(nameOf(table, figure)),
  boarded: (table, { figure, vessel }) =>
    table.words.report.boarded(nameOf(table, figure), vesselName(table, vessel)),
  wentAshore: (table, { figure }) => table.words.report.wentAshore(nameOf(table, figure)),
  took: (table, { figure, thing }, after) => {
    const tell =
      entryAt(after.things, thing).carriers.length > 1 ? table.words.report.helped : table.words.report.took;
    return tell(nameOf(table, figure), thingName(table, thing));
  },
  dropped: (table, { figure, thing }, after) => {
    const tell =
      entryAt(after.things, thing).carriers.length > 0
        ? table.words.report.letGoOf
        : table.words.report.dropped;
    return tell(nameOf(table, figure), thingName(table, thing));
  },
  touched: (table, { one, other }) => table.words.fight.touched(nameOf(table, one), nameOf(table, other)),
  charged: (table, { figure, on, run }) =>
    table.words.fight.charged(nameOf(table, figure), someName(table, on), table.words.report.cm(run)),
  shown: (table, { figure, to, by }) =>
    by === 'hide.found'
      ? table.words.report.found(nameOf(table, figure), to.map((side) => sideName(table, side)).join(', '))
      : table.words.report.shown(nameOf(table, figure)),
  shot: (table, { figure, target, firearm, victims, ...shot }) =>
    table.words.fight.shot({
      ...shot,
      who: nameOf(table, figure),
      target: nameOf(table, target),
      firearm: table.words.terms.firearms[firearm],
      victims: namesFor(table, victims),
    }),
  heldFire: (table, { figure, others = [], target, rules }) =>
    target === none && rules[0] === 'turn.target-lost'
      ? table.words.fight.noTarget(namesFor(table, [figure, ...others]))
      : table.words.fight.heldFire(nameOf(table, figure), someName(table, target), rules),
  struck: (table, { figure, victim, weapon, ...blow }) =>
    table.words.fight.struck({
      ...blow,
      who: nameOf(table, figure),
      victim: nameOf(table, victim),
      weapon: table.words.terms.meleeWeapons[weapon],
    }),
  recoiled: (table, { figure, from, swimming }) =>
    swimming
      ? table.words.fight.recoiledIntoWater(nameOf(table, figure))
      : table.words.fight.recoiled(nameOf(table, figure), namesFor(table, from)),
  stoodFast: (table, { figure }) => table.words.fight.stoodFast(nameOf(table, figure)),
  gaveWay: (table, { figure }) => table.words.fight.gaveWay(nameOf(table, figure)),
  steppedUp: (table, { figure }, after) =>
    table.words.fight.steppedUp(nameOf(table, figure), namesFor(table, foesAt(table, after, figure))),
  wounded: (table, { figure }) => table.words.fight.wounded(nameOf(table, figure)),
  fell: (table, { figure, how, by, drops }) => {
    const values = table.words.fight.fell(nameOf(table, figure), how, someName(table, by));
    return drops === undefined ? values : `${values} ${table.words.fight.dropped(thingName(table, drops))}`;
  },
  left: (table, { figure, edge }, after) => {
    const { carries } = entryAt(after.figures, figure);
    return table.words.report.left(
      nameOf(table, figure),
      edge,
      carries === none ? null : thingName(table, carries),
    );
  },
  reloaded: (table, { figure, weapon, done }) => {
    const firearm = entryAt(table.roster, figure).firearms[weapon];
    const tell = done ? table.words.fight.reloaded : table.words.fight.reloading;
    return firearm === undefined ? null : tell(nameOf(table, figure), table.words.terms.firearms[firearm]);
  },
  soaked: (table, { figure }) => table.words.fight.soaked(nameOf(table, figure)),
  seized: (table, { figure, by }) =>
    by === none
      ? table.words.report.letGo(nameOf(table, figure))
      : table.words.report.seized(nameOf(table, figure), sideName(table, by)),
  scored: (table, { side, aim, points }) =>
    table.words.report.scored(sideName(table, side), points, entryAt(table.aims, aim).words),
  ended: tellEnd,
};

export const eventKinds = Object.keys(tellers) as readonly EventKind[];

function someName(table: Table, figure: OrNone<FigureIndex>): string | null {
  return figure === none ? null : nameOf(table, figure);
}

/** The enemies that a figure touches and everybody knows of. */
function foesAt(table: Table, after: KnownState, figure: FigureIndex): FigureIndex[] {
  const everybody = (1 << table.sides.length) - 1;
  return table.roster
    .filter(
      ({ index }) => entryAt(after.figures, index).known === everybody && areEnemies(table, figure, index),
    )
    .filter(({ index }) => areTouching(table, after, figure, index))
    .map(({ index }) => index);
}

function lengthOf(way: readonly Point[]): Tenths {
  let length = 0;
  for (let leg = 1; leg < way.length; leg++) {
    const [from, to] = [entryAt(way, leg - 1), entryAt(way, leg)];
    length += pointDistance(from.x, from.y, to.x, to.y);
  }
  return length;
}

/** The length and direction of a path in words, or null if it is too short. */
function legTold(table: Table, way: readonly Point[]): string | null {
  const length = lengthOf(way);
  const { leg, cm } = table.words.report;
  return length < aStep ? null : leg(cm(length), towards(table, entryAt(way, 0), lastOf(way)));
}

function towards(table: Table, from: Point, to: Point): string {
  return table.words.report.compass(headingTo(to.x - from.x, to.y - from.y) ?? 0);
}

/** Only a blocking die stops a figure. Others may have no allowance left (`move.floor`). */
function tellSlowed(table: Table, { figures, ground, tenths, blocked }: ArgadEventOf<'slowed'>): string {
  if (blocked) return table.words.report.stuck(namesFor(table, figures), table.words.terms.grounds[ground]);
  const goes = figures.map((_, n) => numberAt(tenths, n) >= aStep);
  const going = figures.filter((_, n) => goes[n]);
  const spent = figures.filter((_, n) => !goes[n]);
  const lengths = tenths.filter((_, n) => goes[n]).map((length) => table.words.report.cm(length));
  const values: string[] = [];
  if (going.length > 0)
    values.push(
      table.words.report.slowed(namesFor(table, going), table.words.terms.grounds[ground], lengths),
    );
  if (spent.length > 0)
    values.push(table.words.report.nothingLeft(namesFor(table, spent), table.words.terms.grounds[ground]));
  return values.join(' ');
}

/** A shorter path is not reported. */
const aStep: Tenths = 10;

/** Turning on the spot is not reported, nor are figures carried by a moving boat. */
function tellMoved(table: Table, event: ArgadEventOf<'moved'>, after: KnownState): string | null {
  const { figure, way, room, swimming, posture, stopped, rowed = false } = event;
  const length = lengthOf(way);
  const from = way[0];
  const to = way.at(-1);
  if (from === undefined || to === undefined || length === 0 || rowed) return null;
  if (length < aStep) return table.words.report.stayed([nameOf(table, figure)], stopped);
  const outside = room !== none && !isInPolygon(entryAt(table.field.rooms, room).polygon, from.x, from.y);
  const rides = entryAt(after.figures, figure).mounted ? 'rides' : 'walks';
  return table.words.report.moved({
    who: nameOf(table, figure),
    length: table.words.report.cm(length),
    toward: towards(table, from, to),
    manner: swimming ? 'swims' : posture === 'crouched' && room === none ? 'crouches' : rides,
    into: outside ? indoors(table, room) : null,
    stopped,
  });
}

function tellEnd(table: Table, { result }: ArgadEventOf<'ended'>, after: KnownState): string {
  const tally = table.sides.map(({ id, name }) => `${name} ${result.points[id] ?? 0}`).join(', ');
  const isEmpty = result.by === 'scenario.end' && freeFigures(table, after).every((count) => count === 0);
  const why = isEmpty ? table.words.report.emptyField : (table.words.report.endings[result.by] ?? '');
  const winners = table.sides.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  return winners.length === 0
    ? table.words.report.drawn(tally, why)
    : table.words.report.won(winners.join(', '), tally, why);
}

/** An event as a sentence, using the known state just after it. */
export function tellEvent(table: Table, happened: ArgadEvent, after: KnownState): string | null {
  const { learnt: _, ...event } = happened;
  const values = (tellers[event.kind] as Teller<typeof event.kind>)(table, event as never, after);
  return values === null ? null : table.words.naming.tidy(values);
}
