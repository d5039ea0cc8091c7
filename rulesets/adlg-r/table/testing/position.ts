/** Positions with contacts in which the south activates a corps with as many points as there are. For tests only. */
import type { PreparedDice } from '@grognard/engine';
import type { FrontContact, State, Table } from '../state/model.ts';
import type { BattleSetup } from './battle.ts';
import { touch } from './contacts.ts';
import { playFrom, type ScriptedBattle } from './play.ts';

export interface Position extends BattleSetup {
  /** Fronts on enemies, by ids. */
  readonly contacts?: readonly (readonly [by: string, on: string, more?: Partial<FrontContact>])[];
  readonly dice?: PreparedDice;
  readonly arrange?: (table: Table, state: State) => void;
}

/** The first corps of the south has begun, with 4 points of a roll of 6. */
export function begin({ contacts = [], dice = {}, arrange = () => {}, ...battle }: Position): ScriptedBattle {
  const corps = Object.keys(battle.southCorps ?? { 'south-corps': null })[0]!;
  const played = playFrom(battle, { [corps]: { command: [6] }, ...dice }, (table, state) => {
    for (const [by, on, more] of contacts) touch(table, state, by, on, more);
    arrange(table, state);
  });
  played.give({ kind: 'activate', corps });
  return played;
}
