/** Refusals of melee, in the order in which they are reported. All concern riders and close order. */
import { refusalList, withMounted } from '../lists.ts';
import type { Fighter } from './input.ts';
import { type Fight, isCavalry } from './situation.ts';

const charges = ({ charging }: Fighter): boolean => charging !== 'none';

/** Whether the condition holds for either fighter against the other. */
function either(holds: (fighter: Fighter, foe: Fighter) => boolean): (fight: Fight) => boolean {
  return ({ one, other }) => holds(one, other) || holds(other, one);
}

export const fightRefusals = refusalList<Fight>([
  {
    id: 'charge.who',
    when: either((fighter) => charges(fighter) && !isCavalry(fighter)),
    onlyIf: withMounted,
  },
  {
    id: 'charge.ground',
    when: ({ one, other, ground }) => ground !== 'open' && (charges(one) || charges(other)),
    onlyIf: withMounted,
  },
  {
    id: 'charge.obstacle',
    when: either((fighter, foe) => fighter.charging === 'direct' && foe.defendsObstacle),
    onlyIf: withMounted,
  },
  {
    id: 'formation.who',
    when: either(
      ({ closeOrder, troop }) => closeOrder && (troop === 'light-cavalry' || troop === 'mounted-infantry'),
    ),
    onlyIf: withMounted,
  },
  {
    id: 'building.mounted',
    when: ({ one, other, indoors }) => indoors && (one.troop !== 'foot' || other.troop !== 'foot'),
    onlyIf: withMounted,
  },
]);
