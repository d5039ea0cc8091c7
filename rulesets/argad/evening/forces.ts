/** The figures of a scenario file for a roster, without those that are placed in secret. */
import { type Json, type ScenarioForce, scenarioForces, type UnitTraits } from '@grognard/rules-kit';

/** The first of a list of texts, such as the weapons that a figure carries. */
function firstOf(held: Json | undefined): string | null {
  const first: unknown = Array.isArray(held) ? held[0] : undefined;
  return typeof first === 'string' ? first : null;
}

function traitsOf(figure: { readonly [name: string]: Json }): UnitTraits | null {
  const { class: rank, gear, troop, secret, firearms, weapons } = figure;
  if (secret === true) return null;
  const [firearm, weapon] = [firstOf(firearms), firstOf(weapons)];
  return {
    ...(typeof rank === 'number' ? { class: rank } : {}),
    ...(typeof gear === 'string' ? { gear } : {}),
    ...(typeof troop === 'string' ? { troop } : {}),
    ...(firearm === null ? { loaded: false } : { firearm }),
    ...(weapon === null ? {} : { weapon }),
  };
}

export function forces(scenario: Json): readonly ScenarioForce[] {
  return scenarioForces(scenario, 'figures', traitsOf);
}
