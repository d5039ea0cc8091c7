/** Steps of the throw behind an event: a shot, a melee, a rally, command points. */
import type { ExplainedStep, TableThrow } from '@grognard/rules-kit';
import { command } from '../../rules/command/procedure.ts';
import { melee } from '../../rules/melee/procedure.ts';
import { rally } from '../../rules/rally/procedure.ts';
import { shoot } from '../../rules/shooting/procedure.ts';
import { gradeNow, rallyFacts } from '../actions/command/index.ts';
import { meleeFacts, meleesIn } from '../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../actions/shoot/index.ts';
import { stepsOnTable } from '../explain/citations.ts';
import { commanderName, nameOf } from '../explain/words.ts';
import type { AdlgEvent, AdlgEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

type Thrown = Omit<TableThrow, 'faces'>;

/** `before` is the state before the event. */
export function stepsOf(table: Table, before: State, event: AdlgEvent): readonly ExplainedStep[] {
  const faces = (event.dice ?? []).flatMap((roll) => roll.faces);
  if (faces.length === 0) return [];
  const thrown = throwBehind(table, before, event);
  return thrown === null ? [] : stepsOnTable(table, { ...thrown, faces });
}

function throwBehind(table: Table, before: State, event: AdlgEvent): Thrown | null {
  if (event.kind === 'activated') return throwOfCommand(table, before, event);
  if (event.kind === 'shot') return throwOfShot(table, before, event);
  if (event.kind === 'fought') return throwOfMelee(table, before, event);
  return event.kind === 'rallied' ? throwOfRally(table, before, event) : null;
}

function throwOfCommand(table: Table, before: State, { corps }: AdlgEventOf<'activated'>): Thrown {
  const situation = command.situation(table.rules, { grade: gradeNow(table, before, corps) });
  return {
    procedure: command.info,
    lines: [],
    roll: (chance) => command.roll(command.assess(situation, null), chance),
    owners: { commander: commanderName(table, corps) },
  };
}

function throwOfShot(table: Table, before: State, { shot, why = [] }: AdlgEventOf<'shot'>): Thrown {
  const { main, edge, target, supports } = shot;
  const facts = shotFacts(firingContextOf(table, before), { unit: main, edge, target }, supports);
  const assessed = shoot.assess(shoot.situation(table.rules, facts), null);
  return {
    procedure: shoot.info,
    lines: why,
    roll: (chance) => shoot.roll(assessed, chance),
    owners: { shooter: nameOf(table, main), target: nameOf(table, target) },
  };
}

function throwOfMelee(table: Table, before: State, { a, b, why = [] }: AdlgEventOf<'fought'>): Thrown | null {
  const paired = meleesIn(table, before, { unit: a, against: b }).find((one) => one.a === a && one.b === b);
  if (paired === undefined) return null;
  const assessed = melee.assess(melee.situation(table.rules, meleeFacts(table, before, paired)), null);
  return {
    procedure: melee.info,
    lines: why,
    roll: (chance) => melee.roll(assessed, chance),
    owners: { a: nameOf(table, a), b: nameOf(table, b) },
  };
}

function throwOfRally(table: Table, before: State, { unit, why = [] }: AdlgEventOf<'rallied'>): Thrown {
  const attempt = rally.assess(rallyFacts(table, before, unit), null);
  return {
    procedure: rally.info,
    lines: why,
    roll: (chance) => rally.roll(attempt, chance),
    owners: { unit: nameOf(table, unit) },
  };
}
