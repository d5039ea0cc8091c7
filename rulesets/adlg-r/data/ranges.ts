/** The table of ranges, by unit and weapon. Units that are not listed cannot shoot. */
import type { RuleId } from '@grognard/rules-kit';
import type { Category, Kind, Weapon } from '../model.ts';

/** A row: units by category or by kind, their weapons, and the range in UD. */
export interface RangeRow {
  readonly rule: RuleId;
  readonly categories: readonly Category[];
  /** Set if the row applies only to some kinds of its category. */
  readonly kinds?: readonly Kind[];
  readonly weapons: readonly Weapon[];
  readonly ud: number;
}

const foot: readonly Category[] = ['LMI', 'MI', 'HI'];
const light: readonly Category[] = ['LI', 'LH'];

const lightOther = { rule: 'shoot.range-light-other', ud: 2 } as const;

export const ranges: readonly RangeRow[] = [
  {
    rule: 'shoot.range-light',
    categories: light,
    weapons: ['bow', 'crossbow', 'arquebus', 'musket'],
    ud: 2,
  },
  { ...lightOther, categories: light, weapons: ['flintlock'] },
  { ...lightOther, categories: ['LH'], weapons: ['carbine'] },
  {
    rule: 'shoot.dragoon-range',
    categories: ['Drag'],
    weapons: ['bow', 'crossbow', 'arquebus', 'musket', 'flintlock', 'carbine'],
    ud: 2,
  },
  { rule: 'shoot.range-caracole', categories: ['Cv'], weapons: ['caracole'], ud: 1 },
  { rule: 'shoot.range-cavalry', categories: ['Cv'], weapons: ['bow', 'crossbow', 'carbine'], ud: 2 },
  { rule: 'ability.commanded-shot', categories: ['LH', 'Cv', 'Kn'], weapons: ['commanded-shot'], ud: 3 },
  { rule: 'shoot.range-arquebus', categories: foot, weapons: ['arquebus'], ud: 2 },
  { rule: 'shoot.range-musket', categories: foot, weapons: ['musket'], ud: 3 },
  { rule: 'shoot.range-flintlock', categories: foot, weapons: ['flintlock', 'bow', 'crossbow'], ud: 4 },
  {
    rule: 'shoot.range-wagon',
    categories: ['WWg'],
    weapons: ['bow', 'crossbow', 'arquebus', 'musket', 'flintlock'],
    ud: 4,
  },
  {
    rule: 'shoot.range-light-gun',
    categories: ['Art'],
    kinds: ['light-artillery'],
    weapons: ['gun'],
    ud: 4,
  },
  {
    rule: 'shoot.range-medium-gun',
    categories: ['Art'],
    kinds: ['medium-artillery'],
    weapons: ['gun'],
    ud: 8,
  },
  {
    rule: 'shoot.range-heavy-gun',
    categories: ['Art'],
    kinds: ['heavy-artillery'],
    weapons: ['gun'],
    ud: 10,
  },
];

/** The range of a unit with a weapon in UD, or null if it cannot shoot. */
export function rangeOf(
  table: readonly RangeRow[],
  { kind, category, weapon }: { readonly kind: Kind; readonly category: Category; readonly weapon: Weapon },
): number | null {
  for (const row of table) {
    if (!row.weapons.includes(weapon) || !row.categories.includes(category)) continue;
    if (row.kinds === undefined || row.kinds.includes(kind)) return row.ud;
  }
  return null;
}
