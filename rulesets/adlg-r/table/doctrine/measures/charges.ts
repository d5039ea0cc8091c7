/** ChargesMeasure: charges by units that have an ability for the first phase, and those in which it was at work. */
import type { MeasuredCount } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Line, RuleId } from '@grognard/rules-kit';
import { melee as procedure } from '../../../rules/melee/procedure.ts';
import { meleeFacts, meleesIn, type PairedMelee } from '../../actions/melee/index.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { MeasureId, RunningMeasure } from './running.ts';

const abilities: readonly RuleId[] = [
  'ability.shock',
  'ability.pistol',
  'ability.impact',
  'ability.salvo',
  'elephant.impact',
  'melee.furious-charge',
];

export class ChargesMeasure implements RunningMeasure {
  private withBonus = 0;
  private charges = 0;

  look(table: Table, before: State, event: AdlgEvent): void {
    if (event.kind !== 'fought') return;
    const { a, b } = event;
    const paired = meleesIn(table, before, { unit: a, against: b }).find((one) => one.a === a && one.b === b);
    if (paired?.contact.first !== true || paired.contact.how !== 'charge') return;
    if (!hasAbility(table, paired.contact.by)) return;
    this.charges++;
    if (isAtWork(table, before, paired)) this.withBonus++;
  }

  counts(): readonly (readonly [MeasureId, MeasuredCount])[] {
    return [['charged', { count: this.withBonus, of: this.charges }]];
  }
}

function hasAbility({ units }: Table, unit: UnitIndex): boolean {
  const { has, row } = entryAt(units, unit);
  return has.shock || has.pistol || has.impact || has.salvo || row.category === 'El';
}

function isAtWork(table: Table, state: State, melee: PairedMelee): boolean {
  const by = melee.contact.by === melee.a ? 'a' : 'b';
  const lines: Line[] = [];
  procedure.assess(procedure.situation(table.rules, meleeFacts(table, state, melee)), lines);
  return lines.some(({ of, rule }) => of === by && abilities.includes(rule));
}
