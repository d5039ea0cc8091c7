/** English sentences of the rules of chapter deploy, by rule id. */
export const deploy: Readonly<Record<string, string>> = {
  'deploy.table': '30 × 20 UD for 200 points',
  'deploy.initiative':
    "Half the sum of the commanders' values, rounded down, +1 for a strategist in chief, + scouting. Both roll 1D6; the better adds the difference, +4 at most; the higher wins, ties roll again",
  'deploy.scouting': 'Scouting +1 for every {lhPerPoint} LH, {liPerLh} LI counting as one LH, Drag {drag}',
  'deploy.order':
    'Initiative → region and role → terrain → adjustment → camps and works, defender first → secret plan → ambush markers, defender first → corps one by one in turn, defender first → start',
  'deploy.zone-other':
    'Other tables: light 3 UD or more, others 5 UD or more from the centre line, others 4 UD from the short edges',
  'deploy.ambush-enemy': 'Until found a marker counts as an enemy unit, for 4 UD too, and cannot be charged',
  'deploy.flank-flee':
    'Enemies within 4 UD of the entry evade at right angles to that edge; those not able to evade lose 1; artillery and war wagons not in melee are removed; units in melee stay',
  'deploy.lists': 'Army lists are open; corps and places are not',
  'deploy.flank-secret': 'The die of a flank march is secret; on success the edge is announced',
  'deploy.ambush-sight':
    'A marker wholly in its terrain is found only at 1 UD, others also along a free line from a front corner',
  'deploy.ambush-asked':
    'The owner of a marker is asked once, after the enemy order that came within 4 UD, for empty markers too',
  'deploy.hesitant-more':
    'Reliable by a 6: its CP are rolled again. While hesitant a corps reveals and enters nothing by choice',
};
