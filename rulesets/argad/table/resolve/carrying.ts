/** Things taken up and put down, free at the start or the end of a move (`figure.carry`). */
import { isFree, reaches } from '../check/things.ts';
import { onlyKnowers } from '../knowing.ts';
import type { Turn } from '../turn.ts';

/** Puts down what it carries. */
export function putDown(turn: Turn, man: number): void {
  const { table, state, happening } = turn;
  const { carries, x, y } = state.figures[man]!;
  if (carries < 0) return;
  const only = onlyKnowers(table, state, [man]);
  happening.emit({ kind: 'dropped', figure: man, thing: carries, at: { x, y }, ...only });
}

/** Takes a thing up, if it is in reach and nobody of another side lays hands on it at the same moment. */
export function takeUp(turn: Turn, man: number, rivals: readonly number[]): void {
  const { table, state, happening } = turn;
  const thing = thingWanted(turn, man);
  if (thing < 0 || !canTake(turn, man, thing)) return;
  const { side } = table.men[man]!;
  const isContested = rivals.some(
    (other) =>
      table.men[other]!.side !== side && thingWanted(turn, other) === thing && canTake(turn, other, thing),
  );
  if (isContested) return;
  happening.emit({ kind: 'took', figure: man, thing, ...onlyKnowers(table, state, [man]) });
}

function thingWanted({ table, state }: Turn, man: number): number {
  const take = state.orders[man]?.take ?? null;
  return take === null ? -1 : (table.thingOf.get(take) ?? -1);
}

function canTake({ table, state }: Turn, man: number, thing: number): boolean {
  const figure = state.figures[man]!;
  const there = state.things[thing]!;
  if (figure.status !== 'on' || figure.carries >= 0 || figure.swimming || there.gone) return false;
  if (figure.mounted && table.things[thing]!.weight !== 'none') return false;
  return isFree(table, state, table.men[man]!.side, thing) && reaches(figure, figure.x, figure.y, there);
}
