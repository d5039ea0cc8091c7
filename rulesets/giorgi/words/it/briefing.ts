/** Italian words of the briefing. */
import { counted } from '@grognard/rules-kit';
import type { briefingWords as english } from '../en-briefing.ts';

export const briefingWords: typeof english = {
  phases: {
    start: 'Recupero',
    guns: 'Tiro dell’artiglieria',
    'small-arms': 'Fucileria',
    move: 'Movimento e attacchi',
    melee: 'Mischie',
    breaking: 'Punto di rottura',
  },
  course:
    'Le parti giocano una dopo l’altra: recupero, artiglieria, fucileria, movimento e attacchi, mischie. Chi è attaccato reagisce subito.',
  setUp: {
    terrain: 'Prima del primo turno le parti dispongono il terreno e schierano le unità, a turno.',
    deploy: 'Prima del primo turno le parti schierano le unità nella propria zona, a turno.',
  },
  breakArmy: (side) => `Far cedere l’esercito: ${side}`,
  /** For where there is little room. */
  brief: {
    breakArmy: 'Far cedere il loro esercito',
    destroyed: 'Unità nemiche distrutte',
    routing: 'Unità nemiche in rotta',
  },
  destroyed: 'Ogni unità nemica distrutta o uscita dal tavolo',
  routing: 'Ogni unità nemica in rotta alla fine',
  objective: (name) => `${name}: da tenere alla fine`,
  victory: (turns) =>
    `La parte il cui esercito cede perde subito. Altrimenti, dopo ${counted(turns, 'turno', 'turni', 'it')}, vince chi ha più punti.`,
};
