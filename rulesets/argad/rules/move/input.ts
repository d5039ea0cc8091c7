/** The input of a move. */
import { choice, derived, flag, list, type OutputOf, optional, record, whole } from '@grognard/rules-kit';
import { gears, grounds, horses, movers, riders, troops } from '../../model.ts';

const inCloseOrder = [{ field: 'formation', is: ['close-order'] }] as const;

export const moveInput = record({
  troop: optional(choice(movers), 'foot', 'Who moves'),
  mounted: derived(flag(), 'true for the three mounted kinds, else false', 'In the saddle', {
    matters: [{ field: 'troop', is: riders }],
  }),
  gear: optional(choice(gears), 'light', 'Dress and equipment', {
    matters: [{ field: 'troop', is: ['foot', 'mounted-infantry', 'good-swimmer', 'average-swimmer'] }],
  }),
  horse: derived(choice(horses), '"military"', 'Horse', {
    matters: [{ field: 'troop', is: ['mounted-infantry'] }],
  }),
  load: optional(choice(['none', 'heavy', 'very-heavy']), 'none', 'Load', {
    matters: [{ field: 'troop', is: [...troops, 'good-swimmer', 'average-swimmer'] }],
  }),
  formation: optional(choice(['loose', 'close-order']), 'loose', 'Formation', {
    matters: [{ field: 'troop', is: troops }],
  }),
  files: derived(whole(1, 99), 'none: it must be given with close order', 'Files', {
    matters: inCloseOrder,
  }),
  direction: optional(choice(['forward', 'backwards', 'sideways']), 'forward', 'Direction', {
    matters: inCloseOrder,
  }),
  intoContact: optional(flag(), false, 'Ends in contact', { matters: inCloseOrder }),
  ground: optional(
    list(choice(grounds), { min: 0, max: 16, itemTitle: 'Ground', addTitle: 'Add ground' }),
    [],
    'Ground on the path',
  ),
  pace: optional(choice(['walk', 'crouch']), 'walk', 'Pace', {
    matters: [
      { field: 'troop', is: troops },
      { field: 'formation', is: ['loose'] },
    ],
  }),
  room: optional(flag(), false, 'Move to the next room', {
    matters: [
      { field: 'troop', is: troops },
      { field: 'formation', is: ['loose'] },
    ],
  }),
  atHome: optional(flag(), false, 'At home on this ground', {
    matters: [
      { field: 'troop', is: troops },
      { field: 'pace', is: ['walk'] },
    ],
  }),
});

/** The input as the rules read it, with defaults filled in. */
export type MoveRead = OutputOf<typeof moveInput>;
