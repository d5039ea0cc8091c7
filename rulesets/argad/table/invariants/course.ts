/** Invariants of the game's course: turns, seals, orders, points. For tests only. */

import { isSameData } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { apply } from '../flow/apply.ts';
import { copyState } from '../state/copy-state.ts';
import { isOut } from '../state/sides.ts';
import { hasPlayedTurn, type Invariant, nameOf } from './step.ts';

const turns: Invariant = (step, say) => {
  const { before, after } = step;
  const expected = before.turn + (hasPlayedTurn(step) ? 1 : 0);
  if (after.turn !== expected) say(`turn ${before.turn} was followed by ${after.turn}`);
};

const seals: Invariant = (step, say) => {
  const { table, events, after } = step;
  if (!events.some(({ kind }) => kind === 'revealed')) return;
  for (const { index, id } of table.sides)
    if (entryAt(after.sides, index).sealed && !isOut(table, after, index)) say(`${id} is still sealed`);
};

const ordersForgotten: Invariant = (step, say) => {
  const { orders, marches, rowings } = step.after;
  if (!hasPlayedTurn(step)) return;
  if ([...orders, ...marches, ...rowings].some((order) => order !== null)) say('orders outlive their turn');
};

const whoIsOrdered: Invariant = ({ table, after }, say) => {
  if (after.orders.length !== after.figures.length) say('there are not as many orders as figures');
  if (after.phase !== 'orders') return;
  after.orders.forEach((order, figure) => {
    if (order === null) return;
    if (entryAt(after.figures, figure).status !== 'on')
      say(`${nameOf(table, figure)} has an order and is out of play`);
    if (entryAt(table.roster, figure).captive) say(`${nameOf(table, figure)} has an order and is a prisoner`);
  });
};

const points: Invariant = ({ table, after }, say) => {
  for (const { index, id } of table.sides) {
    let sum = 0;
    after.scored.forEach((side, aim) => {
      if (side === index) sum += entryAt(table.aims, aim).points;
    });
    if (entryAt(after.sides, index).points !== sum)
      say(`${id} has ${entryAt(after.sides, index).points} points, not ${sum}`);
  }
  after.scored.forEach((side, aim) => {
    const { side: whose, id } = entryAt(table.aims, aim);
    if (side !== none && table.sides[side]?.id !== whose) say(`${id} is scored by another side`);
  });
};

const result: Invariant = ({ before, after }, say) => {
  if ((after.phase === 'over') !== (after.result !== null))
    say('the battle is over without a result, or not');
  if (before.phase === 'over') say('something happened after the battle');
  if (before.phase !== 'deploy' && after.phase === 'deploy') say('the battle went back to deployment');
};

/** The events alone lead from one state to the next. */
const replay: Invariant = ({ before, events, after }, say) => {
  const again = copyState(before);
  for (const event of events) apply(again, event);
  if (!isSameData(again, after)) say('the events do not lead to the state');
};

export const courseInvariants: Readonly<Record<string, Invariant>> = {
  turns,
  seals,
  'orders forgotten': ordersForgotten,
  'who is ordered': whoIsOrdered,
  points,
  result,
  replay,
};
