/** `worthOfMan`: the cost of losing a figure. */

import { absent, entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import type { ScenarioAim } from '../../../scenarios/shape.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';
import { weights } from './styles.ts';

/** In hundredths of a line soldier, by its arms and by the effect of its loss on the aims that the viewer knows of. */
export function worthOfMan(table: Table, state: State, figure: Figure, viewer: SideIndex): number {
  const arms = figure.firearms.length > 0 ? 15 : 0;
  let aims = 0;
  for (const index of indicesOf(table.aims)) {
    const aim = table.aims[index] ?? absent(table.aims, index);
    if (
      numberAt(state.scored, index) !== none ||
      (aim.secret && aim.side !== entryAt(table.sides, viewer).id)
    )
      continue;
    aims += shareIn(table, state, aim, figure);
  }
  const { leader, troop, class: skill } = figure;
  return 55 + 15 * skill + arms + (leader ? 15 : 0) + (troop === 'foot' ? 0 : 30) + aims * weights.point;
}

/** The effect of its loss on an aim, in points. */
function shareIn(table: Table, state: State, aim: ScenarioAim, figure: Figure): number {
  const own = aim.side === entryAt(table.sides, figure.side).id;
  const { points, figures, least } = aim;
  switch (aim.kind) {
    case 'kill':
      if (figures.length === 0) return own ? 0 : points / Math.max(1, least);
      return figures.includes(figure.id) ? points / Math.max(1, Math.min(least, figures.length)) : 0;
    case 'escape':
      return own && figures.includes(figure.id) ? points / Math.max(1, least) / 2 : 0;
    case 'carry-off':
    case 'seize': {
      const { carries } = entryAt(state.figures, figure.index);
      return own && carries !== none && entryAt(table.things, carries).id === aim.object ? points / 2 : 0;
    }
    case 'hold':
      return 0;
  }
}
