/** answersTo: what a side could say to a question in the midst of a charge, a pursuit or the end of a corps' orders, legal or not. */
import { entryAt } from '@grognard/lists';
import type { SequenceQuestion } from '../flow/question.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

const manners = [
  { how: 'stand', align: false, turnBack: false },
  { how: 'evade', align: false, turnBack: true },
  { how: 'evade', align: false, turnBack: false },
  { how: 'evade', align: true, turnBack: true },
  { how: 'evade', align: true, turnBack: false },
  { how: 'counter', align: false, turnBack: false },
] as const;

/** Shares of a follow that are tried, of the way that is left to choose. */
const shares = [1, 0.75, 0.5, 0.25, 0] as const;

export function answersTo(table: Table, state: State, { phase }: SequenceQuestion): readonly AdlgCommand[] {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined) return [];
  switch (phase) {
    case 'answer':
    case 'pursued':
      return standOrEvade(table, top);
    case 'follow':
      return top.do === 'follow' ? followsOf(top) : [];
    case 'wing':
      return (['left', 'right'] as const).map((take) => ({ kind: 'choose', take }));
    case 'face':
      return top.do === 'face'
        ? top.enemies.map((unit) => ({ kind: 'choose', take: entryAt(table.units, unit).id }))
        : [];
    case 'activation':
    case 'orders':
    case 'shooting':
    case 'engagement':
    case 'melee':
    case 'rout':
    case 'pursuit':
    case 'check':
      return [];
  }
}

/** Every unit asked: all of them at once, and each alone. */
function standOrEvade(table: Table, top: AgendaItem): AdlgCommand[] {
  const asked = targetsIn(top);
  const idOf = (unit: UnitIndex) => entryAt(table.units, unit).id;
  const sets = asked.length > 1 ? [asked, ...asked.map((unit) => [unit])] : [asked];
  return sets.flatMap((set) =>
    manners.map((manner): AdlgCommand => ({ kind: 'answer', units: set.map(idOf), ...manner })),
  );
}

/** The units that a question of charges or pursuits asks about. */
export function targetsIn(item: AgendaItem): readonly UnitIndex[] {
  if (item.do === 'answer') return item.targets;
  return item.do === 'pursued' ? [item.unit] : [];
}

/** Between the least and the most that the charge leaves each. */
function followsOf({ least, most }: Extract<AgendaItem, { readonly do: 'follow' }>): AdlgCommand[] {
  return shares.map((share) => ({
    kind: 'follow',
    by: least.map((from, n) => from + Math.round((entryAt(most, n) - from) * share)),
  }));
}
