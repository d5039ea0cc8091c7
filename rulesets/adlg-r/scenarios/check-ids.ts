/** Checks of a scenario's ids: they are unique, because orders and reports name everything by them. */
import type { Scenario } from './model.ts';
import type { Tell } from './problem.ts';

interface IdAtPlace {
  readonly id: string;
  readonly at: string;
}

/** All ids in the order of the file. */
function namedIn({ areas, roads, works, places, sides }: Scenario): IdAtPlace[] {
  const each = (list: readonly { readonly id: string }[], at: string): IdAtPlace[] =>
    list.map(({ id }, i) => ({ id, at: `${at}[${i}].id` }));
  return [
    ...each(areas, 'areas'),
    ...each(roads, 'roads'),
    ...each(works, 'works'),
    ...each(places, 'places'),
    ...each(sides, 'sides'),
    ...sides.flatMap(({ corps }, s) => [
      ...each(corps, `sides[${s}].corps`),
      ...corps.flatMap(({ units }, c) => each(units, `sides[${s}].corps[${c}].units`)),
    ]),
  ];
}

export function checkIds(scenario: Scenario, tell: Tell): void {
  const first = new Map<string, string>();
  for (const { id, at } of namedIn(scenario)) {
    const taken = first.get(id);
    if (taken === undefined) first.set(id, at);
    else tell('id', at, `"${id}" is already the id at ${taken}; ids are unique in a scenario`);
  }
}
