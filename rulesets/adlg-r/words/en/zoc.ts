/** English sentences of the rules of chapter zoc, by rule id. */
export const zoc: Readonly<Record<string, string>> = {
  'zoc.area':
    "A unit's zone of control (ZoC) is the ground straight in front of it, as wide as the unit, nearer than 1 UD",
  'zoc.inside': 'A unit with positive area in it is inside; exactly 1 UD away is outside',
  'zoc.li': 'LI has a ZoC only on LI, LH, elephants and artillery',
  'zoc.none': 'None from camp, artillery, war wagons and units in melee',
  'zoc.melee-any': '"In melee" holds also for a unit hit on flank or rear only',
  'zoc.terrain': 'None into, out of or inside terrain that penalises the unit that would exert it',
  'zoc.works': 'A ZoC does not reach behind a fortification or obstacle',
  'zoc.works-out': 'A unit behind works keeps its own ZoC to the front of them',
  'zoc.through':
    'A ZoC passes through friends of its owner that he could interpenetrate; any other unit in between stops it, and so does a body that wholly hides the unit behind it',
  'zoc.ignored': 'Ignored when evading, pursuing, and, for the enemy being left, disengaging',
  'zoc.threat':
    "Most threatening enemy: of those whose ZoC holds the unit, first the ones directly in front of it or whose ZoC covers part of its front edge, nearest to that edge, then covering most of it; if there is none, the nearest of the others, then the one covering most of a flank or the rear; then the unit's owner chooses",
  'zoc.threat-when': 'Found anew at the start of an order and whenever a further ZoC is entered',
  'zoc.binding': "Only the most threatening enemy's ZoC binds",
  'zoc.stay': 'Inside it a unit may stay, rally and shoot',
  'zoc.charge-line-up': 'To do so it may first wheel, slide or turn',
  'zoc.charge-between':
    'If that enemy cannot be reached only because another enemy stands between, that one is the target; if it evades, the first is met after all',
  'zoc.approach':
    'A unit in a ZoC may align with the most threatening enemy or come nearer to it: by advance, wheel, slide, quarter- or half-turn',
  'zoc.approach-turn':
    'An on-the-spot turn to face an enemy that threatens flank or rear is free of the third test',
  'zoc.exit-evade-how':
    'Evade procedure, turned away from the most threatening enemy, with the die; it may leave the table, and it bars shooting',
  'zoc.exit-ahead-how': 'Full allowance, also as a group. Slower = lower open allowance',
  'zoc.exit-forced':
    'Being shifted for conforming, pushed by interpenetration or re-formed with a group is no exit',
  'zoc.rays':
    "A ZoC goes straight out from each point of the front edge, from no terrain that penalises its owner; a line ends at such terrain, at works other than its owner's, at the first body but friends he could pass. Holding a unit needs more than EPS of width",
  'zoc.test-points': 'An approach is tested at both front corners and the middle of the front edge',
  'zoc.li-rough':
    'LI wholly in rough or difficult terrain also holds every enemy at least partly in such terrain',
  'zoc.same-moment':
    'Two who enter a ZoC at the same moment: the nearer first, then from left to right as its owner sees it',
};
