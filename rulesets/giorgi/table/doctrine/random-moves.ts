/** Random moves: marches, wheels, changes of formation, paths, houses, attacks. They need not be legal. */

import type { Random } from '@grognard/engine';
import { asHeading, baseDistance, fullTurn, type Point, stepX, stepY, type Tenths } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { type Formation, formationsOf } from '../../model.ts';
import { tenthsPerCm } from '../../scenarios/measure.ts';
import { rateOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import type { MarchStep, MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { enemiesBy, towards, wheelTo } from './lead.ts';
import { moveOf, pick } from './plain.ts';

/** A unit for which a random move is made. */
export interface RandomMover {
  readonly table: Table;
  readonly state: State;
  readonly unit: UnitIndex;
  readonly random: Random;
}

/** A random length in whole millimetres, up to a limit. */
function upTo({ random }: RandomMover, most: Tenths): Tenths {
  return 10 * (1 + random.below(Math.max(1, Math.floor(most / 10))));
}

function reachOf({ table, state, unit }: RandomMover): Tenths {
  return rateOf(table, entryAt(table.units, unit), entryAt(state.units, unit).stands.formation);
}

export function someMove(mover: RandomMover): MoveCommand {
  const { table, state, unit, random } = mover;
  const { id } = entryAt(table.units, unit);
  if (entryAt(state.units, unit).stands.house !== none) return moveOf(id, outOfHouse(mover));
  const kind = random.below(4);
  const special = kind === 0 ? someAttack(mover) : kind === 1 ? intoHouse(mover) : null;
  return special ?? moveOf(id, someSteps(mover));
}

/** Any move, half of them towards the enemy. */
export function restlessMove(mover: RandomMover): MoveCommand {
  const { table, state, unit, random } = mover;
  const { id } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  if (stands.house !== none) return moveOf(id, outOfHouse(mover));
  const kind = random.below(20);
  if (kind < 6) return someAttack(mover) ?? moveOf(id, someSteps(mover));
  if (kind < 8) return intoHouse(mover) ?? moveOf(id, someSteps(mover));
  if (kind < 14) return moveOf(id, forward(mover));
  return moveOf(id, someSteps(mover));
}

function outOfHouse(mover: RandomMover): MarchStep[] {
  const { random } = mover;
  const out: MarchStep = { step: 'leave', wall: random.below(4) };
  return random.below(2) === 0 ? [out] : [out, someWay(mover)];
}

/** A wheel and a march straight at a near enemy, often within the rules. */
export function someAttack({ table, state, unit, random }: RandomMover): MoveCommand | null {
  const enemies = enemiesBy(table, state, unit);
  if (enemies.length === 0) return null;
  const target = random.below(4) > 0 ? numberAt(enemies, 0) : pick(random, enemies);
  const from = bodyNow(table, state, unit);
  const { heading } = entryAt(state.units, unit).stands;
  const steps =
    random.below(4) === 0 ? [] : wheelTo(heading, towards(from, bodyNow(table, state, target), heading));
  return moveOf(entryAt(table.units, unit).id, steps, {
    target: entryAt(table.units, target).id,
    manner: random.below(3) === 0 ? 'pass-through' : 'pressed-home',
  });
}

export function isNearEnemy(table: Table, state: State, unit: UnitIndex): boolean {
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined || entryAt(table.units, unit).arm === 'artillery') return false;
  const reach = rateOf(table, entryAt(table.units, unit), entryAt(state.units, unit).stands.formation);
  return baseDistance(bodyNow(table, state, unit), bodyNow(table, state, nearest)) <= reach;
}

/** Up to a near house, and in. */
function intoHouse(mover: RandomMover): MoveCommand | null {
  const { table, state, unit, random } = mover;
  const { houses } = fieldOf(table, state);
  if (houses.length === 0 || entryAt(table.units, unit).arm !== 'foot') return null;
  const { stands } = entryAt(state.units, unit);
  const away = ({ x, y }: Point) => Math.abs(x - stands.x) + Math.abs(y - stands.y);
  const near = entryAt(
    [...houses].sort((a, b) => away(a.base) - away(b.base)),
    0,
  );
  const reach = reachOf(mover);
  const gap = Math.max(0, away(near.base) - upTo(mover, 8 * tenthsPerCm));
  const by = Math.min(gap, Math.floor(reach / 2));
  const facing = towards(stands, near.base, stands.heading);
  const steps: MarchStep[] =
    stands.formation === 'open'
      ? [{ step: 'way', to: { x: stands.x + stepX(facing, by), y: stands.y + stepY(facing, by) } }]
      : [...wheelTo(stands.heading, facing), { step: 'march', by }];
  return moveOf(entryAt(table.units, unit).id, random.below(5) === 0 ? [] : steps, { enter: near.id });
}

/** Towards the enemy by a part of the move. */
function forward(mover: RandomMover): MarchStep[] {
  const { table, state, unit, random } = mover;
  const { stands } = entryAt(state.units, unit);
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined) return someSteps(mover);
  const facing = towards(stands, bodyNow(table, state, nearest), stands.heading);
  const by = 10 * Math.floor((reachOf(mover) * (2 + random.below(8))) / 100);
  if (stands.formation === 'open' || stands.formation === 'gunners')
    return [{ step: 'way', to: { x: stands.x + stepX(facing, by), y: stands.y + stepY(facing, by) } }];
  const turn = wheelTo(stands.heading, facing);
  return random.below(3) === 0 ? [{ step: 'march', by }] : [...turn, { step: 'march', by }];
}

/** One to three random steps that the formation allows. */
function someSteps(mover: RandomMover): MarchStep[] {
  const { state, unit, random } = mover;
  const { formation } = entryAt(state.units, unit).stands;
  const count = 1 + random.below(3);
  const isLoose = formation === 'open' || formation === 'gunners';
  return Array.from({ length: count }, () => (isLoose ? looseStep(mover, count) : drillStep(mover, count)));
}

function drillStep(mover: RandomMover, count: number): MarchStep {
  const { random } = mover;
  const most = Math.floor(reachOf(mover) / count);
  const kind = random.below(20);
  if (kind < 9)
    return { step: 'march', by: random.below(8) === 0 ? -upTo(mover, most / 2) : upTo(mover, most) };
  if (kind < 13)
    return { step: 'wheel', about: pick(random, ['left', 'right']), angle: 20 + random.below(700) };
  if (kind < 15)
    return { step: 'slide', by: (random.below(2) === 0 ? -1 : 1) * upTo(mover, 3 * tenthsPerCm) };
  if (kind < 16) return { step: 'about' };
  return someForm(mover);
}

function looseStep(mover: RandomMover, count: number): MarchStep {
  const { state, unit, random } = mover;
  const { left } = entryAt(state.units, unit);
  if (left !== null && random.below(2) === 0)
    return random.below(2) === 0
      ? { step: 'form', formation: 'deployed', files: 0, gap: null }
      : { step: 'way', to: { x: left.x, y: left.y } };
  const kind = random.below(12);
  if (kind < 8) return someWay(mover, count);
  return kind < 10 ? someForm(mover) : drillStep(mover, count);
}

function someWay(mover: RandomMover, count = 1): MarchStep {
  const { state, unit, random } = mover;
  const { stands } = entryAt(state.units, unit);
  const heading = asHeading(random.below(fullTurn));
  const by = upTo(mover, Math.floor(reachOf(mover) / count));
  return { step: 'way', to: { x: stands.x + stepX(heading, by), y: stands.y + stepY(heading, by) } };
}

function someForm({ table, unit, random }: RandomMover): MarchStep {
  const known: readonly Formation[] = formationsOf[entryAt(table.units, unit).arm];
  const formation = random.below(25) === 0 ? 'square' : pick(random, known);
  return {
    step: 'form',
    formation,
    files: random.below(4) === 0 ? 1 + random.below(3) : 0,
    gap: random.below(3) === 0 ? 10 * random.below(31) : null,
  };
}
