/** Interaction of one side: pieces, tasks and proposals, read from its view alone. */
import type { CreateInteraction, Interaction } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { groupsIn } from './groups.ts';
import { measureWith } from './instruments.ts';
import { interactionContext } from './interaction-context.ts';
import { piecesIn } from './pieces.ts';
import { promptIn } from './prompt.ts';
import { proposeFor, tasksFor } from './selected.ts';
import { threatsTo } from './threats.ts';
import { withReading } from './to-read.ts';

export function createInteraction(table: Table): CreateInteraction<AdlgView> {
  return (view, side, lastTurn): Interaction => {
    const seat = side === null ? null : lookUp(table.sideOf, side);
    const context = interactionContext(table, view, seat, lastTurn);
    const prompt = promptIn(context);
    return {
      prompt,
      pieces: piecesIn(context, prompt.withoutOrders),
      groups: groupsIn(context),
      tasks: (gesture) => tasksFor(context, gesture).map(withReading),
      propose: (gesture) => proposeFor(context, gesture),
      threats: (gesture) => threatsTo(context, gesture),
      measure: (instrument) => measureWith(context, instrument),
    };
  };
}
