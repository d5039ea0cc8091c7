/** `ruleNumbers`: the numbers that the words name, read from the rules in force. */
import { type Row, type RuleNumbers, type Text, type TextList, textList } from '@grognard/rules-kit';
import { deployCm, forestCm, forestEdgeCm, groupOf, holdCm } from './data/distances.ts';
import { type Band, type Firearm, firearms, musketoonLong, musketoonShort } from './data/firearms.ts';
import { crouchCm, footSpeeds, loads, paces, riderSpeeds, waterSpeeds } from './data/speeds.ts';
import type { Rules } from './model.ts';
import { footRows, handRows, mountedRows } from './rules/melee/rows.ts';
import { closeOrderRows, loadRows, speedRow } from './rules/move/rows.ts';
import {
  afloat,
  cap,
  groupBonus,
  mountedInfantry,
  sharedCells,
  surprise,
  swimming,
} from './rules/shoot/rows.ts';
import { readings } from './words/en-readings.ts';

type NumbersByRule = Record<string, Readonly<Record<string, Text>>>;

/** Every row of any edition, so that the words of a rule can always be filled in. */
const allRows: readonly Row<never>[] = [
  ...[...footSpeeds, ...riderSpeeds, ...waterSpeeds].map(speedRow),
  ...loadRows,
  ...closeOrderRows,
  ...sharedCells.terrain,
  ...sharedCells.target,
  ...sharedCells.shooter,
  ...sharedCells.training,
  ...[swimming, mountedInfantry, afloat, surprise, groupBonus],
  ...handRows,
  ...footRows,
  ...mountedRows,
];

const rowFigures: NumbersByRule = Object.fromEntries(
  allRows.flatMap(({ id, value }) => (typeof value === 'number' ? [[id, { value }]] : [])),
);

/** A range band as the sheets write it: `10-20 cm 7 bp`. */
function bandText({ upToCm, need, breastplate }: Band, fromCm: number): string {
  return `${fromCm}-${upToCm} cm ${need}${breastplate ? ' bp' : ''}`;
}

function bandsText({ bands }: Firearm): TextList {
  const texts = bands.map((band, i) => bandText(band, bands[i - 1]?.upToCm ?? 0));
  return textList(
    texts.flatMap((text, i) => (i === 0 ? [text] : [' · ', text])),
    'nothing',
  );
}

/** The number of dice of each colour. */
export function diceText({ dice }: Firearm): string {
  return dice === null ? 'One die' : `${dice.red} red dice, ${dice.white} white`;
}

export function reloadText({ reload: { alone, withTwo } }: Firearm): string {
  return withTwo === undefined ? String(alone) : `${alone} (with two men ${withTwo})`;
}

const firearmFigures: NumbersByRule = Object.fromEntries(
  [...Object.values(firearms), musketoonLong, musketoonShort].map((firearm) => [
    firearm.rule,
    { bands: bandsText(firearm), dice: diceText(firearm), reload: reloadText(firearm) },
  ]),
);

const { foot, mounted } = paces;

/** Numbers that no edition changes. */
const fixed: NumbersByRule = {
  ...rowFigures,
  ...firearmFigures,
  'move.load-very-heavy': { ...rowFigures['move.load-very-heavy'], heavy: loads[0].cm },
  'formation.contact-pace': {
    foot: foot.contact,
    footWide: foot.wide,
    mounted: mounted.contact,
    mountedWide: mounted.wide,
  },
  'shoot.forest': { ...rowFigures['shoot.forest'], forest: forestCm },
  'shoot.cap': { value: cap.floor },
  'hide.forest-deep': { value: forestCm },
  'hide.forest-ten': { value: forestCm },
  'hide.forest-out': { value: forestCm },
  'hide.crouch-move': { value: crouchCm },
  'group.target': { value: groupOf },
  'scenario.deploy': { value: deployCm },
  'scenario.objectives': { value: holdCm },
  'aim.hold': { value: holdCm },
  'aim.seize': { value: holdCm },
};

/** The numbers of these rules, and each sheet's wording where the sheets differ. */
export function ruleNumbers(rules: Rules): RuleNumbers {
  const { move, shoot, melee, table } = rules;
  const named: NumbersByRule = {
    ...fixed,
    'formation.infantry-narrow': { value: foot.narrow, files: move.narrowFiles },
    'shoot.forest-edge': { edge: shoot.forestEdgeCm ?? forestEdgeCm },
    'hide.found': { value: shoot.foundCm },
    'shoot.open-six': { highest: shoot.highest },
    'melee.open-six': { highest: melee.highest },
    'melee.recoil': { value: table.recoilCm },
    'melee.recoil-several': { value: table.recoilCm },
    'melee.recoil-blocked': { value: table.recoilCm },
    'charge.run': { value: table.chargeRunCm },
    'scenario.turns': { value: table.turns },
    'melee.natural-1': { value: melee.alwaysMisses },
    'melee.natural-7': { value: melee.alwaysHits },
    'melee.natural-8': { value: melee.alwaysHits },
  };
  for (const [id, words] of Object.entries(readings(rules))) named[id] = { ...named[id], ...words };
  return named;
}
