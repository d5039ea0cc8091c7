/** The units of a scenario file for a roster. */
import {
  type Json,
  type ScenarioForce,
  scenarioForces,
  type TraitValue,
  type UnitTraits,
} from '@grognard/rules-kit';
import { tableFigures } from '../data/table.ts';

const kept = ['kind', 'bases', 'formation', 'calibre', 'carbine'] as const;

function traitsOf(unit: { readonly [name: string]: Json }): UnitTraits {
  const { index } = tableFigures;
  const traits: Record<string, TraitValue> = {};
  for (const name of kept) {
    const value = unit[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      traits[name] = value;
  }
  if (unit['nation'] === 'british' && unit['kind'] === 'line') traits['index'] = index['british-line'];
  if (unit['elite'] === true) traits['index'] = index['elite-cavalry'];
  return traits;
}

export function forces(scenario: Json): readonly ScenarioForce[] {
  return scenarioForces(scenario, 'units', traitsOf);
}
