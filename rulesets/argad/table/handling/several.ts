/** Several figures told the same: ways side by side, one target, reloading, going down, forming close order. */
import type { Command, Gesture, Hindrance, Item, Proposal } from '@grognard/engine';
import { type Json, Problem } from '@grognard/rules-kit';
import { mistaken } from './cited.ts';
import { fittingTogether } from './fit-together.ts';
import { formCommand } from './forming.ts';
import type { Holding } from './holding.ts';
import { isPoint, snappedPoint } from './order-told.ts';
import { ordersFor } from './orders-together.ts';
import { placeItems, placeTold } from './placing.ts';
import { nothingProposed, refused, showOrder } from './propose-figure.ts';
import { type Meant, rehearse } from './rehearse.ts';

export function proposeSeveral(holding: Holding, men: readonly number[], gesture: Gesture): Proposal {
  const { told } = gesture;
  if (holding.state.phase === 'deploy') return placeAll(holding, men, gesture);
  if (told['nothing'] === true) return takeBackAll(holding, men);
  if (told['form'] !== undefined && told['form'] !== null) return form(holding, told['form']);
  return orderAll(holding, men, gesture);
}

/** What stands against telling several figures this; nothing is drawn for it. */
export function againstSeveral(
  holding: Holding,
  men: readonly number[],
  gesture: Gesture,
): readonly Hindrance[] {
  if (holding.state.phase === 'deploy') return placeAll(holding, men, gesture).against;
  const { form: ranks } = gesture.told;
  if (ranks !== undefined && ranks !== null) return form(holding, ranks).against;
  const meant = ordersFor(holding, men, gesture);
  if (meant instanceof Problem) return [mistaken(meant.code, meant.message, null)];
  return rehearse(holding, meant);
}

function orderAll(holding: Holding, men: readonly number[], gesture: Gesture): Proposal {
  const meant = ordersFor(holding, men, gesture);
  if (meant instanceof Problem) return refused([mistaken(meant.code, meant.message, null)]);
  const against = rehearse(holding, meant);
  const items: Item[] = [];
  const stretches: Proposal['stretches'][number][] = [];
  const notes: Proposal['notes'][number][] = [];
  meant.forEach(({ command }, n) => {
    if (command.kind !== 'order') return;
    const shown = showOrder(holding, holding.table.manOf.get(command.figure)!, command);
    items.push(...shown.items);
    if (n === 0) stretches.push(...shown.stretches);
    if (n === 0) notes.push(...shown.notes);
  });
  const fits = against.length === 0 ? null : fittingTogether(holding, men, gesture);
  return { commands: meant.map(({ command }) => command), against, items, stretches, notes, fits };
}

function takeBackAll({ table, state }: Holding, men: readonly number[]): Proposal {
  const ordered = men.filter((man) => state.orders[man] !== null);
  const commands: (Command & { readonly figure: string })[] = ordered.map((man) => ({
    kind: 'cancel',
    figure: table.men[man]!.id,
  }));
  return { ...nothingProposed, commands };
}

function form(holding: Holding, told: Json): Proposal {
  const command = formCommand(told);
  if (command instanceof Problem) return refused([mistaken(command.code, command.message, null)]);
  const against = rehearse(holding, [{ command, piece: command.figures[0] ?? '' }]);
  return { ...nothingProposed, commands: [command], against };
}

/** Setting up: the others keep their places beside the first. */
function placeAll(holding: Holding, men: readonly number[], { told }: Gesture): Proposal {
  const { table, state } = holding;
  const meant: Meant[] = [];
  const items: Item[] = [];
  for (const man of men) {
    const own: Record<string, Json> = { ...told };
    const { place } = told;
    const [from, figure] = [state.figures[men[0]!]!, state.figures[man]!];
    if (isPoint(place))
      own['place'] = { ...snappedPoint({ x: place.x - from.x + figure.x, y: place.y - from.y + figure.y }) };
    const command = placeTold(holding, man, own);
    if (command instanceof Problem)
      return refused([mistaken(command.code, command.message, table.men[man]!.id)]);
    meant.push({ command, piece: command.figure });
    items.push(...placeItems(holding, man, command));
  }
  return {
    ...nothingProposed,
    commands: meant.map(({ command }) => command),
    against: rehearse(holding, meant),
    items,
  };
}
