/** Options that shooting reads. */
import { flag, number, option, optional, record } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { AdlgRules } from '../model.ts';
import { figureOf, withoutLoss, withValue } from '../rules/amend-rows.ts';
import type { ShootingRules } from '../rules/shooting/model.ts';

function withShooting(rules: AdlgRules, change: Partial<ShootingRules>): AdlgRules {
  return { ...rules, shooting: { ...rules.shooting, ...change } };
}

function rangeBy(rule: string): number {
  const row = base.shooting.ranges.find((known) => known.rule === rule);
  if (row === undefined) throw new RangeError(`no range stands under ${rule}`);
  return row.ud;
}

function modifierOption<const Id extends 'square.shoot' | 'square.artillery'>(
  id: Id,
  title: string,
  [min, max]: readonly [number, number],
) {
  return option({
    id,
    title,
    shape: number(min, max),
    default: figureOf(base.shooting.modifiers, id),
    says: '0: no modifier.',
    readBy: ['shoot'],
    amend: (rules: AdlgRules, value) =>
      withShooting(rules, { modifiers: withValue(rules.shooting.modifiers, id, value) }),
  });
}

/** The lighter guns leave as much protection as firearms. */
function lighterGunsCapped({ shooting: { caps } }: AdlgRules): ShootingRules['caps'] {
  return caps.flatMap((cap) => {
    if (cap.rule !== 'shoot.protection-guns') return [cap];
    return [{ ...cap, kinds: ['light-artillery', 'medium-artillery'], others: cap.skirmishers }, cap];
  });
}

const enclosedField = {
  cover: base.shooting.enclosedFieldIsCover,
  elephantOpen: base.movement.elephantOpen.includes('enclosed-field'),
};

export const shootingOptions = [
  option({
    id: 'shoot.range-light-other',
    title: 'LI and LH shoot with flintlocks, LH with carbines',
    shape: flag(),
    default: true,
    effects: { off: 'these pairings cannot shoot.' },
    readBy: ['shoot'],
    amend: (rules: AdlgRules, allowed) =>
      allowed
        ? rules
        : withShooting(rules, {
            ranges: rules.shooting.ranges.filter(({ rule }) => rule !== 'shoot.range-light-other'),
          }),
  }),
  option({
    id: 'shoot.dragoon-range',
    title: 'Range of dragoons in UD',
    shape: number(1, 4),
    default: rangeBy('shoot.dragoon-range'),
    says: 'Whatever their weapon.',
    readBy: ['shoot'],
    amend: (rules: AdlgRules, ud) =>
      withShooting(rules, {
        ranges: rules.shooting.ranges.map((row) =>
          row.rule === 'shoot.dragoon-range' ? { ...row, ud } : row,
        ),
      }),
  }),
  modifierOption('square.shoot', 'Shooting out of a square', [-3, 0]),
  modifierOption('square.artillery', 'Artillery at a square', [0, 2]),
  option({
    id: 'terrain.enclosed-field',
    title: 'Enclosed field',
    shape: record({
      cover: optional(flag(), enclosedField.cover, 'It is cover'),
      elephantOpen: optional(
        flag(),
        enclosedField.elephantOpen,
        'It is open ground to elephants, as a field is',
      ),
    }),
    default: enclosedField,
    says: 'It may be no cover for units that shoot out of it, and rough ground to elephants.',
    readBy: ['shoot', 'melee', 'move'],
    amend: (rules: AdlgRules, { cover, elephantOpen }): AdlgRules => {
      const others = rules.movement.elephantOpen.filter((terrain) => terrain !== 'enclosed-field');
      return {
        ...withShooting(rules, { enclosedFieldIsCover: cover }),
        movement: {
          ...rules.movement,
          elephantOpen: elephantOpen ? [...others, 'enclosed-field'] : others,
        },
      };
    },
  }),
  option({
    id: 'shoot.fortification-guns',
    title: 'A fortification is no cover against artillery',
    shape: flag(),
    default: true,
    effects: { off: 'it is cover against guns too.' },
    readBy: ['shoot'],
    amend: (rules: AdlgRules, none) =>
      none
        ? rules
        : withShooting(rules, {
            modifiers: withoutLoss(rules.shooting.modifiers, 'shoot.fortification-guns'),
          }),
  }),
  option({
    id: 'shoot.protection-guns-all',
    title: 'Light and medium artillery leave no protection, as heavy artillery',
    shape: flag(),
    default: true,
    effects: { off: 'they leave as much as firearms do.' },
    readBy: ['shoot'],
    amend: (rules: AdlgRules, all) => (all ? rules : withShooting(rules, { caps: lighterGunsCapped(rules) })),
  }),
] as const;
