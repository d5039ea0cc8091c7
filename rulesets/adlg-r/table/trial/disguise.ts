/** disguise: another position that a side cannot tell from this one: hidden units lie elsewhere, marches come over the other edge. */
import type { Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { withAt } from '../state/apply-setup.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { FlankMarch, Marker, SidePlan } from '../state/setup.ts';
import { otherSide } from '../state/sides.ts';

/** Changes everything in a state that a side may not know. False if there is nothing of that kind. */
export function disguise({ sideOf }: Table, state: State, id: string, random: Random): boolean {
  const side = sideOf.get(id);
  if (side === undefined) return false;
  const enemy = otherSide(side);
  const hidden = [changeMarkers(state, enemy, random), changeMarch(state, enemy), changePlan(state, enemy)];
  return hidden.includes(true);
}

/** All that lies in the markers of a side is dealt anew; a marker whose owner is asked about it is known to hold something. */
function changeMarkers(state: State, side: SideIndex, random: Random): boolean {
  const isAsked = (n: number) => state.agenda.some((item) => item.do === 'found' && item.marker === n);
  const isSecret = ({ gone, side: owner }: Marker, n: number) =>
    owner === side && gone === null && !isAsked(n);
  const secret = state.markers.flatMap((marker, n) => (isSecret(marker, n) ? [n] : []));
  if (secret.length === 0) return false;
  const units = secret.flatMap((n) => entryAt(state.markers, n).units ?? []);
  const dealt = new Map<number, UnitIndex[]>(secret.map((n) => [n, []]));
  for (const unit of units) dealt.get(entryAt(secret, random.below(secret.length)))?.push(unit);
  state.markers = state.markers.map((marker, n) => ({ ...marker, units: dealt.get(n) ?? marker.units }));
  return true;
}

function changeMarch(state: State, side: SideIndex): boolean {
  const march = entryAt(state.marches, side);
  if (march === null || march.due !== null) return false;
  const other: FlankMarch = {
    ...march,
    edge: march.edge === 'west' ? 'east' : 'west',
    rolls: march.rolls + 1,
  };
  state.marches = withAt(state.marches, side, other);
  return true;
}

function changePlan(state: State, side: SideIndex): boolean {
  const plan = entryAt(state.plans, side);
  if (plan === null) return false;
  const other: SidePlan = { ...plan, corps: plan.corps.toReversed(), markers: plan.markers.toReversed() };
  state.plans = withAt(state.plans, side, other);
  return true;
}
