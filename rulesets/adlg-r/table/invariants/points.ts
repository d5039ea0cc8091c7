/** Invariants of cohesion points, command points and results: 2, 3, 13, 19, 20, 23. For tests only. */
import { entryAt } from '@grognard/lists';
import { catalogue } from '../../catalogue/index.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type Invariant, nameOf, type Watch } from './step.ts';

const rows = new Set(catalogue.map(({ id }) => id));

/** 2: points lost lie between 0 and the cohesion, and grow fewer only by a rally. */
const pointsLost: Invariant = ({ table, before, after, events }, say) => {
  for (const { index, row } of table.units) {
    const { lost } = entryAt(after.units, index);
    if (lost < 0 || lost > row.cohesion) say(`${nameOf(table, index)} has lost ${lost} of ${row.cohesion}`);
    const hasRallied = events.some((event) => event.kind === 'rallied' && event.unit === index);
    if (lost < entryAt(before.units, index).lost && !hasRallied)
      say(`${nameOf(table, index)} has points back`);
  }
};

/** 2: every loss names a row. */
const namedLosses: Watch = () => (event) =>
  event.kind === 'lost' && !rows.has(event.by) ? `a loss by ${event.by}, which is no row` : null;

/** 13: in the phases of shots and melees points fall together after the last dice. */
const together: Watch = () => {
  let hasFallen = false;
  return (event, now) => {
    if (event.kind === 'stepBegan') hasFallen = false;
    if (event.kind === 'lost' && (now.step === 'shooting' || now.step === 'melee')) {
      hasFallen = true;
      if (!now.owed.some(({ unit }) => unit === event.unit)) return 'a point falls that was not owed';
    }
    return hasFallen && (event.kind === 'shot' || event.kind === 'fought')
      ? 'dice after the points of the phase'
      : null;
  };
};

/** 19: nobody lies routed after the routs. */
const gone: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'stepBegan' || event.step !== 'pursuit') return null;
    const left = table.units.find(({ index }) => entryAt(now.units, index).status === 'routed');
    return left === undefined ? null : `${left.id} is still on the table`;
  };

/** 20: losses and values as counted by hand. */
const counted: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'checked') return null;
    for (const { index } of table.sides) {
      const [losses, value] = countBy(table, now, index);
      if (entryAt(event.losses, index) !== losses)
        return `losses ${event.losses.join()} instead of ${losses}`;
      if (entryAt(event.values, index) !== value) return `values ${event.values.join()} instead of ${value}`;
    }
    return null;
  };

function countBy(
  { sides, units, corps, options, rules }: Table,
  now: State,
  side: SideIndex,
): [number, number] {
  let [losses, value] = [0, 0];
  for (const unit of entryAt(sides, side).units) {
    const { row, has } = entryAt(units, unit);
    const { status, lost } = entryAt(now.units, unit);
    if (has.expendable || status === 'absent' || status === 'never-entered') continue;
    value += row.battleUnit ? rules.table.battleUnitValue : 1;
    if (status === 'fled') losses += 1;
    else if (status !== 'on') losses += row.battleUnit ? 4 : 2;
    else if (lost > 3 && row.battleUnit) losses += options['victory.four-markers-instead'] ? 2 : 3;
    else if (lost > 0) losses += 1;
  }
  for (const index of entryAt(sides, side).corps) {
    if (entryAt(now.commands, index).commander.status !== 'lost') continue;
    losses +=
      1 +
      { ordinary: 0, competent: 1, brilliant: 2, strategist: rules.table.lostCommander.strategist, lost: 0 }[
        entryAt(corps, index).grade
      ];
  }
  const camp = entryAt(now.camps, side);
  if (camp?.fortified === true) value += 1;
  if (camp?.lost === true) losses += camp.fortified ? 6 : 4;
  return [losses, value];
}

/** 23: a battle ends by a broken army, the limit or a concession, and never goes on after the first two. */
const ending: Watch = ({ table, command }) => {
  let isDue = false;
  return (event, now) => {
    if (event.kind === 'checked') {
      const isBroken = table.sides.some(
        ({ index }) => entryAt(event.losses, index) >= entryAt(event.values, index),
      );
      isDue = isBroken || (table.turns > 0 && now.turn >= table.turns && now.active !== now.first);
      return null;
    }
    if (event.kind === 'ended') return isDue || command.kind === 'concede' ? null : 'an end without a reason';
    return isDue && event.kind === 'sequenceBegan' ? 'the battle goes on after its end' : null;
  };
};

export const pointInvariants = { '2 points lost': pointsLost };
export const pointWatches = {
  '2 losses name rows': namedLosses,
  '13 losses fall together': together,
  '19 routed are gone': gone,
  '20 losses and values': counted,
  '23 endings': ending,
};
