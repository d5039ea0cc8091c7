/** The battle « meeting » in Italian: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Incontro di due brigate',
  'Wherever the players like': 'Dove vogliono i giocatori',
  'Blue brigade': 'Brigata azzurra',
  'Red brigade': 'Brigata rossa',
  '{1} battles between sergeants: Blue brigade {2} %, Red brigade {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Brigata azzurra {2}%, Brigata rossa {3}%, pareggi {4}% (±{5}); in media {6} turni.',
  // Pieces of terrain that the players lay.
  Hill: 'Collina',
  'Hill of two steps': 'Collina a due livelli',
  Wood: 'Bosco',
  'Farm with its yard': 'Cascina con aia',
  'Ploughed field': 'Campo arato',
  'Stream with a ford': 'Ruscello con guado',
  // Plans of the sides, each paragraph by its English opening.
  'Lay ground for the army that you mean to…':
    'Disponete il terreno per l’esercito con cui intendete combattere: una collina con la vista libera per i cannoni, un bosco a cui appoggiare il battaglione leggero. Ciò che volete entrambi non resterà vuoto a lungo.',
  'Set the guns up late, when you know wher…':
    'Schierate i cannoni tardi, quando sapete dove ha messo le colonne, e la cavalleria pesante per ultima.',
};
