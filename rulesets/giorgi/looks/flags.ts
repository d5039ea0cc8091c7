/** Designs of the flags that sides and units carry. */
import type { FlagDesign } from '@grognard/engine';
import type { FlagId } from '../scenarios/model.ts';

export const flags: Readonly<Record<FlagId, FlagDesign>> = {
  french: { stripes: 'upright', fields: ['blue', 'white', 'red'] },
  italian: {
    stripes: 'level',
    fields: ['red'],
    charges: [
      { charge: 'lozenge', tincture: 'white' },
      { charge: 'panel', tincture: 'green' },
    ],
  },
  austrian: {
    stripes: 'level',
    fields: ['yellow'],
    charges: [
      { charge: 'border', tincture: 'red' },
      { charge: 'eagle', tincture: 'black' },
    ],
  },
  neapolitan: { stripes: 'level', fields: ['white'], charges: [{ charge: 'lilies', tincture: 'yellow' }] },
  british: {
    stripes: 'level',
    fields: ['blue'],
    charges: [
      { charge: 'saltire', tincture: 'white' },
      { charge: 'thin-saltire', tincture: 'red' },
      { charge: 'cross', tincture: 'white' },
      { charge: 'thin-cross', tincture: 'red' },
    ],
  },
  prussian: {
    stripes: 'level',
    fields: ['white'],
    charges: [
      { charge: 'border', tincture: 'black' },
      { charge: 'eagle', tincture: 'black' },
    ],
  },
  russian: { stripes: 'level', fields: ['white'], charges: [{ charge: 'saltire', tincture: 'blue' }] },
  spanish: { stripes: 'level', fields: ['white'], charges: [{ charge: 'saltire', tincture: 'red' }] },
  bavarian: { stripes: 'level', fields: ['white'], charges: [{ charge: 'lozenge', tincture: 'blue' }] },
};
