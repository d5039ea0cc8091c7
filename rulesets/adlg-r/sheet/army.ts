/** Sheet blocks for terrain, and those of the full sheet for points and deployment. */
import type { Block } from '@grognard/rules-kit';

/** What each kind of terrain and of works is, and whether it gives cover or height. */
export const terrainBlocks: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Terrain, cover and height',
    rules: [
      'terrain.hill',
      'terrain.brush',
      'terrain.field',
      'terrain.enclosed-field',
      'terrain.plantation',
      'terrain.gully',
      'terrain.wood',
      'terrain.marsh',
      'terrain.village',
      'fortification.kinds',
      'fortification.cover',
      'fortification.melee',
      'fortification.cross',
    ],
  },
];

/** Blocks that only the full sheet prints. */
export const armyBlocks: readonly Block[] = [
  {
    kind: 'rules',
    chapter: 'Terrain and army',
    title: 'Rivers and roads',
    fullOnly: true,
    rules: ['terrain.river', 'terrain.road'],
  },
  {
    kind: 'rules',
    title: 'Points',
    fullOnly: true,
    rules: [
      'army.budget',
      'army.formats',
      'army.format-figures',
      'army.prices',
      'army.price-quality',
      'army.price-options',
      'army.price-commanders',
      'army.price-camp',
    ],
  },
  {
    kind: 'rules',
    title: 'Deployment',
    fullOnly: true,
    rules: [
      'deploy.order',
      'deploy.initiative',
      'deploy.zone-heavy',
      'deploy.zone-light',
      'deploy.zone-drag',
    ],
  },
  {
    kind: 'rules',
    title: 'Square, camp and works',
    fullOnly: true,
    rules: [
      'square.when',
      'square.no-move',
      'square.edges',
      'square.marks',
      'square.shoot',
      'fortification.no-impact',
      'camp.open',
      'camp.fortified',
      'camp.attacker',
      'camp.loot',
    ],
  },
];
