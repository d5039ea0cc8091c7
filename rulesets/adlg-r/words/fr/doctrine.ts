/** French reasons of computer players. */
import { plusMinus } from '@grognard/rules-kit';
import type { DoctrineWords } from '../doctrine-words.ts';

/** Names of the styles, as a captain's reasons use them. */
const named: Readonly<Record<string, string>> = {
  steady: 'posément',
  bold: 'hardiment',
  cautious: 'prudemment',
  wary: 'avec circonspection',
};

const withComma = (number: number) => number.toFixed(1).replace('.', ',');

export const doctrineWords: DoctrineWords = {
  manners: {
    steady: 'Posément\u202f: tir, danger et terrain pèsent autant.',
    bold: 'Hardiment\u202f: les aborder avant qu’ils soient prêts.',
    cautious: 'Prudemment\u202f: les laisser venir sous notre tir.',
    wary: 'Avec circonspection\u202f: guetter les charges, des deux côtés.',
  },
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? 'aucun n’était meilleur'
        : `${kept} ${kept === 1 ? 'l’a porté' : 'l’ont porté'} à ${plusMinus(after)}`;
    return `Essayé dans ${battles} batailles simulées, «\u202f${named[manner] ?? manner}\u202f» donne ${plusMinus(worth)}\u202f; sur ${tried} autres ordres, ${bettered}.`;
  },
  plan: {
    because: {
      first: (side) => `${side}\u202f: voici notre plan.`,
      'target-gone': () => 'Là, ils sont battus\u202f: nouveaux ordres.',
      'half-strength': () => 'Un de nos corps est réduit de moitié\u202f: nouveaux ordres.',
      late: () => 'Nous sommes en retard\u202f: nouveaux ordres.',
      losses: () => 'Cela nous coûte plus qu’à eux\u202f: nouveaux ordres.',
      release: () => 'La réserve s’engage.',
    },
    effort: (enemy) => `L’effort principal porte sur leur corps «\u202f${enemy}\u202f».`,
    tasks: {
      assault: (corps, enemy, turn) =>
        `${corps} attaque «\u202f${enemy}\u202f» et doit frapper au plus tard au tour ${turn}.`,
      seize: (corps, enemy, turn) => `${corps} prend «\u202f${enemy}\u202f» au plus tard au tour ${turn}.`,
      hold: (corps, enemy) =>
        `${corps} reste en ligne devant «\u202f${enemy}\u202f» et les laisse venir sous son tir.`,
      screen: (corps, enemy) => `${corps} occupe «\u202f${enemy}\u202f» et cède devant une charge.`,
    },
    together: (corps, other, enemy) =>
      `${corps} attaque «\u202f${enemy}\u202f», de concert avec «\u202f${other}\u202f».`,
    reserve: (corps) => `${corps} reste en réserve tant qu’aucun corps n’est réduit de moitié.`,
  },
  activate: (corps) => `D’abord ce corps, le plus proche de l’ennemi\u202f: ${corps}.`,
  orders: {
    charge: (target, percent) => `Charger (${target})\u202f: ${percent}\u202f% de chances de déroute.`,
    support: (target) => `Entrer dans la mêlée (${target}).`,
    range: (target) => `Avancer à portée de tir (${target}).`,
    wait: (target) => `Attendre le moment de charger (${target}).`,
    march: (target) => `En avant (${target}).`,
    onward: 'En avant.',
    back: 'Se retirer hors de leur portée.',
    rally: 'Rallier tant qu’il est temps.',
    ride: 'Le général va là où davantage d’unités l’entendent.',
    conform: 'S’aligner dans la mêlée.',
    hold: 'Les retenir.',
  },
  fighting: {
    shoot: (target, gain) => `Tirer (${target})\u202f: ${withComma(gain)} points de pertes espérés.`,
    engage: () => 'Le général combat avec son unité.',
    fight: (target) => `D’abord cette mêlée, qui rapporte le plus (${target}).`,
    pursue: () => 'Poursuivre.',
  },
  reactions: {
    stand: 'Les attendre de pied ferme.',
    evade: 'Faire évasion\u202f: la mêlée coûterait trop cher.',
    follow: 'Poursuivre sur leurs talons.',
    choose: 'Le meilleur choix possible.',
  },
  measures: {
    'never-engaged': 'unités qui n’ont ni tiré, ni essuyé de tir, ni combattu',
    charged: 'charges d’unités qui ont une capacité pour charger, et dont elle a joué',
    kept: 'voisines en ligne restées ensemble après leurs ordres',
    wasted: 'points de commandement restés sans emploi',
    vain: 'tirs sans aucune chance',
    broken: 'batailles finies par la déroute d’une armée avant le dernier tour',
  },
};
