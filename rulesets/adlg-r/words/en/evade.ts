/** English sentences of the rules of chapter evade, by rule id. */
export const evade: Readonly<Record<string, string>> = {
  'evade.turn': 'First it turns by a quarter- or half-turn if needed',
  'evade.turn-which':
    'Charged on the front: half-turn; on a flank: quarter-turn away; on the rear: none. Free',
  'evade.blocked-zoc':
    'The ZoC blocks only if its owner is at least partly directly in front after the turn and it holds the evader',
  'evade.blocked-slide':
    'The body blocks only if it is straight ahead, cannot be interpenetrated and a slide of 1 UD or less does not clear it',
  'evade.blocked-result': 'A blocked unit stands in its original facing and fights where it is hit',
  'evade.distance': 'Straight on; allowance adjusted by 1D6: {faces}',
  'evade.distance-group': 'One roll per unit or group, one for each different allowance in it',
  'evade.avoid': 'Slides and wheels are allowed to get round obstacles or to interpenetrate',
  'evade.avoid-how':
    'One slide of up to 1 UD, and wheels of 90° in all, the least that serve, when within 1 UD of the obstacle; all of it deducted. No further turn',
  'evade.terrain':
    'Rough or difficult terrain within 1 UD of the start cannot be side-stepped: enter it with its allowance',
  'evade.zoc': 'All ZoCs are ignored on the way',
  'evade.friends': 'Passable friends are crossed without loss',
  'evade.enemy-li':
    'Enemy LI in the open in the way of heavy evaders must itself evade, and is routed if touched; in rough or difficult terrain it is an obstacle. An enemy camp must be avoided',
  'evade.gap': 'A group at a gap contracts, the surplus to the rear',
  'evade.no-shooting': 'No shooting in that sequence',
  'evade.caught':
    'Caught by a charger: loses 1 point at once unless the catcher is light, and fights as struck on the rear',
  'evade.off-table':
    'The table edge is no obstacle: a unit that leaves is lost with its commander, as fled; chargers stop at the edge',
  'evade.pursuit': 'Units contacted by a pursuit may evade by the same procedure',
  'evade.search':
    'At an obstacle: least slide, then least wheel, that frees most of the way; of equals left; none: it stops short. Farthest from the charger runs first',
  'evade.leaves': 'An evading unit has left when any part of its base passes the edge',
};
