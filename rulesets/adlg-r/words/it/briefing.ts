/** Italian words of the briefing and the score. */
import { counted } from '@grognard/rules-kit';
import type { BriefingWords } from '../table-words.ts';

export const briefingWords: BriefingWords = {
  phases: {
    movement: 'Movimento',
    shooting: 'Tiro',
    engagement: 'Generali',
    melee: 'Mischie',
    rout: 'Rotte',
    pursuit: 'Inseguimenti',
    check: 'Verifica',
  },
  course:
    'Le parti giocano le loro sequenze una dopo l’altra: movimento corpo per corpo con i punti di comando, tiro di entrambe, mischie, rotte e inseguimenti. Chi è caricato risponde subito.',
  setUp:
    'Prima del primo turno ogni parte scrive il piano segreto e schiera un corpo dopo l’altro; in una battaglia libera vengono prima i dadi, il terreno e i campi. Ogni passo propone già qualcosa: cambialo, o conferma.',
  breakArmy: (side) => `Mettere in rotta l’esercito nemico (${side})`,
  place: (name) => `${name}: da tenere alla fine`,
  victory: (turns) =>
    `Un esercito le cui perdite raggiungono il suo valore è in rotta e ha perso.${turns === 0 ? '' : ` Altrimenti, dopo ${counted(turns, 'turno', 'turni', 'it')}, vince la quota minore di perdite.`}`,
};
