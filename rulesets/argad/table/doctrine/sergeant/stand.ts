/** Choices without moving: fire at once, wait for a target, reload, take up a thing, hide, strike. */

import { pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { orderFor } from '../../actions/plain-orders.ts';
import { placementOf } from '../../bodies/placement.ts';
import { canHide } from '../../field/hiding.ts';
import type { Figure } from '../../state/model.ts';
import type { OrderCommand } from '../../state/orders.ts';
import { isEngaged } from '../look-round.ts';
import { dangerAt } from './danger.ts';
import { type BestShot, fireNext } from './fire.ts';
import { isNoNextTurn, type OrderScene } from './order-scene.ts';
import { worthOfProgress } from './progress.ts';
import type { ScoredOrder } from './scored-order.ts';
import { needAt } from './threat.ts';

/** The fields that all choices without moving share. */
type PlainChoice = Pick<ScoredOrder, 'end' | 'at' | 'chance' | 'runs' | 'danger'>;

/** Within this distance, in tenths of a millimetre, a thing lies at the figure's feet. */
const atFeet = 105;

export function standsOf(scene: OrderScene, figureInfo: Figure, fire: BestShot): ScoredOrder[] {
  const { table, state, enemies, manner } = scene;
  const figure = entryAt(state.figures, figureInfo.index);
  const end = { x: figure.x, y: figure.y };
  const progress = worthOfProgress(scene, figureInfo, end) + manner.stay;
  if (isEngaged(table, state, figureInfo.index)) return [striking(scene, figureInfo, progress)];
  const { cost, shot } = dangerAt(scene, figureInfo, end, 'upright');
  const base = progress - cost;
  const later = fireNext(scene, figureInfo, end);
  const next = isNoNextTurn(scene) ? 0 : (later * manner.weights.nextFire) / 100;
  const plain: PlainChoice = { end, at: -1, chance: 0, runs: false, danger: shot };
  const choices: ScoredOrder[] = [];
  const take = takeHere(scene, figureInfo);
  const { doctrine } = table.words;
  if (fire.weapon !== null) {
    const target = entryAt(enemies, fire.at).figure;
    const moment = table.options['turn.shot-start'] ? 'start' : 'end';
    const aimed = { weapon: fire.weapon, target: target.id, after: 0, fallback: 'nearest' } as const;
    choices.push({
      ...plain,
      order: orderFor(figureInfo.id, { shot: { ...aimed, moment }, stepUp: true }),
      // The weapon is empty afterwards, so the next shot is two turns away.
      worth: base + (fire.worth * manner.weights.startFire) / 100 + next / 3,
      says: table.words.doctrine.fireOn(target.name, fire.chance),
      at: fire.at,
      chance: fire.chance,
    });
  }
  if (figure.loaded > 0 && isAnybodyComing(scene, figureInfo)) {
    // An anticipating style fires where the enemies will be at the end of the turn.
    const then = manner.foresees ? (later * manner.weights.endFire) / 100 + next / 3 : 0;
    choices.push(waiting(scene, figureInfo, base + Math.max(next, then), plain));
  }
  choices.push(...serving(scene, figureInfo, base, plain));
  const empty = figureInfo.firearms.length > 0 && figure.loaded !== 2 ** figureInfo.firearms.length - 1;
  choices.push({
    ...plain,
    order: take,
    worth:
      base +
      (empty && take === null && !isNoNextTurn(scene)
        ? manner.weights.loading + next
        : figure.loaded > 0
          ? next
          : 0) +
      (take === null ? 0 : 60),
    says: take !== null ? doctrine.takeUp : empty ? doctrine.reload : doctrine.stand,
  });
  if (!figure.mounted && cost > 0 && canHide(table.field, placementOf(state, figureInfo.index))) {
    const hidden = dangerAt(scene, figureInfo, end, 'crouched');
    choices.push({
      ...plain,
      order: orderFor(figureInfo.id, { posture: 'crouched' }),
      worth: progress - hidden.cost + (figure.loaded > 0 ? next : 0) - 1,
      says: doctrine.keepDown,
      danger: hidden.shot,
    });
  }
  return choices;
}

/** Helping an adjacent gunner to load. */
function serving(
  { table, state, roster, manner }: OrderScene,
  figure: Figure,
  base: number,
  plain: PlainChoice,
): ScoredOrder[] {
  for (const { index, firearms, name } of roster) {
    const gun = firearms.findIndex((id) => table.rules.shoot.firearms[id].reload.withTwo !== undefined);
    if (index === figure.index || gun < 0 || (entryAt(state.figures, index).loaded & (1 << gun)) !== 0)
      continue;
    const { x, y } = entryAt(state.figures, index);
    if (pointDistance(x, y, plain.end.x, plain.end.y) > 260) continue;
    const order = orderFor(figure.id, { reload: entryAt(firearms, gun) });
    const says = table.words.doctrine.helpToLoad(name);
    return [{ ...plain, order, worth: base + 3 * manner.weights.loading, says }];
  }
  return [];
}

/** Whether an enemy may be in good range by the end of the turn. */
function isAnybodyComing({ table, state, enemies, ambush }: OrderScene, figure: Figure): boolean {
  const { x, y, loaded } = entryAt(state.figures, figure.index);
  if (entryAt(ambush.hidden, figure.index)) return false;
  return enemies.some(({ standing: { base }, reach }) => {
    const need = needAt(table, figure, loaded, Math.max(0, pointDistance(x, y, base.x, base.y) - reach));
    return need !== null && need <= 6;
  });
}

/** A shot at any enemy that comes into range by the end of the turn. */
function waiting(
  { table, state }: OrderScene,
  figure: Figure,
  worth: number,
  plain: PlainChoice,
): ScoredOrder {
  const weapon = entryAt(figure.firearms, firstBit(entryAt(state.figures, figure.index).loaded));
  return {
    ...plain,
    order: orderFor(figure.id, {
      shot: { weapon, target: null, moment: 'end', after: 0, fallback: 'nearest' },
    }),
    worth: worth + 2,
    says: table.words.doctrine.wait,
  };
}

function firstBit(bits: number): number {
  let at = 0;
  while ((bits & (1 << at)) === 0) at++;
  return at;
}

/** In contact: a pistol shot if it has one, and the blow. */
function striking({ table, state }: OrderScene, figure: Figure, base: number): ScoredOrder {
  const pistol = figure.firearms.indexOf('pistol');
  const { loaded, swimming, x, y } = entryAt(state.figures, figure.index);
  const fires = pistol >= 0 && (loaded & (1 << pistol)) !== 0 && !swimming;
  const moment = table.options['turn.shot-start'] ? 'start' : 'end';
  const shot = fires
    ? ({ weapon: 'pistol', target: null, moment, after: 0, fallback: 'nearest' } as const)
    : null;
  return {
    order: orderFor(figure.id, { shot, stepUp: true }),
    worth: base + 20,
    says: fires ? table.words.doctrine.fireAndStrike : table.words.doctrine.strike,
    danger: null,
    end: { x, y },
    at: -1,
    chance: 0,
    runs: false,
  };
}

/** An order to take the thing of its task, if it lies at the figure's feet. */
function takeHere({ tasks, table, state }: OrderScene, figure: Figure): OrderCommand | null {
  const task = tasks[figure.index];
  if (task === null || task === undefined || task.take === null) return null;
  const { x, y, carries } = entryAt(state.figures, figure.index);
  const thing = entryAt(state.things, task.take);
  if (carries !== none || pointDistance(x, y, thing.x, thing.y) > atFeet) return null;
  return orderFor(figure.id, { take: entryAt(table.things, task.take).id, takeWhen: 'start' });
}
