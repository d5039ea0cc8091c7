/** Modifiers of melee in the order of the steps, from the cancelled factor to the bonuses for being charged. */
import { allOf, firstOf, type Loss, type Row, type Section } from '@grognard/rules-kit';
import { type OnGround, roughGround, type Side } from './model.ts';
import {
  factorOf,
  hasFirstPhase,
  isLight,
  isStripped,
  isStruckAside,
  losesPointFirst,
  receives,
  suffersFlank,
  suffersMultiple,
} from './side.ts';

const isRough = ({ input }: OnGround) => roughGround.includes(input.terrain);
const isDifficult = ({ input }: OnGround) => input.terrain === 'difficult';
const isPikeLike = ({ row, input }: OnGround) =>
  row.pikeArmed || row.category === 'WWg' || input.kind === 'heavy-spearmen';
const isAtEase = ({ row, input, elephantOpen }: OnGround) =>
  row.category === 'El' && elephantOpen.includes(input.terrain);

/** Penalties of ground. At most one row applies to a unit. */
const terrainRows: readonly Row<OnGround>[] = [
  { id: 'melee.pike-rough', value: -2, when: (x) => isRough(x) && isPikeLike(x) },
  { id: 'melee.hi-rough', value: -1, when: (x) => isRough(x) && x.row.category === 'HI' && !isPikeLike(x) },
  { id: 'melee.hi-difficult', value: -2, when: (x) => isDifficult(x) && x.row.category === 'HI' },
  {
    id: 'melee.medium-difficult',
    value: -1,
    when: (x) => isDifficult(x) && !x.row.mounted && ['LMI', 'MI', 'Drag'].includes(x.row.category),
  },
  { id: 'melee.mounted-rough', value: -2, when: (x) => isRough(x) && x.row.mounted && !isAtEase(x) },
  { id: 'melee.mounted-difficult', value: -3, when: (x) => isDifficult(x) && x.row.mounted },
];

/** Whether the unit is penalised by the ground it stands on. */
export function isPenalised(unit: OnGround): boolean {
  return terrainRows.some(({ when }) => when(unit));
}

/** Whether a mounted unit is penalised by ground, which costs it its abilities. */
export function isPenalisedMounted(unit: Side): boolean {
  return unit.row.mounted && isPenalised(unit);
}

/** Bonus on the basic factor of a supporter on the enemy's flank or rear. */
export const meleeSupport = 1;

const supportRow = (no: number): Row<Side> => ({
  id: 'melee.melee-support',
  value: ({ input, units, enemy }) => {
    const kind = input.meleeSupports[no];
    return kind === undefined ? 0 : meleeSupport + factorOf(units[kind], enemy, true);
  },
  when: ({ input }) => no < input.meleeSupports.length,
});

/** Bonus of a unit in simple support. */
export const simpleSupport = 1;

const stripped: readonly Loss<Side>[] = [{ id: 'melee.abilities-lost', when: isStripped }];

const factorLost = firstOf<Side>(
  {
    id: 'melee.multiple-zero',
    value: ({ factor }) => -factor,
    when: (x) =>
      x.factor !== 0 &&
      suffersMultiple(x) &&
      (x.input.flanked === 'full' || (x.input.flanked === 'light' && x.rules.lightTakesFactor)),
  },
  {
    id: 'melee.flank-zero',
    value: ({ factor }) => -factor,
    when: (x) =>
      x.factor !== 0 &&
      suffersFlank(x) &&
      x.enemy.input.complete &&
      (!isLight(x.enemy) || x.rules.lightTakesFactor),
  },
);

const standing = allOf<Side>(
  {
    id: 'wagon.battle-ready',
    value: 1,
    when: ({ input }) => input.battleReady && input.quality !== 'mediocre',
  },
  { id: 'wagon.alone', value: 1, when: ({ input }) => input.aloneOnLongSide },
  {
    id: 'artillery.melee',
    value: 1,
    when: ({ row, enemy }) => enemy.row.category === 'Art' && !['LI', 'Drag', 'LH'].includes(row.category),
  },
  {
    id: 'melee.simple-support',
    value: ({ input }) => simpleSupport * input.simpleSupports,
    when: ({ input }) => input.simpleSupports > 0,
  },
  supportRow(0),
  supportRow(1),
  supportRow(2),
  { id: 'melee.disordered', value: -1, when: (x) => x.input.lost > 0 || losesPointFirst(x) },
  { id: 'melee.uncontrolled', value: -1, when: ({ input }) => input.uncontrolled },
);

const ground: Section<Side> = { groups: [{ take: 'first', rows: terrainRows }] };

const circumstances = allOf<Side>(
  {
    id: 'melee.mounted-works',
    value: -2,
    when: ({ row, enemy }) => row.mounted && enemy.input.works !== 'none',
  },
  { id: 'melee.commander', value: 1, when: ({ input }) => input.commander },
  { id: 'melee.on-flank', value: 1, when: ({ enemy }) => isStruckAside(enemy) },
  {
    id: 'melee.higher',
    value: 1,
    when: ({ input, row }) =>
      input.ground !== 'level' ||
      (input.works === 'fortification' && !row.mounted && row.category !== 'LI' && row.category !== 'WWg'),
  },
  { id: 'melee.caracole', value: 1, when: ({ input }) => input.caracolePair },
  {
    id: 'elephant.panic',
    value: -1,
    when: ({ row, enemy }) => enemy.row.category === 'El' && row.mounted && row.category !== 'El',
  },
);

const meetsHorse = (x: Side) => x.enemy.row.mounted && x.enemy.row.category !== 'El' && receives(x);

const charged = allOf<Side>(
  {
    id: 'unit.lmi-charged',
    value: 1,
    when: (x) => x.row.category === 'LMI' && x.enemy.row.mounted && receives(x),
    lostTo: stripped,
  },
  { id: 'unit.mark-at', value: 1, when: (x) => x.row.at && meetsHorse(x), lostTo: stripped },
  {
    id: 'square.marks',
    value: 1,
    when: (x) => x.input.square && !x.row.at && meetsHorse(x),
    lostTo: stripped,
  },
  {
    id: 'unit.cavalry-first',
    value: 1,
    when: (x) =>
      x.row.category === 'Cv' &&
      (x.enemy.row.category === 'LMI' || x.enemy.input.kind === 'medium-spearmen') &&
      hasFirstPhase(x) &&
      !isStruckAside(x.enemy) &&
      !(x.impact || x.input.pistol || x.input.shock) &&
      !isPenalisedMounted(x),
    lostTo: stripped,
  },
);

/** Steps 2 to 15. */
export const modifiers: readonly Section<Side>[] = [factorLost, standing, ground, circumstances, charged];
