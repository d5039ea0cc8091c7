/** Form defaults of L’Art de la Guerre – Renaissance, taken from its worked examples. A test compares them. */
import type { FormDefaultsByProcedure } from '@grognard/rules-kit';

export const formDefaults: FormDefaultsByProcedure = {
  command: { start: { grade: 'lost' }, fields: ['grade'] },
  'order-cost': {
    start: { order: 'move' },
    fields: [
      'commanderEngaged',
      'commanderWith',
      'headstrong',
      'kind',
      'moveNumber',
      'order',
      'outOfRange',
      'rally',
      'turn',
    ],
  },
  move: { start: { kind: 'dragoons', distanceUd: 4 }, fields: ['distanceUd', 'kind', 'terrain'] },
  shoot: {
    start: { shooter: { kind: 'bowmen' }, target: { kind: 'gendarmes' }, distanceUd: 4 },
    fields: ['distanceUd', 'kind', 'shooter', 'target', 'weapon'],
  },
  melee: {
    start: { a: { kind: 'levy' }, b: { kind: 'dragoons' } },
    fields: ['a', 'b', 'charge', 'impact', 'kind', 'terrain'],
  },
  rally: { start: {}, fields: ['commander', 'distanceUd', 'inMelee', 'lost', 'rearSupport'] },
  'charge-adjust': { start: { kind: 'tercio' }, fields: ['kind'] },
  'evade-adjust': { start: { kind: 'light-cavalry' }, fields: ['kind'] },
  'commander-risk': { start: { result: 'won' }, fields: ['result'] },
};
