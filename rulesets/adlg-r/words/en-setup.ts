/** English sentences of the set-up, of ambushes and of flank marches. */
import { listed } from '@grognard/rules-kit';
import type { SetupWords } from './table-words.ts';

export const setupWords: SetupWords = {
  regions: { plain: 'plain', forest: 'forest', mountain: 'mountain', desert: 'desert', steppe: 'steppe' },
  edges: { west: 'west', east: 'east' },
  grounds: {
    open: 'open ground',
    rough: 'rough ground',
    difficult: 'difficult ground',
    impassable: 'impassable',
  },
  initiative: (winner, sums) => `Initiative: ${winner} (${listed(sums)}).`,
  role: (attacker, defender) => `Attack: ${attacker}. Defence: ${defender}.`,
  region: (region) => `Region: ${region}.`,
  chose: (side, pieces) => `${side}: chooses ${listed(pieces)}.`,
  drawn: (piece, comes) => `${piece}: ${comes ? 'to be laid now' : 'does not come'}.`,
  thrownAnew: (piece) => `${piece}: no room, thrown for once more.`,
  laid: (piece, ground) => `${piece}: laid${ground === null ? '' : `, ${ground}`}.`,
  dropped: (piece) => `${piece}: no room for it.`,
  adjusting: (side, face) => `${side}: adjusts the terrain, ${face}.`,
  adjusted: (piece) => `${piece}: moved.`,
  takenOff: 'A piece is taken off the table.',
  camp: (side) => `${side}: places its camp.`,
  works: (side) => `${side}: lays works.`,
  planned: (side) => `${side}: writes its plan.`,
  marker: (side) => `${side}: lays an ambush marker.`,
  deployed: (corps) => `${corps}: deployed.`,
  arrival: (face, comes) => `Flank march: ${face}, ${comes ? 'it comes next turn' : 'not yet'}.`,
  announced: (corps, edge, turn) => `${corps}: comes over the ${edge} edge in turn ${turn}.`,
  driven: (corps, edge, turn) =>
    `${corps}: driven back behind the ${edge} edge, enters near its own line in turn ${turn}.`,
  entered: (names) => `${listed(names)}: on the table.`,
  marchOver: (names) => `${listed(names)}: found no way in, lost.`,
  found: (name) => `${name}: comes upon an ambush marker.`,
  empty: 'Nothing lay there.',
  revealed: (names) => `${listed(names)}: out of hiding.`,
  hiddenLost: (names) => `${listed(names)}: no room to come out, lost.`,
};
