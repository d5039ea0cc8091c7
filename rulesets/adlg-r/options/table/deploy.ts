/** Table options of the chapters terrain and deploy. */
import { choice, either, flag, list, number, option, optional, partsOf, record } from '@grognard/rules-kit';
import { base } from '../../base.ts';
import { pieces } from '../../data/table.ts';
import { tableFigure } from './figure.ts';

const { compulsory, scouting, box } = base.table;
const { river, ...sized } = box;
const boxTitles: Readonly<Record<string, string>> = {
  oval: 'Ovals',
  smallOval: 'Small ovals',
  rectangle: 'Rectangles',
  village: 'Villages',
};
const everything = { plain: 'all', forest: 'all', mountain: 'all', desert: 'all', steppe: 'all' } as const;
const piecesOrAll = either(choice(['all']), list(choice(pieces), { min: 0, max: pieces.length }));

export const deployOptions = [
  tableFigure({
    id: 'terrain.compulsory',
    title: 'The compulsory piece of each region',
    shape: record(partsOf(choice(pieces), compulsory)),
    sets: 'compulsory',
  }),
  tableFigure({
    id: 'terrain.choose-what',
    title: 'Which pieces may be chosen in each region',
    shape: either(choice(['all']), record(partsOf(piecesOrAll, everything))),
    sets: 'chooseWhat',
  }),
  tableFigure({
    id: 'terrain.river-angle',
    title: 'How far from a right angle a river may be crossed, in degrees',
    shape: number(0, 45),
    sets: 'riverAngle',
  }),
  tableFigure({
    id: 'terrain.box',
    title: 'Width and depth of terrain pieces in UD',
    shape: record({
      ...partsOf(list(number(2, 6), { min: 2, max: 2 }), sized, (piece) => boxTitles[piece] ?? piece),
      river: optional(number(1, 2), river, 'Width of a river'),
    }),
    sets: 'box',
  }),
  tableFigure({
    id: 'deploy.scouting',
    title: 'What counts for scouting',
    shape: record({
      lhPerPoint: optional(number(1, 10), scouting.lhPerPoint, 'LH for 1 point'),
      liPerLh: optional(number(1, 10), scouting.liPerLh, 'LI that count as one LH'),
      drag: optional(flag(), scouting.drag, 'Drag count as LH'),
    }),
    sets: 'scouting',
  }),
  option({
    id: 'deploy.zone-drag',
    title: 'Where dragoons deploy',
    shape: choice(['light', 'heavy']),
    default: 'light',
    effects: { heavy: 'in the zone of heavy troops.' },
  }),
  option({
    id: 'deploy.lists',
    title: 'What players know of the enemy army list',
    shape: choice(['open', 'seen']),
    default: 'open',
    effects: { seen: 'what stands on the table.' },
  }),
  option({
    id: 'deploy.flank-secret',
    title: 'The die of a flank march',
    shape: choice(['secret', 'open']),
    default: 'secret',
  }),
] as const;
