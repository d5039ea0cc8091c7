/** `tollOf`: what each unit lost, when and by whom. */
import type { PieceLoss, Toll } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { lossThrowOf } from './dice-luck.ts';

/** The last enemy that harmed a unit, and how. */
interface Harm {
  readonly by: UnitIndex;
  readonly how: 'shot' | 'melee';
}

export function tollOf(table: Table, before: AdlgView, events: readonly AdlgEvent[]): Toll {
  const state = copyState(before);
  const losses: PieceLoss[] = [];
  const foes = new Map<UnitIndex, Harm>();
  const throws = events.flatMap((event, n) => {
    for (const [unit, harm] of harmIn(event)) foes.set(unit, harm);
    losses.push(...lossesIn(table, state, event, n, foes));
    const thrown = lossThrowOf(table, state, event, n);
    apply(table, state, event);
    return thrown === null ? [] : [thrown];
  });
  return { losses, throws };
}

function harmIn(event: AdlgEvent): readonly (readonly [UnitIndex, Harm])[] {
  if (event.kind === 'shot') return [[event.shot.target, { by: event.shot.main, how: 'shot' }]];
  if (event.kind !== 'fought') return [];
  return [
    [event.a, { by: event.b, how: 'melee' }],
    [event.b, { by: event.a, how: 'melee' }],
  ];
}

function lossesIn(
  table: Table,
  state: State,
  event: AdlgEvent,
  n: number,
  foes: ReadonlyMap<UnitIndex, Harm>,
): PieceLoss[] {
  const { toll } = table.words;
  const loss = (unit: UnitIndex, lost: number, words: string, isOut: boolean): PieceLoss => {
    const { id, name, side } = entryAt(table.units, unit);
    const owner = entryAt(table.sides, side).id;
    return { event: n, piece: id, name, side: owner, lost, ...(isOut ? { isOut } : {}), words };
  };
  const foe = (unit: UnitIndex) => {
    const harm = foes.get(unit);
    return harm === undefined ? null : entryAt(table.units, harm.by).name;
  };
  if (event.kind === 'lost')
    return [loss(event.unit, event.points, causeOf(table, event.by, foes.get(event.unit)), false)];
  if (event.kind === 'routed') return [loss(event.unit, 0, toll.destroyed(foe(event.unit)), true)];
  if (event.kind !== 'fled') return [];
  const { row } = entryAt(table.units, event.unit);
  return [loss(event.unit, row.cohesion - entryAt(state.units, event.unit).lost, toll.fled, true)];
}

const inFight: readonly RuleId[] = ['shoot.roll', 'melee.roll', 'melee.multiple-loss'];

function causeOf({ words: { toll }, units }: Table, by: RuleId, harm: Harm | undefined): string {
  if (by === 'rout.friends') return toll.rout;
  if (by === 'elephant.rampage') return toll.rampage;
  return harm === undefined || !inFight.includes(by)
    ? toll.other
    : toll[harm.how](entryAt(units, harm.by).name);
}
