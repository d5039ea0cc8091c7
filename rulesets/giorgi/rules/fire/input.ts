/** Input of `fire`: firer, shot, target, position and range. */
import {
  choice,
  flag,
  number,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import {
  artilleryKinds,
  calibres,
  covers,
  footKinds,
  horseKinds,
  kinds,
  places,
  sectors,
  shots,
} from '../../model.ts';
import { formationField } from '../formation.ts';

const round = { field: 'shot', is: ['round'] } as const;
const canister = { field: 'shot', is: ['canister'] } as const;
const smallArms = { field: 'shot', is: ['small-arms'] } as const;
const seen = { field: 'shot', is: ['small-arms', 'round', 'canister'] } as const;
const byHorse = { field: 'firer.kind', is: horseKinds } as const;
const byGuns = { field: 'firer.kind', is: artilleryKinds } as const;

const firer = record({
  kind: required(choice(kinds), 'Firing unit'),
  formation: formationField(),
  bases: optional(whole(0, 24), 4, 'Bases able to fire', { matters: [smallArms] }),
  pairs: optional(orNull(whole(0, 12)), null, 'Adjacent pairs (if fewer because of gaps)', {
    matters: [smallArms],
  }),
  place: optional(choice(places), 'open', 'Position of the firer'),
  state: optional(choice(['steady', 'shaken', 'routing']), 'steady', 'State of the firer'),
  moved: optional(flag(), false, 'Has moved', { matters: [{ field: 'reaction', is: [false] }] }),
  carbine: optional(flag(), false, 'Carries carbines', { matters: [byHorse] }),
  calibre: optional(choice(calibres), '6lb', 'Calibre', { matters: [{ field: 'firer.kind', is: ['gun'] }] }),
  halfLost: optional(flag(), false, 'Half or more of its guns are lost', { matters: [byGuns] }),
  assaulted: optional(flag(), false, 'Battery under attack', { matters: [byGuns] }),
});

const target = record({
  kind: required(choice(kinds), 'Target'),
  formation: formationField(),
  cover: optional(choice(covers), 'none', 'Cover of the target'),
  higher: optional(flag(), false, 'On a higher contour than the firer'),
  charging: optional(flag(), false, 'Charging cavalry', {
    matters: [{ field: 'target.kind', is: horseKinds }],
  }),
  enfilade: optional(flag(), false, 'Column hit from the flank', {
    matters: [round, { field: 'target.formation', is: ['column'] }],
  }),
  nearest: optional(flag(), true, 'The nearest enemy unit', { matters: [canister] }),
  massed: optional(flag(), false, 'Massed at the walls of the firing building', {
    matters: [
      { field: 'firer.place', is: ['building'] },
      { field: 'reaction', is: [true] },
    ],
  }),
  soldiers: optional(orNull(whole(1, 200)), null, 'Soldiers in the target'),
});

export const fireInput = record({
  shot: required(choice(shots), 'Ammunition'),
  firer: required(firer, 'Firer'),
  target: required(target, 'Target'),
  reaction: optional(flag(), false, 'Reaction fire'),
  rangeCm: optional(orNull(number(0, 200)), null, 'Range (cm)'),
  sector: optional(orNull(choice(sectors)), null, 'Rod section (instead of range)', {
    matters: [round],
  }),
  soldiersUnderRod: optional(whole(0, 60), 1, 'Soldiers under the rod', { matters: [round] }),
  inArc: optional(flag(), true, 'Target in the firing arc', {
    matters: [{ field: 'firer.kind', is: [...footKinds, ...artilleryKinds] }],
  }),
  blocked: optional(choice(['none', 'friends', 'terrain']), 'none', 'Line of fire blocked by', {
    matters: [seen],
  }),
});

export type FireInput = OutputOf<typeof fireInput>;
