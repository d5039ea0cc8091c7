/** The battle « meeting » in French: title, place, sides, units, houses, objectives. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Rencontre de deux brigades',
  'Wherever the players like': 'Où les joueurs voudront',
  'Blue brigade': 'Brigade bleue',
  'Red brigade': 'Brigade rouge',
  '{1} battles between sergeants: Blue brigade {2} %, Red brigade {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Brigade bleue {2} %, Brigade rouge {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
};
