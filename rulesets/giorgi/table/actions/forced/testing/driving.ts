/** Forced moves in small battles. For tests only. */
import type { UnitIndex } from '../../../state/indices.ts';
import type { Placement } from '../../../state/model.ts';
import {
  type BattleSetup,
  type FacesByActor,
  indexIn,
  layBattle,
  type TestTurn,
  turnOn,
  unitIn,
} from '../../../testing/battle.ts';
import { retreat } from '../index.ts';

export interface Driving extends TestTurn {
  readonly index: (id: string) => UnitIndex;
  readonly stands: (id: string) => Placement;
  readonly unit: (id: string) => ReturnType<typeof unitIn>;
}

/** A battle and a turn in which units make forced moves. */
export function driving(battle: BattleSetup, faces: FacesByActor = {}): Driving {
  const { table, state } = layBattle(battle);
  const turn = turnOn(table, state, faces);
  return {
    ...turn,
    index: (id) => indexIn(table, id),
    stands: (id) => unitIn(table, state, id).stands,
    unit: (id) => unitIn(table, state, id),
  };
}

/** Default case: a line of four facing north, with the enemy `foe` close before it. */
export const own = { at: [75, 50] as const, bases: 4 };
export const foe = { at: [75, 52] as const, bases: 4, facing: 180 };

export function drivenBack(battle: Partial<BattleSetup> = {}, faces: FacesByActor = {}): Driving {
  const { south, north, ...rest } = battle;
  const game = driving({ ...rest, south: { own, ...south }, north: { foe, ...north } }, faces);
  retreat(game.turn, game.index('own'), [game.index('foe')]);
  return game;
}
