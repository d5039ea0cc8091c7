/** Detectors for the rules of chapter water. For tests only. */
import { none } from '@grognard/lists';
import { meleeWeapons } from '../../../data/melee-weapons.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Whether a figure of this skill swam its whole path. */
function swam(seen: ObservedCommand, skill: 'average' | 'good'): boolean {
  return seen
    .of('moved')
    .some(
      ({ figure, swimming }) =>
        swimming && seen.before.figures[figure]!.swimming && seen.table.roster[figure]!.swims === skill,
    );
}

export const waterRows: Detectors = {
  'water.knee': (seen) =>
    seen
      .of('slowed')
      .some(({ figures }) => figures.some((figure) => seen.grounds(figure).includes('knee-water'))),
  'water.swim-good': (seen) => swam(seen, 'good'),
  'water.swim-average': (seen) => swam(seen, 'average'),
  'water.swim-dice': (seen) =>
    seen
      .of('moved')
      .some(
        ({ figure, swimming }) =>
          swimming && !seen.of('slowed').some(({ figures }) => figures.includes(figure)),
      ),
  'water.change': (seen) =>
    seen.of('moved').some(({ figure, swimming, vessel }) => {
      const before = seen.before.figures[figure]!;
      return before.vessel === none && vessel === none && swimming !== before.swimming;
    }),
  'water.swim-shot': (seen) =>
    seen
      .lines('shoot.swimming')
      .some((event) => event.kind === 'shot' && seen.whenMoved.figures[event.target]!.swimming),
  'water.swimmer-shoots': (seen) => seen.has('soaked'),
  'water.swim-fight': (seen) =>
    seen.of('struck').some((event) => {
      const { swimming } = seen.at(seen.events.indexOf(event)).figures[event.figure]!;
      return swimming && ['very-short', 'bare-hands'].includes(meleeWeapons[event.weapon].length);
    }),
  'water.boat': (seen) => seen.has('rowed'),
  'water.boat-crew': (seen) =>
    seen.of('rowed').some(({ vessel }) => (seen.before.rowings[vessel]?.rowers.length ?? 0) >= 2),
  'water.boat-board': (seen) => seen.has('boarded', 'wentAshore'),
  'water.boat-fight': (seen) =>
    seen.lines('melee.obstacle').some((event) => {
      if (event.kind !== 'struck') return false;
      const { figures } = seen.whenMoved;
      return figures[event.figure]!.vessel !== figures[event.victim]!.vessel;
    }),
  'water.afloat': (seen) => seen.lines('shoot.afloat').length > 0,
  'terrain.deep-water': (seen) => seen.of('moved').some(({ swimming }) => swimming) || seen.has('rowed'),
};
