/** `tollOf`: what each unit lost, when and by whom, and what volleys and melees could have cost. */

import type { LossThrow, PieceLoss, Toll } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { GiorgiView } from '../views/view.ts';
import { lossThrowOf } from './dice-luck.ts';

export function tollOf(table: Table, before: GiorgiView, events: readonly GiorgiEvent[]): Toll {
  const state = copyState(before);
  const losses: PieceLoss[] = [];
  const throws: LossThrow[] = [];
  /** The last enemy that harmed each unit. */
  const foes = new Map<UnitIndex, UnitIndex>();
  events.forEach((event, n) => {
    for (const [unit, foe] of harmIn(event)) foes.set(unit, foe);
    const loss = lossIn(table, state, event, n, foes);
    if (loss !== null) losses.push(loss);
    const thrown = lossThrowOf(table, state, event, n);
    if (thrown !== null) throws.push(thrown);
    apply(table, state, event);
  });
  return { losses, throws };
}

/** Whom an event harms, and who does it. */
function harmIn(event: GiorgiEvent): readonly (readonly [UnitIndex, UnitIndex])[] {
  if (event.kind === 'fired') return [[event.on, event.shot.unit]];
  if (event.kind === 'struck' || event.kind === 'squareTried')
    return [
      [event.on, event.by],
      [event.by, event.on],
    ];
  if (event.kind !== 'fought') return [];
  const { attackers, defenders } = event.melee;
  const [attacker, defender] = [attackers[0], defenders[0]];
  if (attacker === undefined || defender === undefined) return [];
  return [
    ...attackers.map((unit) => [unit, defender] as const),
    ...defenders.map((unit) => [unit, attacker] as const),
  ];
}

function lossIn(
  table: Table,
  { units }: State,
  event: GiorgiEvent,
  n: number,
  foes: ReadonlyMap<UnitIndex, UnitIndex>,
): PieceLoss | null {
  if (event.kind !== 'lost' && event.kind !== 'destroyed' && event.kind !== 'wentOff') return null;
  const { unit } = event;
  const { id, name, side } = entryAt(table.units, unit);
  const { soldiers } = entryAt(units, unit);
  const isOut = event.kind !== 'lost';
  const lost = isOut ? soldiers : soldiers - event.soldiers;
  if (lost === 0 && !isOut) return null;
  const foe = foes.get(unit);
  const by = foe === undefined ? null : entryAt(table.units, foe).name;
  return {
    event: n,
    piece: id,
    name,
    side: entryAt(table.sides, side).id,
    lost,
    ...(isOut ? { isOut } : {}),
    words: table.words.toll[event.kind === 'lost' ? event.by : event.kind](by),
  };
}
