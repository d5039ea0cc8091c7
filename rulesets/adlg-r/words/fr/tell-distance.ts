/** French sentences about charges after evaders, evade moves and the risk of a commander. */
import type { Telling } from '@grognard/rules-kit';
import type { Charge } from '../../rules/charge/procedure.ts';
import type { Risk } from '../../rules/commander/procedure.ts';
import type { DistanceChange } from '../../rules/distance.ts';
import type { Evade } from '../../rules/evade/procedure.ts';
import { ofUnit } from './terms.ts';

function change({ ud }: DistanceChange): string {
  return ud === 0 ? 'la distance inchangée' : ud > 0 ? `${ud} UD de plus` : `${-ud} UD de moins`;
}

export const tellCharge: Telling<Charge, DistanceChange> = {
  case: ({ unit }) => `Toutes les cibles d’une charge ${ofUnit(unit)} effectuent une évasion`,
  outcome: change,
  facts: { minimumUd: 'Distance minimale en UD' },
};

export const tellEvade: Telling<Evade, DistanceChange> = {
  case: ({ unit }) => `Évasion ${ofUnit(unit)}`,
  outcome: change,
  facts: {},
};

const befell: Readonly<Record<Risk['input']['result'], string>> = {
  won: 'dont l’unité a gagné',
  tied: 'dont l’unité a tenu',
  lost: 'dont l’unité a perdu',
  routed: 'dont l’unité est en déroute',
};

const roles: Readonly<Record<Risk['input']['role'], string>> = {
  engaged: 'engagé',
  included: 'inclus',
  attached: 'attaché mais non engagé',
};

export const tellRisk: Telling<Risk, { readonly killed: boolean }> = {
  case: ({ input: { result, role, cause } }) =>
    `Un général ${roles[role]}, ${befell[result]}${cause === 'other' ? ', hors mêlée' : ''}`,
  outcome: ({ killed }) => (killed ? 'tué' : 'indemne'),
  facts: { killedOn: 'Tué sur ce nombre ou moins' },
};
