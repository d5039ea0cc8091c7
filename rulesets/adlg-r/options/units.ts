/** Options about kinds of units, read by every procedure that involves a kind. */
import { choice, flag, list, option } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { elephantsAtMountedDragoons } from '../data/factors.ts';
import { withUnit } from '../data/units.ts';
import { type AdlgRules, type Kind, kinds, type UnitRow, type UnitTable } from '../model.ts';
import { squareFormers } from '../rules/unit-input.ts';

function withUnits(rules: AdlgRules, kind: Kind, change: Partial<UnitRow>): AdlgRules {
  return { ...rules, units: withUnit(rules.units, kind, change) };
}

function mountedDragoons(table: UnitTable): UnitTable {
  const riding = withUnit(table, 'dragoons', { mounted: true });
  return withUnit(riding, 'elephants', { factors: elephantsAtMountedDragoons });
}

function formingSquare(table: UnitTable, who: readonly Kind[]): UnitTable {
  return kinds.reduce((sofar, kind) => withUnit(sofar, kind, { square: who.includes(kind) }), table);
}

export const unitsOptions = [
  option({
    id: 'unit.shot-weapon',
    title: 'Weapon of shot whose list names none',
    shape: choice(['arquebus', 'musket', 'flintlock']),
    default: 'arquebus',
    readBy: ['shoot', 'melee'],
    amend: (rules: AdlgRules, weapon) => withUnits(rules, 'shot', { weapon }),
  }),
  option({
    id: 'unit.later-tercio-as-tercio',
    title: 'Later Tercio counts as Tercio',
    shape: flag(),
    default: base.units['later-tercio'].tercio,
    effects: { off: 'rules for Tercios do not apply to Later Tercios.' },
    readBy: ['shoot', 'melee', 'order-cost'],
    amend: (rules: AdlgRules, tercio) => withUnits(rules, 'later-tercio', { tercio }),
  }),
  option({
    id: 'unit.skirmishers',
    title: 'Units that count as skirmishers',
    shape: choice(['with-dragoons', 'light-only']),
    default: 'with-dragoons',
    effects: { 'light-only': 'LI and LH, not dragoons.' },
    readBy: ['shoot'],
    amend: (rules: AdlgRules, who) => withUnits(rules, 'dragoons', { skirmisher: who === 'with-dragoons' }),
  }),
  option({
    id: 'unit.dragoons-on-foot',
    title: 'Dragoons near the enemy are foot',
    shape: flag(),
    default: !base.units.dragoons.mounted,
    effects: { off: 'they are mounted everywhere.' },
    readBy: ['shoot', 'melee', 'charge-adjust'],
    amend: (rules: AdlgRules, onFoot) => (onFoot ? rules : { ...rules, units: mountedDragoons(rules.units) }),
  }),
  option({
    id: 'square.who',
    title: 'Units that may form square',
    shape: list(choice(kinds), { min: 0, max: kinds.length }),
    default: squareFormers,
    says: 'These kinds and no others.',
    readBy: ['shoot', 'melee', 'order-cost'],
    amend: (rules: AdlgRules, who) => ({ ...rules, units: formingSquare(rules.units, who) }),
  }),
  option({
    id: 'wagon.weapon',
    title: 'Weapon of war wagons whose list names none',
    shape: choice(['arquebus', 'musket', 'crossbow', 'bow']),
    default: 'arquebus',
    readBy: ['shoot', 'melee'],
    amend: (rules: AdlgRules, weapon) => withUnits(rules, 'war-wagon', { weapon }),
  }),
] as const;
