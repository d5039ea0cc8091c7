/** The look of figures: the weapon they hold, and a name beside those who lead. */
import type { Item, WeaponLook } from '@grognard/engine';
import type { FirearmId, MeleeWeaponId } from '../model.ts';
import { footBase, mountedBase } from '../scenarios/measure.ts';
import type { ScenarioFigure } from '../scenarios/shape.ts';
import { dressLooks } from './dress.ts';
import type { FigureMoment } from './moment.ts';

const firearms: Readonly<Record<FirearmId, WeaponLook>> = {
  pistol: 'pistol',
  musketoon: 'musket',
  'flintlock-musket': 'musket',
  blunderbuss: 'musket',
  'swivel-gun': 'gun',
  'rampart-musket': 'gun',
};

/** Weapons on a pole. All others are drawn as a blade, or not at all. */
const poles: ReadonlySet<MeleeWeaponId> = new Set([
  'spontoon',
  'lance',
  'boarding-pike',
  'halberd',
  'fork',
  'scythe',
]);
const unseen: ReadonlySet<MeleeWeaponId> = new Set([
  'bayonet',
  'firearm-butt',
  'pistol-butt',
  'small-improvised',
  'bare-hands',
]);

/** Every weapon that a figure of this game may be drawn with. */
export const drawnWeapons: readonly WeaponLook[] = ['musket', 'pistol', 'blade', 'pole', 'gun', 'none'];

/** The one weapon that is drawn: a long firearm first, then a pole, a blade, a pistol. A rider's blade comes first. */
export function weaponOf({ firearms: guns, weapons, troop }: ScenarioFigure): WeaponLook {
  const looks = guns.map((gun) => firearms[gun]);
  const blade = weapons.some((weapon) => !poles.has(weapon) && !unseen.has(weapon));
  const pole = weapons.some((weapon) => poles.has(weapon));
  const order: readonly (readonly [WeaponLook, boolean])[] = [
    ['gun', looks.includes('gun')],
    ['blade', troop !== 'foot' && blade],
    ['musket', looks.includes('musket')],
    ['pole', pole],
    ['blade', blade],
    ['pistol', looks.includes('pistol')],
  ];
  return order.find(([, has]) => has)?.[0] ?? 'none';
}

const plainNames: ReadonlySet<string> = new Set(['Figure']);

/** The item of a figure, with its name beside it if it leads. */
export function pieceOf(figure: ScenarioFigure, side: string, seen: FigureMoment): Item[] {
  const { at, heading, mounted, loaded, posture, hidden } = seen;
  const piece: Item = {
    kind: 'piece',
    id: figure.id,
    side,
    at,
    heading,
    base: mounted ? mountedBase : footBase,
    weapon: weaponOf(figure),
    mounted,
    loaded,
    posture,
    hidden,
    leader: figure.leader,
    captive: figure.captive,
    ...(figure.dress === null ? {} : { dress: dressLooks[figure.dress] }),
  };
  if (!figure.leader || plainNames.has(figure.name)) return [piece];
  return [piece, { kind: 'label', id: `name-${figure.id}`, text: figure.name, at, manner: 'figure' }];
}
