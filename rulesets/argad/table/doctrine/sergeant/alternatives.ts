/** `alternativesTo`: orders of a figure that are nearly as good as the planned one, best first. */

import type { Alternative } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { checkCommand } from '../../actions/command.ts';
import { orderFor } from '../../actions/plain-orders.ts';
import type { Figure } from '../../state/model.ts';
import type { ArgadCommand } from '../../state/orders.ts';
import { reachOf } from '../look-round.ts';
import { type BestShot, bestShot, type PossibleShot, shotsNow } from './fire.ts';
import { keepHold } from './keep-hold.ts';
import { movesOf } from './move.ts';
import type { OrderScene } from './order-scene.ts';
import { placesFor } from './places.ts';
import type { ScoredOrder } from './scored-order.ts';
import type { SpotSearch } from './spots.ts';
import { standsOf } from './stand.ts';
import { reasonsFor } from './words.ts';

/** Orders worth this much less than the best are not reconsidered, in hundredths of a line soldier. */
const nearly = 15;
/** The largest number of alternatives, for all figures together. */
const most = 12;

export function choicesOf(
  scene: OrderScene,
  spots: SpotSearch,
  figure: Figure,
  fire: BestShot,
): ScoredOrder[] {
  const { table, state } = scene;
  const choices = standsOf(scene, figure, fire);
  if (entryAt(state.figures, figure.index).body === none) {
    const reach = reachOf(table, state, figure);
    choices.push(...movesOf(scene, figure, placesFor(scene, spots, figure, reach), reach));
  }
  keepHold(scene, figure, choices);
  return choices.sort((a, b) => b.worth - a.worth);
}

interface Lesser extends Alternative<ArgadCommand> {
  /** How much worse it is than the figure's best order. */
  readonly less: number;
}

/** Figures outside bodies and vessels choose once more, after all have settled their orders. */
export function alternativesTo(
  scene: OrderScene,
  spots: SpotSearch,
  given: readonly ArgadCommand[],
): Alternative<ArgadCommand>[] {
  const moved = new Set(given.flatMap((command) => (command.kind === 'row' ? command.rowers : [])));
  const found: Lesser[] = [];
  for (const figure of scene.roster) {
    const { body, vessel } = entryAt(scene.state.figures, figure.index);
    if (body !== none || vessel !== none || moved.has(figure.id)) continue;
    const own = given.find((command) => command.kind === 'order' && command.figure === figure.id) ?? null;
    // A figure in ambush does not reveal itself for an experiment.
    if (own === null && entryAt(scene.ambush.hidden, figure.index)) continue;
    found.push(...othersFor(scene, spots, figure, JSON.stringify(own)));
  }
  return found
    .sort((a, b) => a.less - b.less)
    .slice(0, most)
    .map(({ actor, commands, reasons }) => ({ actor, commands, reasons }));
}

function othersFor(scene: OrderScene, spots: SpotSearch, figure: Figure, own: string): Lesser[] {
  const { table, state, side } = scene;
  const shots = shotsNow(scene, figure);
  const choices = choicesOf(scene, spots, figure, bestShot(scene, shots));
  choices.push(...otherTargets(scene, figure, shots, choices));
  choices.sort((a, b) => b.worth - a.worth);
  const best = choices[0]?.worth ?? 0;
  const known = new Set([own]);
  const found: Lesser[] = [];
  for (const { order, worth, says, danger } of choices) {
    const name = JSON.stringify(order);
    if (best - worth > nearly || known.has(name)) continue;
    known.add(name);
    if (order !== null && !checkCommand(table, state, side, order, 'verdict').allowed) continue;
    const reasons = reasonsFor(table, [{ who: figure.id, says, danger }]);
    found.push({ actor: figure.id, commands: order === null ? [] : [order], reasons, less: best - worth });
  }
  return found;
}

/** Shots at the start at the other enemies it could hit. */
function otherTargets(
  { table, enemies }: OrderScene,
  figure: Figure,
  shots: readonly PossibleShot[],
  choices: readonly ScoredOrder[],
): ScoredOrder[] {
  const first = choices.find(({ order, at }) => order?.path.length === 0 && order.shot !== null && at >= 0);
  const shot = first?.order?.shot;
  if (first === undefined || shot === null || shot === undefined || first.runs) return [];
  const aimed = (first.chance * entryAt(enemies, first.at).worth) / 100;
  return shots.map(({ at, weapon, hits }) => {
    const { figure: target, worth } = entryAt(enemies, at);
    return {
      ...first,
      order: orderFor(figure.id, { shot: { ...shot, weapon, target: target.id }, stepUp: true }),
      worth: first.worth - aimed + (hits * worth) / 100,
      says: table.words.doctrine.fireOn(target.name, hits),
      at,
      chance: hits,
    };
  });
}
