/** The battle « meeting » in Italian: title, place, sides, units, houses, objectives. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Incontro di due brigate',
  'Wherever the players like': 'Dove vogliono i giocatori',
  'Blue brigade': 'Brigata azzurra',
  'Red brigade': 'Brigata rossa',
};
