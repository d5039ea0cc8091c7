/** Italian sentences about shots and melees. */
import { counted, decimal, type Telling } from '@grognard/rules-kit';
import type { Weapon } from '../../model.ts';
import type { Melee } from '../../rules/melee/model.ts';
import type { MeleeOutcome } from '../../rules/melee/outcome.ts';
import type { ShotCase } from '../../rules/shooting/model.ts';
import { ofUnit, onUnit, theUnit } from './terms.ts';

const arms: Readonly<Record<Weapon, string>> = {
  none: 'senza arma da tiro',
  bow: 'con l’arco',
  crossbow: 'con la balestra',
  arquebus: 'con l’archibugio',
  musket: 'con il moschetto',
  flintlock: 'con il fucile a pietra focaia',
  carbine: 'con la carabina',
  caracole: 'con la pistola in caracollo',
  'commanded-shot': 'con tiratori distaccati',
  gun: 'con il cannone',
};

const covered = { none: '', terrain: ' al coperto', fortification: ' dietro una fortificazione' } as const;
const edges = { front: '', flank: ', sul fianco', rear: ', alle spalle' } as const;
const behind = {
  none: '',
  fortification: ', dietro una fortificazione',
  obstacle: ', dietro un ostacolo',
  stakes: ', dietro pali',
} as const;

const points = (number: number): string => counted(number, 'punto', 'punti', 'it');

export const tellShot: Telling<ShotCase, { readonly loss: number }> = {
  case: ({ input, shooter, target, weapon, quality }) => {
    const far = input.distanceUd === null ? '' : ` a ${decimal(input.distanceUd, 'it')} UD`;
    const whom = onUnit(target, input.target.quality) + covered[input.target.cover];
    return `Tiro ${ofUnit(shooter, quality)} ${arms[weapon]}${far} ${whom}`;
  },
  outcome: ({ loss }) => (loss === 0 ? 'nessuna perdita' : counted(loss, 'punto perso', 'punti persi', 'it')),
  facts: {
    modifier: 'Modificatore del tiratore',
    protection: 'Protezione del bersaglio',
    rangeUd: 'Portata in UD',
    effects: 'Dopo i dadi',
  },
};

function fate({ loss, rout }: MeleeOutcome, side: 'a' | 'b'): string {
  if (rout[side]) return `${side} perde ${points(loss[side])} e va in rotta`;
  return loss[side] === 0 ? '' : `${side} perde ${points(loss[side])}`;
}

export const tellMelee: Telling<Melee, MeleeOutcome> = {
  case: ({ a, b }) => {
    const [first, second] = b.charged ? [b, a] : [a, b];
    const where = edges[second.input.struck] + behind[second.input.works];
    const who = ofUnit(first.row, first.input.quality);
    const whom = theUnit(second.row, second.input.quality);
    return `${first.charged ? 'Carica' : 'Mischia'} ${who} (${first.name}) contro ${whom} (${second.name})${where}`;
  },
  outcome: (outcome) => {
    const fates = [fate(outcome, 'a'), fate(outcome, 'b')].filter((words) => words !== '');
    if (outcome.loser === 'none' && fates.length === 0) return 'parità, nessuna perdita';
    return fates.join(', ');
  },
  facts: { a: 'Totale di a', b: 'Totale di b', effects: 'Dopo i dadi' },
};
