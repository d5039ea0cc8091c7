/** What computer players know of this game: ways to fight, worlds that fit a view, what a position is worth. */
import type { Doctrine, Luck, Plan } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import type { ArgadView } from '../view-model.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { planRandom } from './random.ts';
import { planRecruit } from './recruit.ts';
import { stateSeen, stateToRead } from './seen.ts';
import { manners } from './sergeant/manner.ts';
import { makeSergeant, type Sergeant } from './sergeant/sergeant.ts';
import { worthOf } from './worth.ts';

export function doctrineOf(table: Table): Doctrine<State, ArgadView, ArgadCommand> {
  const knowledge = knowledgeOf(table);
  const sergeant = makeSergeant(knowledge);
  return {
    manners: manners.map(({ name }) => name),
    tellWeighed: (weighed) => table.words.doctrine.weighed(weighed),
    foreseeing: manners.find(({ foresees }) => foresees)!.name,
    plan: (view, side, manner, luck) =>
      planFor({ knowledge, sergeant }, view, table.sideOf.get(side) ?? 0, manner, luck),
    alternatives(view, side, manner) {
      const state = stateSeen(table, view);
      return state.phase === 'deploy'
        ? []
        : sergeant.alternatives(state, table.sideOf.get(side) ?? 0, manner);
    },
    actorOf,
    imagine: (view) => stateSeen(table, view),
    worth: (state, side) => worthOf(knowledge, state, table.sideOf.get(side) ?? 0),
  };
}

interface Mind {
  readonly knowledge: Knowledge;
  readonly sergeant: Sergeant;
}

function planFor(
  { knowledge, sergeant }: Mind,
  view: ArgadView,
  side: number,
  manner: string,
  luck: Luck,
): Plan<ArgadCommand> {
  if (manner === 'recruit' && view.phase !== 'deploy')
    return planRecruit(knowledge, stateToRead(knowledge.table, view), side);
  const state = stateSeen(knowledge.table, view);
  if (manner === 'random') return planRandom(knowledge.table, state, side, luck);
  if (state.phase === 'deploy') return { commands: [{ kind: 'seal' }], reasons: [] };
  return sergeant.plan(state, side, manner);
}

/** A body answers for its march, a boat for its rowing; sealing stands for itself. */
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
