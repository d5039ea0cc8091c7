/** Answers in the midst of a charge: stand or evade, and how far to follow (chapters charge and evade). */
import { allowedCommand, invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { follow, mayCounter, metBy, noteAnswer, threatTo } from '../actions/charge/index.ts';
import {
  againstEvading,
  type EvadeThreat,
  evade,
  mayTurnBack,
  mustEvade,
  plotEvade,
  threatOfPursuer,
} from '../actions/evade/index.ts';
import type { AgendaItem } from '../state/agenda.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Turn } from '../state/turn.ts';
import { ownUnits } from './given-command.ts';

type AskedItem = Extract<AgendaItem, { readonly do: 'answer' | 'pursued' }>;

function askedIn({ agenda }: Pick<State, 'agenda'>): AskedItem | null {
  const top = agenda[agenda.length - 1];
  return top !== undefined && (top.do === 'answer' || top.do === 'pursued') ? top : null;
}

/** From whom units would evade: the member that is met first gives the edge (`evade.turn-which`). */
function threatIn(
  table: Table,
  state: State,
  asked: AskedItem,
  units: readonly UnitIndex[],
): EvadeThreat | null {
  if (asked.do === 'pursued') return threatOfPursuer(table, state, asked.unit, asked.by);
  const hit = asked.targets.find((target) => units.includes(target));
  return hit === undefined ? null : threatTo(table, state, asked.charge, hit);
}

export function checkAnswer(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<'answer'>,
): Verdict {
  const asked = askedIn(state);
  if (asked === null) return invalidCommand('combination', 'kind', 'nobody asks for an answer');
  const units = ownUnits(table, state, side, command.units);
  if (!Array.isArray(units)) return units;
  const targets = asked.do === 'answer' ? asked.targets : [asked.unit];
  const isHit = (unit: UnitIndex) => targets.includes(unit);
  if (command.how === 'counter') return checkCounter(table, state, asked, units);
  if (command.how === 'stand') {
    if (!units.every(isHit)) return invalidCommand('value', 'units', 'only those who are met can stand');
    const chargersOf = (unit: UnitIndex) =>
      asked.do === 'answer' ? metBy(table, state, asked.charge, unit) : [asked.by];
    const bound = units.some((unit) => mustEvade(table, state, unit, chargersOf(unit)));
    return bound ? refusedCommand('evade.must') : allowedCommand;
  }
  if (!units.some(isHit)) return refusedCommand('evade.group');
  const from = threatIn(table, state, asked, units);
  if (from === null) return invalidCommand('value', 'units', 'nobody of them is met');
  const no: RuleId[] = [
    ...units.flatMap((unit) => againstEvading(table, state, unit)),
    ...(command.turnBack && !units.every((unit) => mayTurnBack(table, unit)) ? ['evade.end-turn'] : []),
  ];
  if (no.length > 0) return refusedCommand(...new Set(no));
  const plot = plotEvade(table, state, { units, from, align: command.align });
  return isRefused(plot) ? refusedCommand(...plot) : allowedCommand;
}

/** By option units charged on their front may charge back (`charge.counter`). */
function checkCounter(table: Table, state: State, asked: AskedItem, units: readonly UnitIndex[]): Verdict {
  const may =
    asked.do === 'answer' &&
    units.every((unit) => asked.targets.includes(unit) && mayCounter(table, state, asked.charge, unit));
  return may ? allowedCommand : refusedCommand('charge.counter');
}

export function answer(turn: Turn, command: AdlgCommandOf<'answer'>): void {
  const { table, state, agenda } = turn;
  const asked = askedIn(state);
  if (asked === null) throw new Error('nobody asks for an answer');
  const { how, align, turnBack } = command;
  const units = command.units.map((id) => lookUp(table.unitOf, id));
  const from = threatIn(table, state, asked, units);
  if (from === null) throw new Error('nobody of them is met');
  if (asked.do === 'answer') {
    noteAnswer(turn, { units, how, ...from, align, turnBack });
    return;
  }
  agenda.pop();
  for (const unit of units) turn.resolution.emit({ kind: 'answered', unit, how });
  if (how !== 'evade') return;
  const plot = plotEvade(table, state, { units, from, align });
  if (!isRefused(plot)) evade(turn, [{ plot, turnBack }], [asked.by]);
}

type Following = Extract<AgendaItem, { readonly do: 'follow' }>;

function followingIn({ agenda }: Pick<State, 'agenda'>): Following | null {
  const top = agenda[agenda.length - 1];
  return top?.do === 'follow' ? top : null;
}

export function checkFollow(state: State, { by }: AdlgCommandOf<'follow'>): Verdict {
  const asked = followingIn(state);
  if (asked === null) return invalidCommand('combination', 'kind', 'nobody asks how far');
  const { least, most } = asked;
  if (by.length !== least.length)
    return invalidCommand('value', 'by', 'one distance for each unit of the charge');
  if (by.some((far, n) => far < entryAt(least, n))) return refusedCommand('charge.minimum');
  return by.some((far, n) => far > entryAt(most, n)) ? refusedCommand('charge.continue') : allowedCommand;
}

export function followOn(turn: Turn, { by }: AdlgCommandOf<'follow'>): void {
  const asked = followingIn(turn.state);
  if (asked === null) throw new Error('nobody asks how far');
  turn.agenda.pop();
  follow(turn, { ...asked.charge, far: by });
}
