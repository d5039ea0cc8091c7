/** French phrases of the scenario « starter »: title, place, sides, people, things, aims, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'The Well at Matignon': 'Le puits de Matignon',
  'Near Matignon, north coast of Brittany': 'Près de Matignon, côte nord de la Bretagne',
  Cottage: 'Chaumière',
  Barn: 'Grange',
  'British picket': 'Piquet britannique',
  'Coastguard volunteers': 'Volontaires garde-côtes',
  'Lieutenant Hale': 'Lieutenant Hale',
  'Corporal Dunn': 'Caporal Dunn',
  'Sergeant Bréhat': 'Sergent Bréhat',
  'Hold the well at the end.': 'Tenir le puits à la fin de la partie.',
  'Put three of the volunteers out of the fight.': 'Mettre trois des volontaires hors de combat.',
  'Put three of the redcoats out of the fight.': 'Mettre trois des habits rouges hors de combat.',
  'Put Monsieur de Kergu out of the fight.': 'Mettre Monsieur de Kergu hors de combat.',
  'Put Lieutenant Hale out of the fight.': 'Mettre le lieutenant Hale hors de combat.',
  '{1} battles between sergeants: British picket {2} %, Coastguard volunteers {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Piquet britannique {2} %, Volontaires garde-côtes {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
  // Plans of the sides, each paragraph by its English opening.
  'The general wants the well held until th…':
    'Le général veut que le puits soit tenu jusqu’à ce que le régiment ait rempli ses tonneaux. Le mur qui l’entoure est un bon couvert pour quatre hommes ; le bois de chênes au nord le domine à vingt centimètres, le blé noir au sud à peine de plus loin. Celui qui prend le puits et oublie les champs s’en fera chasser à coups de fusil.',
  'The parish drinks from this well, and th…':
    'La paroisse boit à ce puits, et le duc doit apprendre qu’on l’a gardé. Le seigle au nord offre un chemin caché jusqu’à courte portée du mur, le bois de hêtres au sud une place sûre d’où tirer. Vous êtes six, et il n’en viendra pas d’autres avant midi.',
};
