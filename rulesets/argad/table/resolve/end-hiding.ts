/** Hidden figures that are found, or hidden no more, when the turn ends (`hide.found`, `hide.reveal`). */
import { isWithin, type Tenths } from '@grognard/geometry';
import { forestCm } from '../../data/distances.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import { areEnemies } from '../contacts.ts';
import { isSolidBetween } from '../field/between.ts';
import { canHide, hidesFrom } from '../field/hiding.ts';
import { lineOfFire } from '../field/sight.ts';
import type { State, Table } from '../model.ts';
import { standingOf } from '../standing.ts';
import type { Turn } from '../turn.ts';

/** Whoever does not hide any more is shown to all; whoever is found, or seen past his cover, to the side that sees him. */
export function findHidden({ table, state, happening }: Turn): void {
  const everybody = 2 ** table.sides.length - 1;
  for (const { index } of table.men) {
    const { status, known } = state.figures[index]!;
    if (status !== 'on' || known === everybody) continue;
    const hidden = isHiding(table, state, index);
    const to = table.sides
      .map(({ index: side }) => side)
      .filter((side) => (known & (1 << side)) === 0)
      .filter((side) => !hidden || isSeenBySide(table, state, index, side));
    if (to.length === 0) continue;
    const now = to.reduce((bits, side) => bits | (1 << side), known);
    const only = table.sides.filter(({ index: side }) => (now & (1 << side)) !== 0).map(({ id }) => id);
    const by = hidden ? 'hide.found' : 'hide.reveal';
    happening.emit({ kind: 'shown', figure: index, to, by, ...(now === everybody ? {} : { only }) });
  }
}

/** `hide.declared`: down on foot, in a place that hides. */
function isHiding(table: Table, state: State, man: number): boolean {
  const { posture, mounted } = state.figures[man]!;
  return posture === 'crouched' && !mounted && canHide(table.field, standingOf(state, man));
}

function isSeenBySide(table: Table, state: State, man: number, side: number): boolean {
  for (const { index: other, side: of } of table.men) {
    if (of !== side || !areEnemies(table, man, other) || state.figures[other]!.status !== 'on') continue;
    if (isFoundBy(table, state, man, other) || isSeenPastCover(table, state, man, other)) return true;
  }
  return false;
}

/** No base reaches farther from its middle. */
const largest: Tenths = 300;

/** `hide.found`: so close that he sees the man, with no wall between them. */
function isFoundBy(table: Table, state: State, man: number, other: number): boolean {
  const reach = tenthsOf(table.rules.shoot.foundCm);
  const hidden = state.figures[man]!;
  const enemy = state.figures[other]!;
  const most = reach + 2 * largest;
  if (Math.abs(enemy.x - hidden.x) > most || Math.abs(enemy.y - hidden.y) > most) return false;
  return (
    isWithin(baseAt(state, man), baseAt(state, other), reach) &&
    !isSolidBetween(table.field, standingOf(state, man), standingOf(state, other))
  );
}

/** `hide.crouched-behind`: a hedge or wall hides from those on its other side; somebody on this side sees the man. */
function isSeenPastCover({ field }: Table, state: State, man: number, other: number): boolean {
  const hidden = standingOf(state, man);
  const eyes = standingOf(state, other);
  if (hidesFrom(field, hidden, eyes)) return false;
  const { solid, forest } = lineOfFire(field, eyes, hidden);
  return !solid && (forest === null || forest <= tenthsOf(forestCm));
}
