/** Texts of an evening: parts that units take, and what comes next, in every language. */
import type { EveningText } from '@grognard/rules-kit';

export const ordered: EveningText = {
  en: 'Who is ordered',
  fr: 'Qui reçoit l’ordre',
  it: 'Chi riceve l’ordine',
};
export const mover: EveningText = { en: 'Who moves', fr: 'Qui se déplace', it: 'Chi si muove' };
export const shooter: EveningText = { en: 'Who shoots', fr: 'Qui tire', it: 'Chi spara' };
export const target: EveningText = { en: 'At whom', fr: 'Sur qui', it: 'Su chi' };
export const fighter: EveningText = { en: 'Who fights', fr: 'Qui combat', it: 'Chi combatte' };
export const opponent: EveningText = { en: 'Against whom', fr: 'Contre qui', it: 'Contro chi' };
export const rallying: EveningText = {
  en: 'Who rallies',
  fr: 'Qui tente de se rallier',
  it: 'Chi tenta il riordino',
};
export const charger: EveningText = { en: 'Who charges', fr: 'Qui charge', it: 'Chi carica' };
export const evader: EveningText = {
  en: 'Who evades',
  fr: 'Qui effectue l’évasion',
  it: 'Chi esegue l’evasione',
};
export const withUnit: EveningText = {
  en: 'With which unit',
  fr: 'Avec quelle unité',
  it: 'Con quale unità',
};

export const commanderRisk: EveningText = {
  en: 'A commander was in it: his risk',
  fr: 'Un général y était : ce qu’il risque',
  it: 'C’era un generale: che cosa rischia',
};
export const friendsBehind: EveningText = {
  en: 'Friends less than 1 UD behind it lose 1 point',
  fr: 'Les amis à moins de 1 UD derrière elle perdent 1 point',
  it: 'Gli amici a meno di 1 UD dietro perdono 1 punto',
};
export const pursuit: EveningText = {
  en: 'The winner pursues 1 UD if it may, and must if Headstrong or Shock',
  fr: 'Le vainqueur poursuit de 1 UD s’il le peut ; il le doit s’il est impétueux ou a le Choc',
  it: 'Il vincitore insegue di 1 UD se può; deve farlo se è impetuoso o ha Choc',
};
export const nextShot: EveningText = {
  en: 'Next shooting of this turn',
  fr: 'Tir suivant de ce tour',
  it: 'Prossimo tiro di questo turno',
};
export const nextMelee: EveningText = {
  en: 'Next melee of this turn',
  fr: 'Mêlée suivante de ce tour',
  it: 'Prossima mischia di questo turno',
};
export const chargeGoesOn: EveningText = {
  en: 'How far the charge goes on',
  fr: 'Jusqu’où va la charge',
  it: 'Fin dove va la carica',
};
export const caught: EveningText = {
  en: 'Caught up with: the melee',
  fr: 'Rattrapée : la mêlée',
  it: 'Raggiunta: la mischia',
};
export const commanderLost: EveningText = {
  en: 'Count the commander lost for the army',
  fr: 'Compter la perte du général pour l’armée',
  it: 'Conta la perdita del generale per l’esercito',
};
export const losses: EveningText = {
  en: 'Losses of the army',
  fr: 'Pertes de l’armée',
  it: 'Perdite dell’esercito',
};

const tie: EveningText = { en: 'A tie', fr: 'Égalité', it: 'Parità' };

/** Who loses how much, by name. */
export function meleeHeadline(name: string | null, points: number, isRout: boolean): EveningText {
  if (name === null) return tie;
  if (isRout) return { en: `${name} routs`, fr: `${name} est en déroute`, it: `${name} è in rotta` };
  return {
    en: `${name} loses ${points} point${points === 1 ? '' : 's'}`,
    fr: `${name} perd ${points} point${points < 2 ? '' : 's'}`,
    it: `${name} perde ${points} ${points === 1 ? 'punto' : 'punti'}`,
  };
}
