/** declare: a charge begins: its opening is made, and whom it meets is asked. */
import { entryAt, lastOf } from '@grognard/lists';
import type { ChargeUnderWay } from '../../state/agenda.ts';
import type { Turn } from '../../state/turn.ts';
import { askTargets } from './answers.ts';
import type { ChargePlot } from './plot-charge.ts';

export function declare(turn: Turn, plot: ChargePlot): void {
  const { state, resolution } = turn;
  const { units, target, targets, how, into, laid, near } = plot;
  const nothing = units.map(() => 0);
  const charge: ChargeUnderWay = {
    units,
    began: laid.from,
    opened: laid.to,
    target,
    how,
    into,
    near,
    ground: laid.ground,
    used: units.map(() => laid.used),
    gone: nothing,
    change: nothing,
    isAdjusted: false,
    far: null,
    settled: [],
    evaded: [],
    stood: [],
  };
  resolution.emit({ kind: 'declared', charge, targets });
  const ways = units.map((unit, n) => ({
    unit,
    way: [
      entryAt(state.units, unit).pose,
      ...laid.manoeuvre.legs.map(({ looks }) => entryAt(lastOf(looks), n)),
    ],
  }));
  resolution.emit({ kind: 'moved', cause: 'charge', ways, used: laid.used, slid: laid.slid });
  resolution.emit({ kind: 'wasNear', units });
  askTargets(turn, charge, targets);
}
