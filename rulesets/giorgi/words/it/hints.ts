/** What there is to do when something is asked, in Italian. */
import type { QuestionPhase } from '../../table/course/asked.ts';

export const hints: Readonly<Record<QuestionPhase, string>> = {
  roll: 'I dadi decidono quale parte comincia: tirateli con il pulsante qui sopra.',
  terrain: 'Scegli un pezzo di terreno e posalo dove deve stare, o non posarne più.',
  edge: 'Scegli il bordo da cui viene la tua parte.',
  deploy: 'Prendi un’unità dall’elenco qui sotto e mettila al suo posto.',
  start: 'Tocca un’unità da raccogliere o riordinare, poi prosegui.',
  guns: 'Tocca una batteria, poi un nemico a portata, e conferma. Quando ha sparato chi deve, cessa il fuoco.',
  'small-arms':
    'Tocca un’unità, poi un nemico a portata, e conferma. Quando ha sparato chi deve, cessa il fuoco.',
  move: 'Trascina un’unità dove deve andare, o toccala e poi tocca il nemico che attacca. Nessuno è obbligato a muovere.',
  melee: 'Tocca un’unità a contatto: la sua mischia è la prossima.',
  breaking: 'Chi vede amici in rotta è messo alla prova.',
  reaction: 'Ogni unità che può rispondere viene in mano a turno; poi chiudi con il pulsante qui sopra.',
  end: 'Di’ da quale estremità se ne va la base.',
  value: 'Di’ quale valore conta.',
  occupy: 'Di’ chi entra nella casa.',
  advance: 'Di’ se avanza.',
  breakthrough: 'Trascina l’unità ancora una volta, o lasciala dov’è.',
};
