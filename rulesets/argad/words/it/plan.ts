/** Italian words of the plan: orders that get in each other's way, and what would mend them. */
import { capital } from '@grognard/rules-kit';
import type { PlanWords } from '../en-plan.ts';
import { of, the } from './grammar.ts';

export const planWords: PlanWords = {
  collision: 'Due tuoi ordini si intralciano',
  stopsShort: (who, by, short) => `${capital(the(by))} intralcia ${the(who)}, che si ferma ${short} prima.`,
  masked: 'Un tiro è coperto dai tuoi',
  inLine: (who, by, target) =>
    `${capital(the(by))} sta sulla linea di tiro ${of(who)} contro ${the(target)}: il colpo non parte.`,
  inMelee: (who, by, target) =>
    `${capital(the(by))} a quel punto combatte contro ${the(target)}: ${the(who)} non spara nella mischia.`,
  gap: 'La tua linea si spezza',
  tooWide: (who, from, wide, widest) =>
    `${capital(the(who))} e ${the(from)} partono insieme e finiscono a ${wide} di distanza. Oltre ${widest} non sono più un solo gruppo.`,
  aside: (who, by) => `Spostare di lato ${the(who)} di ${by}`,
  earlier: (who, by) => `Fermare ${the(who)} ${by} prima`,
  fireFirst: 'Sparare prima del movimento',
  fireNearest: 'Altrimenti sparare sul più vicino',
  keepPlace: (who) => `Tenere ${the(who)} in linea`,
};
