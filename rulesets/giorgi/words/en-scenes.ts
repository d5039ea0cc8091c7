/** English headings of scenes. */
export const scenesWords = {
  roll: 'Who goes first',
  setup: 'Deployment',
  turn: 'Player turn',
  nerve: 'Morale',
  fire: 'Fire',
  move: 'Movement',
  attack: 'Attack',
  melee: 'Melee',
  end: 'The end of the battle',
  hit: (killed: number): string => `−${killed}`,
};
