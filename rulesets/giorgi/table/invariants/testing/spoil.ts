/** A valid battle that tests of invariants spoil. For tests only. */

import { plainShot } from '../../actions/fire/index.ts';
import { apply } from '../../state/apply.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { GiorgiEvent } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Clash, Placement, Shot, State, Table } from '../../state/model.ts';
import { indexIn, layBattle } from '../../testing/battle.ts';
import { brokenInvariants } from '../index.ts';

/** A bit of everything, all of it valid. */
function laid(): { table: Table; state: State } {
  return layBattle({
    areas: [
      {
        kind: 'woods',
        corners: [
          [100, 40],
          [120, 40],
          [120, 60],
          [100, 60],
        ],
      },
      {
        kind: 'river',
        corners: [
          [0, 90],
          [40, 90],
          [40, 95],
          [0, 95],
        ],
      },
    ],
    houses: [{ at: [130, 20] }],
    south: {
      line: { at: [30, 20] },
      second: { at: [60, 20], kind: 'grenadier' },
      horse: { at: [90, 20], kind: 'light-cavalry' },
      battery: { at: [15, 40], kind: 'gun', bases: 3, formation: 'deployed' },
      light: { at: [110, 20], kind: 'light', formation: 'open' },
    },
    north: {
      foe: { at: [30, 60] },
      other: { at: [60, 80], kind: 'militia' },
      lancers: { at: [90, 80], kind: 'light-cavalry' },
    },
  });
}

export interface Spoil {
  readonly table: Table;
  readonly before: State;
  readonly after: State;
  readonly events: GiorgiEvent[];
  readonly of: (id: string) => UnitIndex;
  readonly now: (id: string) => State['units'][number];
  /** Emits the event and applies it to the state. */
  readonly happens: (event: GiorgiEvent) => void;
  readonly stand: (id: string, change: Partial<Placement>) => void;
}

const idle: GiorgiCommand = { kind: 'done' };

function isCommand(given: unknown): given is GiorgiCommand {
  return typeof given === 'object' && given !== null && 'kind' in given;
}

/** Names of the invariants broken after a valid battle has been spoilt. */
export function brokenBy(spoil: (given: Spoil) => unknown): string[] {
  const { table, state } = laid();
  const before = copyState(state);
  const after = copyState(state);
  const events: GiorgiEvent[] = [];
  const of = (id: string) => indexIn(table, id);
  const now = (id: string) => after.units[of(id)]!;
  const given = spoil({
    table,
    before,
    after,
    events,
    of,
    now,
    happens(event) {
      events.push(event);
      apply(table, after, event);
    },
    stand(id, change) {
      now(id).stands = { ...now(id).stands, ...change };
    },
  });
  const command = isCommand(given) ? given : idle;
  return [
    ...new Set(
      brokenInvariants(table, before, { side: 'south', command, events }, after).map(
        (line) => line.split(':')[0]!,
      ),
    ),
  ];
}

export const moved = (
  unit: UnitIndex,
  stands: Placement,
  more: Partial<Extract<GiorgiEvent, { kind: 'moved' }>> = {},
): GiorgiEvent => ({
  kind: 'moved',
  unit,
  how: 'order',
  way: [],
  stands,
  effort: 0.5,
  changed: false,
  ...more,
});

/** A shot with only the given values set. It kills nobody. */
export const fired = (
  shot: Pick<Shot, 'unit' | 'shot' | 'target'> & Partial<Shot>,
  more: Partial<Extract<GiorgiEvent, { kind: 'fired' }>> & { readonly on: UnitIndex },
): GiorgiEvent => ({
  kind: 'fired',
  shot: { ...plainShot(shot.unit, shot.shot, null), ...shot },
  killed: 0,
  from: { x: 0, y: 0 },
  to: { x: 0, y: 0 },
  rod: [],
  along: null,
  ...more,
});

export const clashOf = (by: UnitIndex, on: UnitIndex): Clash => ({
  by,
  on,
  struck: 'front',
  run: 500,
  charging: false,
  thinned: false,
  how: 'attack',
});

export const declared = (approach: Approach): GiorgiEvent => ({ kind: 'declared', approach, fixed: true });
