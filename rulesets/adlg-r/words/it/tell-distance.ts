/** Italian sentences about charges after evaders, evade moves and the risk of a commander. */
import type { Telling } from '@grognard/rules-kit';
import type { Charge } from '../../rules/charge/procedure.ts';
import type { Risk } from '../../rules/commander/procedure.ts';
import type { DistanceChange } from '../../rules/distance.ts';
import type { Evade } from '../../rules/evade/procedure.ts';
import { ofUnit } from './terms.ts';

function change({ ud }: DistanceChange): string {
  return ud === 0 ? 'la distanza invariata' : ud > 0 ? `${ud} UD in più` : `${-ud} UD in meno`;
}

export const tellCharge: Telling<Charge, DistanceChange> = {
  case: ({ unit }) => `Tutti i bersagli di una carica ${ofUnit(unit)} evadono`,
  outcome: change,
  facts: { minimumUd: 'Distanza minima in UD' },
};

export const tellEvade: Telling<Evade, DistanceChange> = {
  case: ({ unit }) => `Evasione ${ofUnit(unit)}`,
  outcome: change,
  facts: {},
};

const befell: Readonly<Record<Risk['input']['result'], string>> = {
  won: 'la cui unità ha vinto',
  tied: 'la cui unità ha tenuto',
  lost: 'la cui unità ha perso',
  routed: 'la cui unità è in rotta',
};

const roles: Readonly<Record<Risk['input']['role'], string>> = {
  engaged: 'impegnato',
  included: 'incluso',
  attached: 'aggregato ma non impegnato',
};

export const tellRisk: Telling<Risk, { readonly killed: boolean }> = {
  case: ({ input: { result, role, cause } }) =>
    `Un generale ${roles[role]}, ${befell[result]}${cause === 'other' ? ', fuori dalla mischia' : ''}`,
  outcome: ({ killed }) => (killed ? 'ucciso' : 'salvo'),
  facts: { killedOn: 'Muore con questo numero o meno' },
};
