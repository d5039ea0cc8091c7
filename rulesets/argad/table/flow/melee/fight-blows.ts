/** `blowsOf`: the strikers and victims of one weapon length (`melee.who`, `melee.several`). */

import { absent, entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import { areEnemies, areNear, areTouching } from '../../bodies/contacts.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { classOf } from './fight-facts.ts';
import { type DueBlow, type MeleeRound, stillThere } from './fight-melee.ts';

/** The blows of one length, by the index of the striker. */
export function blowsOf(melee: MeleeRound, rank: number): DueBlow[] {
  const { ranks, leavers, turn } = melee;
  const blows: DueBlow[] = [];
  for (const striker of indicesOf(ranks)) {
    if (ranks[striker] !== rank || !canStrike(melee, striker)) continue;
    const left = leavers === null ? null : leavers[striker]!;
    if (left !== null)
      for (const victim of left)
        if (entryAt(turn.state.figures, victim).status === 'on') blows.push({ striker, victim, by: 'leave' });
    const victim = victimOf(melee, striker);
    if (victim === null) continue;
    if (holds(melee, striker, victim)) melee.struckAcross[victim] = true;
    blows.push({ striker, victim, by: 'turn' });
  }
  return blows;
}

/** Whether the figure is in play, free to act, and not silenced before its blow (`turn.dead-no-blow`, `melee.silenced`). */
function canStrike({ turn, driven }: MeleeRound, figure: FigureIndex): boolean {
  const { table, state } = turn;
  if (
    (state.figures[figure] ?? absent(state.figures, figure)).status !== 'on' ||
    (table.roster[figure] ?? absent(table.roster, figure)).captive ||
    turn.struck[figure]
  )
    return false;
  if (driven[figure] && table.rules.melee.silenced === 'silent') return false;
  return !rows(turn, figure);
}

/** `water.boat-crew`: a rower does nothing else. */
function rows({ table, state }: MeleeRound['turn'], figure: FigureIndex): boolean {
  const { vessel } = state.figures[figure] ?? absent(state.figures, figure);
  if (vessel === none) return false;
  return state.rowings[vessel]?.rowers.includes(entryAt(table.roster, figure).id) ?? false;
}

/** The named enemy, otherwise the one charged or touched first, otherwise the lowest class. Null if none is in reach. */
function victimOf(melee: MeleeRound, striker: FigureIndex): FigureIndex | null {
  const { turn } = melee;
  const { table, state } = turn;
  const inReach = enemiesInReach(melee, striker);
  if (inReach.length === 0) return null;
  const named = indexNamed(table.figureOf, state.orders[striker]?.victim);
  const foe = foeOf(turn, striker);
  let best: FigureIndex | null = null;
  for (const enemy of inReach) {
    if (melee.struckAcross[enemy] && holds(melee, striker, enemy)) continue;
    if (enemy === named) return enemy;
    if (best === null || enemy === foe) best = enemy;
    else if (best !== foe && classOf(turn, enemy) < classOf(turn, best)) best = enemy;
  }
  return best;
}

/** The enemies that a striker can reach, lowest index first. */
function enemiesInReach(melee: MeleeRound, striker: FigureIndex): readonly FigureIndex[] {
  const { table, state } = melee.turn;
  const hasBeenDriven = melee.touchedWhenDriven[striker] !== null;
  if (!hasBeenDriven && !melee.hasAnybodyMoved)
    return stillThere(state.figures, melee.touching[striker] ?? absent(melee.touching, striker));
  const figure = entryAt(state.figures, striker);
  const inReach: FigureIndex[] = [];
  for (const enemy of indicesOf(state.figures)) {
    if (!hasBeenDriven && !areNear(figure, state.figures[enemy] ?? absent(state.figures, enemy))) continue;
    if (areEnemies(table, striker, enemy) && isInReach(melee, striker, enemy)) inReach.push(enemy);
  }
  return inReach;
}

function foeOf({ state, chargeOn, firstTouched }: MeleeRound['turn'], figure: FigureIndex): number {
  const { foe } = state.figures[figure] ?? absent(state.figures, figure);
  if (foe !== none) return foe;
  return numberAt(chargeOn, figure) !== none ? numberAt(chargeOn, figure) : numberAt(firstTouched, figure);
}

function isInReach(
  { turn, touchedWhenDriven }: MeleeRound,
  striker: FigureIndex,
  enemy: FigureIndex,
): boolean {
  const { table, state } = turn;
  if (areTouching(table, state, striker, enemy)) return true;
  return (
    entryAt(state.figures, enemy).status === 'on' && (touchedWhenDriven[striker]?.includes(enemy) ?? false)
  );
}

function holds({ turn }: MeleeRound, figure: FigureIndex, enemy: FigureIndex): boolean {
  return (turn.state.figures[figure] ?? absent(turn.state.figures, figure)).holdsAgainst.includes(enemy);
}

/** The enemies that a figure touches now. */
export function enemiesTouched({ turn }: MeleeRound, figure: FigureIndex): FigureIndex[] {
  const { table, state } = turn;
  const enemies: FigureIndex[] = [];
  for (const enemy of indicesOf(state.figures)) {
    if (
      !areNear(
        state.figures[figure] ?? absent(state.figures, figure),
        state.figures[enemy] ?? absent(state.figures, enemy),
      )
    )
      continue;
    if (areEnemies(table, figure, enemy) && areTouching(table, state, figure, enemy)) enemies.push(enemy);
  }
  return enemies;
}
