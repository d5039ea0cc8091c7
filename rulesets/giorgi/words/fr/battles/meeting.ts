/** The battle « meeting » in French: title, place, sides, units, houses, objectives. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Rencontre de deux brigades',
  'Wherever the players like': 'Où les joueurs voudront',
  'Blue brigade': 'Brigade bleue',
  'Red brigade': 'Brigade rouge',
};
