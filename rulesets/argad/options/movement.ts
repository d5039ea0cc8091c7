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
    title: 'Coastal firearms, swimmers, boats and ships',
    shape: flag(),
    default: base.coastalArms,
    says: 'true: blunderbuss, swivel gun, rampart musket, swimming and rowing, deep water and the unsteady deck are in use; always so on the coastal sheet',
    readBy: ['move', 'shoot'],
    amend: (rules: Rules, inUse) => (inUse ? withCoastalArms(rules) : rules),
  }),
  option({
    id: 'option.cropped-2021',
    title: 'Cells of the 2021 sheet that are cut at the edge',
    shape: choice(['completed', 'printed']),
    default: 'completed',
    says: 'printed: heavy tool +1 without restriction; forest protects a rider at its edge too',
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
    title: 'Whether a line or wide column hastens into contact',
    shape: choice(['edition', 'on', 'off']),
    default: 'edition',
    says: 'on or off in 2021 and 2024 alike; the edition has it in 2021 only',
    readBy: ['move'],
    amend: (rules: Rules, pace) => (pace === 'edition' ? rules : withContactPace(rules, pace)),
  }),
  moveOption({
    id: 'formation.open-ground',
    title: 'Whether close order keeps to open ground',
    shape: choice(['required', 'free']),
    sets: 'openGround',
    says: 'free: close order crosses difficult and very difficult ground with its slowing dice',
    readBy: ['move'],
  }),
] as const satisfies readonly Option<Rules>[];
