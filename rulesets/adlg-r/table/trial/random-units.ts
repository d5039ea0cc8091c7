/** Random units: any kind, with the weapons and traits that it may have. For tests only. */
import type { Random } from '@grognard/engine';
import { pick } from '@grognard/test-kit';
import { units as rows } from '../../data/units.ts';
import { type Kind, kinds } from '../../model.ts';
import type { UnitDraft } from './draft.ts';

type Traits = NonNullable<UnitDraft['traits']>;

const mountedTraits: readonly Traits[] = [
  ['impact'],
  ['shock'],
  ['pistol'],
  ['impact', 'headstrong'],
  ['headstrong'],
  [],
  [],
];
const footTraits: readonly Traits[] = [
  ['impact'],
  ['salvo'],
  ['regimental-gun'],
  ['headstrong'],
  ['two-handed'],
  ['keil-swordsmen'],
  ['stakes'],
  [],
  [],
];

/** Traits that a kind may have. */
function someTraits(random: Random, kind: Kind): Traits {
  const { category } = rows[kind];
  if (kind === 'levy') return random.below(3) === 0 ? ['expendable'] : [];
  if (category === 'LH' || category === 'Cv' || category === 'Kn') return [...pick(random, mountedTraits)];
  if (category === 'LMI' || category === 'MI' || category === 'HI') return [...pick(random, footTraits)];
  return [];
}

const weaponsOf: Readonly<Record<string, readonly NonNullable<UnitDraft['weapon']>[]>> = {
  LI: ['bow', 'arquebus', 'musket'],
  LH: ['bow', 'carbine', 'commanded-shot'],
  Drag: ['arquebus', 'musket'],
  Cv: ['caracole', 'carbine', 'bow', 'commanded-shot'],
  HI: ['arquebus', 'musket', 'flintlock'],
  MI: ['bow', 'musket'],
  LMI: ['musket', 'flintlock', 'arquebus'],
};

export function someUnit(
  random: Random,
  id: string,
  at: readonly [number, number],
  more: Partial<UnitDraft> = {},
): UnitDraft {
  const kind = more.kind ?? pick(random, kinds);
  const weapons = weaponsOf[rows[kind].category];
  const isArmed = weapons !== undefined && kind !== 'bowmen' && kind !== 'crossbowmen';
  return {
    id,
    name: id,
    kind,
    quality: pick(random, ['ordinary', 'ordinary', 'elite', 'mediocre'] as const),
    weapon: isArmed && random.below(3) > 0 ? pick(random, weapons) : null,
    traits: someTraits(random, kind),
    at: [...at],
    ...more,
  };
}

/** Width and depth of the base of a kind in UD. */
export function sizeOf(kind: Kind): readonly [number, number] {
  const row = rows[kind];
  if (row.deepOrder) return [2, 2];
  if (row.battleUnit) return [2, 1];
  if (row.category === 'LI') return [1, 0.5];
  if (row.category === 'WWg') return [1, 2];
  return row.mounted && row.category !== 'El' ? [1, 0.75] : [1, 1];
}
