/** Invariants of contact: the side on which an attack counts is the side at which the attacker stands. For tests only. */
import { type Base, type Edge, edgeAlong, edgeMet, quarterTurn } from '@grognard/geometry';
import { bodyNow, hasSides } from '../bodies/index.ts';
import type { Clash, State, Table } from '../state/model.ts';
import { isGarrison } from '../state/units.ts';
import { nameOf, type Watch } from './step.ts';

/** Edges of a body that a blow may have struck. A body at an angle may touch a corner, which counts for the edge it meets or covers. */
function edgesStruck(target: Base, body: Base): readonly Edge[] {
  const along = edgeAlong(target, body);
  const isSquare = (target.heading - body.heading) % quarterTurn === 0;
  return isSquare ? [along] : [along, edgeMet(target, body)];
}

function sidesStruck(table: Table, state: State, { by, on }: Clash): readonly Clash['struck'][] {
  if (isGarrison(state, on)) return ['house'];
  if (!hasSides(table, state, on)) return ['none'];
  return edgesStruck(bodyNow(table, state, on), bodyNow(table, state, by)).map((edge) =>
    edge === 'left' || edge === 'right' ? 'flank' : edge,
  );
}

/** 35: the side on which an attack counts is the one at which the attacker stands (`attack.side-struck`). */
const sideStruck: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'met') return null;
    const { by, on, struck } = event.clash;
    const lies = sidesStruck(table, now, event.clash);
    return lies.includes(struck)
      ? null
      : `${nameOf(table, by)} strikes ${nameOf(table, on)} on its ${struck} and lies at its ${lies.join(' or ')}`;
  };

export const contactWatches: Readonly<Record<string, Watch>> = { '35 side struck': sideStruck };
