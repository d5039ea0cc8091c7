/** `Sergeant`: the plan of a good player. Each figure gets the order with the best balance of fire, risk, blows and progress. */

import type { Alternative, CommandPlan, Reason } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { checkCommand } from '../../actions/command.ts';
import { bodyNumbered } from '../../state/find-named.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { Figure, State } from '../../state/model.ts';
import type { ArgadCommand } from '../../state/orders.ts';
import { planBoats } from '../boats.ts';
import { planBodies } from '../bodies.ts';
import type { Knowledge } from '../knowledge.ts';
import { isEngaged } from '../look-round.ts';
import { alternativesTo, choicesOf } from './alternatives.ts';
import { type AmbushContext, isSprung, liesInWait } from './ambush.ts';
import { type Bouts, makeBouts } from './blows.ts';
import { type BestShot, bestShot, shotsNow } from './fire.ts';
import { forecastOf } from './forecast.ts';
import { canSetOut } from './lanes.ts';
import { makeScene, type OrderScene } from './order-scene.ts';
import { countThere } from './progress.ts';
import type { ScoredOrder } from './scored-order.ts';
import { type SpotSearch, spotsOf } from './spots.ts';
import { mannerNamed, type PlayStyle } from './styles.ts';
import { type Deed, reasonsFor } from './words.ts';

/** Caches what depends on the table alone. */
export interface Sergeant {
  /** A plan in this style. */
  plan(state: State, side: SideIndex, manner: string): CommandPlan<ArgadCommand>;
  /** Orders of single figures that are nearly as good as those of the plan. */
  alternatives(state: State, side: SideIndex, manner: string): Alternative<ArgadCommand>[];
}

export function makeSergeant(knowledge: Knowledge): Sergeant {
  let spots: SpotSearch | null = null;
  const bouts: Bouts = makeBouts(knowledge.table);
  const sceneOf = (state: State, side: SideIndex, manner: PlayStyle): OrderScene => {
    const forecast = manner.foresees ? forecastOf(knowledge.table, state, side, plan) : null;
    return makeScene(knowledge, state, side, manner, bouts, forecast);
  };
  const plan = (state: State, side: SideIndex, manner: PlayStyle): CommandPlan<ArgadCommand> => {
    spots ??= spotsOf(knowledge.table);
    return planScene(sceneOf(state, side, manner), spots);
  };
  return {
    plan: (state, side, manner) => plan(state, side, mannerNamed(manner)),
    alternatives(state, side, manner) {
      spots ??= spotsOf(knowledge.table);
      const scene = sceneOf(state, side, mannerNamed(manner));
      return alternativesTo(scene, spots, planScene(scene, spots).commands);
    },
  };
}

function planScene(scene: OrderScene, spots: SpotSearch): CommandPlan<ArgadCommand> {
  const { state, side, knowledge } = scene;
  const commands: ArgadCommand[] = [];
  const deeds: Deed[] = [];
  const busy = planBoats(knowledge, state, side, commands);
  planBodies(knowledge, state, side, commands);
  const marching = new Set(commands.flatMap((command) => (command.kind === 'march' ? [command.body] : [])));
  const free = scene.roster.filter(
    ({ index }) => busy[index] !== true && !marching.has(entryAt(state.figures, index).body),
  );
  const asked = inOrder(scene, free);
  scene.ambush.sprung = isSprung(scene, asked);
  for (const { figure, choice } of choicesFor(scene, spots, asked)) {
    if (choice === 'in wait') {
      deeds.push({ who: figure.id, says: scene.table.words.doctrine.lieInWait, danger: null });
      continue;
    }
    if (choice.order !== null) commands.push(choice.order);
    deeds.push({ who: figure.id, says: choice.says, danger: choice.danger });
  }
  commands.push({ kind: 'seal' });
  return { commands, reasons: [...othersOf(scene, commands), ...reasonsFor(scene.table, deeds)] };
}

interface ChosenOrder {
  readonly figure: Figure;
  readonly shots: AmbushContext['shots'];
  choice: ScoredOrder | 'in wait';
}

/** The choice of each figure. A figure blocked by a friend planned later is planned again. */
function choicesFor(scene: OrderScene, spots: SpotSearch, asked: readonly AmbushContext[]): ChosenOrder[] {
  const chosen: ChosenOrder[] = [];
  for (const { figure, shots } of asked) {
    const choice = liesInWait(scene, figure, shots)
      ? 'in wait'
      : bestOf(scene, spots, figure, bestShot(scene, shots));
    settle(scene, figure, choice === 'in wait' ? null : choice);
    if (choice !== null) chosen.push({ figure, shots, choice });
  }
  for (const one of chosen) {
    const { next } = entryAt(scene.planned, one.figure.index);
    if (next === null || canSetOut(scene, one.figure, next)) continue;
    const choice = bestOf(scene, spots, one.figure, bestShot(scene, one.shots));
    if (choice === null) continue;
    one.choice = choice;
    settle(scene, one.figure, choice);
  }
  return chosen;
}

/** Figures in melee come first, then those with the best shot, then those nearest their task. Leaders follow their figures. */
function inOrder(scene: OrderScene, roster: readonly Figure[]): AmbushContext[] {
  const { table, state, tasks } = scene;
  const asked = roster.map((figure): AmbushContext => {
    if (isEngaged(table, state, figure.index)) return { figure, shots: [], rank: -1e9 };
    const shots = shotsNow(scene, figure);
    const { worth } = bestShot(scene, shots);
    if (worth > 8) return { figure, shots, rank: -worth * 1000 };
    const { x, y } = entryAt(state.figures, figure.index);
    const place = tasks[figure.index]?.place ?? { x, y };
    return { figure, shots, rank: pointDistance(x, y, place.x, place.y) + (figure.leader ? 1e6 : 0) };
  });
  return asked.sort((a, b) => a.rank - b.rank || a.figure.index - b.figure.index);
}

/** The best choice that the rules allow, or null if nothing beats standing still. */
function bestOf(scene: OrderScene, spots: SpotSearch, figure: Figure, fire: BestShot): ScoredOrder | null {
  const { table, state, side } = scene;
  for (const choice of choicesOf(scene, spots, figure, fire)) {
    if (choice.order === null || checkCommand(table, state, side, choice.order, 'verdict').allowed)
      return choice;
  }
  return null;
}

/** Records a choice for those planned later: enemies under fire or attacked, places taken. */
function settle(scene: OrderScene, figure: Figure, choice: ScoredOrder | null): void {
  const { survives, attackers, planned } = scene;
  const place = entryAt(planned, figure.index);
  place.settled = true;
  if (choice === null) return;
  const { at, chance, runs, end, order } = choice;
  if (at >= 0) survives[at]! *= 1 - chance / 100;
  if (runs) attackers[at]!++;
  place.x = end.x;
  place.y = end.y;
  place.next = order?.path[0] ?? null;
  countThere(scene, figure, end);
}

/** Reasons for the orders of bodies and boats, and for the style of all. */
function othersOf({ table, state, manner }: OrderScene, commands: readonly ArgadCommand[]): Reason[] {
  const reasons: Reason[] = [{ who: [], words: table.words.doctrine.manners[manner.name] ?? '' }];
  for (const command of commands) {
    if (command.kind === 'row') {
      const who = table.roster.filter(({ index }) => {
        const { vessel, status } = entryAt(state.figures, index);
        return status === 'on' && vessel === table.vesselOf.get(command.vessel);
      });
      reasons.push({ who: who.map(({ id }) => id), words: table.words.doctrine.row });
    }
    if (command.kind === 'march') {
      const who = entryAt(state.bodies, bodyNumbered(state, command.body)).members.map(
        (figure) => entryAt(table.roster, figure).id,
      );
      reasons.push({ who, words: command.open ? table.words.doctrine.open : table.words.doctrine.march });
    }
    if (command.kind === 'order' && command.ashore)
      reasons.push({ who: [command.figure], words: table.words.doctrine.ashore });
  }
  return reasons;
}
