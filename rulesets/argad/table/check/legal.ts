/** What a side may do now: commands that are finite in full, moves by figure and reach. */
import type { Json } from '@grognard/rules-kit';
import { fewestRowers } from '../../data/distances.ts';
import type { State, Table } from '../model.ts';
import { assessMove, type BodyManner, boatMove, slowestOf, tenthsPerCm } from '../move-facts.ts';
import { legalFigure } from './legal-figure.ts';

/** Always in the order of the roster; read from nothing that the side may not know. */
export function legalFor(table: Table, state: State, side: number): Json {
  const { phase } = state;
  const canSeal = phase !== 'over' && state.sides[side]?.sealed === false;
  if (phase === 'deploy') return { phase, canSeal, ...placesOf(table, state, side) };
  if (phase === 'over') return { phase, canSeal };
  return {
    phase,
    canSeal,
    figures: actingMen(table, state, side).map((man) => legalFigure(table, state, man)),
    bodies: bodiesOf(table, state, side),
    boats: boatsOf(table, state, side),
  };
}

/** The figures of a side that can be given an order. */
function actingMen({ men }: Table, { figures }: State, side: number): number[] {
  return men
    .filter((man) => man.side === side && !man.captive && figures[man.index]!.status === 'on')
    .map(({ index }) => index);
}

/** Who can be set up, and where. */
function placesOf(table: Table, state: State, side: number): { readonly [name: string]: Json } {
  const { zone } = table.sides[side]!;
  const free = actingMen(table, state, side).filter((man) => state.figures[man]!.body < 0);
  return {
    zone: zone === null ? null : zone.corners.map(({ x, y }) => ({ x, y })),
    figures: free.map((man) => ({ figure: table.men[man]!.id })),
  };
}

function bodiesOf(table: Table, state: State, side: number): Json {
  return state.bodies.flatMap((body, index) => {
    const first = body.members[0];
    if (first === undefined || table.men[first]!.side !== side) return [];
    const pace = (manner: Pick<BodyManner, 'direction' | 'intoContact'>) =>
      slowestOf(table, state, body, { ...manner, grounds: [] }).tenths / tenthsPerCm;
    const paceCm = pace({ direction: 'forward', intoContact: false });
    const hasteCm = pace({ direction: 'forward', intoContact: true });
    // Riders in close order do not go back (`formation.cavalry-back`).
    const back = state.figures[first]!.mounted ? null : pace({ direction: 'backwards', intoContact: false });
    return [
      {
        body: index,
        figures: body.members.map((man) => table.men[man]!.id),
        paceCm,
        contactCm: Math.max(paceCm, hasteCm),
        backCm: back,
      },
    ];
  });
}

function boatsOf(table: Table, state: State, side: number): Json {
  return table.vessels.flatMap(({ id, index, kind }) => {
    const aboard = actingMen(table, state, side).filter((man) => state.figures[man]!.vessel === index);
    if (kind !== 'rowing-boat' || aboard.length < fewestRowers) return [];
    const rowers = aboard.map((man) => table.men[man]!.id);
    return [{ vessel: id, rowers, paceCm: assessMove(table, boatMove()).allowance }];
  });
}
