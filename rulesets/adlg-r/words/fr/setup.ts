/** French sentences of the set-up, of ambushes and of flank marches. */
import { listed } from '@grognard/rules-kit';
import type { SetupWords } from '../table-words.ts';

const all = (names: readonly string[]): string => listed(names, 'fr');

export const setupWords: SetupWords = {
  regions: { plain: 'plaine', forest: 'forêt', mountain: 'montagne', desert: 'désert', steppe: 'steppe' },
  edges: { west: 'ouest', east: 'est' },
  grounds: {
    open: 'dégagé',
    rough: 'accidenté',
    difficult: 'difficile',
    impassable: 'infranchissable',
  },
  initiative: (winner, sums) => `Initiative : ${winner} (${all(sums)}).`,
  role: (attacker, defender) => `Attaque : ${attacker}. Défense : ${defender}.`,
  region: (region) => `Région : ${region}.`,
  chose: (side, pieces) => `${side} : choix de terrain, ${all(pieces)}.`,
  drawn: (piece, comes) => `${piece} : ${comes ? 'à poser maintenant' : 'ne vient pas'}.`,
  thrownAnew: (piece) => `${piece} : pas de place, nouveau jet.`,
  laid: (piece, ground) => `${piece} : en place${ground === null ? '' : `, ${ground}`}.`,
  dropped: (piece) => `${piece} : pas de place.`,
  adjusting: (side, face) => `${side} : ajustement du terrain, ${face}.`,
  adjusted: (piece) => `${piece} : déplacement.`,
  takenOff: 'Un élément de terrain est retiré.',
  camp: (side) => `${side} : camp en place.`,
  works: (side) => `${side} : ouvrages en place.`,
  planned: (side) => `${side} : plan écrit.`,
  marker: (side) => `${side} : pose un marqueur d’embuscade.`,
  deployed: (corps) => `${corps} : en ligne.`,
  arrival: (face, comes) =>
    `Marche de flanc : ${face}, ${comes ? 'arrivée au prochain tour' : 'pas encore'}.`,
  announced: (corps, edge, turn) => `${corps} : arrive par le bord ${edge} au tour ${turn}.`,
  driven: (corps, edge, turn) =>
    `${corps} : refoulé derrière le bord ${edge}, entre près de sa ligne au tour ${turn}.`,
  entered: (names) => `Sur la table : ${all(names)}.`,
  marchOver: (names) => `Restées dehors, perdues : ${all(names)}.`,
  found: (name) => `${name} : tombe sur un marqueur d’embuscade.`,
  empty: 'Il n’y avait rien.',
  revealed: (names) => `Sortie d’embuscade : ${all(names)}.`,
  hiddenLost: (names) => `Sans place pour sortir, perdues : ${all(names)}.`,
};
