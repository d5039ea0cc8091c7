/** `forecastOf`: the likely orders of other sides, by planning for each in the steady style from what everybody sees. */

import type { CommandPlan } from '@grognard/engine';
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { ArgadCommand } from '../../state/orders.ts';
import { type PlayStyle, styles } from './styles.ts';

/** A figure's likely place at the end of the turn, and its chance of firing in the next, in hundredths. */
export interface ForecastFigure {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly ready: number;
}

/** By figure. Null if nothing is known. */
export type ForecastFigures = readonly (ForecastFigure | null)[];

/** Chance of firing next turn, by present order: after firing, waiting for a target, moving loaded, standing to reload, moving empty. */
export const ready = { fired: 3, waits: 70, loaded: 46, reloaded: 92, empty: 3 };

export function forecastOf(
  table: Table,
  state: State,
  side: SideIndex,
  plan: (state: State, side: SideIndex, manner: PlayStyle) => CommandPlan<ArgadCommand>,
): ForecastFigures {
  const orders = new Map<string, Extract<ArgadCommand, { readonly kind: 'order' }>>();
  for (const { index } of table.sides) {
    if (index === side) continue;
    for (const command of plan(state, index, entryAt(styles, 0)).commands)
      if (command.kind === 'order') orders.set(command.figure, command);
  }
  return table.roster.map((figureInfo) => {
    const figure = entryAt(state.figures, figureInfo.index);
    if (figureInfo.side === side || figureInfo.captive || figure.status !== 'on') return null;
    const order = orders.get(figureInfo.id);
    const { x, y } = order?.path.at(-1) ?? figure;
    // There is no fire after the last turn, except by figures that wait for a target in it.
    const fires = state.turn < table.turns || order?.shot?.moment === 'end';
    return { x, y, ready: fires ? readyAfter(figureInfo.firearms.length > 0, figure.loaded > 0, order) : 0 };
  });
}

function readyAfter(
  armed: boolean,
  loaded: boolean,
  order: Extract<ArgadCommand, { readonly kind: 'order' }> | undefined,
): number {
  if (!armed) return 0;
  if (order?.shot?.moment === 'start') return ready.fired;
  if (order?.shot?.moment === 'end' && order.path.length === 0) return ready.waits;
  if (loaded) return ready.loaded;
  return order === undefined || order.path.length === 0 ? ready.reloaded : ready.empty;
}
