/** What the hand foretells comes true where nobody else stirs: the place a way ends in, and the shot taken from there. */
import { hashedFaces, Match } from '@grognard/engine';
import { Luck } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { ArgadEvent, EventOf } from '../events.ts';
import { gameOn } from '../index.ts';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { randomBattle } from '../trial/random-scenario.ts';
import type { ArgadView } from '../view-model.ts';
import { wayOf } from './after.ts';
import { type Holding, holdingOf } from './holding.ts';
import { orderTold } from './order-told.ts';
import { lookAt, shootingBy } from './shot.ts';

type Playing = Match<State, ArgadView, ArgadCommand, ArgadEvent>;

/** The state after some turns by chance, with no order given; null: the battle is over. */
function someMoment(table: Table, luck: Luck): State | null {
  const { rules, doctrine } = gameOn(table);
  const match: Playing = new Match(rules, rules.start(null), hashedFaces(luck.below(1e6)));
  for (let rounds = 1 + luck.below(5); rounds > 0; rounds--) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return null;
    for (const side of awaits.sides)
      for (const command of doctrine.plan(match.view(side), side, 'random', luck).commands)
        match.submit(side, command);
  }
  return match.state.phase === 'orders' ? rules.copy(match.state) : null;
}

const moments = ['start', 'end', 'end', 'moving'] as const;

/** A figure that has a loaded firearm, told to go somewhere near and to shoot. */
function someTold({ table, state, side }: Holding, luck: Luck) {
  const able = table.men.filter(({ index, side: its, captive }) => {
    const { status, loaded, body } = state.figures[index]!;
    return its === side && !captive && status === 'on' && loaded > 0 && body < 0;
  });
  const man = able[luck.below(Math.max(1, able.length))];
  const enemies = table.men.filter(
    ({ index, side: its, captive }) => its !== side && !captive && state.figures[index]!.status === 'on',
  );
  const enemy = enemies[luck.below(Math.max(1, enemies.length))];
  if (man === undefined || enemy === undefined) return null;
  const { x, y } = state.figures[man.index]!;
  const way = luck.below(3) === 0 ? [] : [{ x: x + luck.below(1200) - 600, y: y + luck.below(1200) - 600 }];
  const moment = moments[luck.below(moments.length)]!;
  return { man, enemy, told: { way, target: enemy.id, moment, after: moment === 'moving' ? 100 : 0 } };
}

test('turn.shot-start, turn.shot-moving, turn.shot-end: a shot is taken at the need and modifier that were foretold', () => {
  const luck = new Luck(1798, 'foresight');
  let [fired, held] = [0, 0];
  const known = ['starter', 'convoy', 'village'].map((id) =>
    laid({ scenario: scenarioNamed(id), edition: 'argad-2024', options: {} }),
  );
  for (let n = 0; n < 150; n++) {
    const table = n % 3 === 0 ? known[luck.below(known.length)]! : laid(randomBattle(luck));
    const state = someMoment(table, luck);
    if (state === null || table.options['turn.orders'] === 'talk') continue;
    const { rules } = gameOn(table);
    for (let tries = 0; tries < 12; tries++) {
      const { id } = table.sides[luck.below(table.sides.length)]!;
      const view = rules.view(state, { side: id });
      const holding = holdingOf(table, view, table.sideOf.get(id)!);
      const chosen = someTold(holding, luck);
      if (chosen === null) continue;
      const { man, enemy, told } = chosen;
      const order = orderTold(holding, man.index, told, null);
      if (!('kind' in order)) continue;
      const match: Playing = new Match(rules, rules.copy(state), hashedFaces(luck.below(1e6)));
      if (!match.submit(id, order).done) continue;
      const events: ArgadEvent[] = [];
      for (const side of table.sides) {
        const sealed = match.submit(side.id, { kind: 'seal' });
        if (sealed.done) events.push(...sealed.events);
      }
      const shooting = shootingBy(holding, man.index, order, wayOf(holding, man.index, order))!;
      const { assessed, facts, refusals } = lookAt(table, shooting, enemy.index);
      const moved = events.find((event) => event.kind === 'moved' && event.figure === man.index) as
        | EventOf<'moved'>
        | undefined;
      const isThere = order.path.length === 0 || moved?.stopped === 'arrived';
      const shot = events.find((event) => event.kind === 'shot' && event.figure === man.index) as
        | EventOf<'shot'>
        | undefined;
      const hold = events.find((event) => event.kind === 'heldFire' && event.figure === man.index) as
        | EventOf<'heldFire'>
        | undefined;
      // Somebody unseen may come to light, stand in the way or be touched; who reloads in hiding shows himself.
      if (!isThere || events.some(({ kind }) => kind === 'shown') || facts.target.hidden !== 'no') continue;
      const label = JSON.stringify([order, facts, shot ?? hold]);
      if (shot !== undefined) {
        fired++;
        expect([label, shot.need, shot.modifier]).toEqual([label, assessed?.need, assessed?.modifier]);
      } else if (hold !== undefined) {
        held++;
        expect([label, refusals.length > 0]).toEqual([label, true]);
      }
    }
  }
  expect(fired).toBeGreaterThan(60);
  expect(held).toBeGreaterThan(60);
});
