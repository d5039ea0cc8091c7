/** English sentences of the rules of chapter victory, by rule id. */
export const victory: Readonly<Record<string, string>> = {
  'victory.disordered': 'Each Disordered unit or Battle Unit: 1 point lost',
  'victory.fled': 'Each unit that fled the table: 1',
  'victory.routed': 'Each routed unit: 2',
  'victory.four-markers': 'Each Battle Unit with four markers or more: 2',
  'victory.four-markers-instead': 'That 2 stands instead of the 1 for disorder',
  'victory.routed-battle-unit': 'Each routed Battle Unit: 4',
  'victory.fled-battle-unit': 'A Battle Unit that fled the table counts 1, as printed',
  'victory.commander': 'Each lost commander: 1 + his value',
  'victory.commander-value':
    "The value is that of chapter command, a strategist's {strategist}. The sheet's footnote to it is missing",
  'victory.camp': 'Camp lost: 4',
  'victory.camp-fortified': 'Fortified camp lost: 6',
  'victory.instead':
    'One line per unit: routed or fled instead of Disordered, fortified camp instead of camp',
  'victory.value': 'Army value = number of its units, +1 for a fortified camp, 0 for expendable levies',
  'victory.value-battle-unit': 'A Battle Unit counts {value} in it',
  'victory.value-absent':
    'Units not on the table now, in ambush or on a flank march, are left out until they appear; units lost without ever entering stay out and are no loss',
  'victory.value-routed': 'Routed and fled units go on counting in the value',
  'victory.break':
    "An army whose losses reach its value at the end of a player's sequence is routed; markers rallied away no longer count",
  'victory.draw': 'Both at once: draw',
  'victory.points-game':
    'At the turn limit the side with the smaller share losses ÷ value wins; within {share} percentage points it is a draw',
  'victory.places':
    'Places of a scenario: at the limit each adds its points to the losses of who does not hold it; held by a heavy unit within 2 UD, no enemy as near',
};
