/** English words of the briefing and the score. */
import { counted } from '@grognard/rules-kit';
import type { BriefingWords } from './table-words.ts';

export const briefingWords: BriefingWords = {
  phases: {
    movement: 'Movement',
    shooting: 'Shooting',
    engagement: 'Commanders',
    melee: 'Melee',
    rout: 'Routs',
    pursuit: 'Pursuit',
    check: 'Check',
  },
  course:
    'The sides play their sequences one after the other: movement corps by corps on command points, shooting of both sides, melees, routs and pursuit. Whoever is charged answers at once.',
  setUp:
    'Before the first turn each side writes its secret plan and deploys corps by corps; in a free battle dice, terrain and camps come first. Every step has something in hand already: change it, or confirm it.',
  breakArmy: (side) => `Break the army: ${side}`,
  place: (name) => `${name}: hold it at the end`,
  victory: (turns) =>
    `An army whose losses reach its value is broken and loses.${turns === 0 ? '' : ` Otherwise the smaller share of losses wins after ${counted(turns, 'turn')}.`}`,
};
