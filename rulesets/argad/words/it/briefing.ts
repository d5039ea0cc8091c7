/** Italian words of the briefing. */
import type { briefingWords as english } from '../en-briefing.ts';

export const briefingWords: typeof english = {
  phases: ['Ordini', 'Dadi di rallentamento', 'Movimento', 'Tiri', 'Mischia', 'Fine del turno'],
  course:
    'Ogni parte dà i suoi ordini in segreto. Quando tutti sono chiusi, tutti si muovono, sparano e combattono nello stesso momento.',
  setUp:
    'Prima del primo turno puoi disporre le tue figure dove vuoi nella tua zona. L’altra parte fa lo stesso, senza essere vista.',
};
