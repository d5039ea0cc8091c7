/** What a man could be ordered, each with what it is worth. */
import { type Point, pointDistance } from '@grognard/geometry';
import type { FirearmId } from '../../../model.ts';
import type { Man } from '../../model.ts';
import { isEngaged } from '../look-round.ts';
import { type OrderCommand, orderFor } from '../plain.ts';
import { type Scene, worthOfMan } from './scene.ts';
import { type Bouts, worthOfPlace } from './score.ts';
import { needAt, shotChance, standingAt } from './threat.ts';

export interface Choice {
  /** Null: no order, he stands and reloads. */
  readonly order: OrderCommand | null;
  readonly worth: number;
  readonly words: string;
  /** The enemy shot at, by place in the list, and the chance of hitting him; -1: none. */
  readonly at: number;
  readonly chance: number;
}

/** What a loaded weapon is worth. */
const forLoading = 14;

interface Fire {
  readonly at: number;
  readonly chance: number;
  readonly worth: number;
  readonly weapon: FirearmId | null;
}

const noFire: Fire = { at: -1, chance: 0, worth: 0, weapon: null };

/** The best target from a place, and what shooting at it is worth. */
export function fireFrom(scene: Scene, man: Man, place: Point, minus: number): Fire {
  const { table, state, enemies, survives, manner } = scene;
  const figure = state.figures[man.index]!;
  const moved = minus > 0;
  let best = noFire;
  for (let weapon = 0; weapon < man.firearms.length; weapon++) {
    if ((figure.loaded & (1 << weapon)) === 0) continue;
    const { fires } = table.rules.shoot.firearms[man.firearms[weapon]!];
    if (fires === 'immobile-on-foot' && (moved || figure.mounted)) continue;
    for (let at = 0; at < enemies.length; at++) {
      const { standing, worth, engaged } = enemies[at]!;
      if (engaged) continue;
      const from = standingAt(state, man.index, place.x, place.y);
      const far = pointDistance(place.x, place.y, standing.base.x, standing.base.y);
      if (needAt(table, man, 1 << weapon, far - 200) === null) continue;
      const chance = shotChance(table, man, 1 << weapon, from, standing, minus);
      const value = (chance * worth * survives[at]! * manner.fire) / 10_000;
      if (value > best.worth) best = { at, chance, worth: value, weapon: man.firearms[weapon]! };
    }
  }
  return best;
}

/** Staying: a shot at once, a shot at whoever comes, reloading, standing. */
export function standsOf(scene: Scene, bouts: Bouts, man: Man): Choice[] {
  const { table, state, enemies, manner } = scene;
  const figure = state.figures[man.index]!;
  const here = { x: figure.x, y: figure.y };
  const place = worthOfPlace(scene, bouts, man, here);
  const base = place.total + manner.stay;
  const choices: Choice[] = [];
  if (isEngaged(table, state, man.index)) return [engaged(scene, man, base)];
  const fire = fireFrom(scene, man, here, 0);
  const take = takeHere(scene, man);
  if (fire.weapon !== null) {
    const target = enemies[fire.at]!.man;
    const moment = table.options['turn.shot-start'] ? 'start' : 'end';
    const shot = { weapon: fire.weapon, target: target.id, after: 0, fallback: 'nearest' } as const;
    choices.push({
      order: orderFor(man.id, { shot: { ...shot, moment }, stepUp: true }),
      // What is shot before anybody moves does not shoot back.
      worth: base + fire.worth * 1.25,
      words: `fires at ${target.name}, ${Math.round(fire.chance)} in 100`,
      at: fire.at,
      chance: fire.chance,
    });
  } else if (figure.loaded > 0 && enemies.length > 0 && !figure.mounted) {
    const weapon = man.firearms[firstBit(figure.loaded)]!;
    choices.push({
      order: orderFor(man.id, {
        shot: { weapon, target: null, moment: 'end', after: 0, fallback: 'nearest' },
      }),
      worth: base + 3,
      words: 'waits for a target',
      at: -1,
      chance: 0,
    });
  }
  const empty = man.firearms.length > 0 && figure.loaded !== 2 ** man.firearms.length - 1;
  choices.push({
    order: take,
    worth: base + (empty && take === null ? forLoading : 0) + (take === null ? 0 : 60),
    words: take !== null ? 'takes it up' : empty ? 'reloads' : 'stands',
    at: -1,
    chance: 0,
  });
  return choices;
}

function firstBit(bits: number): number {
  let at = 0;
  while ((bits & (1 << at)) === 0) at++;
  return at;
}

/** In contact: a pistol if there is one, and the blow. */
function engaged({ table, state }: Scene, man: Man, base: number): Choice {
  const pistol = man.firearms.indexOf('pistol');
  const { loaded, swimming } = state.figures[man.index]!;
  const fires = pistol >= 0 && (loaded & (1 << pistol)) !== 0 && !swimming;
  const moment = table.options['turn.shot-start'] ? 'start' : 'end';
  const shot = fires
    ? ({ weapon: 'pistol', target: null, moment, after: 0, fallback: 'nearest' } as const)
    : null;
  return {
    order: orderFor(man.id, { shot, stepUp: true }),
    worth: base + 20,
    words: fires ? 'fires into the man before him and strikes' : 'strikes',
    at: -1,
    chance: 0,
  };
}

/** The thing of his task, if it lies at his feet. */
function takeHere({ tasks, table, state }: Scene, man: Man): OrderCommand | null {
  const task = tasks[man.index];
  if (task === null || task === undefined || task.take < 0) return null;
  const { x, y, carries } = state.figures[man.index]!;
  const thing = state.things[task.take]!;
  if (carries >= 0 || pointDistance(x, y, thing.x, thing.y) > 105) return null;
  return orderFor(man.id, { take: table.things[task.take]!.id, takeWhen: 'start' });
}

/** Going somewhere: into cover, towards the task, into contact, away. */
export function movesOf(
  scene: Scene,
  bouts: Bouts,
  man: Man,
  places: readonly Point[],
  reach: number,
): Choice[] {
  const { state, knowledge, table, tasks } = scene;
  const choices: Choice[] = [];
  for (const place of places) {
    const path = knowledge.path(state, man.index, place, reach);
    const end = path.at(-1);
    if (end === undefined) continue;
    const foe = contactAt(scene, end, man);
    const task = tasks[man.index];
    const thing = task !== null && task !== undefined && task.take >= 0 ? state.things[task.take]! : null;
    const takes = thing !== null && pointDistance(end.x, end.y, thing.x, thing.y) <= 105;
    const take = takes ? { take: table.things[task!.take]!.id, takeWhen: 'end' as const } : {};
    if (foe >= 0) {
      choices.push(contact(scene, bouts, man, path, foe));
      continue;
    }
    const { total, danger } = worthOfPlace(scene, bouts, man, end);
    const fire = fireFrom(scene, man, end, 1);
    const shot =
      fire.weapon === null
        ? null
        : ({ weapon: fire.weapon, target: null, moment: 'end', after: 0, fallback: 'nearest' } as const);
    choices.push({
      order: orderFor(man.id, { path, shot, stepUp: true, ...take }),
      worth: total + fire.worth * 0.8 + (takes ? 40 : 0),
      words: `${task?.words ?? 'seeks a better place'} Danger ${Math.round(danger)} in 100`,
      at: fire.at,
      chance: fire.chance * 0.8,
    });
  }
  return choices;
}

/** The enemy whom a base at a place would touch; -1: none. */
function contactAt({ enemies }: Scene, place: Point, _man: Man): number {
  return enemies.findIndex(
    ({ standing }) => pointDistance(standing.base.x, standing.base.y, place.x, place.y) <= 220,
  );
}

/** Runs at a man: what the bout is worth, a pistol on the way in. */
function contact(scene: Scene, bouts: Bouts, man: Man, path: readonly Point[], foe: number): Choice {
  const { state, table, enemies, manner, survives } = scene;
  const enemy = enemies[foe]!;
  const own = worthOfMan(table, state, man);
  const { kills, dies } = bouts(state, man.index, enemy.man.index, 'charges');
  const pistol = man.firearms.indexOf('pistol');
  const fires = pistol >= 0 && (state.figures[man.index]!.loaded & (1 << pistol)) !== 0;
  const shot = fires
    ? ({ weapon: 'pistol', target: enemy.man.id, moment: 'contact', after: 0, fallback: 'hold' } as const)
    : null;
  // He who is run at may fire first.
  const fired = enemy.loaded > 0 ? (33 * own) / 100 : 0;
  const blows = ((kills + (fires ? 25 : 0)) * enemy.worth * survives[foe]! - dies * own) / 100 - fired;
  const end = path.at(-1)!;
  const near = worthOfPlace(scene, bouts, man, end);
  return {
    order: orderFor(man.id, { path: [...path], shot, victim: enemy.man.id, stepUp: true }),
    worth: near.total * 0.6 + (blows * manner.blows) / 100,
    words: `goes for ${enemy.man.name}, ${Math.round(kills)} to ${Math.round(dies)}`,
    at: foe,
    chance: kills,
  };
}
