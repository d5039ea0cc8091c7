/** Blocks of the full sheet for terrain, points and deployment. */
import type { Block } from '@grognard/rules-kit';

/** Blocks that only the full sheet prints. */
export const armyBlocks: readonly Block[] = [
  {
    kind: 'rules',
    chapter: 'Terrain and army',
    title: 'Terrain',
    fullOnly: true,
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
      'terrain.river',
      'terrain.road',
    ],
  },
  {
    kind: 'rules',
    title: 'Points',
    fullOnly: true,
    rules: [
      'army.budget',
      'army.formats',
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
      'fortification.melee',
      'fortification.no-impact',
      'fortification.cover',
      'camp.open',
      'camp.fortified',
      'camp.loot',
    ],
  },
];
