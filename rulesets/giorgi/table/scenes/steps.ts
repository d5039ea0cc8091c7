/** Steps of the throw behind an event: fire, a melee on the chart, a test. */
import { entryAt } from '@grognard/lists';
import type { ExplainedStep, Line, TableThrow } from '@grognard/rules-kit';
import { fire } from '../../rules/fire/procedure.ts';
import { melee } from '../../rules/melee/procedure.ts';
import { reactivity } from '../../rules/morale/reactivity.ts';
import { rout } from '../../rules/morale/rout.ts';
import { type FireCase, judge } from '../actions/fire/index.ts';
import { stepsOnTable } from '../explain/citations.ts';
import type { GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

export function stepsOf(table: Table, event: GiorgiEvent, fired: FireCase | null): readonly ExplainedStep[] {
  const thrown = throwBehind(table, event, fired);
  const faces = (event.dice ?? []).flatMap((roll) => roll.faces);
  return thrown === null || faces.length === 0 ? [] : stepsOnTable(table, { ...thrown, faces });
}

type Thrown = Omit<TableThrow, 'faces'>;

function throwBehind(table: Table, event: GiorgiEvent, fired: FireCase | null): Thrown | null {
  if (event.kind === 'fired') return fired === null ? null : throwOfFire(table, event, fired);
  if (event.kind === 'fought') return throwOfMelee(table, event);
  if (event.kind === 'tested') return throwOfTest(table, event);
  return event.kind === 'moved' && event.how === 'R2' ? throwOfRout(table, event) : null;
}

const nameOf = ({ units }: Table, unit: UnitIndex) => entryAt(units, unit).name;

function throwOfFire(table: Table, { shot, on }: GiorgiEventOf<'fired'>, { facts }: FireCase): Thrown | null {
  const lines: Line[] = [];
  const { volley } = judge(table.rules, facts, lines);
  if (volley === null) return null;
  return {
    procedure: fire.info,
    lines,
    roll: (chance) => fire.roll(volley, chance),
    owners: { firer: nameOf(table, shot.unit), target: nameOf(table, on) },
  };
}

function throwOfMelee(table: Table, event: GiorgiEventOf<'fought'>): Thrown {
  const { attack, defence, column, why = [], melee: fought } = event;
  const { chart } = table.rules.melee;
  const names = (units: readonly UnitIndex[]) => units.map((unit) => nameOf(table, unit)).join(', ');
  return {
    procedure: melee.info,
    lines: why,
    roll: (chance) => melee.roll({ attack, defence, differential: attack - defence, column, chart }, chance),
    owners: { attacker: names(fought.attackers), defender: names(fought.defenders) },
  };
}

/** The index and what changed it stand in the reasons of the event. */
function throwOfTest(table: Table, event: GiorgiEventOf<'tested'>): Thrown | null {
  const { unit, general, why = [] } = event;
  const index = why.find(({ rule }) => rule === 'morale.index')?.value;
  if (index === undefined) return null;
  const modifier = why.reduce((sum, { rule, value }) => (rule === 'morale.modifier' ? sum + value : sum), 0);
  const asked = { index, general, modifier };
  return {
    procedure: reactivity.info,
    lines: why,
    roll: (chance) => reactivity.info.play(table.rules, asked, chance, null),
    owners: { unit: nameOf(table, unit) },
  };
}

function throwOfRout(table: Table, { unit, why = [] }: GiorgiEventOf<'moved'>): Thrown {
  const { kind } = entryAt(table.units, unit);
  return {
    procedure: rout.info,
    lines: why,
    roll: (chance) => rout.info.play(table.rules, { kind }, chance, null),
    owners: { unit: nameOf(table, unit) },
  };
}
