/** Choices among a few words or names: from which wing Headstrong units go, and whom a victor turns to face. */
import { allowedCommand, invalidCommand, type Verdict } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { face } from '../actions/conform/index.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import { headstrongUnits } from './end-of-corps.ts';

type AskedItem = Extract<AgendaItem, { readonly do: 'wing' | 'face' }>;

function askedIn({ agenda }: Pick<State, 'agenda'>): AskedItem | null {
  const top = agenda[agenda.length - 1];
  return top !== undefined && (top.do === 'wing' || top.do === 'face') ? top : null;
}

export function checkChoice(table: Table, state: State, { take }: AdlgCommandOf<'choose'>): Verdict {
  const asked = askedIn(state);
  if (asked === null) return invalidCommand('combination', 'kind', 'nobody asks for a choice');
  const known =
    asked.do === 'wing' ? ['left', 'right'] : asked.enemies.map((enemy) => table.units[enemy]?.id);
  return known.includes(take)
    ? allowedCommand
    : invalidCommand('value', 'take', `"${take}" is none of ${known.join(', ')}`);
}

export function choose(turn: Turn, { take }: AdlgCommandOf<'choose'>): void {
  const { table, state, agenda } = turn;
  const asked = askedIn(state);
  if (asked === null) throw new Error('nobody asks for a choice');
  agenda.pop();
  if (asked.do === 'face') {
    face(turn, asked.unit, lookUp(table.unitOf, take));
    return;
  }
  const units = headstrongUnits(table, state, asked.corps);
  agenda.push({
    do: 'uncontrolled',
    corps: asked.corps,
    units: take === 'left' ? units : units.toReversed(),
  });
}
