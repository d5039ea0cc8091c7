/** What one figure may do now. */
import type { Json } from '@grognard/rules-kit';
import { firearmIds } from '../../model.ts';
import { moveRefusals } from '../../rules/move/refusals.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { baseAt } from '../bases.ts';
import { groundsUnder } from '../field/ground.ts';
import { canHide } from '../field/hiding.ts';
import { adjoining } from '../field/rooms.ts';
import type { State, Table } from '../model.ts';
import { crouchReach, loadOf, ownMove, swimAllowanceOf, tenthsPerCm } from '../move-facts.ts';
import { allowanceOf } from '../own-move.ts';
import { standingOf } from '../standing.ts';
import { enemiesTouched, gunnerBeside, hasFirearm } from './arms.ts';
import { canMount, isBeside, isFull } from './places.ts';
import { firearmIndex, hitChance, judge, shooterNow } from './shots.ts';
import { isFree, touchesThing } from './things.ts';
import { isKnownTo } from './who.ts';

export function legalFigure(table: Table, state: State, man: number): Json {
  return {
    figure: table.men[man]!.id,
    reachCm: reachOf(table, state, man),
    targets: targetsOf(table, state, man),
    reload: reloadsOf(table, state, man),
    take: thingsOf(table, state, man),
    rooms: roomsOf(table, state, man),
    board: boardsOf(table, state, man),
    saddle: saddleOf(table, state, man),
  };
}

/** How far it comes over the ground it stands on; in ranks only its body moves. */
function reachOf(table: Table, state: State, man: number): Json {
  const figure = state.figures[man]!;
  if (figure.body >= 0) return { walk: 0 };
  if (figure.swimming) return { walk: swimAllowanceOf(table, state, man, null) / tenthsPerCm };
  const standing = standingOf(state, man);
  const grounds = figure.vessel >= 0 ? [] : groundsUnder(table.field, standing.base, figure.room);
  const situation = moveSituation(table.rules, ownMove(table, state, man, null, grounds));
  if (moveRefusals(table.rules).some(({ when }) => when(situation))) return { walk: 0 };
  const walk = allowanceOf(table, state, man, null, grounds) / tenthsPerCm;
  if (figure.mounted || !canHide(table.field, standing)) return { walk };
  return { walk, crouch: Math.min(walk, crouchReach / tenthsPerCm) };
}

function targetsOf(table: Table, state: State, man: number): Json {
  const { firearms, side } = table.men[man]!;
  const figure = state.figures[man]!;
  const found: Json[] = [];
  if (figure.loaded === 0) return found;
  const shooter = shooterNow(table, state, man, 'standing');
  const moments = table.options['turn.shot-start'] ? ['start', 'end'] : ['end'];
  // A pair of pistols is asked about once.
  for (let i = 0; i < firearms.length; i++) {
    const weapon = firearms[i]!;
    if (firearmIndex(table, state, man, weapon) !== i || ((figure.loaded >> i) & 1) === 0) continue;
    for (const enemy of table.men) {
      if (enemy.side === side || enemy.captive || !isKnownTo(state, enemy.index, side)) continue;
      if (state.figures[enemy.index]!.status !== 'on') continue;
      const { need, modifier, assessed } = judge(shooter, i, enemy.index, null);
      if (assessed === null) continue;
      const odds = hitChance(assessed);
      for (const moment of moments) found.push({ target: enemy.id, weapon, moment, need, modifier, odds });
    }
  }
  return found;
}

/** Firearms it can reload standing still, its own or one that it helps with (`weapon.reload-crew`). */
function reloadsOf(table: Table, state: State, man: number): Json {
  const info = table.men[man]!;
  const figure = state.figures[man]!;
  if (figure.swimming) return [];
  if (table.options['weapon.reload-contact'] === 'no' && enemiesTouched(table, state, man) > 0) return [];
  const own = info.firearms.filter(
    (weapon, i) => info.firearms.indexOf(weapon) === i && hasFirearm(info, figure, weapon, 'empty'),
  );
  const helped = firearmIds.filter((weapon) => {
    const { reload } = table.rules.shoot.firearms[weapon];
    if (reload.withTwo === undefined || info.firearms.includes(weapon)) return false;
    return gunnerBeside(table, state, man, weapon) >= 0;
  });
  return [...own, ...helped];
}

function roomsOf({ field }: Table, { figures }: State, man: number): Json {
  const { room, mounted, body } = figures[man]!;
  if (room < 0 || mounted || body >= 0) return [];
  return field.rooms.filter(({ index }) => adjoining(field, room, index) !== null).map(({ id }) => id);
}

/** Things in reach for whoever has his hands free. */
function thingsOf(table: Table, state: State, man: number): Json {
  const { side } = table.men[man]!;
  const figure = state.figures[man]!;
  if (figure.carries >= 0 || figure.swimming) return [];
  const onlyLight = figure.mounted || table.men[man]!.load !== 'none';
  return table.things
    .filter(({ index, weight }) => {
      const thing = state.things[index]!;
      if (thing.gone || (onlyLight && weight !== 'none')) return false;
      return isFree(table, state, side, index) && touchesThing(table, figure, figure, thing);
    })
    .map(({ id }) => id);
}

function boardsOf(table: Table, state: State, man: number): Json {
  const { vessel, body, mounted, room } = state.figures[man]!;
  if (body >= 0 || mounted || room >= 0) return [];
  const base = baseAt(state, man);
  return table.vessels
    .filter(({ index }) => index !== vessel && isBeside(table, state, index, vessel, base))
    .filter(({ index }) => !isFull(table, state, man, index))
    .map(({ id }) => id);
}

function saddleOf(table: Table, state: State, man: number): Json {
  const { mounted, body } = state.figures[man]!;
  if (body >= 0) return [];
  if (mounted) return ['dismount'];
  return canMount(table, state, man, state.figures[man]!) && loadOf(table, state, man, null) === 'none'
    ? ['mount']
    : [];
}
