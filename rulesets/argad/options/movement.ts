/** Options of movement, and of the parts of the rules that are in use. */
import { choice, flag, type Option, option, optionsOn } from '@grognard/rules-kit';
import { withBlows, withContactPace, withShoot } from '../editions/amending.ts';
import { base } from '../editions/base.ts';
import { withCoastalArms } from '../editions/coastal-arms.ts';
import type { Rules } from '../model.ts';
import { replacing } from '../rules/melee/rows.ts';

const moveOption = optionsOn(base, 'move');

/** Applied first, because later options may change what they add. */
export const sheetOptions = [
  option({
    id: 'coastal-arms',
    rule: 'option.coastal-arms',
    title: 'Coastal weapons, swimmers, boats and ships',
    shape: flag(),
    default: base.coastalArms,
    effects: {
      on: 'blunderbuss, swivel gun, rampart musket, swimming, rowing, deep water and unsteady decks are used. Always on in the coastal edition.',
    },
    readBy: ['move', 'shoot'],
    amend: (rules: Rules, inUse) => (inUse ? withCoastalArms(rules) : rules),
  }),
  option({
    id: 'option.cropped-2021',
    title: 'Cells cut off at the edge of the 2021 sheet',
    shape: choice(['completed', 'printed']),
    default: 'completed',
    effects: { printed: 'heavy tools get +1 everywhere; forest also protects riders at its edge.' },
    readBy: ['shoot', 'strike', 'bout'],
    amend: (rules: Rules, reading) => (reading === 'printed' ? asPrinted(rules) : rules),
  }),
] as const satisfies readonly Option<Rules>[];

function asPrinted(rules: Rules): Rules {
  if (rules.barePrint === null) return rules;
  const { heavyTool, forestEdgeCm, furtiveByContact } = rules.barePrint;
  return withShoot(withBlows(rules, { others: replacing(rules.melee.others, heavyTool) }), {
    forestEdgeCm,
    furtiveByContact,
  });
}

export const movementOptions = [
  option({
    id: 'formation.contact-pace',
    title: 'Lines and wide columns speed up into contact',
    shape: choice(['edition', 'on', 'off']),
    default: 'edition',
    says: 'The 2021 edition has it, 2024 does not.',
    readBy: ['move'],
    amend: (rules: Rules, pace) => (pace === 'edition' ? rules : withContactPace(rules, pace)),
  }),
  moveOption({
    id: 'formation.open-ground',
    title: 'Ground for close order',
    shape: choice(['required', 'free']),
    sets: 'openGround',
    effects: { free: 'close order may cross difficult and very difficult ground with slowing dice.' },
    readBy: ['move'],
  }),
] as const satisfies readonly Option<Rules>[];
