/** Interaction of one side: pieces, tasks and proposals, read from its view alone. */
import type { CreateInteraction, Gesture, Interaction } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { groupsIn } from './groups.ts';
import type { HandsApart } from './hands-apart.ts';
import { measureWith } from './instruments.ts';
import { interactionContext } from './interaction-context.ts';
import { piecesIn } from './pieces.ts';
import { planIn } from './plan.ts';
import { promptIn } from './prompt.ts';
import { proposeFor, tasksFor } from './selected.ts';
import { threatsTo } from './threats.ts';
import { withReading } from './to-read.ts';

/** `apart` are the hands for set-up, markers and flank marches, or null in a battle that has none of them. */
export function createInteraction(
  table: Table,
  apart: HandsApart | null = null,
): CreateInteraction<AdlgView> {
  return (view, side, lastTurn): Interaction => {
    const seat = side === null ? null : lookUp(table.sideOf, side);
    const context = interactionContext(table, view, seat, lastTurn);
    const prompt = promptIn(context, apart?.prompt(context) ?? null);
    const laidApart = apart?.pieces(context) ?? [];
    const handsFor = ({ pieces: [first] }: Gesture) =>
      laidApart.some(({ id }) => id === first) ? apart : null;
    return {
      prompt,
      pieces: [...laidApart, ...piecesIn(context, prompt.withoutOrders)],
      groups: groupsIn(context),
      tasks: (gesture) =>
        (handsFor(gesture)?.tasks(context, gesture) ?? tasksFor(context, gesture)).map(withReading),
      propose: (gesture) => handsFor(gesture)?.propose(context, gesture) ?? proposeFor(context, gesture),
      gestureFor: (commands) => apart?.gestureFor(context, commands) ?? null,
      plan: () => planIn(context),
      threats: (gesture) => threatsTo(context, gesture),
      measure: (instrument) => measureWith(context, instrument),
    };
  };
}
