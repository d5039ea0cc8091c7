/** Melee, from the longest weapon to bare hands (`melee.order`). */

import { absent, entryAt, listBy, type MutableListBy, none } from '@grognard/lists';
import { lengths } from '../../../model.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { lose } from '../turn/casualty.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { blowsOf, enemiesTouched } from './fight-blows.ts';
import { loosenGrips } from './fight-grips.ts';
import { type DueBlow, type MeleeRound, openMelee } from './fight-melee.ts';
import { showTouched } from './fight-shown.ts';
import { placesOf, stepUp } from './fight-step-up.ts';
import { type Results, throwBlows } from './fight-throw.ts';
import { recoilAll } from './recoil.ts';

/** The melee phase. Blows of one length are simultaneous; their effects precede the next length. */
export function fight(turn: Turn): void {
  const melee = openMelee(turn);
  if (melee !== null) {
    showTouched(melee);
    for (let rank = 0; rank < lengths.length; rank++) strikeAll(melee, rank);
    showTouched(melee);
  }
  loosenGrips(turn, melee?.recoiled ?? null);
}

function strikeAll(melee: MeleeRound, rank: number): void {
  const blows = blowsOf(melee, rank);
  if (blows.length === 0) return;
  for (const blow of blows) makeReady(melee.turn, blow);
  const results = throwBlows(melee, blows);
  const places = placesOf(melee.turn, blows);
  killAll(melee, blows, results);
  driveAll(melee, blows, results);
  stepUp(melee, blows, results, places);
}

/** Striker and victim are revealed, and the striker drops what it carries (`hide.reveal`, `figure.carry`). */
function makeReady(turn: Turn, { striker, victim, by }: DueBlow): void {
  const { state, resolution } = turn;
  show(turn, striker, 'hide.reveal');
  show(turn, victim, 'hide.reveal');
  const { carries, x, y } = state.figures[striker] ?? absent(state.figures, striker);
  if (carries !== none) resolution.emit({ kind: 'dropped', figure: striker, thing: carries, at: { x, y } });
  if (by === 'turn') turn.struck[striker] = true;
}

/** Applies every hit that stands. A leader's first may only wound (`leader.wound`). */
function killAll({ turn }: MeleeRound, blows: readonly DueBlow[], results: Results): void {
  const { table, state, resolution } = turn;
  blows.forEach(({ striker, victim }, n) => {
    const { status, wounded } = state.figures[victim] ?? absent(state.figures, victim);
    if (results[n] !== 'hit' || status !== 'on') return;
    if (table.options['leader.wound'] && entryAt(table.roster, victim).leader && !wounded)
      resolution.emit({ kind: 'wounded', figure: victim });
    else lose(turn, { figure: victim, by: striker, how: 'blow' });
  });
}

/** Drives back every figure made to recoil and not killed, once each, however many drove it (`melee.recoil-several`). */
function driveAll(melee: MeleeRound, blows: readonly DueBlow[], results: Results): void {
  const drivers: MutableListBy<FigureIndex, FigureIndex[]> = listBy([]);
  blows.forEach(({ striker, victim }, n) => {
    if (results[n] !== 'recoil' || entryAt(melee.turn.state.figures, victim).status !== 'on') return;
    drivers[victim] ??= [];
    drivers[victim].push(striker);
  });
  if (drivers.length === 0) return;
  drivers.forEach((_, victim) => {
    melee.driven[victim] = true;
    melee.touchedWhenDriven[victim] = enemiesTouched(melee, victim);
  });
  recoilAll(melee, drivers);
}
