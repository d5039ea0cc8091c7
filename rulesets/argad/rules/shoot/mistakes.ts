/** Mistakes of a shot: inputs that contradict themselves, or ask for what the edition or the table lacks. */
import type { Mistake } from '@grognard/rules-kit';
import { type ListedIf, mistakeList, withoutCoastalArms, withoutMounted } from '../lists.ts';
import type { ShotSituation } from './situation.ts';

const noRiders = 'there are no mounted troops in this edition';

const beyondTheSheet: readonly (Mistake<ShotSituation> & ListedIf)[] = [
  {
    code: 'edition',
    at: 'input.shooter.troop',
    when: ({ onFoot }) => !onFoot,
    message: noRiders,
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.target.troop',
    when: ({ target }) => target.troop !== 'foot',
    message: noRiders,
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.shooter.contact',
    when: ({ shooter }) => shooter.contact === 'receiving-charge',
    message: 'nobody charges in this edition',
    onlyIf: withoutMounted,
  },
  {
    code: 'edition',
    at: 'input.weapon',
    when: ({ firearm }) => firearm.coastal,
    message: 'this weapon needs the option coastal-arms here',
    onlyIf: withoutCoastalArms,
  },
  {
    code: 'edition',
    at: 'input.shooter.aboard',
    when: ({ shooter }) => shooter.aboard !== 'no',
    message: 'ships and boats need the option coastal-arms here',
    onlyIf: withoutCoastalArms,
  },
];

const contradictions: readonly (Mistake<ShotSituation> & ListedIf)[] = [
  {
    code: 'option',
    at: 'input.shooter.surprise',
    when: ({ shooter }) => shooter.surprise,
    message: 'surprise shots are an option that is not in use',
    onlyIf: ({ surprise }) => !surprise,
  },
  {
    code: 'combination',
    at: 'input.shooter.moving',
    when: ({ shooter }) => shooter.moving === false && (shooter.contact === 'closing' || shooter.furtive),
    message: 'whoever closes in or shoots furtively moves',
  },
  {
    code: 'combination',
    at: 'input.shooter.engagedAtStart',
    when: ({ shooter }) => shooter.engagedAtStart === false && shooter.contact === 'in-contact',
    message: 'in contact means since the start of the turn',
  },
  {
    code: 'combination',
    at: 'input.target.hidden',
    when: ({ target }) => target.hidden === 'crouched' && target.troop !== 'foot',
    message: 'riders do not crouch',
  },
  {
    code: 'combination',
    at: 'input.target.sameVessel',
    when: ({ shooter, target }) => target.sameVessel && shooter.aboard === 'no',
    message: 'the shooter is aboard no vessel',
  },
];

/** What the edition lacks is checked first. */
export const shootMistakes = mistakeList<ShotSituation>([...beyondTheSheet, ...contradictions]);
