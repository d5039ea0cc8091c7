/** A shot in the words of the table. */
import { capital, counted, type Telling } from '@grognard/rules-kit';
import type { Weapon } from '../../model.ts';
import type { ShotCase } from './model.ts';

const arms: Readonly<Record<Weapon, string>> = {
  none: 'nothing',
  bow: 'bows',
  crossbow: 'crossbows',
  arquebus: 'arquebuses',
  musket: 'muskets',
  flintlock: 'flintlocks',
  carbine: 'carbines',
  caracole: 'pistols in Caracole',
  'commanded-shot': 'commanded shot',
  gun: 'their guns',
};

const covered = { none: '', terrain: ' in cover', fortification: ' behind a fortification' } as const;

/** Quality and name: “elite bowmen”. */
export function named(quality: string, title: string): string {
  if (quality === 'ordinary') return title;
  return title.startsWith('a ')
    ? title.replace('a ', `${quality === 'elite' ? 'an' : 'a'} ${quality} `)
    : `${quality} ${title}`;
}

export const tellShot: Telling<ShotCase, { readonly loss: number }> = {
  case: ({ input, shooter, target, weapon, quality }) => {
    const far = input.distanceUd === null ? '' : ` at ${input.distanceUd} UD`;
    const who = capital(named(quality, shooter.title));
    const whom = named(input.target.quality, target.title);
    return `${who} shooting with ${arms[weapon]}${far} at ${whom}${covered[input.target.cover]}`;
  },
  outcome: ({ loss }) => (loss === 0 ? 'no loss' : `${counted(loss, 'point')} lost`),
  facts: {
    modifier: 'Modifier of the shooter',
    protection: 'Protection of the target',
    rangeUd: 'Range in UD',
    effects: 'Depends on the dice',
  },
};
