/** Refusals of movement, in the order in which they are reported. */
import { refusalList, withCoastalArms, withMounted } from '../lists.ts';
import type { MoveSituation } from './situation.ts';

export const moveRefusals = refusalList<MoveSituation>([
  {
    id: 'move.load-mounted',
    when: ({ mounted, input }) => mounted && input.load !== 'none',
    onlyIf: withMounted,
  },
  {
    id: 'formation.who',
    when: ({ closeOrder, mounted, kind }) => closeOrder && mounted && kind !== 'heavy-cavalry',
    onlyIf: withMounted,
  },
  {
    id: 'formation.cavalry-back',
    when: ({ closeOrder, mounted, input }) => closeOrder && mounted && input.direction !== 'forward',
    onlyIf: withMounted,
  },
  {
    id: 'formation.open-ground',
    when: ({ closeOrder, ground }) => closeOrder && ground !== 'open',
    onlyIf: (rules) => rules.mounted && rules.move.openGround === 'required',
  },
  {
    id: 'building.mounted',
    when: ({ mounted, input }) => mounted && input.ground.includes('building'),
    onlyIf: withMounted,
  },
  { id: 'terrain.high-wall', when: ({ input }) => input.ground.includes('high-wall') },
  {
    id: 'water.deep',
    when: ({ swims, boat, input }) => !swims && !boat && input.ground.includes('deep-water'),
    onlyIf: withCoastalArms,
  },
  {
    id: 'water.swim-laden',
    when: ({ swims, input }) => swims && (input.load !== 'none' || input.gear === 'breastplate'),
    onlyIf: withCoastalArms,
  },
]);
