/** French words of the plan: orders that get in each other's way, and what would mend them. */
import { capital } from '@grognard/rules-kit';
import type { PlanWords } from '../en-plan.ts';
import { of, the } from './grammar.ts';

export const planWords: PlanWords = {
  collision: 'Deux de vos ordres se gênent',
  stopsShort: (who, by, short) => `${capital(the(by))} gêne ${the(who)}, qui s’arrête ${short} trop tôt.`,
  masked: 'Un tir est masqué par les vôtres',
  inLine: (who, by, target) =>
    `${capital(the(by))} masque le tir ${of(who)} sur ${the(target)} : le coup ne part pas.`,
  inMelee: (who, by, target) =>
    `${capital(the(by))} combat alors ${the(target)} : ${the(who)} ne tire pas dans la mêlée.`,
  gap: 'Votre ligne se rompt',
  tooWide: (who, from, wide, widest) =>
    `${capital(the(who))} et ${the(from)} partent ensemble et finissent à ${wide} de distance. Au-delà de ${widest}, ce n’est plus un seul groupe.`,
  aside: (who, by) => `Décaler ${the(who)} de ${by}`,
  earlier: (who, by) => `Arrêter ${the(who)} ${by} plus tôt`,
  fireFirst: 'Tirer avant tout mouvement',
  fireNearest: 'Sinon, tirer sur le plus proche',
  keepPlace: (who) => `Garder ${the(who)} dans la ligne`,
};
