/** Water: walking and swimming in one turn (`water.change`), and the effect of deep water on powder. */

import { type Tenths, trackLength } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { swimAllowanceOf } from '../../bodies/move-facts.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import type { MovingFigure, MovingUnit } from './move-units.ts';
import { slices } from './slices.ts';

/** Whether a figure can swim in its present state (`water.deep`, `water.swim-laden`). */
export function canSwim({ table, state }: Turn, figure: FigureIndex): boolean {
  const { swims, armour, gear } = entryAt(table.roster, figure);
  const { mounted, carries } = entryAt(state.figures, figure);
  return swims !== 'none' && armour === 0 && gear !== 'breastplate' && !mounted && carries === none;
}

/** A unit that swims part of its path has a swimmer's pace there. Each part takes its share of the turn. */
export function setSwim(turn: Turn, unit: MovingFigure): void {
  if (unit.way === null || unit.way.deep.length === 0) return;
  const { table, state } = turn;
  const figure = unit.which;
  const swimming = swimAllowanceOf(table, state, figure, state.orders[figure]!);
  const reaches = reachesOf(unit, unit.want, swimming);
  unit.reaches = reaches;
  unit.want = numberAt(reaches, slices);
}

/** The greatest distance after each slice, at one pace on land and another in deep water. */
function reachesOf({ way, track }: MovingUnit, walking: Tenths, swimming: Tenths): Tenths[] {
  const reaches: Tenths[] = [0];
  const length = trackLength(track!);
  let at = 0;
  for (let slice = 1; slice <= slices; slice++) {
    let time = 1;
    while (time > 0 && at < length) {
      const deep = way!.deep.find(({ from, to }) => from <= at && at < to);
      const next = deep?.to ?? way!.deep.find(({ from }) => from > at)?.from ?? length;
      const pace = (deep === undefined ? walking : swimming) / slices;
      if (pace === 0) break;
      const needs = (Math.min(next, length) - at) / pace;
      const takes = Math.min(time, needs);
      at = takes === needs ? Math.min(next, length) : at + pace * takes;
      time -= takes;
    }
    reaches.push(Math.floor(at));
  }
  return reaches;
}

/** Powder that has been in deep water is spoilt (`water.swimmer-shoots`). */
export function soak({ state, resolution }: Turn, figure: FigureIndex): void {
  const { loaded, status } = entryAt(state.figures, figure);
  if (status === 'on' && loaded !== 0) resolution.emit({ kind: 'soaked', figure: figure });
}

/** Spoils the powder of figures that shot before they entered the water. */
export function soakLate(turn: Turn): void {
  for (const figure of turn.toSoak) soak(turn, figure);
}
