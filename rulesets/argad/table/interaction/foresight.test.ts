/** Proposals come true if nobody else moves: the place a path ends, and the shot from there. */

import { hashedFaces, Match } from '@grognard/engine';
import { none } from '@grognard/lists';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import type { ArgadView } from '../state/view-model.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { randomBattle } from '../trial/random-scenario.ts';
import { type InteractionContext, interactionContext } from './interaction-context.ts';
import { orderFromGesture } from './order-from-gesture.ts';
import { lookAt, shootingBy } from './shot.ts';
import { wayOf } from './state-after-order.ts';

type Playing = Match<State, ArgadView, ArgadCommand, ArgadEvent>;

/** The state after some random turns, with no order given, or null if the battle is over. */
function someMoment(table: Table, random: SeededRandom): State | null {
  const { rules, doctrine } = gameOn(table);
  const match: Playing = new Match(rules, rules.start(null), hashedFaces(random.below(1e6)));
  for (let rounds = 1 + random.below(5); rounds > 0; rounds--) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return null;
    for (const side of awaits.sides)
      for (const command of doctrine.plan(match.view(side), side, 'random', random).commands)
        match.submit(side, command);
  }
  return match.state.phase === 'orders' ? rules.copy(match.state) : null;
}

const moments = ['start', 'end', 'end', 'moving'] as const;

/** A figure with a loaded firearm, with a gesture to go somewhere near and shoot. */
function someTold({ table, state, side }: InteractionContext, random: SeededRandom) {
  const able = table.roster.filter(({ index, side: its, captive }) => {
    const { status, loaded, body } = state.figures[index]!;
    return its === side && !captive && status === 'on' && loaded > 0 && body === none;
  });
  const figure = able[random.below(Math.max(1, able.length))];
  const enemies = table.roster.filter(
    ({ index, side: its, captive }) => its !== side && !captive && state.figures[index]!.status === 'on',
  );
  const enemy = enemies[random.below(Math.max(1, enemies.length))];
  if (figure === undefined || enemy === undefined) return null;
  const { x, y } = state.figures[figure.index]!;
  const way =
    random.below(3) === 0 ? [] : [{ x: x + random.below(1200) - 600, y: y + random.below(1200) - 600 }];
  const moment = moments[random.below(moments.length)]!;
  return {
    man: figure,
    enemy,
    told: { way, target: enemy.id, moment, after: moment === 'moving' ? 100 : 0 },
  };
}

test('turn.shot-start, turn.shot-moving, turn.shot-end: a shot is taken at the need and modifier that were foretold', () => {
  const random = new SeededRandom(1798, 'foresight');
  let [fired, held] = [0, 0];
  const known = ['starter', 'convoy', 'village'].map((id) =>
    laid({ scenario: scenarioNamed(id), edition: 'argad-2024', options: {} }),
  );
  for (let n = 0; n < 150; n++) {
    const table = n % 3 === 0 ? known[random.below(known.length)]! : laid(randomBattle(random));
    const state = someMoment(table, random);
    if (state === null || table.options['turn.orders'] === 'talk') continue;
    const { rules } = gameOn(table);
    for (let tries = 0; tries < 12; tries++) {
      const { id } = table.sides[random.below(table.sides.length)]!;
      const view = rules.view(state, { side: id });
      const context = interactionContext(table, view, table.sideOf.get(id)!);
      const chosen = someTold(context, random);
      if (chosen === null) continue;
      const { man: figure, enemy, told: values } = chosen;
      const order = orderFromGesture(context, figure.index, values, null);
      if (!('kind' in order)) continue;
      const match: Playing = new Match(rules, rules.copy(state), hashedFaces(random.below(1e6)));
      if (!match.submit(id, order).done) continue;
      const events: ArgadEvent[] = [];
      for (const side of table.sides) {
        const sealed = match.submit(side.id, { kind: 'seal' });
        if (sealed.done) events.push(...sealed.events);
      }
      const shooting = shootingBy(context, figure.index, order, wayOf(context, figure.index, order))!;
      const { assessed, facts, refusals } = lookAt(table, shooting, enemy.index);
      const moved = events.find((event) => event.kind === 'moved' && event.figure === figure.index) as
        | ArgadEventOf<'moved'>
        | undefined;
      const isThere = order.path.length === 0 || moved?.stopped === 'arrived';
      const shot = events.find((event) => event.kind === 'shot' && event.figure === figure.index) as
        | ArgadEventOf<'shot'>
        | undefined;
      const hold = events.find((event) => event.kind === 'heldFire' && event.figure === figure.index) as
        | ArgadEventOf<'heldFire'>
        | undefined;
      // An unseen figure may be revealed, obstruct or be touched, and a figure that reloads in hiding is revealed.
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
