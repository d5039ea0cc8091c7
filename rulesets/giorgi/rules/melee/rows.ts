/** What a unit contributes to a melee, step by step (melee.order): value, building, flank, base points, unit points. */
import { allOf, firstOf, type Loss, type Row, rulesIn, type Section } from '@grognard/rules-kit';
import { fullBases, horseCharge } from '../../data/melee.ts';
import { type Cover, horseKinds, kinds, type Rules } from '../../model.ts';
import { perRules, sectionsInForce } from '../in-force.ts';
import type { Fighter } from './situation.ts';

/** Step 1: value of the unit as a whole. */
function valueRows({ melee }: Rules): Section<Fighter> {
  return firstOf(
    ...kinds.map(
      (kind): Row<Fighter> => ({
        id: `melee.value-${kind}`,
        value: melee.values[kind],
        evenZero: true,
        when: ({ asked }) => asked.kind === kind,
      }),
    ),
  );
}

const inBuilding = ({ asked }: Fighter): boolean => asked.cover === 'building';

/** Steps 2 and 3: doubled in a building, halved if attacked in flank or rear. */
function valueChanges({ melee }: Rules): Section<Fighter> {
  return allOf(
    { id: 'building.double', value: ({ value }) => value, when: (unit) => !unit.attacks && inBuilding(unit) },
    { id: 'melee.flank', value: ({ value }) => -value * melee.flankLoss, when: ({ flanked }) => flanked },
  );
}

function coverRow(id: string, cover: Cover): Row<Fighter> {
  return {
    id,
    value: (unit) => unit.coverPoints * unit.basesCounting,
    when: ({ asked }) => asked.cover === cover,
  };
}

/** Steps 4 to 6: points for each base in contact, less those of bases beyond the cap. */
function basePoints({ melee }: Rules): Section<Fighter> {
  const cap: Row<Fighter> = {
    id: 'melee.contact-cap',
    value: (unit) => (unit.coverPoints + unit.heightPoints) * (melee.contactCap - unit.basesCounting),
    when: (unit) => unit.basesCounting > melee.contactCap && unit.coverPoints + unit.heightPoints > 0,
  };
  return allOf(
    coverRow('melee.light-cover', 'light'),
    coverRow('melee.low-wall', 'low-wall'),
    coverRow('melee.heavy-cover', 'high-wall'),
    coverRow('melee.woods', 'woods'),
    {
      id: 'melee.elevated',
      value: (unit) => unit.heightPoints * unit.basesCounting,
      when: (unit) => unit.heightPoints > 0,
    },
    ...(melee.scale === 'base' ? [cap] : []),
  );
}

/** Reasons for which a charge loses its points. The first that applies is named. */
function chargeLosses({ chargeRunCm }: Rules): readonly Loss<Fighter>[] {
  return [
    { id: 'building.no-charge', when: ({ melee }) => melee.building },
    { id: 'woods.no-charge', when: ({ asked }) => asked.cover === 'woods' },
    {
      id: 'melee.charge-into-cover',
      when: ({ attacks, arm, melee }) => attacks && arm === 'horse' && melee.wall,
    },
    { id: 'attack.impetus', when: ({ asked }) => asked.shaken || asked.fellBelowFour },
    {
      id: 'attack.charge-run',
      when: ({ asked, arm }) =>
        asked.runCm !== null && asked.runCm < (arm === 'horse' ? chargeRunCm.cavalry : chargeRunCm.infantry),
    },
  ];
}

/** Step 7: the charge. */
function chargeRows(rules: Rules): Section<Fighter> {
  const lostTo = chargeLosses(rules);
  return firstOf<Fighter>(
    {
      id: 'melee.charge-infantry',
      value: 1,
      lostTo,
      when: ({ asked, arm }) => asked.charging && arm === 'foot',
    },
    ...horseKinds.map(
      (kind): Row<Fighter> => ({
        id: `melee.charge-${kind.replace('-cavalry', '')}`,
        value: horseCharge[kind],
        lostTo,
        when: ({ asked }) => asked.charging && asked.kind === kind,
      }),
    ),
  );
}

/** Steps 8 to 11: points counted once for the unit. */
function unitPoints({ melee }: Rules): Section<Fighter> {
  return allOf<Fighter>(
    {
      id: 'square.vs-infantry',
      value: melee.againstFootInSquare,
      when: ({ attacks, order }) => !attacks && order === 'square',
    },
    {
      id: 'melee.understaffed',
      value: melee.understaffed,
      when: (unit) => unit.asked.bases < fullBases && unit.arm !== 'artillery' && !inBuilding(unit),
    },
    { id: 'melee.shaken', value: -1, when: ({ asked }) => asked.shaken },
    { id: 'command.general-melee', value: 1, when: ({ asked }) => asked.general },
  );
}

/** Sections of everything that a unit adds to the total of its side. */
export const fighterSections = perRules((rules) =>
  sectionsInForce(rules, [
    valueRows(rules),
    valueChanges(rules),
    basePoints(rules),
    chargeRows(rules),
    unitPoints(rules),
  ]),
);

/** Lines that adding up the sides and finding the column can print. */
export const printedByMelee = perRules((rules) => [
  ...rulesIn(fighterSections(rules)),
  'melee.differential',
  'melee.rounding',
  'melee.clamp',
]);
