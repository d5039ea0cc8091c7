/** French words for the reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { doctrineWords as english } from '../en-doctrine.ts';
import { the } from './grammar.ts';

/** A chance in hundredths, in words. */
function odds(chance: number): string {
  for (const one of [2, 3, 6, 36]) if (Math.abs(chance - 100 / one) < 0.5) return `1 sur ${one}`;
  return `${Math.max(1, Math.round(chance))}\u00a0%`;
}

/** The names of styles in a captain's report. */
const named: Readonly<Record<string, string>> = {
  steady: 'posément',
  press: 'en avant',
  hold: 'tenir',
  'aim first': 'l’objectif d’abord',
  'fall back': 'se replier',
  outguess: 'les déjouer',
};

export const doctrineWords: typeof english = {
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'aucun n’était meilleur'
        : `${kept} ${kept === 1 ? 'l’a porté' : 'l’ont porté'} à ${plusMinus(after)}`;
    return `Essayé dans ${battles} batailles simulées, « ${named[manner] ?? manner} » donne ${plusMinus(worth)} ; sur ${tried} autres ordres, ${bettered}.`;
  },
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
  takeUp: 'Ramasser l’objet',
  reload: 'Recharger',
  stand: 'Rester sur place',
  keepDown: 'Rester à couvert',
  helpToLoad: (name) => `Aider ${the(name)} à recharger`,
  wait: 'Attendre une cible',
  fireAndStrike: 'Tirer à bout portant, puis frapper',
  strike: 'Frapper',
  goOn: (aim) => `Continuer : ${aim}`,
  betterPlace: 'Gagner une meilleure position',
  goFor: (enemy, kills, dies) =>
    `Se jeter sur ${the(enemy)} : ${odds(kills)} de l’abattre, ${odds(dies)} de tomber`,
  covers: (aim) => `Couvre : ${aim}`,
  denies: (aim) => `Les en empêche : ${aim}`,
  line: (says, danger) => {
    const plain = says.replace(/\.$/, '');
    return danger === null ? `${plain}.` : `${plain} ; danger : ${Math.round(danger)} %.`;
  },
};
