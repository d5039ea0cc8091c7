/** The battle « meeting » in Italian: title, place, sides, units, houses, objectives. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Incontro di due brigate',
  'Wherever the players like': 'Dove vogliono i giocatori',
  'Blue brigade': 'Brigata azzurra',
  'Red brigade': 'Brigata rossa',
  '{1} battles between sergeants: Blue brigade {2} %, Red brigade {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Brigata azzurra {2}%, Brigata rossa {3}%, pareggi {4}% (±{5}); in media {6} turni.',
};
