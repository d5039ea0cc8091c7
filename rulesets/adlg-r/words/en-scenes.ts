/** English headings of scenes. */
import type { ScenesWords } from './table-words.ts';

export const scenesWords: ScenesWords = {
  setup: 'Before the battle',
  turn: 'Sequence',
  command: 'Command',
  move: 'Movement',
  charge: 'Charge',
  shooting: 'Shooting',
  engagement: 'Commanders',
  melee: 'Melee',
  rout: 'Routs',
  pursuit: 'Pursuit',
  check: 'State of the armies',
  end: 'The end of the battle',
};
