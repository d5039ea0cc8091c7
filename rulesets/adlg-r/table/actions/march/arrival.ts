/** Dice for flank marches, and those that meet on one edge (`deploy.flank-roll`, `deploy.flank-secret`, `deploy.flank-both`). */
import { entryAt } from '@grognard/lists';
import { baseOf, isOnTable } from '../../bodies/index.ts';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { FlankMarch } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';

/** Least faces: the first time, and later. */
const first = 6;
const later = 5;

/** Throws for the phasing side’s flank march, once in each of its sequences. Returns whether it did. */
export function rollForArrival(turn: Turn): boolean {
  const { table, state, resolution } = turn;
  const side = state.active;
  const march = entryAt(state.marches, side);
  if (state.step !== 'movement' || march === null || march.due !== null || march.rolledIn >= state.sequence)
    return false;
  const { id } = entryAt(table.sides, side);
  const face = resolution.dice(id, 'arrival').die();
  const comes = face + Number(isAllLightHorse(table, march.corps)) >= (march.rolls === 0 ? first : later);
  const rolled = { kind: 'arrivalRolled', side, face, comes } as const;
  resolution.emit(table.options['deploy.flank-secret'] === 'secret' ? { ...rolled, only: [id] } : rolled);
  if (comes) announce(turn, side, march);
  return true;
}

function isAllLightHorse({ corps, units }: Table, index: CorpsIndex): boolean {
  return entryAt(corps, index).units.every((unit) => entryAt(units, unit).row.category === 'LH');
}

/** It comes in the next game turn, and drives back a smaller one that waits behind the same edge. */
function announce(turn: Turn, side: SideIndex, march: FlankMarch): void {
  const { table, state, resolution } = turn;
  const enemy = otherSide(side);
  const met = entryAt(state.marches, enemy);
  const isMet = met !== null && met.edge === march.edge && !met.isDriven;
  const apart = isMet ? sizeOf(table, march.corps) - sizeOf(table, met.corps) : 1;
  const { corps, edge } = march;
  const due = state.turn + 1;
  resolution.emit({ kind: 'announced', side, corps, edge, due, isDriven: apart <= 0, fixed: true });
  if (isMet && apart >= 0) {
    const next = nextMovementOf(state, enemy);
    const driven = { corps: met.corps, edge: met.edge, due: next, isDriven: true };
    resolution.emit({ kind: 'announced', side: enemy, ...driven, fixed: true });
  }
}

/** Game turn of a side’s next movement. */
function nextMovementOf({ first: attacker, turn }: State, side: SideIndex): number {
  return side === attacker ? turn + 1 : turn;
}

/** Light troops count for half. */
function sizeOf({ corps, units }: Table, index: CorpsIndex): number {
  return entryAt(corps, index).units.reduce((sum, unit) => {
    const { category, battleUnit } = entryAt(units, unit).row;
    return sum + (category === 'LI' || category === 'LH' ? 1 : battleUnit ? 4 : 2);
  }, 0);
}

/** At the end of its corps’ orders a unit of a flank march that is not wholly on the table is lost (`deploy.flank-enter`). */
export function endMarch({ table, state, resolution }: Turn, corps: CorpsIndex): void {
  const { side, units } = entryAt(table.corps, corps);
  const march = entryAt(state.marches, side);
  if (march === null || march.corps !== corps || march.due === null || march.due > state.turn) return;
  const lost = units.filter((unit) => {
    const { status } = entryAt(state.units, unit);
    return status === 'absent' || (status === 'on' && !isOnTable(table, baseOf(table, state, unit)));
  });
  resolution.emit({ kind: 'marchEnded', side, lost });
}
