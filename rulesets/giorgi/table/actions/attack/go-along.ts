/** `goAlong`: a plain move with the fire it draws on its path (attack.zone-fire). */

import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';
import { shootAt } from '../fire/index.ts';
import { carryOut, type MovePlot } from '../move/index.ts';
import { goesOn, lengthOf, noteShift, setOut, shifted, stepClear, walkTo } from './attack-path.ts';
import { crossings } from './zones.ts';

/** Carries out a plotted move. Every zone it crosses fires at once, and a failed test may end the move there. */
export function goAlong(turn: Turn, unit: UnitIndex, laid: MovePlot): void {
  const { table, state, resolution } = turn;
  const { tracks, formations, standings, out } = laid;
  if (out !== null) resolution.emit({ kind: 'cameOut', unit, house: out.house, stands: out.stands });
  const walker = setOut(turn, unit, { tracks, formations, standings }, 'order');
  for (const { along, shot, at } of crossings(table, state, unit, tracks, formations, standings)) {
    walkTo(walker, along);
    shootAt(turn, shot, { ...at, stands: entryAt(state.units, unit).stands });
    noteShift(walker);
    if (!goesOn(turn, state, unit)) {
      stepClear(walker);
      return;
    }
  }
  const stands = shifted(walker, laid.stands, lengthOf(walker.way));
  carryOut(turn, unit, { ...laid, stands, out: null }, 'order', walker.gone);
}
