/** English sentences of the rules of chapter disengage, by rule id. */
export const disengage: Readonly<Record<string, string>> = {
  'disengage.move': 'Straight back by the full allowance − 1 UD, or until an obstacle',
  'disengage.cost': 'Disengaging: {cp} CP; difficult for Unmanoeuvrable units',
  'disengage.stops':
    "It stops at an enemy, another enemy's ZoC, impassable ground, the table edge, a friend it cannot pass; it may touch no enemy, not even a camp",
  'disengage.after': 'Neither it nor the enemy it left shoots this sequence; that enemy does not move',
};
