/** The interaction of « Argad ! » for one side: pieces, tasks, proposals and instruments, all from its view alone. */

import type { CreateInteraction, Interaction, Plan } from '@grognard/engine';
import { stored } from '@grognard/lists';
import { indexNamed } from '../state/find-named.ts';
import type { Table } from '../state/model.ts';
import type { ArgadView } from '../state/view-model.ts';
import { forecastFor } from './forecast/index.ts';
import { planForecastFor } from './forecast/plan-forecast.ts';
import { groupsIn } from './groups.ts';
import { measureWith } from './instruments.ts';
import { interactionContext } from './interaction-context.ts';
import { piecesIn } from './pieces.ts';
import { planIn } from './plan/plan.ts';
import { promptIn } from './prompt.ts';
import { proposeFor } from './propose.ts';
import { tasksFor } from './tasks.ts';
import { threatsTo } from './threats.ts';
import { withReading } from './to-read.ts';

export function createInteraction(table: Table): CreateInteraction<ArgadView> {
  return (view, side, lastTurn): Interaction => {
    const context = interactionContext(table, view, stored(indexNamed(table.sideOf, side)), lastTurn);
    let plan: Plan | null | undefined;
    return {
      prompt: promptIn(context),
      pieces: piecesIn(context),
      groups: groupsIn(context),
      tasks: (gesture) => tasksFor(context, gesture).map((task) => withReading(table, task)),
      propose: (gesture) => proposeFor(context, gesture),
      threats: (gesture) => threatsTo(context, gesture),
      forecast: (gesture) => forecastFor(context, gesture),
      planForecast: () => planForecastFor(context),
      measure: (instrument) => measureWith(context, instrument),
      plan() {
        if (plan === undefined) plan = planIn(context);
        return plan;
      },
    };
  };
}
