/** Italian sentences of the set-up, of ambushes and of flank marches. */
import { listed } from '@grognard/rules-kit';
import type { SetupWords } from '../table-words.ts';

const all = (names: readonly string[]): string => listed(names, 'it');

export const setupWords: SetupWords = {
  regions: { plain: 'pianura', forest: 'foresta', mountain: 'montagna', desert: 'deserto', steppe: 'steppa' },
  edges: { west: 'ovest', east: 'est' },
  grounds: {
    open: 'terreno aperto',
    rough: 'terreno accidentato',
    difficult: 'terreno difficile',
    impassable: 'impraticabile',
  },
  initiative: (winner, sums) => `Iniziativa: ${winner} (${all(sums)}).`,
  role: (attacker, defender) => `Attacco: ${attacker}. Difesa: ${defender}.`,
  region: (region) => `Regione: ${region}.`,
  chose: (side, pieces) => `${side}: terreno scelto, ${all(pieces)}.`,
  drawn: (piece, comes) => `${piece}: ${comes ? 'da posare ora' : 'non viene'}.`,
  thrownAnew: (piece) => `${piece}: non c’è posto, si tira di nuovo.`,
  laid: (piece, ground) => `${piece}: sul tavolo${ground === null ? '' : `, ${ground}`}.`,
  dropped: (piece) => `${piece}: non c’è posto.`,
  adjusting: (side, face) => `${side}: ritocca il terreno, ${face}.`,
  adjusted: (piece) => `${piece}: spostamento.`,
  takenOff: 'Un elemento di terreno viene tolto.',
  camp: (side) => `${side}: posa il campo.`,
  works: (side) => `${side}: posa le opere.`,
  planned: (side) => `${side}: scrive il piano.`,
  marker: (side) => `${side}: posa un segnalino d’imboscata.`,
  deployed: (corps) => `${corps}: schierato.`,
  arrival: (face, comes) =>
    `Marcia di fianco: ${face}, ${comes ? 'arriva al prossimo turno' : 'non ancora'}.`,
  announced: (corps, edge, turn) => `${corps}: arriva dal bordo ${edge} al turno ${turn}.`,
  driven: (corps, edge, turn) =>
    `${corps}: respinto dietro il bordo ${edge}, entra presso la propria linea al turno ${turn}.`,
  entered: (names) => `Sul tavolo: ${all(names)}.`,
  marchOver: (names) => `Rimaste fuori, perdute: ${all(names)}.`,
  found: (name) => `${name}: scopre un segnalino d’imboscata.`,
  empty: 'Non c’era nulla.',
  revealed: (names) => `Fuori dall’imboscata: ${all(names)}.`,
  hiddenLost: (names) => `Senza posto per uscire, perdute: ${all(names)}.`,
};
