/** `ranksOf`: the men on a stand, row by row: pikes between sleeves of shot, horsemen knee to knee, skirmishers apart. */
import type { ArmLook, BaseLook, FormationItem } from '@grognard/engine';
import { type Base, fromLocal, type Tenths } from '@grognard/geometry';
import type { Category, UnitRow, Weapon } from '../model.ts';

/** Room of a man on foot and of a horseman in the ranks, and between ranks, in tenths of a millimetre. */
const room = { man: 80, skirmisher: 120, horse: 88, lightHorse: 125, rank: 92 } as const;

/** Share of the front that a sleeve of shot takes on either side of the pikes. */
const sleeve = 0.24;

const guns: readonly Category[] = ['Art', 'WWg', 'El'];

export function armOf({ category, pikeArmed, spearArmed, mounted }: UnitRow): ArmLook {
  if (category === 'Art') return 'guns';
  if (category === 'WWg') return 'wagons';
  if (category === 'El') return 'elephants';
  if (mounted || category === 'LH' || category === 'Drag') return 'horse';
  return pikeArmed || spearArmed ? 'pikes' : 'shot';
}

/** What the men of a kind hold, where that is not what most of their arm do. */
export function handOf({ category, pikeArmed, spearArmed }: UnitRow, weapon: Weapon): FormationItem['hand'] {
  if (category === 'Kn') return 'lance';
  if (weapon === 'caracole') return 'pistol';
  if (weapon === 'bow' || weapon === 'crossbow') return 'bow';
  const isOnFoot = ['LI', 'LMI', 'MI', 'HI'].includes(category);
  return isOnFoot && weapon === 'none' && !pikeArmed && !spearArmed ? 'sword' : undefined;
}

/** Men of a row between two distances from its middle. */
interface Section {
  readonly arm: ArmLook;
  readonly from: Tenths;
  readonly to: Tenths;
}

/** The men of a unit on its base, from front to rear. */
export function ranksOf(row: UnitRow, weapon: Weapon, base: Base): readonly BaseLook[] {
  const { footprint, heading } = base;
  if (footprint.shape === 'round') return [];
  const { width, depth } = footprint;
  const arm = armOf(row);
  if (guns.includes(row.category)) return [{ at: { x: base.x, y: base.y }, heading, men: 3, of: 3 }];
  if (arm === 'horse') return horsemen(row, base, width, depth);
  const ranks = row.skirmisher ? 1 : Math.max(2, Math.floor(depth / room.rank));
  return Array.from({ length: ranks }, (_, rank) => {
    const ahead = -((rank + 0.5) * depth) / ranks;
    return sectionsOf(row, weapon, width, rank / Math.max(1, ranks - 1)).map(
      ({ arm: own, from, to }): BaseLook => {
        const wide = to - from;
        const men = Math.max(1, Math.floor(wide / (row.skirmisher ? room.skirmisher : room.man)));
        const { x, y } = fromLocal(base, { right: Math.round((from + to) / 2), ahead: Math.round(ahead) });
        return { at: { x, y }, heading, men, of: men, arm: own, width: Math.round(wide) };
      },
    );
  }).flat();
}

/** Pikes stand in the middle. Shot stand on both sides of them, in deep order at the corners. `deep` goes from 0 in front to 1. */
function sectionsOf(row: UnitRow, weapon: Weapon, width: Tenths, deep: number): Section[] {
  const arm = armOf(row);
  const half = width / 2 - room.man / 4;
  if (arm !== 'pikes' || weapon === 'none') return [{ arm, from: -half, to: half }];
  const inner = half - sleeve * width;
  const pikes: Section = { arm: 'pikes', from: -inner, to: inner };
  const isBetween = row.deepOrder && deep > 0.35 && deep < 0.65;
  if (isBetween) return [pikes];
  return [{ arm: 'shot', from: -half, to: -inner }, pikes, { arm: 'shot', from: inner, to: half }];
}

function horsemen(row: UnitRow, base: Base, width: Tenths, depth: Tenths): BaseLook[] {
  const isLoose = row.category === 'LH' || row.category === 'Drag';
  const count = Math.max(2, Math.floor(width / (isLoose ? room.lightHorse : room.horse)));
  return Array.from({ length: count }, (_, n) => {
    const right = Math.round(((n + 0.5) * width) / count - width / 2);
    const stagger = isLoose ? (n % 2 === 0 ? depth / 10 : -depth / 10) : 0;
    const { x, y } = fromLocal(base, { right, ahead: Math.round(-depth / 2 + stagger) });
    return { at: { x, y }, heading: base.heading, men: 1, of: 1 };
  });
}
