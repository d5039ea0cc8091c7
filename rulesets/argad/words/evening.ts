/** Texts of an evening: parts that figures take, and what comes next, in every language. */
import type { EveningText } from '@grognard/rules-kit';

export const mover: EveningText = { en: 'Who moves', fr: 'Qui se déplace', it: 'Chi si muove' };
export const shooter: EveningText = { en: 'Who shoots', fr: 'Qui tire', it: 'Chi spara' };
export const target: EveningText = { en: 'At whom', fr: 'Sur qui', it: 'Su chi' };
export const striker: EveningText = { en: 'Who strikes', fr: 'Qui frappe', it: 'Chi colpisce' };
export const defender: EveningText = { en: 'Whom', fr: 'Qui est frappé', it: 'Chi è colpito' };
export const fighter: EveningText = { en: 'Who fights', fr: 'Qui se bat', it: 'Chi combatte' };
export const opponent: EveningText = { en: 'Against whom', fr: 'Contre qui', it: 'Contro chi' };
export const firearm: EveningText = { en: 'Firearm', fr: 'Arme à feu', it: 'Arma da fuoco' };
export const meleeWeapon: EveningText = { en: 'Hand weapon', fr: 'Arme de mêlée', it: 'Arma da mischia' };
export const loaded: EveningText = { en: 'Loaded', fr: 'Arme chargée', it: 'Arma carica' };

export const theyMeet: EveningText = {
  en: 'They meet: the bout',
  fr: 'Au contact : l’engagement',
  it: 'A contatto: lo scontro',
};
export const nextShot: EveningText = {
  en: 'Next shot of this turn',
  fr: 'Tir suivant de ce tour',
  it: 'Prossimo tiro di questo turno',
};
export const nextBout: EveningText = {
  en: 'Next bout of this turn',
  fr: 'Engagement suivant de ce tour',
  it: 'Prossimo scontro di questo turno',
};
export const steppedBack: EveningText = {
  en: 'Move the one who recoils',
  fr: 'Déplacer celui qui recule',
  it: 'Spostare chi arretra',
};
export const reload: EveningText = {
  en: 'Reload: a full turn without moving or shooting',
  fr: 'Recharger : un tour entier sans bouger ni tirer',
  it: 'Ricaricare: un turno intero senza muovere né sparare',
};

const fateWords = {
  stands: { en: 'stands', fr: 'tient', it: 'resiste' },
  recoils: { en: 'recoils', fr: 'recule', it: 'arretra' },
  killed: { en: 'is killed', fr: 'succombe', it: 'cade' },
} as const;

/** The results of both fighters, by name. */
export function boutHeadline(
  fates: { readonly a: keyof typeof fateWords; readonly b: keyof typeof fateWords },
  names: { readonly a: string; readonly b: string },
): EveningText {
  const said = (language: 'en' | 'fr' | 'it') =>
    `${names.a} ${fateWords[fates.a][language]}, ${names.b} ${fateWords[fates.b][language]}`;
  return { en: said('en'), fr: said('fr'), it: said('it') };
}
