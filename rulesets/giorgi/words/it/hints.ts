/** Italian hints shown under a prompt when nothing is selected. */
import type { QuestionPhase } from '../../table/flow/question.ts';

export const hints: Readonly<Partial<Record<QuestionPhase | 'deployed', string>>> = {
  roll: 'I dadi decidono chi comincia: tirali con il pulsante qui sopra.',
  terrain:
    'Scegli un elemento di terreno, tocca il punto in cui metterlo e conferma. Le due parti si alternano.',
  edge: 'Scegli il bordo del tavolo da cui schierarti.',
  deploy: 'Prendi un’unità dall’elenco qui sotto e mettila al suo posto.',
  deployed:
    'Tutte le tue unità sono schierate. Trascinane una per metterla altrove, oppure concludi lo schieramento.',
  start: 'Tocca un’unità da recuperare o riordinare, poi prosegui.',
  guns: 'Tocca una batteria, poi un nemico a portata, e conferma. Quando hanno sparato tutte, cessa il fuoco.',
  'small-arms':
    'Tocca un’unità, poi un nemico a portata, e conferma. Chi spara non può attaccare in questo turno. Quando hanno sparato tutte, cessa il fuoco.',
  move: 'Trascina un’unità dove deve andare, o toccala e poi tocca il nemico che attacca. Nessuno è obbligato a muovere.',
  melee: 'Tocca un’unità a contatto: la sua mischia è la prossima.',
  reaction:
    'Le unità che possono rispondere vengono selezionate una alla volta; poi chiudi con il pulsante qui sopra.',
  breakthrough: 'Trascina l’unità ancora una volta, o lasciala dov’è.',
};
