/** English headings of scenes. */
export const scenesWords = {
  setup: 'Setting up',
  turn: 'A player turn begins',
  nerve: 'Nerve',
  fire: 'Fire',
  move: 'Movement',
  attack: 'Attack',
  melee: 'Melee',
  end: 'The end of the battle',
  hit: (killed: number): string => `−${killed}`,
};
