/** English words of the list of losses: how and by whom a unit lost. */
export const tollWords = {
  fire: (by: string | null) => (by === null ? 'fire' : `fire of ${by}`),
  melee: (by: string | null) => (by === null ? 'melee' : `melee with ${by}`),
  skirmish: (by: string | null) => (by === null ? 'skirmish' : `skirmish with ${by}`),
  square: (by: string | null) => (by === null ? 'attack on the square' : `attack on the square, ${by}`),
  'left-behind': (_by: string | null) => 'left behind',
  destroyed: (by: string | null) => (by === null ? 'destroyed' : `destroyed, after ${by}`),
  wentOff: (by: string | null) => (by === null ? 'off the table' : `off the table, driven by ${by}`),
};
