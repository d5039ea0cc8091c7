/** English sentences of the rules of chapter fortification, by rule id. */
export const fortification: Readonly<Record<string, string>> = {
  'fortification.kinds':
    'Fortifications (earthworks, palisades), obstacles (ditches, pits), stakes. Works = all three',
  'fortification.place': 'Fortifications and obstacles are set up at the start and stay',
  'fortification.aligned':
    'A unit has their help only when standing corner to corner behind them, and only in a fight that is really across them',
  'fortification.front': "The front of the works is the unit's front edge, for range as well",
  'fortification.melee':
    '+{value} in a fortification is for foot other than LI and war wagons; obstacles and stakes give none',
  'fortification.mounted': 'Mounted attack across works at {value}',
  'fortification.no-impact':
    'Across a fortification or obstacle no Impact, Shock, Pistol, Salvo or Furious Charge counts, on either side',
  'fortification.stakes-no-impact': 'Across stakes the mounted lose them',
  'fortification.cover': 'A fortification is cover; obstacles and stakes are not',
  'fortification.cross':
    'Crossing costs 1 UD for foot, 2 UD for mounted; a unit may end astride, or the piece is lifted, if room lacks',
  'fortification.li': 'LI behind a fortification is not in the open and need not evade',
};
