/** The battle « meeting » in French: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'A Meeting of Brigades': 'Rencontre de deux brigades',
  'Wherever the players like': 'Où les joueurs voudront',
  'Blue brigade': 'Brigade bleue',
  'Red brigade': 'Brigade rouge',
  '{1} battles between sergeants: Blue brigade {2} %, Red brigade {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Brigade bleue {2} %, Brigade rouge {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
  // Pieces of terrain that the players lay.
  Hill: 'Colline',
  'Hill of two steps': 'Colline à deux niveaux',
  Wood: 'Bois',
  'Farm with its yard': 'Ferme et sa cour',
  'Ploughed field': 'Labour',
  'Stream with a ford': 'Ruisseau avec un gué',
  // Plans of the sides, each paragraph by its English opening.
  'Lay ground for the army that you mean to…':
    'Posez du terrain pour l’armée avec laquelle vous comptez vous battre : une colline à la vue dégagée pour les canons, un bois où appuyer le bataillon léger. Ce que vous convoitez tous deux ne restera pas libre longtemps.',
  'Set the guns up late, when you know wher…':
    'Placez les canons tard, quand vous savez où il a mis ses colonnes, et la cavalerie lourde en tout dernier.',
};
