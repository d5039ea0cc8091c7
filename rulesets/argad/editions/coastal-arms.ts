/** Amendments of the coastal sheet: always on there, an option of the other sheets. */
import { type Amendment, amended } from '@grognard/rules-kit';
import { waterSpeeds } from '../data/speeds.ts';
import type { Rules } from '../model.ts';
import { speedRow } from '../rules/move/rows.ts';
import { afloat, swimming, swimmingAsTerrain } from '../rules/shoot/rows.ts';
import { withCells, withMove } from './amending.ts';

/** Firearms, swimmers, boats and ships. */
export const coastalArms: readonly Amendment<Rules>[] = [
  { rule: 'weapon.blunderbuss', change: (rules) => ({ ...rules, coastalArms: true }) },
  {
    rule: 'water.swim-good',
    change: (rules) => withMove(rules, { speeds: [...rules.move.speeds, ...waterSpeeds.map(speedRow)] }),
  },
  { rule: 'shoot.afloat', change: (rules) => withCells(rules, { ship: [afloat] }) },
  {
    rule: 'shoot.swimming',
    change: (rules) =>
      withCells(rules, {
        terrain: rules.shoot.cells.terrain.filter((row) => row.id !== swimming.id),
        ship: [...rules.shoot.cells.ship, swimming],
      }),
  },
];

/** The rules with coastal arms, unchanged if they are already in use. */
export function withCoastalArms(rules: Rules): Rules {
  return rules.coastalArms ? rules : amended(rules, coastalArms);
}

/** Makes swimming one of the terrain modifiers: the worst of them counts, under the cap. */
export function swimmingInTerrain(rules: Rules): Rules {
  const { terrain, ship } = rules.shoot.cells;
  return withCells(rules, {
    terrain: [...terrain.filter((row) => row.id !== swimming.id), swimmingAsTerrain],
    ship: ship.filter((row) => row.id !== swimming.id),
  });
}
