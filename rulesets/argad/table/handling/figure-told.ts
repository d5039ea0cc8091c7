/** A figure with what a gesture tells it: the order that comes of it, and answers judged on top of it. */
import type { ChoiceTask, Gesture, Hindrance, Offer, PieceId } from '@grognard/engine';
import { type Json, Problem } from '@grognard/rules-kit';
import { checkCommand } from '../check/command.ts';
import type { OrderCommand } from '../check/finding.ts';
import type { Way } from '../check/way.ts';
import { orderFor } from '../doctrine/plain.ts';
import type { FigureState, Man, Table } from '../model.ts';
import type { Order } from '../orders.ts';
import { wayOf } from './after.ts';
import { hindrancesIn, mistaken } from './cited.ts';
import type { Holding } from './holding.ts';
import { orderTold, type Told } from './order-told.ts';
import { handWordsOf } from './words.ts';

export interface FigureTold {
  readonly holding: Holding;
  readonly man: number;
  readonly info: Man;
  readonly figure: FigureState;
  readonly told: Told;
  readonly before: Order | null;
  /** What comes of it so far; standing still if it is no order. */
  readonly order: OrderCommand;
  readonly way: Way;
}

export function figureTold(holding: Holding, man: number, { told, anew }: Gesture): FigureTold {
  const { table, state } = holding;
  const info = table.men[man]!;
  const before = anew === true ? null : state.orders[man]!;
  const merged = orderTold(holding, man, told, before);
  const order = merged instanceof Problem ? orderFor(info.id, before ?? {}) : merged;
  return {
    holding,
    man,
    info,
    figure: state.figures[man]!,
    told,
    before,
    order,
    way: wayOf(holding, man, order),
  };
}

/** The order with one more thing told, and what stands against it. */
export function toldMore(
  { holding, man, info, told, before }: FigureTold,
  more: Told,
): { readonly order: OrderCommand | null; readonly against: readonly Hindrance[] } {
  const { table, state, side } = holding;
  const order = orderTold(holding, man, { ...told, ...more }, before);
  if (order instanceof Problem)
    return { order: null, against: [mistaken(order.code, order.message, info.id)] };
  return { order, against: hindrancesIn(table, checkCommand(table, state, side, order, 'verdict'), info.id) };
}

export const none: readonly never[] = [];

/** An answer without odds. */
export function plainOffer(
  value: Json,
  title: string,
  hindrances: readonly Hindrance[],
  piece: PieceId | null = null,
): Offer {
  return { value, title, against: hindrances, odds: none, sum: none, piece };
}

/** An answer to one task of a figure. */
export function offer(
  figure: FigureTold,
  task: string,
  value: Json,
  title: string,
  piece: PieceId | null = null,
): Offer {
  return plainOffer(value, title, toldMore(figure, { [task]: value }).against, piece);
}

/** Keeping what is told, or taking all of it back. */
export function takeBackTask(
  table: Table,
  { told }: Pick<FigureTold, 'told'>,
  against: readonly Hindrance[],
): ChoiceTask {
  const { tasks } = handWordsOf(table);
  const offers = [plainOffer(false, tasks.keep, against), plainOffer(true, tasks.takeBack, none)];
  const value = told['nothing'] === true;
  return { kind: 'choice', id: 'nothing', title: tasks.nothing, usual: true, value, offers };
}
