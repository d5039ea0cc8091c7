/** Several figures with one gesture: parallel paths, one target, reloading, crouching, forming close order. */

import type { Command, ExplainedRefusal, Gesture, Item, Proposal } from '@grognard/engine';
import { entryAt, numberAt } from '@grognard/lists';
import { type Json, Problem } from '@grognard/rules-kit';
import { isPoint, nothingProposed, refused, snappedPoint } from '@grognard/table-kit';
import { invalidCommandRefusal } from '../explain/citations.ts';
import type { FigureIndex } from '../state/indices.ts';
import { formCommand } from './forming.ts';
import type { InteractionContext } from './interaction-context.ts';
import { fitFor, ordersFor } from './orders-together.ts';
import { placeFromGesture, placeItems } from './placing.ts';
import { type IntendedOrder, rehearse } from './rehearse.ts';
import { showGroup } from './show-group.ts';

export function proposeSeveral(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): Proposal {
  const { values } = gesture;
  if (context.state.phase === 'deploy') return placeAll(context, figures, gesture);
  if (values['nothing'] === true) return takeBackAll(context, figures);
  if (values['form'] !== undefined && values['form'] !== null) return form(context, values['form']);
  return orderAll(context, figures, gesture);
}

/** The refusals of this order for several figures. Nothing is drawn for it. */
export function refusalsTogether(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): readonly ExplainedRefusal[] {
  if (context.state.phase === 'deploy') return placeAll(context, figures, gesture).refusals;
  const { form: ranks } = gesture.values;
  if (ranks !== undefined && ranks !== null) return form(context, ranks).refusals;
  const meant = ordersFor(context, figures, gesture);
  if (meant instanceof Problem) return [invalidCommandRefusal(meant.code, meant.message, null)];
  return rehearse(context, meant);
}

function orderAll(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Proposal {
  const meant = ordersFor(context, figures, gesture);
  if (meant instanceof Problem) return refused([invalidCommandRefusal(meant.code, meant.message, null)]);
  const refusals = [...rehearse(context, meant), ...againstAll(context, figures, gesture, meant)];
  return {
    commands: meant.map(({ command }) => command),
    refusals,
    ...showGroup(context, figures, gesture, meant),
    longestLegal: null,
  };
}

/** If nobody can set out, the reasons are those of the whole gesture. */
function againstAll(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
  meant: readonly IntendedOrder[],
): readonly ExplainedRefusal[] {
  if (meant.length > 0) return [];
  return [...(fitFor(context, figures, gesture)?.stays.values() ?? [])].flat();
}

function takeBackAll({ table, state }: InteractionContext, figures: readonly FigureIndex[]): Proposal {
  const ordered = figures.filter((figure) => state.orders[figure] !== null);
  const commands: (Command & { readonly figure: string })[] = ordered.map((figure) => ({
    kind: 'cancel',
    figure: entryAt(table.roster, figure).id,
  }));
  return { ...nothingProposed, commands };
}

function form(context: InteractionContext, values: Json): Proposal {
  const command = formCommand(values);
  if (command instanceof Problem)
    return refused([invalidCommandRefusal(command.code, command.message, null)]);
  const refusals = rehearse(context, [{ command, piece: command.figures[0] ?? '' }]);
  return { ...nothingProposed, commands: [command], refusals };
}

/** During deployment the others keep their places relative to the first. */
function placeAll(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  { values }: Gesture,
): Proposal {
  const { table, state } = context;
  const meant: IntendedOrder[] = [];
  const items: Item[] = [];
  for (const figureIndex of figures) {
    const own: Record<string, Json> = { ...values };
    const { place } = values;
    const [from, figure] = [
      entryAt(state.figures, numberAt(figures, 0)),
      entryAt(state.figures, figureIndex),
    ];
    if (isPoint(place))
      own['place'] = { ...snappedPoint({ x: place.x - from.x + figure.x, y: place.y - from.y + figure.y }) };
    const command = placeFromGesture(context, figureIndex, own);
    if (command instanceof Problem)
      return refused([
        invalidCommandRefusal(command.code, command.message, entryAt(table.roster, figureIndex).id),
      ]);
    meant.push({ command, piece: command.figure });
    items.push(...placeItems(context, figureIndex, command));
  }
  return {
    ...nothingProposed,
    commands: meant.map(({ command }) => command),
    refusals: rehearse(context, meant),
    items,
  };
}
