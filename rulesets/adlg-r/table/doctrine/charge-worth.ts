/** chargeWorth: what a charge is worth by the contacts to which it leads, as the rules plot it. */
import { lookUp } from '@grognard/lists';
import { plotCharge } from '../actions/charge/index.ts';
import { poseAhead } from '../bodies/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { UnitEdge } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import { type Body, bodyIn, bodyOf, type Mind } from './mind.ts';
import { chargeOdds, dangerTo, evaded, mayEvade, neighboursOf, weighingOf, worthAround } from './place.ts';

export interface ChargeWorth {
  /** Of all contacts, and of what the charge opens and closes around it. */
  readonly gain: number;
  /** Of the worst contact of one unit. */
  readonly worst: number;
  /** Chance that the target is routed. */
  readonly wins: number;
}

/** Null if the rules bar it. */
export function chargeWorth(
  mind: Mind,
  command: AdlgCommandOf<'charge'> | AdlgCommandOf<'spontaneous'>,
): ChargeWorth | null {
  const { table, state, style } = mind;
  const { ud } = table.sizes;
  const units = command.units.map((id) => lookUp(table.unitOf, id));
  const target = command.target === 'camp' ? command.target : lookUp(table.unitOf, command.target);
  const isOrdered = command.kind === 'charge';
  const plot = plotCharge(table, state, {
    units,
    target,
    opening: isOrdered ? command.opening : [],
    how: isOrdered ? 'ordered' : 'spontaneous',
    into: isOrdered && command.into,
  });
  if (isRefused(plot)) return null;
  const bodies = units.flatMap((unit) => bodyIn(mind, unit) ?? []);
  const ofUnit = new Map<UnitIndex, number>();
  let wins = 0;
  for (const { unit, on, edge } of plot.strikes) {
    const [body, met] = [bodyIn(mind, unit), bodyIn(mind, on)];
    if (body === null || met === null) continue;
    const beside = { own: neighboursOf(body, bodies, ud), theirs: neighboursOf(met, mind.foes, ud) };
    const odds = chargeOdds(mind, body, met, { ...beside, struck: struckOn(met, edge) }, isLed(mind, body));
    const own = odds.gain * (mayEvade(met) ? evaded : 1);
    // Whoever meets two at once beats one of them at best.
    ofUnit.set(unit, Math.min(own, ofUnit.get(unit) ?? own));
    if (on === target) ({ wins } = odds);
  }
  const gains = [...ofUnit.values()];
  const gain = gains.reduce((sum, own) => sum + own, 0);
  const worst = Math.min(0, ...gains);
  if (style.around === 0) return { gain, worst, wins };
  const moved = plot.lanes.map(({ unit, from, far, met }) => ({
    ...bodyOf(table, state, unit, poseAhead(from, far)),
    isFighting: met !== null,
  }));
  const before = weighingOf(mind, []);
  const after = weighingOf(
    mind,
    moved,
    plot.strikes.map(({ on }) => on),
  );
  const exposed = moved.reduce((sum, body) => sum + dangerTo(after, body), 0);
  const safer = bodies.reduce((sum, body) => sum + dangerTo(before, body), 0) - exposed;
  const around = style.around * style.danger * (safer + worthAround(before, after, units));
  return { gain: gain + around, worst, wins };
}

function struckOn({ info, now }: Body, edge: UnitEdge): 'front' | 'flank' | 'rear' {
  if (info.row.category === 'WWg' || now.square || edge === 'front') return 'front';
  return edge === 'rear' ? 'rear' : 'flank';
}

/** A commander with the unit, who could fight with it. */
export function isLed({ state }: Mind, { unit }: Body): boolean {
  return state.commands.some(({ commander }) => commander.with === unit);
}
