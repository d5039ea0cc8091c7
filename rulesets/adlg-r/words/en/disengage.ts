/** English sentences of the rules of chapter disengage, by rule id. */
export const disengage: Readonly<Record<string, string>> = {
  'disengage.move': 'Straight back by the full allowance − 1 UD, or until an obstacle',
  'disengage.li': 'LI may when facing foot, elephants, or mounted penalised by terrain',
  'disengage.mounted': 'Mounted except elephants may when facing foot or slower mounted',
  'disengage.all': 'All may when facing artillery, war wagons, or across fortifications or obstacles',
  'disengage.cost': 'Disengaging: {cp} CP; difficult for Unmanoeuvrable units',
  'disengage.unit': 'A unit or group in melee or melee support, still facing the enemy',
  'disengage.stops':
    "It stops at an enemy, another enemy's ZoC, impassable ground, the table edge, a friend it cannot pass; it may touch no enemy, not even a camp",
  'disengage.forbidden':
    "Not with an enemy's front on its flank or rear, not with another enemy's ZoC on its flank or rear, not with one of those blockers less than 1 UD directly behind",
  'disengage.zero': 'Not if the allowance − 1 is 0',
  'disengage.after': 'Neither it nor the enemy it left shoots this sequence; that enemy does not move',
  'disengage.slower': 'Slower = lower open allowance; dragoons in melee are foot',
};
