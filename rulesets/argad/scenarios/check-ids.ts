/** Checks of ids: one namespace for everything that orders and reports name, in which every reference resolves. */
import { didYouMean } from '@grognard/rules-kit';
import type { Tell } from './problem.ts';
import type { Scenario } from './shape.ts';

/** The outside of all buildings. Openings name it as a room, and nothing else may have this id. */
export const outside = 'outside';

interface IdAtPlace {
  readonly id: string;
  readonly at: string;
}

/** Everything with an id, in the order of the file. */
function namedIn(scenario: Scenario): IdAtPlace[] {
  const each = (list: readonly { readonly id: string }[], at: string): IdAtPlace[] =>
    list.map(({ id }, i) => ({ id, at: `${at}[${i}].id` }));
  return [
    ...each(scenario.areas, 'areas'),
    ...each(scenario.lines, 'lines'),
    ...each(scenario.buildings, 'buildings'),
    ...scenario.buildings.flatMap(({ rooms, openings }, i) => [
      ...each(rooms, `buildings[${i}].rooms`),
      ...each(openings, `buildings[${i}].openings`),
    ]),
    ...each(scenario.vessels, 'vessels'),
    ...each(scenario.objects, 'objects'),
    ...each(scenario.sides, 'sides'),
    ...scenario.sides.flatMap(({ figures, bodies }, i) => [
      ...each(figures, `sides[${i}].figures`),
      ...each(bodies, `sides[${i}].bodies`),
    ]),
    ...each(scenario.aims, 'aims'),
  ];
}

export function checkIds(scenario: Scenario, tell: Tell): void {
  const first = new Map<string, string>();
  for (const { id, at } of namedIn(scenario)) {
    const taken = first.get(id);
    if (id === outside)
      tell('id', at, `"${outside}" means what is outside all buildings; give this another id`);
    else if (taken === undefined) first.set(id, at);
    else tell('id', at, `"${id}" is already the id at ${taken}; ids are unique in a scenario`);
  }
}

/** Reports an id that names nothing of the kind wanted. True if it does name one. */
export function refers(
  id: string,
  known: Iterable<string>,
  what: string,
  { at, tell }: { readonly at: string; readonly tell: Tell },
): boolean {
  const ids = [...known];
  if (ids.includes(id)) return true;
  const there = ids.length === 0 ? 'there is none' : `one of ${ids.slice(0, 12).join(', ')} is wanted`;
  tell('reference', at, `there is no ${what} "${id}"; ${there}${didYouMean(id, ids)}`);
  return false;
}
