/** `dressOf`: headdress, coat, facings and badge by which kinds of troops are told apart, with the differences of nations. */
import type { DressLook, Headdress } from '@grognard/engine';
import type { Kind } from '../model.ts';
import type { FlagId } from '../scenarios/model.ts';

/** What every nation has unless it differs. Line and guns need no badge: they are what is not marked otherwise. */
const usual: Readonly<Record<Kind, DressLook>> = {
  line: { headdress: 'shako', facing: 'red' },
  grenadier: { headdress: 'bearskin', facing: 'red', badge: 'grenade' },
  guard: { headdress: 'bearskin', facing: 'yellow', badge: 'crown' },
  militia: { headdress: 'round-hat', coat: 'grey', facing: 'green', badge: 'sprig' },
  light: { headdress: 'shako', facing: 'green', badge: 'horn' },
  rifle: { headdress: 'shako', coat: 'green', facing: 'black', badge: 'sight' },
  'light-cavalry': { headdress: 'busby', facing: 'red', outfit: 'pelisse', badge: 'sabre' },
  'medium-cavalry': { headdress: 'helmet', facing: 'green', badge: 'helmet' },
  'heavy-cavalry': { headdress: 'helmet', facing: 'red', outfit: 'breastplate', badge: 'cuirass' },
  gun: { headdress: 'shako', facing: 'red' },
  howitzer: { headdress: 'shako', facing: 'red', badge: 'shell' },
};

/** Differences of nations: coats of another colour than the side's, facings. */
const national: Readonly<Partial<Record<FlagId, Readonly<Partial<Record<Kind, Partial<DressLook>>>>>>> = {
  italian: {
    line: { coat: 'green', facing: 'red' },
    guard: { coat: 'green', facing: 'red' },
    grenadier: { coat: 'green' },
    'heavy-cavalry': { coat: 'green', facing: 'white' },
  },
  austrian: {
    line: { facing: 'blue' },
    grenadier: { facing: 'blue' },
    light: { coat: 'brown', facing: 'yellow' },
    'light-cavalry': { coat: 'green', facing: 'red' },
    gun: { coat: 'brown', headdress: 'bicorne' },
    howitzer: { coat: 'brown', headdress: 'bicorne' },
  },
  neapolitan: { 'medium-cavalry': { facing: 'red', headdress: 'bicorne' } },
  british: { line: { facing: 'yellow' }, guard: { facing: 'blue' }, 'light-cavalry': { coat: 'blue' } },
};

/** Headdress of the line until shakos came, by nation. */
const beforeShakos: Readonly<Partial<Record<FlagId, Headdress>>> = {
  french: 'bicorne',
  italian: 'bicorne',
  austrian: 'helmet',
  british: 'bicorne',
};
const shakosSince = 1806;

export function dressOf(kind: Kind, flag: FlagId | null, year: number): DressLook {
  const dress: DressLook = { ...usual[kind], ...(flag === null ? {} : national[flag]?.[kind]) };
  const early = flag === null || year >= shakosSince ? undefined : beforeShakos[flag];
  return dress.headdress === 'shako' && early !== undefined ? { ...dress, headdress: early } : dress;
}
