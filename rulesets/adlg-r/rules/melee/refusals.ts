/** Refusals of melees that the rules do not allow. */
import type { RefusalRule } from '@grognard/rules-kit';
import { neverCharges } from '../charge/prohibited.ts';
import type { Melee, Side } from './model.ts';
import { isPenalised } from './rows.ts';
import { isStruckAside } from './side.ts';

function chargerOf({ a, b }: Melee): Side | null {
  return a.charged ? a : b.charged ? b : null;
}

const isFairGame = ({ row }: Side) => ['LI', 'Art', 'El'].includes(row.category);
const isWeakened = (unit: Side) => isPenalised(unit) || isStruckAside(unit) || unit.input.lost > 0;

/** A refusal that depends on the unit that charged. */
function ofCharger(id: string, when: (charger: Side) => boolean): RefusalRule<Melee> {
  return {
    id,
    when: (melee) => {
      const charger = chargerOf(melee);
      return charger !== null && when(charger);
    },
  };
}

export const meleeRefusals: readonly RefusalRule<Melee>[] = [
  ofCharger('charge.prohibited', ({ row, input }) => neverCharges(row, input.expendable)),
  ofCharger('square.no-move', ({ input }) => input.square),
  ofCharger(
    'charge.light-infantry-open',
    ({ row, input, enemy }) => row.category === 'LI' && input.terrain === 'open' && !isFairGame(enemy),
  ),
  ofCharger(
    'charge.light-infantry-rough',
    ({ row, input, enemy, rules }) =>
      row.category === 'LI' &&
      input.terrain !== 'open' &&
      !(rules.lightInfantryRoughAdds && isFairGame(enemy)) &&
      !isWeakened(enemy),
  ),
  {
    id: 'move.wagon',
    when: ({ a, b }) =>
      [a, b].some(({ row, input }) => row.category === 'WWg' && input.terrain === 'difficult'),
  },
];
