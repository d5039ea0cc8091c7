/** Detectors for the rules of chapter melee. For tests only. */

import { pointDistance } from '@grognard/geometry';
import { meleeWeapons } from '../../../data/melee-weapons.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Pairs of blows at the same victim, by index. */
function pairs(seen: ObservedCommand): readonly (readonly [number, number])[] {
  const struck = seen.of('struck');
  const found: (readonly [number, number])[] = [];
  struck.forEach((one, n) => {
    struck.forEach((other, m) => {
      if (n < m && one.victim === other.victim && one.figure !== other.figure) found.push([n, m]);
    });
  });
  return found;
}

/** The number of figures that hold an obstacle against a figure when blows begin. */
function holders(seen: ObservedCommand, victim: FigureIndex): number {
  const state = seen.at(seen.first('struck'));
  return state.figures.filter(({ status, holdsAgainst }) => status === 'on' && holdsAgainst.includes(victim))
    .length;
}

export const meleeRows: Detectors = {
  'melee.who': (seen) => {
    const strikers = seen.of('struck').map(({ figure }) => figure);
    return strikers.length > 1 && new Set(strikers).size === strikers.length;
  },
  'melee.recoil': (seen) =>
    seen.of('recoiled').some((event) => {
      const { x, y } = seen.at(seen.events.indexOf(event)).figures[event.figure]!;
      const far = tenthsOf(seen.table.rules.table.recoilCm);
      return Math.abs(pointDistance(x, y, event.at.x, event.at.y) - far) <= 3;
    }),
  'melee.recoil-several': (seen) => seen.of('recoiled').some(({ from }) => from.length > 1),
  'melee.recoil-blocked': (seen) =>
    seen.has('stoodFast', 'gaveWay') || seen.of('fell').some(({ how }) => how === 'recoil'),
  'melee.recoil-fall': (seen) =>
    seen.of('fell').some(({ how }) => how === 'fall' || how === 'drowned') ||
    seen.of('recoiled').some(({ swimming }) => swimming),
  'melee.step-up': (seen) => seen.of('steppedUp').some(({ figure }) => seen.order(figure)?.stepUp === true),
  'melee.several': (seen) => pairs(seen).length > 0,
  'melee.separately': (seen) => {
    const struck = seen.of('struck');
    return pairs(seen).some(([n, m]) => {
      const [a, b] = [struck[n]!, struck[m]!];
      const differs =
        meleeWeapons[a.weapon].length !== meleeWeapons[b.weapon].length || a.modifier !== b.modifier;
      return differs && a.natural > 0 && b.natural > 0;
    });
  },
  'melee.obstacle-who': (seen) =>
    seen
      .of('gripped')
      .some(({ figure, holdsAgainst }) =>
        holdsAgainst.some((other) => seen.moved(other) !== undefined && seen.moved(figure) === undefined),
      ),
  'melee.obstacle-one': (seen) =>
    seen.of('struck').some(({ victim }) => {
      const many = holders(seen, victim) > 1;
      const across = seen
        .lines('melee.obstacle')
        .filter((event) => event.kind === 'struck' && event.victim === victim).length;
      return many && across === 1;
    }),
  'melee.higher-stays': (seen) =>
    seen
      .of('struck')
      .some(
        ({ figure, victim, why }) =>
          seen.before.figures[figure]!.below.includes(victim) &&
          why?.some(({ rule }) => rule === 'melee.higher') === true,
      ),
  'melee.cavalry-ground': (seen) =>
    !seen.table.options['leader.radius'] &&
    seen.of('struck').some(({ figure, victim, why }) => {
      const { mounted } = seen.before.figures[figure]!;
      const riding = mounted && seen.troop(figure).endsWith('cavalry');
      return riding && seen.troop(victim) === 'foot' && !why?.some(({ rule }) => rule === 'melee.cavalry');
    }),
};
