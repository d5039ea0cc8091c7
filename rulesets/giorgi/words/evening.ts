/** Texts of an evening: parts that units take, and what comes next, in every language. */
import type { EveningText } from '@grognard/rules-kit';

export const firer: EveningText = { en: 'Who fires', fr: 'Qui tire', it: 'Chi spara' };
export const target: EveningText = { en: 'At whom', fr: 'Sur qui', it: 'Su chi' };
export const attackers: EveningText = { en: 'Who attacks', fr: 'Qui attaque', it: 'Chi attacca' };
export const defenders: EveningText = { en: 'Whom', fr: 'Qui est attaqué', it: 'Chi è attaccato' };
export const struck: EveningText = { en: 'Who is struck', fr: 'Qui est frappé', it: 'Chi è travolto' };
export const cavalry: EveningText = { en: 'Which cavalry', fr: 'Quelle cavalerie', it: 'Quale cavalleria' };
export const inSquare: EveningText = { en: 'Which square', fr: 'Quel carré', it: 'Quale quadrato' };
export const tested: EveningText = { en: 'Who tests', fr: 'Qui passe le test', it: 'Chi fa il test' };
export const runs: EveningText = { en: 'Who routs', fr: 'Qui est en déroute', it: 'Chi è in rotta' };
export const reacts: EveningText = { en: 'Who reacts', fr: 'Qui réagit', it: 'Chi reagisce' };

export const kind: EveningText = { en: 'Kind of unit', fr: 'Type d’unité', it: 'Tipo di unità' };
export const bases: EveningText = {
  en: 'Bases or guns at the start',
  fr: 'Socles ou pièces au départ',
  it: 'Basi o pezzi all’inizio',
};
export const soldiers: EveningText = { en: 'Soldiers left', fr: 'Soldats restants', it: 'Soldati rimasti' };
export const state: EveningText = { en: 'State', fr: 'État', it: 'Stato' };
export const index: EveningText = {
  en: 'Reactivity index',
  fr: 'Indice de réactivité',
  it: 'Indice di reattività',
};
export const lostNow: EveningText = {
  en: 'Soldiers lost this player turn',
  fr: 'Soldats perdus pendant ce tour de joueur',
  it: 'Soldati persi in questo turno del giocatore',
};
export const testsDue: EveningText = { en: 'Tests due', fr: 'Tests à passer', it: 'Test da fare' };
export const hasRetreated: EveningText = {
  en: 'Has retreated, not reformed',
  fr: 'A battu en retraite, pas encore reformée',
  it: 'Si è ritirata, non ancora riordinata',
};

export const test: EveningText = {
  en: 'It lost a pair of soldiers: reactivity test',
  fr: 'Deux soldats perdus : test de réactivité',
  it: 'Due soldati persi: test di reattività',
};
export const routMove: EveningText = {
  en: 'It routs: rout move',
  fr: 'En déroute : mouvement de déroute',
  it: 'È in rotta: movimento di rotta',
};
export const friendsTest: EveningText = {
  en: 'Friends within 20 cm, index no higher: reactivity test',
  fr: 'Amis à 20 cm ou moins, d’indice égal ou inférieur : test de réactivité',
  it: 'Amici entro 20 cm, con indice uguale o inferiore: test di reattività',
};
export const nextShot: EveningText = {
  en: 'Next fire of this turn',
  fr: 'Tir suivant de ce tour',
  it: 'Prossimo tiro di questo turno',
};
export const nextMelee: EveningText = {
  en: 'Next melee of this turn',
  fr: 'Mêlée suivante de ce tour',
  it: 'Prossima mischia di questo turno',
};
export const retreats: EveningText = {
  en: 'Move back who retreats',
  fr: 'Reculer l’unité qui bat en retraite',
  it: 'Far arretrare chi si ritira',
};
export const advances: EveningText = {
  en: 'Move up who advances',
  fr: 'Avancer l’unité qui poursuit',
  it: 'Far avanzare chi insegue',
};
export const generalRisk: EveningText = {
  en: 'A general with it: one die, on a 1 he is lost',
  fr: 'Un général avec l’unité : un dé, sur 1 il tombe',
  it: 'Un generale con l’unità: un dado, con 1 cade',
};
export const caught: EveningText = {
  en: 'Caught: struck as it runs',
  fr: 'Rattrapée : frappée dans sa fuite',
  it: 'Raggiunta: colpita in fuga',
};
export const melee: EveningText = {
  en: 'They meet: the melee',
  fr: 'Au contact : la mêlée',
  it: 'A contatto: la mischia',
};
export const broken: EveningText = {
  en: 'Units destroyed or routing',
  fr: 'Unités détruites ou en déroute',
  it: 'Unità distrutte o in rotta',
};
