/** Why computer players do what they do, in French. */
import type { doctrineWords as english } from '../en-doctrine.ts';
import { the } from './grammar.ts';

/** A chance in hundredths as players say it. */
function odds(chance: number): string {
  for (const one of [2, 3, 6, 36]) if (Math.abs(chance - 100 / one) < 0.5) return `1 sur ${one}`;
  return `${Math.max(1, Math.round(chance))} sur 100`;
}

export const doctrineWords: typeof english = {
  manners: {
    steady: 'Posément : feu, couvert et objectif pèsent autant.',
    press: 'En avant : les coups avant le couvert.',
    hold: 'Tenir : feu à couvert, l’objectif peut attendre.',
    'aim first': 'L’objectif d’abord, quitte à risquer.',
    'fall back': 'Se replier : aucun risque évitable.',
    outguess: 'Les déjouer : être où ils ne nous cherchent pas.',
  },
  odds,
  byChance: 'Au hasard.',
  recruit: 'Chacun sur l’ennemi le plus proche.',
  lieInWait: 'Rester en embuscade',
  row: 'Ramer là où l’on peut débarquer.',
  open: 'Ouvrir les rangs et combattre.',
  march: 'Continuer la marche en ordre serré.',
  ashore: 'Descendre à terre.',
  fireOn: (target, chance) => `Tirer sur ${the(target)}, ${odds(chance)}`,
  takeUp: 'Le ramasser',
  reload: 'Recharger',
  stand: 'Rester sur place',
  keepDown: 'Rester baissé à couvert',
  helpToLoad: (name) => `Aider ${the(name)} à recharger`,
  wait: 'Attendre une cible',
  fireAndStrike: 'Tirer sur l’homme d’en face et frapper',
  strike: 'Frapper',
  goOn: (aim) => `Continuer : ${aim}`,
  betterPlace: 'Aller à une meilleure place',
  goFor: (enemy, kills, dies) =>
    `Se jeter sur ${the(enemy)} : ${odds(kills)} de l’abattre, ${odds(dies)} de tomber`,
  covers: (aim) => `Couvre : ${aim}`,
  denies: (aim) => `Les en empêche : ${aim}`,
  line: (says, danger) => {
    const plain = says.replace(/\.$/, '');
    return danger === null ? `${plain}.` : `${plain} ; danger ${Math.round(danger)} sur 100.`;
  },
};
