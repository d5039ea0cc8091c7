/** Dress by which people are told apart, and the flags of sides. */
import type { DressLook, FlagDesign, SideLook } from '@grognard/engine';
import type { DressId, FlagId } from '../scenarios/dress.ts';
import type { ScenarioSide } from '../scenarios/shape.ts';

/** Soldiers wear the coats of their side; people of other trades are known by their own. */
export const dressLooks: Readonly<Record<DressId, DressLook>> = {
  grenadier: { headdress: 'bearskin', facing: 'red', badge: 'grenade' },
  fusilier: { headdress: 'bicorne', facing: 'red' },
  light: { headdress: 'helmet', facing: 'green', badge: 'horn' },
  marine: { headdress: 'round-hat', facing: 'white', badge: 'anchor' },
  sailor: { headdress: 'cap', coat: 'white', facing: 'blue' },
  gunner: { headdress: 'shako', facing: 'red', badge: 'guns' },
  gendarme: { headdress: 'bicorne', facing: 'red', badge: 'sabre' },
  chasseur: { headdress: 'busby', coat: 'green', facing: 'red', outfit: 'pelisse', badge: 'sabre' },
  officer: { headdress: 'bicorne', facing: 'yellow', outfit: 'epaulettes' },
  porter: { headdress: 'bare', coat: 'brown', outfit: 'pack', badge: 'bundle' },
  peasant: { headdress: 'round-hat', coat: 'brown', facing: 'yellow' },
  townsfolk: { headdress: 'bare', coat: 'grey', outfit: 'apron' },
};

const union = [
  { charge: 'saltire', tincture: 'white' },
  { charge: 'thin-saltire', tincture: 'red' },
  { charge: 'cross', tincture: 'white' },
  { charge: 'thin-cross', tincture: 'red' },
] as const;

const flags: Readonly<Record<FlagId, FlagDesign>> = {
  'french-royal': {
    stripes: 'level',
    fields: ['white'],
    charges: [{ charge: 'lilies', tincture: 'yellow' }],
  },
  french: { stripes: 'upright', fields: ['blue', 'white', 'red'] },
  royalist: { stripes: 'level', fields: ['white'], charges: [{ charge: 'heart', tincture: 'red' }] },
  british: { stripes: 'level', fields: ['blue'], charges: union },
  'british-navy': {
    stripes: 'level',
    fields: ['red'],
    charges: [
      { charge: 'canton', tincture: 'blue' },
      ...union.map((charge) => ({ ...charge, isInCanton: true as const })),
    ],
  },
};

export function sideLook({ id, name, colour, sign, flag }: ScenarioSide): SideLook {
  return { id, name, coat: colour, sign, ...(flag === null ? {} : { flag: flags[flag] }) };
}

/** The figure beside which the flag of a side flies: its first leader, rather one whom everybody knows. */
export function flagBearerOf({ figures, flag }: ScenarioSide): string | null {
  if (flag === null) return null;
  const leaders = figures.filter(({ leader }) => leader);
  return (leaders.find(({ secret }) => !secret) ?? leaders[0])?.id ?? null;
}
