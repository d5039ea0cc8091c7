/** Staying: a shot at once, a shot at whoever comes, reloading, taking up what lies there, hiding, striking. */
import { pointDistance } from '@grognard/geometry';
import { canHide } from '../../field/hiding.ts';
import type { Man } from '../../model.ts';
import { standingOf } from '../../standing.ts';
import { isEngaged } from '../look-round.ts';
import { type OrderCommand, orderFor } from '../plain.ts';
import type { Choice } from './choice.ts';
import { dangerAt } from './danger.ts';
import { type Fire, fireNext } from './fire.ts';
import { worthOfProgress } from './progress.ts';
import { isNoNextTurn, type Scene } from './scene.ts';
import { needAt } from './threat.ts';

/** What all ways of staying have in common. */
type Plain = Pick<Choice, 'end' | 'at' | 'chance' | 'runs' | 'danger'>;

/** A thing lies at one's feet within this distance. */
const atFeet = 105;

export function standsOf(scene: Scene, man: Man, fire: Fire): Choice[] {
  const { table, state, enemies, manner } = scene;
  const figure = state.figures[man.index]!;
  const end = { x: figure.x, y: figure.y };
  const progress = worthOfProgress(scene, man, end) + manner.stay;
  if (isEngaged(table, state, man.index)) return [striking(scene, man, progress)];
  const { cost, shot } = dangerAt(scene, man, end, 'upright');
  const base = progress - cost;
  const later = fireNext(scene, man, end);
  const next = isNoNextTurn(scene) ? 0 : (later * manner.weights.nextFire) / 100;
  const plain: Plain = { end, at: -1, chance: 0, runs: false, danger: shot };
  const choices: Choice[] = [];
  const take = takeHere(scene, man);
  const { doctrine } = table.words;
  if (fire.weapon !== null) {
    const target = enemies[fire.at]!.man;
    const moment = table.options['turn.shot-start'] ? 'start' : 'end';
    const aimed = { weapon: fire.weapon, target: target.id, after: 0, fallback: 'nearest' } as const;
    choices.push({
      ...plain,
      order: orderFor(man.id, { shot: { ...aimed, moment }, stepUp: true }),
      // Afterwards the weapon is empty: the next shot is two turns away.
      worth: base + (fire.worth * manner.weights.startFire) / 100 + next / 3,
      says: table.words.doctrine.fireOn(target.name, fire.chance),
      at: fire.at,
      chance: fire.chance,
    });
  }
  if (figure.loaded > 0 && isAnybodyComing(scene, man)) {
    // Whoever foresees where they will be fires when they are there.
    const then = manner.foresees ? (later * manner.weights.endFire) / 100 + next / 3 : 0;
    choices.push(waiting(scene, man, base + Math.max(next, then), plain));
  }
  choices.push(...serving(scene, man, base, plain));
  const empty = man.firearms.length > 0 && figure.loaded !== 2 ** man.firearms.length - 1;
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
  if (!figure.mounted && cost > 0 && canHide(table.field, standingOf(state, man.index))) {
    const hidden = dangerAt(scene, man, end, 'crouched');
    choices.push({
      ...plain,
      order: orderFor(man.id, { posture: 'crouched' }),
      worth: progress - hidden.cost + (figure.loaded > 0 ? next : 0) - 1,
      says: doctrine.keepDown,
      danger: hidden.shot,
    });
  }
  return choices;
}

/** Helping a gunner at his side to load. */
function serving({ table, state, men, manner }: Scene, man: Man, base: number, plain: Plain): Choice[] {
  for (const { index, firearms, name } of men) {
    const gun = firearms.findIndex((id) => table.rules.shoot.firearms[id].reload.withTwo !== undefined);
    if (index === man.index || gun < 0 || (state.figures[index]!.loaded & (1 << gun)) !== 0) continue;
    const { x, y } = state.figures[index]!;
    if (pointDistance(x, y, plain.end.x, plain.end.y) > 260) continue;
    const order = orderFor(man.id, { reload: firearms[gun]! });
    const says = table.words.doctrine.helpToLoad(name);
    return [{ ...plain, order, worth: base + 3 * manner.weights.loading, says }];
  }
  return [];
}

/** Whether an enemy may be in good range by the end of the turn. */
function isAnybodyComing({ table, state, enemies, ambush }: Scene, man: Man): boolean {
  const { x, y, loaded } = state.figures[man.index]!;
  if (ambush.hidden[man.index]!) return false;
  return enemies.some(({ standing: { base }, reach }) => {
    const need = needAt(table, man, loaded, Math.max(0, pointDistance(x, y, base.x, base.y) - reach));
    return need !== null && need <= 6;
  });
}

/** A shot at whoever comes into range by the end of the turn. */
function waiting({ table, state }: Scene, man: Man, worth: number, plain: Plain): Choice {
  const weapon = man.firearms[firstBit(state.figures[man.index]!.loaded)]!;
  return {
    ...plain,
    order: orderFor(man.id, { shot: { weapon, target: null, moment: 'end', after: 0, fallback: 'nearest' } }),
    worth: worth + 2,
    says: table.words.doctrine.wait,
  };
}

function firstBit(bits: number): number {
  let at = 0;
  while ((bits & (1 << at)) === 0) at++;
  return at;
}

/** In contact: a pistol if there is one, and the blow. */
function striking({ table, state }: Scene, man: Man, base: number): Choice {
  const pistol = man.firearms.indexOf('pistol');
  const { loaded, swimming, x, y } = state.figures[man.index]!;
  const fires = pistol >= 0 && (loaded & (1 << pistol)) !== 0 && !swimming;
  const moment = table.options['turn.shot-start'] ? 'start' : 'end';
  const shot = fires
    ? ({ weapon: 'pistol', target: null, moment, after: 0, fallback: 'nearest' } as const)
    : null;
  return {
    order: orderFor(man.id, { shot, stepUp: true }),
    worth: base + 20,
    says: fires ? table.words.doctrine.fireAndStrike : table.words.doctrine.strike,
    danger: null,
    end: { x, y },
    at: -1,
    chance: 0,
    runs: false,
  };
}

/** The thing of his task, if it lies at his feet. */
function takeHere({ tasks, table, state }: Scene, man: Man): OrderCommand | null {
  const task = tasks[man.index];
  if (task === null || task === undefined || task.take < 0) return null;
  const { x, y, carries } = state.figures[man.index]!;
  const thing = state.things[task.take]!;
  if (carries >= 0 || pointDistance(x, y, thing.x, thing.y) > atFeet) return null;
  return orderFor(man.id, { take: table.things[task.take]!.id, takeWhen: 'start' });
}
