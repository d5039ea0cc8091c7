/** A unit in the movement step with what it is told: where that leads, and what stands against telling it more. */
import type { Hindrance, Offer, Task } from '@grognard/engine';
import { type Json, Problem } from '@grognard/rules-kit';
import { checkCommand } from '../course/check.ts';
import type { Standing } from '../model.ts';
import { hindrancesIn, unread } from './cited.ts';
import { foresee } from './foresee.ts';
import type { Holding } from './holding.ts';
import { type MoveTold, moveTold } from './move-told.ts';
import type { Told } from './told.ts';

/** A unit with what it is told. */
export interface Mover {
  readonly holding: Holding;
  readonly unit: number;
  readonly told: Told;
  readonly parts: MoveTold;
  /** At the end of all steps, and before a formation taken up last. */
  readonly end: Standing;
  readonly marched: Standing;
}

export function moverOf(holding: Holding, unit: number, told: Told): Mover | null {
  const { table, state } = holding;
  const parts = moveTold(holding, unit, told);
  if (parts instanceof Problem) {
    // What cannot be read is judged as it was told, and shown as if nothing had been.
    const plain = Object.keys(told).length === 0 ? null : moverOf(holding, unit, {});
    return plain === null ? null : { ...plain, told };
  }
  const { head, middle, last } = parts;
  const marched = foresee(table, state, unit, [...head, ...middle]).stands;
  const end = last.length === 0 ? marched : foresee(table, state, unit, [...head, ...middle, ...last]).stands;
  return { holding, unit, told, parts, end, marched };
}

/** What stands against one more thing told. */
export function against({ holding, unit, told }: Mover, more: Told): readonly Hindrance[] {
  const { table, state, side } = holding;
  const { id } = table.units[unit]!;
  const parts = moveTold(holding, unit, { ...told, ...more });
  if (parts instanceof Problem) return [unread(table, parts, id)];
  const { command } = parts;
  if (command === null) return [];
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
}

export function choose(
  id: string,
  title: string,
  value: Json,
  offers: readonly Offer[],
  usual: 'usual' | 'more',
): Task {
  return { kind: 'choice', id, title, usual: usual === 'usual', value, offers };
}
