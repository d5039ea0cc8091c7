/** The shooting modifiers, cell by cell. */
import type { Row, Section } from '@grognard/rules-kit';
import { groupOf } from '../../data/distances.ts';
import type { ShootCells } from '../../model.ts';
import type { ShotSituation } from './situation.ts';

const narrowOpening: Row<ShotSituation> = {
  id: 'shoot.narrow-opening',
  value: -2,
  when: ({ terrainCounts, target }) =>
    terrainCounts && target.cover === 'narrow-opening' && target.troop === 'foot',
};
const cover: Row<ShotSituation> = {
  id: 'shoot.cover',
  value: -1,
  when: ({ terrainCounts, target }) => terrainCounts && target.cover === 'cover' && target.troop === 'foot',
};
const forest: Row<ShotSituation> = {
  id: 'shoot.forest',
  value: -1,
  when: (shot) => shot.target.forestCm !== null && shot.terrainCounts && !isAtForestEdge(shot),
};

/** Whether the target is a rider at the edge of a wood, whom some sheets deny its cover. */
function isAtForestEdge({ rules, target }: ShotSituation): boolean {
  const { forestEdgeCm } = rules.shoot;
  return (
    forestEdgeCm !== null &&
    target.troop !== 'foot' &&
    target.forestCm !== null &&
    target.forestCm <= forestEdgeCm
  );
}

/** A swimming target, on sheets that count it in the ship cell. */
export const swimming: Row<ShotSituation> = {
  id: 'shoot.swimming',
  value: -1,
  when: ({ target }) => target.swimming,
};
/** A swimming target, on sheets that count it as terrain. */
export const swimmingAsTerrain: Row<ShotSituation> = {
  ...swimming,
  when: ({ terrainCounts, target }) => target.swimming && terrainCounts,
};

const breastplate: Row<ShotSituation> = {
  id: 'shoot.breastplate',
  value: -1,
  when: ({ band, target }) => target.armour !== 0 && band !== null && band.breastplate,
};
const furtiveTarget: Row<ShotSituation> = {
  id: 'shoot.furtive-target',
  value: -1,
  when: ({ target }) => target.furtive,
};

const movingRow: Row<ShotSituation> = {
  id: 'shoot.moving',
  value: -1,
  when: paysForMoving,
};
const furtiveShooter: Row<ShotSituation> = {
  id: 'shoot.furtive-shooter',
  value: -1,
  when: ({ shooter }) => shooter.furtive,
};
/** Mounted infantry firing from the saddle, either in a cell of its own or first in the shooter's cell. */
export const mountedInfantry: Row<ShotSituation> = {
  id: 'shoot.mounted-infantry',
  value: -1,
  when: ({ shooter }) => shooter.troop === 'mounted-infantry',
};

/**
 * Whether the shooter pays for moving, or for awaiting an approach on horseback. Exempt are figures on foot close to contact,
 * and a pistol in contact (`shoot.moving-contact`). Mounted infantry pays for the saddle instead.
 */
function paysForMoving({ rules, shooter, moving, onFoot, apart, firearm }: ShotSituation): boolean {
  if (onFoot) return moving && apart;
  if (shooter.troop === 'mounted-infantry') return false;
  if (firearm.inContact && shooter.contact === 'in-contact') return false;
  return moving || rules.shoot.awaiting.includes(shooter.contact);
}

const untrained: Row<ShotSituation> = {
  id: 'shoot.class',
  value: -1,
  when: ({ shooter }) => shooter.class <= 2,
};
/** The ship cell, including a swimming target on sheets that count it there. */
export const afloat: Row<ShotSituation> = {
  id: 'shoot.afloat',
  value: -1,
  when: ({ shooter, target }) => shooter.aboard === 'unsteady' && !target.sameVessel,
};
/** Only if the table plays with surprise. */
export const surprise: Row<ShotSituation> = {
  id: 'shoot.surprise',
  value: 1,
  when: ({ shooter }) => shooter.surprise,
};

/** A group on foot gives the blunderbuss or swivel gun a bonus on one die. */
export const groupBonus: Row<ShotSituation> = {
  id: 'shoot.group-bonus',
  value: 1,
  when: ({ firearm, target }) =>
    firearm.dice !== null && target.troop === 'foot' && target.groupSize >= groupOf,
};

/** The lowest total of terrain and target. */
export const cap = { id: 'shoot.cap', floor: -2 } as const;

/** Rules common to all three sheets. */
export const sharedCells: ShootCells = {
  terrain: [narrowOpening, cover, forest],
  target: [breastplate, furtiveTarget],
  shooter: [movingRow, furtiveShooter],
  saddle: [],
  training: [untrained],
  ship: [],
  surprise: [],
};

/** The cells as sections, in the order of the lines: the capped ones first, then the rest. */
export function sectionsOf(cells: ShootCells): readonly Section<ShotSituation>[] {
  const others = [cells.shooter, cells.saddle, cells.training, cells.ship, cells.surprise];
  return [
    {
      groups: [
        { take: 'worst', rows: cells.terrain },
        { take: 'all', rows: cells.target },
      ],
      limit: cap,
    },
    { groups: others.filter((rows) => rows.length > 0).map((rows) => ({ take: 'first', rows })) },
  ];
}
