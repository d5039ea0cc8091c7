/** Queries of one figure's surroundings: nearby enemies, loaded arms, reach of its move. */

import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { absent, entryAt, indicesOf } from '@grognard/lists';
import type { FirearmId, Ground } from '../../model.ts';
import { areTouching } from '../bodies/contacts.ts';
import { swimAllowanceOf } from '../bodies/move-facts.ts';
import { allowanceOf } from '../bodies/own-move.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';

/** An enemy in play, and its state. */
export interface KnownEnemy {
  readonly index: FigureIndex;
  readonly figure: FigureState;
}

/** The enemies in play that a side knows of, in the order of the roster. */
export function enemiesKnown({ roster }: Table, { figures }: State, side: SideIndex): KnownEnemy[] {
  const enemies: KnownEnemy[] = [];
  for (const { index, side: its, captive } of roster) {
    if (its === side || captive) continue;
    const figure = figures[index] ?? absent(figures, index);
    if (figure.status === 'on' && (figure.known & (1 << side)) !== 0) enemies.push({ index, figure });
  }
  return enemies;
}

/** The nearest of these enemies, or null if there are none. */
export function nearestOf({ x, y }: Point, enemies: readonly KnownEnemy[]): KnownEnemy | null {
  let best: KnownEnemy | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const dx = enemy.figure.x - x;
    const dy = enemy.figure.y - y;
    const away = dx * dx + dy * dy;
    if (away < least) {
      least = away;
      best = enemy;
    }
  }
  return best;
}

/** The nearest enemy in play that this side knows of, or null if there is none. */
export function nearestEnemy(table: Table, state: State, index: FigureIndex): FigureIndex | null {
  const { side } = entryAt(table.roster, index);
  const nearest = nearestOf(entryAt(state.figures, index), enemiesKnown(table, state, side));
  return nearest === null ? null : nearest.index;
}

export function isEngaged(table: Table, state: State, index: FigureIndex): boolean {
  const { side, captive } = table.roster[index] ?? absent(table.roster, index);
  const { x, y } = state.figures[index] ?? absent(state.figures, index);
  if (captive) return false;
  for (const enemy of indicesOf(table.sides)) {
    if (enemy === side) continue;
    const { fighters } = table.sides[enemy] ?? absent(table.sides, enemy);
    for (const fighter of fighters) {
      const other = state.figures[fighter] ?? absent(state.figures, fighter);
      if (Math.abs(other.x - x) > touch || Math.abs(other.y - y) > touch) continue;
      if (other.status !== 'on' || (other.known & (1 << side)) === 0) continue;
      if (areTouching(table, state, index, fighter)) return true;
    }
  }
  return false;
}

/** The greatest distance along one axis at which two bases can touch. */
const touch: Tenths = 620;
/** A figure with no enemy within this distance touches none. */
export const nearby: Tenths = 2 * touch;

/** The firearm to shoot with at this distance: loaded, usable here, and not in its last and worst band. Null if there is none. */
export function bestLoaded(
  { rules }: Table,
  { firearms }: Figure,
  loaded: number,
  mounted: boolean,
  away: Tenths,
): FirearmId | null {
  let best: FirearmId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < firearms.length; i++) {
    if ((loaded & (1 << i)) === 0) continue;
    const firearm = rules.shoot.firearms[firearms[i] ?? absent(firearms, i)];
    if (mounted && firearm.fires === 'immobile-on-foot') continue;
    for (const { upToCm, need } of firearm.bands) {
      if (away > upToCm * 100 || need >= 7) continue;
      if (need < least) {
        least = need;
        best = firearms[i] ?? absent(firearms, i);
      }
      break;
    }
  }
  return best;
}

export function apart(
  a: { readonly x: Tenths; readonly y: Tenths },
  b: { readonly x: Tenths; readonly y: Tenths },
): Tenths {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** How far a figure may walk or ride over open ground. */
export function reachOf(table: Table, state: State, figure: Figure): Tenths {
  const { swimming } = state.figures[figure.index] ?? absent(state.figures, figure.index);
  return swimming
    ? swimAllowanceOf(table, state, figure.index, null)
    : allowanceOf(table, state, figure.index, null, openGround);
}

const openGround: readonly Ground[] = [];
