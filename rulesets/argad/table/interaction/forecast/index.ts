/** `forecastFor`: what becomes of the pieces of a gesture and of whom they meet, before it is confirmed. */

import type { ChoiceTask, Forecast, Gesture, GestureForecast, Task } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { percentOfShare } from '@grognard/rules-kit';
import { basisOf } from '@grognard/table-kit';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { findPiece, type InteractionContext, isMine } from '../interaction-context.ts';
import { commandsOf } from '../propose.ts';
import { figuresOfPiece } from '../state-after-gesture.ts';
import { tasksFor } from '../tasks.ts';
import { chainOf } from './chain-of-throws.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { fatesIn, piecesAtStake } from './tell-forecast.ts';
import { waysBack } from './ways-back.ts';
import { type TurnBudget, workOut } from './work-out.ts';
import { letThemReceive, worldWith } from './world.ts';

/** For the gesture itself, and for each of its choices. Together they stay below a tenth of a second. */
const budget: TurnBudget = { branches: 900, trials: 600 };
const budgetOfChoice: TurnBudget = { branches: 300, trials: 200 };
/** Choices beyond these have their odds only. */
const mostChoices = 8;

/** The weapon in hand and the enemy struck matter in a melee, the target where there is none. */
const meleeTasks: readonly string[] = ['hand', 'victim'];

export function forecastFor(context: InteractionContext, gesture: Gesture): GestureForecast | null {
  const pieces = gesture.pieces.map((id) => findPiece(context, id));
  if (context.state.phase !== 'orders' || pieces.length === 0) return null;
  if (!pieces.every((piece) => piece !== null && isMine(context, piece))) return null;
  const imagined = imagine(context, gesture);
  const proposal = imagined === null ? null : forecastIn(context, imagined, budget);
  const hasMelee = imagined?.stakes.events.some(({ kind }) => kind === 'struck') ?? false;
  const choices = foretold(context, gesture, hasMelee);
  return proposal === null && choices.length === 0 ? null : { proposal, choices };
}

interface ImaginedGesture {
  readonly state: State;
  readonly figures: readonly FigureIndex[];
  readonly stakes: Stakes;
}

/** Null if the gesture comes to nothing that can be done. */
function imagine(context: InteractionContext, gesture: Gesture): ImaginedGesture | null {
  const commands = commandsOf(context, gesture);
  const state = commands === null ? null : worldWith(context, commands);
  if (state === null) return null;
  letThemReceive(context, state);
  const men = gesture.pieces.flatMap((id) => figuresOfPiece(context, id));
  return { state, figures: men, stakes: stakesOf(context.table, state, men) };
}

/** Null if nothing is at stake. */
function forecastIn(
  context: InteractionContext,
  { state, figures: men, stakes }: ImaginedGesture,
  within: TurnBudget,
): Forecast | null {
  const { table } = context;
  if (!hasThrows(stakes)) return null;
  const worked = workOut(table, state, stakes, within);
  const found = piecesAtStake(table, state, worked, men);
  if (found === null) return null;
  const error = Math.max(...found.map((one) => one.error));
  return {
    fates: fatesIn(table),
    pieces: found.map(({ piece }) => piece),
    basis: basisOf(worked, error, (share) => percentOfShare(share, table.words.rules.language)),
    why: chainOf(table, stakes),
    assumptions: assumptionsOf(context, stakes, men),
    items: waysBack(table, stakes),
  };
}

/** Whether anybody concerned is to throw for a shot or a blow. */
function hasThrows({ events, figures }: Stakes): boolean {
  return events.some(
    (event) => (event.kind === 'shot' || event.kind === 'struck') && figures.has(event.figure),
  );
}

function assumptionsOf(
  context: InteractionContext,
  { events, figures }: Stakes,
  men: readonly FigureIndex[],
): string[] {
  const { table, state, side } = context;
  const { forecast } = interactionWordsOf(table);
  const isReceived = events.some(
    (event) => event.kind === 'shot' && entryAt(table.roster, event.figure).side !== side,
  );
  const withOthers = [...figures].some(
    (figure) =>
      entryAt(table.roster, figure).side === side && !men.includes(figure) && state.orders[figure] !== null,
  );
  return [
    isReceived ? forecast.theyReceive : forecast.theyStand,
    ...(withOthers ? [forecast.othersCount] : []),
  ];
}

/** Forecasts of every choice that may be taken instead, on the same scale. */
function foretold(
  context: InteractionContext,
  gesture: Gesture,
  hasMelee: boolean,
): GestureForecast['choices'] {
  const tasks = tasksFor(context, gesture).filter((task): task is ChoiceTask => isForetold(task, hasMelee));
  const asked = tasks.flatMap(({ id, choices }) =>
    choices.flatMap(({ value, refusals }) => (refusals.length > 0 ? [] : [{ task: id, value }])),
  );
  if (asked.length > mostChoices && !hasMelee) return [];
  return asked.slice(0, mostChoices).flatMap(({ task, value }) => {
    const imagined = imagine(context, { ...gesture, values: { ...gesture.values, [task]: value } });
    const forecast = imagined === null ? null : forecastIn(context, imagined, budgetOfChoice);
    return forecast === null ? [] : [{ task, value, forecast }];
  });
}

function isForetold(task: Task, hasMelee: boolean): boolean {
  if (task.kind !== 'choice' && task.kind !== 'target') return false;
  return hasMelee ? meleeTasks.includes(task.id) : task.id === 'target';
}
