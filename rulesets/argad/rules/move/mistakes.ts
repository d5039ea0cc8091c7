/** Mistakes of a move: inputs that contradict themselves, or ask for what the edition lacks. */
import type { Mistake } from '@grognard/rules-kit';
import type { Ground } from '../../model.ts';
import { type ListedIf, mistakeList, withoutCoastalArms, withoutMounted } from '../lists.ts';
import { isRider, type MoveSituation } from './situation.ts';

const noRiders = 'there are no mounted troops in this edition';
const noCoastalArms = 'swimmers, boats and deep water need the option coastal-arms here';

const beyondTheSheet: readonly (Mistake<MoveSituation> & ListedIf)[] = [
  {
    code: 'edition',
    at: 'input.troop',
    when: ({ input }) => isRider(input),
    message: noRiders,
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.mounted',
    when: ({ input }) => input.mounted === true,
    message: noRiders,
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.horse',
    when: ({ input }) => input.horse !== undefined,
    message: noRiders,
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.formation',
    when: ({ closeOrder }) => closeOrder,
    message: 'there is no close order in this edition',
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.troop',
    when: ({ swims, boat }) => swims || boat,
    message: noCoastalArms,
    onlyIf: withoutCoastalArms,
  },
  {
    code: 'edition',
    at: ({ input }) => `input.ground[${input.ground.indexOf('deep-water')}]`,
    when: ({ input }) => input.ground.includes('deep-water'),
    message: noCoastalArms,
    onlyIf: withoutCoastalArms,
  },
];

function leaves(grounds: readonly Ground[], allowed: readonly Ground[]): boolean {
  return grounds.some((ground) => !allowed.includes(ground));
}

const contradictions: readonly Mistake<MoveSituation>[] = [
  {
    code: 'combination',
    at: 'input.mounted',
    when: ({ input }) => input.mounted === true && !isRider(input),
    message: 'foot, swimmers and boats are not in the saddle',
  },
  {
    code: 'combination',
    at: 'input.formation',
    when: ({ closeOrder, swims, boat, input }) =>
      closeOrder && (swims || boat || input.pace === 'crouch' || input.room),
    message: 'close order neither swims, rows, crouches nor passes from room to room',
  },
  {
    code: 'combination',
    at: 'input.pace',
    when: ({ onFoot, input }) => input.pace === 'crouch' && !onFoot,
    message: 'only figures on foot move crouched',
  },
  {
    code: 'combination',
    at: 'input.room',
    when: ({ onFoot, input }) => input.room && (!onFoot || input.pace === 'crouch'),
    message: 'only figures walking on foot pass from room to room',
  },
  {
    code: 'combination',
    at: 'input.atHome',
    when: ({ onFoot, input }) => input.atHome && (!onFoot || input.pace === 'crouch' || input.room),
    message: 'being at home in the ground matters only to figures that walk through it on foot',
  },
  {
    code: 'combination',
    at: 'input.ground',
    when: ({ input }) => input.room && leaves(input.ground, ['building', 'open']),
    message: 'from room to room there is no ground but the building',
  },
  {
    code: 'combination',
    at: 'input.ground',
    when: ({ swims, input }) => swims && leaves(input.ground, ['open', 'deep-water']),
    message: 'swimmers move in deep water only',
  },
  {
    code: 'combination',
    at: 'input.ground',
    when: ({ boat, input }) => boat && leaves(input.ground, ['open', 'deep-water', 'knee-water']),
    message: 'boats move on water only',
  },
  {
    code: 'missing',
    at: 'input.files',
    when: ({ closeOrder, input }) => closeOrder && input.files === undefined,
    message: 'close order needs its number of files',
  },
];

/** What the edition lacks is checked first. */
export const moveMistakes = mistakeList<MoveSituation>([...beyondTheSheet, ...contradictions]);
