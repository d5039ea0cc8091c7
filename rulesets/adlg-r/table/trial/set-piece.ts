/** SetPiece: units and ground put about a point of a random battle, so that rules come up which random play seldom reaches. For tests only. */
import { mm } from '@grognard/test-kit';
import type { Kind } from '../../model.ts';
import type { ScenarioMaking, UnitDraft } from './draft.ts';
import { sizeOf, someUnit } from './random-units.ts';

/** A numbered set piece about a point of the table, for the sides south and north. */
export type SetPiece = (making: ScenarioMaking, at: readonly [number, number], n: number) => void;

export function put({ scenario }: ScenarioMaking, side: 0 | 1, corps: number, unit: UnitDraft): void {
  scenario.sides[side]?.corps[corps]?.units.push(unit);
}

/** Units beside each other, front in line, from left to right on the map. Returns their ids. */
export function row(
  making: ScenarioMaking,
  side: 0 | 1,
  kinds: readonly Kind[],
  { x, front, n, corps = 0, name = 'row' }: RowAsked,
): string[] {
  const { random } = making;
  const width = kinds.reduce((sum, kind) => sum + sizeOf(kind)[0], 0);
  let left = x - width / 2;
  return kinds.map((kind, m) => {
    const [wide, deep] = sizeOf(kind);
    const y = side === 0 ? front - deep / 2 : front + deep / 2;
    const id = `${name}-${side}-${m}-${n}`;
    put(making, side, corps, someUnit(random, id, [mm(left + wide / 2), y], { kind }));
    left += wide;
    return id;
  });
}

interface RowAsked {
  readonly x: number;
  readonly front: number;
  readonly n: number;
  readonly corps?: number;
  readonly name?: string;
}

export const foot = [
  'heavy-swordsmen',
  'pike-and-shot',
  'later-pike-and-shot',
  'medium-swordsmen',
  'medium-spearmen',
  'bayonet-heavy',
  'bowmen',
  'shot',
  'levy',
] as const;
export const deep = ['tercio', 'keil', 'colunela', 'later-tercio'] as const;
export const horse = ['heavy-cavalry', 'medium-cavalry', 'gendarmes', 'heavily-armoured-cavalry'] as const;
export const light = ['light-infantry', 'light-cavalry', 'dragoons'] as const;

export const gaps = [0, 0.6, 1, 1.5, 2, 3, 4] as const;
