/** A line under fire that loses soldiers. For tests only. */
import { basesLeft, basesOf } from '../../../bodies/index.ts';
import {
  type BattleSetup,
  type FacesByActor,
  indexIn,
  layBattle,
  turnOn,
  unitIn,
} from '../../../testing/battle.ts';
import { lose, testsDue } from '../index.ts';

/** The unit `a` of a small battle, at which `b` fires. */
export function lay(battle: Partial<BattleSetup> = {}, faces: FacesByActor = {}) {
  const laid = layBattle({ south: { a: { at: [50, 40] } }, north: { b: { at: [50, 60] } }, ...battle });
  const { table, state } = laid;
  const begun = turnOn(table, state, faces);
  const unit = indexIn(table, 'a');
  const enemy = indexIn(table, 'b');
  return {
    ...laid,
    ...begun,
    unit,
    enemy,
    a: unitIn(table, state, 'a'),
    lose: (soldiers: number) => lose(begun.turn, unit, soldiers, 'fire'),
    test: () => testsDue(begun.turn, unit, [enemy]),
    places: () => basesOf(table, state, unit).map(({ x, y }) => [x, y]),
    bases: () => basesLeft(table, unit, unitIn(table, state, 'a')),
  };
}
