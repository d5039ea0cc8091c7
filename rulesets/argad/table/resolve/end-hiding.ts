/** Hidden figures that are found, or hidden no more, when the turn ends (`hide.found`, `hide.reveal`). */
import { isWithin } from '@grognard/geometry';
import { tenthsOf } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import { areEnemies } from '../contacts.ts';
import { isSolidBetween } from '../field/between.ts';
import type { State, Table } from '../model.ts';
import { standingOf } from '../standing.ts';
import type { Turn } from '../turn.ts';

/** Whoever stands up or is in the open is shown to all; whoever is found, to the side that finds him. */
export function findHidden({ table, state, happening }: Turn): void {
  const everybody = 2 ** table.sides.length - 1;
  for (const { index } of table.men) {
    const { status, known } = state.figures[index]!;
    if (status !== 'on' || known === everybody) continue;
    const hidden = isHidden(table, state, index);
    const to = table.sides
      .filter(({ index: side }) => (known & (1 << side)) === 0)
      .filter(({ index: side }) => !hidden || isFoundBy(table, state, index, side))
      .map(({ index: side }) => side);
    if (to.length > 0)
      happening.emit({ kind: 'shown', figure: index, to, by: hidden ? 'hide.found' : 'hide.reveal' });
  }
}

function isHidden(_table: Table, state: State, man: number): boolean {
  const { posture, mounted } = state.figures[man]!;
  return posture === 'crouched' && !mounted;
}

/** No base reaches farther from its middle. */
const largest = 300;

/** Whether an enemy of this side is so close that he sees the man, with no wall between them. */
function isFoundBy(table: Table, state: State, man: number, side: number): boolean {
  const reach = tenthsOf(table.rules.shoot.foundCm);
  const { x, y } = state.figures[man]!;
  for (const { index: other, side: of } of table.men) {
    if (of !== side || !areEnemies(table, man, other)) continue;
    const enemy = state.figures[other]!;
    if (enemy.status !== 'on' || Math.abs(enemy.x - x) > reach + 2 * largest) continue;
    if (Math.abs(enemy.y - y) > reach + 2 * largest) continue;
    if (!isWithin(baseAt(state, man), baseAt(state, other), reach)) continue;
    if (!isSolidBetween(table.field, standingOf(state, man), standingOf(state, other))) return true;
  }
  return false;
}
