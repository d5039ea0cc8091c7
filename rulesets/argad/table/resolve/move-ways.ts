/** What the ways of all movers lead through. */
import { isPointInBase, placeBase } from '@grognard/geometry';
import { groundsAlong, groundsUnder, type WayGround } from '../field/ground.ts';
import type { Turn } from '../turn.ts';
import { boatBase } from './boats.ts';
import type { Unit } from './move-units.ts';

export function layWays(turn: Turn, units: readonly Unit[]): void {
  const { table, state } = turn;
  for (const unit of units) {
    const { track, kind, which, vessel } = unit;
    if (track === null || kind === 'vessel') continue;
    const room = kind === 'figure' ? state.figures[which]!.room : -1;
    const way = groundsAlong(table.field, track, room);
    unit.way = vessel < 0 ? way : overDeck(turn, unit, way);
  }
}

/** On deck there is no water underfoot, and on to land or another deck one steps across; only who ends in the water swims. */
function overDeck({ table, state }: Turn, { vessel, track }: Unit, way: WayGround): WayGround {
  const { x, y } = track!.to;
  if (isPointInBase(boatBase(table, state, vessel), x, y)) return { ...way, grounds: [], deep: [] };
  const end = placeBase(track!.footprint, track!.to);
  if (groundsUnder(table.field, end, -1).includes('deep-water')) return way;
  return { ...way, grounds: way.grounds.filter((ground) => ground !== 'deep-water'), deep: [] };
}
