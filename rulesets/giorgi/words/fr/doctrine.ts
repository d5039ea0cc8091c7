/** French reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { doctrineWords as english } from '../en-doctrine.ts';

/** Names of the styles, as a captain's reasons use them. */
const named: Readonly<Record<string, string>> = {
  steady: 'posément',
  bold: 'hardiment',
  cautious: 'prudemment',
  wary: 'avec circonspection',
};

const withComma = (number: number) => number.toFixed(1).replace('.', ',');

export const doctrineWords: typeof english = {
  manners: {
    steady: 'Posément\u202f: feu, danger et objectif pèsent autant.',
    bold: 'Hardiment\u202f: attaquer avant qu’ils soient prêts.',
    cautious: 'Prudemment\u202f: les laisser venir sous notre feu.',
    wary: 'Avec circonspection\u202f: attaquer à deux contre un, et ne pas s’y exposer.',
  },
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'aucun n’était meilleur'
        : `${kept} ${kept === 1 ? 'l’a porté' : 'l’ont porté'} à ${plusMinus(after)}`;
    return `Essayé dans ${battles} batailles simulées, «\u202f${named[manner] ?? manner}\u202f» donne ${plusMinus(worth)}\u202f; sur ${tried} autres ordres, ${bettered}.`;
  },
  beforeBattle: 'Avant la bataille.',
  place: 'À l’emplacement prévu par le scénario.',
  rally: 'Rallier et reformer tant qu’il est temps.',
  fire: (target, kills) => `Tirer (${target})\u202f: pertes espérées ${withComma(kills)}.`,
  holdFire: 'Ne pas tirer\u202f: il y a mieux à faire.',
  nothingToFire: 'Aucune cible intéressante.',
  attack: (target, gain) => `Attaquer (${target}), gain de ${plusMinus(Math.round(gain))}.`,
  march: 'En avant, marche.',
  marchTo: (aim) => `En avant\u202f: ${aim}.`,
  form: (formation) => `Changer de formation\u202f: ${formation}.`,
  turn: 'Faire front à l’ennemi.',
  back: 'Se retirer hors de leur portée.',
  man: 'Retour aux pièces.',
  ride: 'Le général va où l’on a besoin de lui.',
  stand: 'Chacun est à sa place.',
  letThemCome: 'Les laisser venir.',
  answerFire: 'Tenir et tirer.',
  answerSquare: 'La cavalerie arrive\u202f: former le carré.',
  answerForm: 'Changer de formation avant leur arrivée.',
  answerFlee: 'Fuir avant leur arrivée.',
  answerFireAndFlee: 'Tirer, puis fuir.',
  answerFallBack: 'Se replier en bon ordre.',
  answerCounter: 'Aller à leur rencontre.',
  answerSupport: 'Soutenir l’unité attaquée.',
  fight: 'La mêlée la plus sûre d’abord.',
  advance: 'Les suivre.',
  halt: 'Rester à l’abri.',
  occupy: 'Occuper le bâtiment.',
  choose: 'Au moindre coût.',
};
