/** Checks of vessels: they lie in water, carry at most their capacity, and nothing is placed where it would sink. */
import { isInPolygon, type Polygon } from '@grognard/geometry';
import { mostInBoat } from '../data/distances.ts';
import { pointOf } from './measure.ts';
import type { Tell } from './problem.ts';
import type { ResolvedScenario } from './resolved.ts';

export function checkAfloat({ scenario, areas, vessels, figures }: ResolvedScenario, tell: Tell): void {
  const isIn = (grounds: readonly Polygon[], place: readonly number[]) => {
    const { x, y } = pointOf(place);
    return grounds.some((ground) => isInPolygon(ground, x, y));
  };
  const of = (...kinds: string[]) =>
    areas.filter(({ kind }) => kinds.includes(kind)).map(({ polygon }) => polygon);
  const water = of('deep-water', 'knee-water');
  const deep = of('deep-water');
  const decks = [...vessels.values()].filter((deck) => deck !== null);
  scenario.vessels.forEach(({ id, kind, corners }, i) => {
    if (!corners.some((corner) => isIn(water, corner)))
      tell('place', `vessels[${i}].corners`, 'lies on dry land; at least part of a vessel is in water');
    const aboard = figures.filter(({ figure }) => figure.vessel === id).length;
    if (kind === 'rowing-boat' && aboard > mostInBoat)
      tell(
        'combination',
        `vessels[${i}]`,
        `has ${aboard} aboard; a rowing boat carries ${mostInBoat} at most`,
      );
  });
  scenario.objects.forEach(({ at }, i) => {
    if (at !== null && isIn(deep, at) && !isIn(decks, at))
      tell('place', `objects[${i}].at`, 'lies in deep water; put it ashore, aboard or into a hand');
  });
}
