/** French sentences about shots and melees. */
import { counted, decimal, type Telling } from '@grognard/rules-kit';
import type { Weapon } from '../../model.ts';
import type { Melee } from '../../rules/melee/model.ts';
import type { MeleeOutcome } from '../../rules/melee/outcome.ts';
import type { ShotCase } from '../../rules/shooting/model.ts';
import { ofUnit, unitName } from './terms.ts';

const arms: Readonly<Record<Weapon, string>> = {
  none: 'sans arme de tir',
  bow: 'à l’arc',
  crossbow: 'à l’arbalète',
  arquebus: 'à l’arquebuse',
  musket: 'au mousquet',
  flintlock: 'au fusil à silex',
  carbine: 'à la carabine',
  caracole: 'au pistolet en caracole',
  'commanded-shot': 'par tireurs détachés',
  gun: 'au canon',
};

const covered = { none: '', terrain: ' à couvert', fortification: ' derrière une fortification' } as const;
const edges = { front: '', flank: ', de flanc', rear: ', à revers' } as const;
const behind = {
  none: '',
  fortification: ', derrière une fortification',
  obstacle: ', derrière un obstacle',
  stakes: ', derrière des pieux',
} as const;

const points = (number: number): string => counted(number, 'point', 'points', 'fr');

export const tellShot: Telling<ShotCase, { readonly loss: number }> = {
  case: ({ input, shooter, target, weapon, quality }) => {
    const far = input.distanceUd === null ? '' : ` à ${decimal(input.distanceUd, 'fr')}\u00a0UD`;
    const whom = unitName(target, input.target.quality) + covered[input.target.cover];
    return `Tir ${ofUnit(shooter, quality)} ${arms[weapon]}${far} sur ${whom}`;
  },
  outcome: ({ loss }) => (loss === 0 ? 'aucune perte' : counted(loss, 'point perdu', 'points perdus', 'fr')),
  facts: {
    modifier: 'Modificateur du tireur',
    protection: 'Protection de la cible',
    rangeUd: 'Portée en UD',
    effects: 'Selon les dés',
  },
};

function fate({ loss, rout }: MeleeOutcome, side: 'a' | 'b'): string {
  if (rout[side]) return `${side} perd ${points(loss[side])} et part en déroute`;
  return loss[side] === 0 ? '' : `${side} perd ${points(loss[side])}`;
}

export const tellMelee: Telling<Melee, MeleeOutcome> = {
  case: ({ a, b }) => {
    const [first, second] = b.charged ? [b, a] : [a, b];
    const where = edges[second.input.struck] + behind[second.input.works];
    const who = ofUnit(first.row, first.input.quality);
    const whom = unitName(second.row, second.input.quality);
    return `${first.charged ? 'Charge' : 'Mêlée'} ${who} (${first.name}) contre ${whom} (${second.name})${where}`;
  },
  outcome: (outcome) => {
    const fates = [fate(outcome, 'a'), fate(outcome, 'b')].filter((words) => words !== '');
    if (outcome.loser === 'none' && fates.length === 0) return 'égalité, aucune perte';
    return fates.join(', ');
  },
  facts: { a: 'Total de a', b: 'Total de b', effects: 'Selon les dés' },
};
