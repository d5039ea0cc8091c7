/** Events as lines of a battle report in the words of the table. Null for events that are not reported. */
import { entryAt, none, present } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { commanderName, corpsName, lengthText, nameOf, namesOf, sideName } from '../explain/words.ts';
import type { AdlgEvent, AdlgEventOf, EventKind } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { tellMoved } from './tell-moves.ts';
import { setupTellers } from './tell-setup.ts';

type Teller<K extends EventKind> = (table: Table, event: AdlgEventOf<K>, after: State) => string | null;
type Tellers = { readonly [K in EventKind]?: Teller<K> };

const course: Tellers = {
  sequenceBegan: (table, { turn, active }) => table.words.report.turn(turn, sideName(table, active)),
  activated: (table, { corps, cp, free }) => table.words.report.activated(corpsName(table, corps), cp, free),
  hesitated: (table, { corps, hesitant }) => table.words.report.hesitated(corpsName(table, corps), hesitant),
  ordered: tellOrdered,
  checked: (table, { losses, values }) => table.words.report.checked(standings(table, losses, values)),
  ended: tellEnded,
};

const movement: Tellers = {
  moved: tellMoved,
  rode: (table, { corps, with: joined, by }) => {
    const { report } = table.words;
    const who = commanderName(table, corps);
    if (by === 'unit-gone') return report.leftAlone(who);
    if (by === 'shoved') return report.pushedAside(who);
    return report.rode(who, joined === none ? null : nameOf(table, joined));
  },
  formed: (table, { unit, square }) => table.words.report.formed(nameOf(table, unit), square),
  readied: (table, { unit }) => table.words.report.readied(nameOf(table, unit)),
  planted: (table, { unit, stakes }) => table.words.report.planted(nameOf(table, unit), stakes !== null),
  held: (table, { units }) => table.words.report.held(namesOf(table, units)),
};

const charges: Tellers = {
  declared: (table, { charge }) =>
    table.words.report.declared(
      namesOf(table, charge.units),
      charge.target === 'camp' ? table.words.report.enemyCamp : nameOf(table, charge.target),
    ),
  answered: (table, { unit, how }) => table.words.report.answered[how](nameOf(table, unit)),
  distanceRolled: (table, { units, ud }) => table.words.report.distance(namesOf(table, units), ud),
  met: (table, { contacts }) =>
    contacts
      .map(({ by, on, edge }) => table.words.report.met(nameOf(table, by), nameOf(table, on), edge))
      .join(' '),
  conformed: (table, { contact: { by, on, complete } }) =>
    complete ? table.words.report.conformed(nameOf(table, by), nameOf(table, on)) : null,
  burst: (table, { unit, by }) => table.words.report.burst(nameOf(table, unit), nameOf(table, by)),
};

const fights: Tellers = {
  shot: (table, { shot: { main, supports, target }, loss }) =>
    table.words.report.shot(nameOf(table, main), supports.length, nameOf(table, target), loss),
  engaged: (table, { corps, engaged }) => table.words.report.engaged(commanderName(table, corps), engaged),
  fought: (table, { a, b, lossA, lossB }) =>
    table.words.report.fought(nameOf(table, a), nameOf(table, b), lossA, lossB),
  campTried: (table, { unit, side, taken }) =>
    table.words.report.campTried(nameOf(table, unit), sideName(table, side), taken),
  looted: (table, { unit, looting }) => table.words.report.looted(nameOf(table, unit), looting),
};

const losses: Tellers = {
  lost: (table, { unit, points, by }) =>
    table.words.report.lost(nameOf(table, unit), points, causeOf(table, by)),
  rallied: (table, { unit, recovered }) => table.words.report.rallied(nameOf(table, unit), recovered),
  routed: (table, { unit }) => table.words.report.routed(nameOf(table, unit)),
  rampaged: (table, { unit, way }) =>
    table.words.report.rampaged(nameOf(table, unit), table.words.report.rampages[way]),
  commanderLost: (table, { corps }) => table.words.report.commanderLost(commanderName(table, corps)),
  removed: (table, { units }) =>
    units.length === 0 ? null : table.words.report.removed(namesOf(table, units)),
  fled: (table, { unit }) => table.words.report.fled(nameOf(table, unit)),
  pursued: (table, { unit, by }) =>
    by === 0 ? null : table.words.report.pursued(nameOf(table, unit), lengthText(table, by)),
};

const tellers: Tellers = {
  ...setupTellers,
  ...course,
  ...movement,
  ...charges,
  ...fights,
  ...losses,
};

/** Why points were lost, where it does not follow from the line before. */
export function causeOf({ words: { report } }: Table, by: RuleId): string {
  const cause = report.causes[by];
  return cause === undefined ? '' : cause;
}

/** An order with its price. A move is told with its length by the move itself. */
function tellOrdered(table: Table, { corps, units, order, spent, free }: AdlgEventOf<'ordered'>): string {
  const { report } = table.words;
  const names = units.length === 0 ? [commanderName(table, corps)] : namesOf(table, units);
  return report.ordered(names, report.orders[order], spent, free);
}

function standings({ sides, words }: Table, lost: readonly number[], values: readonly number[]): string[] {
  return sides.map(({ name }, n) => words.report.standing(name, entryAt(lost, n), entryAt(values, n)));
}

function tellEnded(table: Table, { result }: AdlgEventOf<'ended'>): string {
  const { report } = table.words;
  const { winners, points, by } = result;
  const tally = table.sides.map(({ id, name }) => `${name} ${present(points[id], 'losses')}`).join(', ');
  const names = table.sides.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
  const why = present(report.endings[by], `words for ${by}`);
  return names.length === 0 ? report.drawn(tally, why) : report.won(names.join(', '), tally, why);
}

function tellBy<K extends EventKind>(
  table: Table,
  event: AdlgEventOf<K> & { readonly kind: K },
  after: State,
): string | null {
  const teller: Teller<K> | undefined = tellers[event.kind];
  return teller === undefined ? null : teller(table, event, after);
}

/** The line of a viewer's report about an event, from their view just after it. */
export function tellEvent(table: Table, event: AdlgEvent, after: State): string | null {
  return tellBy(table, event, after);
}
