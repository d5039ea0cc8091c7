/** AV: half a move straight on beyond the line of contact (`melee.av`). */

import { type Tenths, type Track, trackBySteps } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { basesLeft, bodyNow } from '../../bodies/index.ts';
import { fieldOf, pricesAlong } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { halfMoveOf } from '../move/index.ts';
import { farthestWithin } from '../move/price.ts';
import { drive, firstInWay, type MetInFlight } from './driven.ts';
import { type Goer, goerOf, reachAlong } from './reach.ts';

const nobody: readonly UnitIndex[] = [];

/** Whether an advancing unit may attack an enemy that it meets. */
export type MayAttack = (enemy: UnitIndex) => boolean;

/** Moves the winner forward. It stops before other enemies, unless by option it attacks those it may (`melee.av-contact`). */
export function advance(turn: Turn, unit: UnitIndex, mayAttack: MayAttack): void {
  const { table, state } = turn;
  const { status, stands } = entryAt(state.units, unit);
  if (status !== 'on' || stands.house !== none) return;
  const goer = goerOf(table, state, unit, nobody);
  const half = halfMoveOf(table, entryAt(table.units, unit), stands.formation);
  const track = trackBySteps(bodyNow(table, state, unit), [{ step: 'march', by: half }]);
  const prices = pricesAlong(fieldOf(table, state), entryAt(table.units, unit), stands.formation, track);
  const far = farthestWithin(prices, half, half);
  const isAttack = table.options['melee.av-contact'] === 'may-attack';
  const enemy = isAttack ? enemyAhead(goer, beatenBy(turn, unit), track, far) : null;
  if (enemy !== null && mayAttack(enemy.other.unit)) strike(turn, unit, enemy, far);
  else drive(turn, unit, 'AV', track, reachAlong(goer, track, far));
}

/** Units it has just beaten. An advance keeps its distance from them as any other move does. */
function beatenBy({ agenda }: Turn, unit: UnitIndex): readonly number[] {
  for (const entry of agenda.toReversed()) {
    if (entry.do !== 'results') continue;
    const { attackers, defenders } = entry.fate.melee;
    if (attackers.includes(unit)) return defenders;
    if (defenders.includes(unit)) return attackers;
  }
  return nobody;
}

/** The first other enemy that the advance would meet, if nothing ends it earlier. */
function enemyAhead(goer: Goer, beaten: readonly number[], track: Track, far: Tenths): MetInFlight | null {
  const enemies = goer.others.filter(({ isEnemy, unit }) => isEnemy && !beaten.includes(unit));
  const met = firstInWay(track, enemies);
  if (met === null || met.along > far) return null;
  const free = reachAlong({ ...goer, from: enemies.map(({ unit }) => unit) }, track);
  return met.along <= free ? met : null;
}

/** Turns the advance into an attack, declared and reacted to like any other. */
function strike(
  { table, state, resolution, agenda }: Turn,
  unit: UnitIndex,
  { other, along }: MetInFlight,
  far: Tenths,
): void {
  const { x, y, heading } = entryAt(state.units, unit).stands;
  const approach: Approach = {
    unit,
    target: other.unit,
    steps: [{ step: 'march', by: along }],
    gone: 0,
    left: far - along,
    run: along,
    runFrom: { x, y, heading },
    manner: 'pressed-home',
    basesBefore: basesLeft(table, unit, entryAt(state.units, unit)),
    passed: [],
  };
  resolution.emit({ kind: 'declared', approach, fixed: true });
  agenda.push({ do: 'attack', approach, answered: [] });
}
