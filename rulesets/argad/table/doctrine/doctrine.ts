/** `doctrine`: styles of play, sampled states that fit a view, and the value of a position. */

import type { CommandPlan, Doctrine, Random } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import type { ArgadView } from '../state/view-model.ts';
import { knownState, knownStateToRead } from '../views/known-state.ts';
import { asPrinted } from './deploy.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { planRandom } from './random.ts';
import { planRecruit } from './recruit.ts';
import { makeSergeant, type Sergeant } from './sergeant/sergeant.ts';
import { styles } from './sergeant/styles.ts';
import { worthOf } from './worth.ts';

export function doctrineOf(table: Table): Doctrine<State, ArgadView, ArgadCommand> {
  const knowledge = knowledgeOf(table);
  const sergeant = makeSergeant(knowledge);
  return {
    styles: styles.map(({ name }) => name),
    tellWeighed: (weighed) => table.words.doctrine.weighed(weighed),
    anticipatingStyle: styles.find(({ foresees }) => foresees)!.name,
    plan: (view, side, manner, random) =>
      planFor({ knowledge, sergeant }, view, lookUp(table.sideOf, side), manner, random),
    async deploy(view, side) {
      const { deployByPurpose } = await import('./deploy-by-purpose.ts');
      return deployByPurpose(knowledge, knownState(table, view), lookUp(table.sideOf, side));
    },
    alternatives(view, side, manner) {
      const state = knownState(table, view);
      return state.phase === 'deploy' ? [] : sergeant.alternatives(state, lookUp(table.sideOf, side), manner);
    },
    actorOf,
    sampleState: (view) => knownState(table, view),
    evaluate: (state, side) => worthOf(knowledge, state, lookUp(table.sideOf, side)),
  };
}

interface PlayerMemory {
  readonly knowledge: Knowledge;
  readonly sergeant: Sergeant;
}

function planFor(
  { knowledge, sergeant }: PlayerMemory,
  view: ArgadView,
  side: SideIndex,
  manner: string,
  random: Random,
): CommandPlan<ArgadCommand> {
  if (manner === 'recruit' && view.phase !== 'deploy')
    return planRecruit(knowledge, knownStateToRead(knowledge.table, view), side);
  const state = knownState(knowledge.table, view);
  if (manner === 'random') return planRandom(knowledge.table, state, side, random);
  if (state.phase === 'deploy')
    return { commands: [...asPrinted(knowledge.table, state, side), { kind: 'seal' }], reasons: [] };
  return sergeant.plan(state, side, manner);
}

/** The body is the actor of its march, the vessel of its rowing. Sealing has no actor. */
function actorOf(command: ArgadCommand): string | null {
  switch (command.kind) {
    case 'order':
    case 'place':
    case 'cancel':
      return command.figure;
    case 'march':
      return `body ${command.body}`;
    case 'row':
      return command.vessel;
    case 'form':
      return command.figures[0] ?? null;
    case 'seal':
    case 'concede':
      return null;
  }
}
