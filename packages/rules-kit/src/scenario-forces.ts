/** scenarioForces: the sides of a scenario file for a roster, from a file that may be of any make. */
import type { ScenarioForce, UnitTraits } from './evening.ts';
import type { Json } from './json.ts';

type Fields = { readonly [name: string]: Json };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(from: Json, list: string): readonly Fields[] {
  const held = isFields(from) ? from[list] : undefined;
  return Array.isArray(held) ? held.filter(isFields) : [];
}

function nameOf({ name }: Fields): string {
  return typeof name === 'string' ? name : '';
}

/** `list` is the name of the list of units of a side; `read` gives the traits of one, or null if it is hidden. */
export function scenarioForces(
  scenario: Json,
  list: string,
  read: (unit: { readonly [name: string]: Json }) => UnitTraits | null,
): readonly ScenarioForce[] {
  return entriesOf(scenario, 'sides').map((side) => ({
    name: nameOf(side),
    units: entriesOf(side, list).flatMap((unit) => {
      const traits = read(unit);
      return traits === null ? [] : [{ name: nameOf(unit), traits }];
    }),
  }));
}
