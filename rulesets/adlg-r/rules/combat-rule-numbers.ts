/** Rule numbers of units, shooting and melee, for the words. */
import { counted, fixedValues, type RuleId, type RuleNumbers, type Text } from '@grognard/rules-kit';
import { resultRules } from '../data/melee-results.ts';
import { corrections } from '../data/quality.ts';
import { type AdlgRules, foes, kinds, type UnitRow } from '../model.ts';

import { meleeSupport, simpleSupport } from './melee/rows.ts';
import { shootSupport } from './shooting/rows.ts';

type NumbersByRule = Record<RuleId, Readonly<Record<string, Text>>>;

/** Rows whose sentence names no number, because other rows give the value. */
const wordless: readonly RuleId[] = ['shoot.support-rounding', 'square.marks', 'ability.salvo'];

function named(values: Readonly<Record<RuleId, number>>): NumbersByRule {
  const figures: NumbersByRule = {};
  for (const [id, value] of Object.entries(values)) if (!wordless.includes(id)) figures[id] = { value };
  return figures;
}

/** The key for `LMI open` is LMIopen. */
function factorFigures({ factors }: UnitRow): Readonly<Record<string, number>> {
  return Object.fromEntries(foes.map((foe) => [foe.replaceAll(' ', ''), factors[foe]]));
}

function unitFigures({ units, movement }: AdlgRules): NumbersByRule {
  const figures: NumbersByRule = {};
  for (const kind of kinds) {
    const row = units[kind];
    figures[row.id] = { protection: row.protection, cohesion: row.cohesion, ...factorFigures(row) };
  }
  const bodies = kinds.filter((kind) => units[kind].battleUnit);
  return {
    ...figures,
    'unit.war-wagon-drag': factorFigures(units['war-wagon']),
    'unit.cavalry-factor': factorFigures(units['medium-cavalry']),
    'unit.cavalry-hi': factorFigures(units['medium-cavalry']),
    'unit.cavalry-rest': factorFigures(units['medium-cavalry']),
    'unit.built-in-others': {
      gendarmes: units.gendarmes.protection,
      footKnights: units['foot-knights'].protection,
    },
    'unit.battle-unit': { cohesion: Math.min(...bodies.map((kind) => units[kind].cohesion)) },
    'unit.dragoons-on-foot': { near: movement.dragoonsUd },
  };
}

function qualityFigures(): NumbersByRule {
  const figures: NumbersByRule = {};
  for (const [quality, correction] of Object.entries(corrections)) {
    if (correction === null) continue;
    const { from, to, change } = correction;
    figures[`unit.${quality}`] = { from, to, change: Math.abs(change) };
  }
  return figures;
}

function shootingFigures({ shooting }: AdlgRules): NumbersByRule {
  const modifiers = fixedValues(shooting.modifiers);
  const armour = fixedValues(shooting.armour);
  const figures = named({ ...modifiers, ...armour });
  for (const { rule, ud } of shooting.ranges) figures[rule] = { ud };
  for (const { rule, others, skirmishers } of shooting.caps) figures[rule] = { value: others, skirmishers };
  const support = shooting.modifiers.find(({ limit }) => limit !== undefined)?.limit;
  const { ud, by, loss } = shooting.shortRange;
  return {
    ...figures,
    'shoot.range-short': { ud },
    'artillery.short-range': { by, loss },
    'shoot.support': { value: shootSupport.each },
    'shoot.support-cap': { value: support?.ceiling ?? 0 },
    'shoot.enclosed-field': { value: modifiers['shoot.from-cover'] ?? 0 },
    'shoot.protection-cap': { value: figures['shoot.protection-firearm']?.['value'] ?? 0 },
    'ability.reduced': { value: modifiers['shoot.disordered'] ?? 0 },
    'unit.added-armour': {
      armour: armour['ability.armour'] ?? 0,
      heavy: armour['ability.heavy-armour'] ?? 0,
    },
  };
}

function resultFigures({ melee: { results } }: AdlgRules): NumbersByRule {
  const figures: NumbersByRule = {};
  results.forEach(({ from, to, gives }, step) => {
    const rule = resultRules[step];
    if (rule === undefined) return;
    const points = gives === 'all' ? 'all' : counted(gives, 'point');
    figures[rule] = { points, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
  return figures;
}

function meleeFigures(rules: AdlgRules): NumbersByRule {
  const { modifiers, bonuses, effects } = rules.melee;
  const values = fixedValues(modifiers);
  const steps: NumbersByRule = {};
  for (const { id, by } of effects) steps[id] = { by };
  return {
    ...steps,
    ...named(values),
    ...named(Object.fromEntries(bonuses.map(({ id, value }) => [id, value]))),
    ...resultFigures(rules),
    'melee.simple-support': { value: simpleSupport },
    'melee.melee-support': { value: meleeSupport },
    'melee.pike-rough': { value: values['melee.pike-rough'] ?? 0, other: values['melee.hi-rough'] ?? 0 },
    'elephant.panic': { value: values['elephant.panic'] ?? 0 },
    'ability.armour-tie': { by: steps['ability.armour-melee']?.['by'] ?? 0 },
    'fortification.melee': { value: values['melee.higher'] ?? 0 },
    'fortification.mounted': { value: values['melee.mounted-works'] ?? 0 },
  };
}

/** Rule numbers by rule id. */
export function combatFigures(rules: AdlgRules): RuleNumbers {
  const { shooting, melee } = rules;
  const caracole = shooting.ranges.find(({ rule }) => rule === 'shoot.range-caracole');
  return {
    ...unitFigures(rules),
    ...qualityFigures(),
    ...meleeFigures(rules),
    ...shootingFigures(rules),
    'ability.caracole': {
      ud: caracole?.ud ?? 0,
      shooting: fixedValues(shooting.modifiers)['shoot.caracole'] ?? 0,
      melee: fixedValues(melee.modifiers)['melee.caracole'] ?? 0,
    },
  };
}
