/** Checks of a scenario's units: weapons, armour and abilities that their kinds may have. */
import { rangeOf } from '../data/ranges.ts';
import type { AdlgRules } from '../model.ts';
import { type AbilityField, abilityFor } from '../rules/melee/input.ts';
import type { Scenario, ScenarioUnit, Trait } from './model.ts';
import type { Tell } from './problem.ts';

/** Traits that are abilities in melee, which only some categories may have. */
const abilityOf: Partial<Record<Trait, AbilityField>> = {
  impact: 'impact',
  shock: 'shock',
  pistol: 'pistol',
  salvo: 'salvo',
  'regimental-gun': 'regimentalGun',
  'keil-swordsmen': 'keilSwordsmen',
  'two-handed': 'twoHanded',
};

export function checkUnits({ sides }: Scenario, rules: AdlgRules, tell: Tell): void {
  sides.forEach(({ corps }, s) => {
    corps.forEach(({ units }, c) => {
      units.forEach((unit, u) => {
        checkUnit(unit, rules, `sides[${s}].corps[${c}].units[${u}]`, tell);
      });
    });
  });
}

function checkUnit(unit: ScenarioUnit, { units, shooting }: AdlgRules, at: string, tell: Tell): void {
  const { kind, weapon, armour, traits } = unit;
  const { category, armour: own, armourFixed } = units[kind];
  if (weapon !== null && weapon !== 'none' && rangeOf(shooting.ranges, { kind, category, weapon }) === null)
    tell('unit', `${at}.weapon`, `a ${kind} has no ${weapon} (shoot.weapon)`);
  if (armour !== null && armourFixed && armour !== own)
    tell('unit', `${at}.armour`, `the armour of a ${kind} is part of its row; leave it out`);
  traits.forEach((trait, t) => {
    const field = abilityOf[trait];
    const fit: readonly string[] = field === undefined ? [category] : abilityFor[field];
    if (!fit.includes(category))
      tell('unit', `${at}.traits[${t}]`, `${trait} is for ${fit.join(', ')}; a ${kind} is ${category}`);
    if (trait === 'expendable' && kind !== 'levy')
      tell('unit', `${at}.traits[${t}]`, 'only levies are expendable (ability.expendable)');
  });
}
