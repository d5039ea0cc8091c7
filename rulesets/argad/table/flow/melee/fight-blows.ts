/** Who strikes whom at one length (`melee.who`, `melee.several`). */
import { entryAt, numberAt } from '@grognard/lists';
import { areEnemies, areNear, areTouching } from '../../bodies/contacts.ts';
import { classOf } from './fight-facts.ts';
import { type DueBlow, type MeleeRound, stillThere } from './fight-melee.ts';

/** The blows of one length, by the index of the striker. */
export function blowsOf(melee: MeleeRound, rank: number): DueBlow[] {
  const { ranks, leavers, turn } = melee;
  const blows: DueBlow[] = [];
  for (let striker = 0; striker < ranks.length; striker++) {
    if (ranks[striker] !== rank || !canStrike(melee, striker)) continue;
    const left = leavers === null ? null : leavers[striker]!;
    if (left !== null)
      for (const victim of left)
        if (entryAt(turn.state.figures, victim).status === 'on') blows.push({ striker, victim, by: 'leave' });
    const victim = victimOf(melee, striker);
    if (victim < 0) continue;
    if (holds(melee, striker, victim)) melee.struckAcross[victim] = true;
    blows.push({ striker, victim, by: 'turn' });
  }
  return blows;
}

/** In play, free to act, and not silenced before its blow (`turn.dead-no-blow`, `melee.silenced`). */
function canStrike({ turn, driven }: MeleeRound, figure: number): boolean {
  const { table, state } = turn;
  if (
    entryAt(state.figures, figure).status !== 'on' ||
    entryAt(table.roster, figure).captive ||
    turn.struck[figure]
  )
    return false;
  if (driven[figure] && table.rules.melee.silenced === 'silent') return false;
  return !rows(turn, figure);
}

/** `water.boat-crew`: whoever rows does nothing else. */
function rows({ table, state }: MeleeRound['turn'], figure: number): boolean {
  const { vessel } = entryAt(state.figures, figure);
  if (vessel < 0) return false;
  return state.rowings[vessel]?.rowers.includes(entryAt(table.roster, figure).id) ?? false;
}

/** The named enemy, else the one charged or touched first, else the lowest class; -1: nobody in reach. */
function victimOf(melee: MeleeRound, striker: number): number {
  const { turn } = melee;
  const { table, state } = turn;
  const inReach = enemiesInReach(melee, striker);
  if (inReach.length === 0) return -1;
  const victim = state.orders[striker]?.victim ?? null;
  const named = victim === null ? -1 : (table.figureOf.get(victim) ?? -1);
  const foe = foeOf(turn, striker);
  let best = -1;
  for (const enemy of inReach) {
    if (melee.struckAcross[enemy] && holds(melee, striker, enemy)) continue;
    if (enemy === named) return enemy;
    if (best < 0 || enemy === foe) best = enemy;
    else if (best !== foe && classOf(turn, enemy) < classOf(turn, best)) best = enemy;
  }
  return best;
}

/** The enemies whom a striker can reach, lowest first. */
function enemiesInReach(melee: MeleeRound, striker: number): readonly number[] {
  const { table, state } = melee.turn;
  const hasBeenDriven = melee.touchedWhenDriven[striker] !== null;
  if (!hasBeenDriven && !melee.hasAnybodyMoved)
    return stillThere(state.figures, entryAt(melee.touching, striker));
  const figure = entryAt(state.figures, striker);
  const inReach: number[] = [];
  for (let enemy = 0; enemy < state.figures.length; enemy++) {
    if (!hasBeenDriven && !areNear(figure, entryAt(state.figures, enemy))) continue;
    if (areEnemies(table, striker, enemy) && isInReach(melee, striker, enemy)) inReach.push(enemy);
  }
  return inReach;
}

function foeOf({ state, chargeOn, firstTouched }: MeleeRound['turn'], figure: number): number {
  const { foe } = entryAt(state.figures, figure);
  if (foe >= 0) return foe;
  return numberAt(chargeOn, figure) >= 0 ? numberAt(chargeOn, figure) : numberAt(firstTouched, figure);
}

function isInReach({ turn, touchedWhenDriven }: MeleeRound, striker: number, enemy: number): boolean {
  const { table, state } = turn;
  if (areTouching(table, state, striker, enemy)) return true;
  return (
    entryAt(state.figures, enemy).status === 'on' && (touchedWhenDriven[striker]?.includes(enemy) ?? false)
  );
}

function holds({ turn }: MeleeRound, figure: number, enemy: number): boolean {
  return entryAt(turn.state.figures, figure).holdsAgainst.includes(enemy);
}

/** Whom a figure touches now. */
export function enemiesTouched({ turn }: MeleeRound, figure: number): number[] {
  const { table, state } = turn;
  const enemies: number[] = [];
  for (let enemy = 0; enemy < state.figures.length; enemy++) {
    if (!areNear(entryAt(state.figures, figure), entryAt(state.figures, enemy))) continue;
    if (areEnemies(table, figure, enemy) && areTouching(table, state, figure, enemy)) enemies.push(enemy);
  }
  return enemies;
}
