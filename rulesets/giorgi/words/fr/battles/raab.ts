/** The battle « raab » in French: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'Győr, western Hungary': 'Győr, ouest de la Hongrie',
  Alders: 'Aulnes',
  Orchard: 'Verger',
  Reeds: 'Roseaux',
  'Road to Győr': 'Route de Győr',
  'Granary of Kismegyer': 'Grenier de Kismegyer',
  'The farm of Kismegyer': 'La ferme de Kismegyer',
  'The crest of Szabadhegy': 'La crête de Szabadhegy',
  'The bridge road': 'La route du pont',
  'Seras: {1}rd Line': 'Seras : {1}e de ligne',
  'Seras: {1}th Line': 'Seras : {1}e de ligne',
  'Durutte: {1}nd Line': 'Durutte : {1}e de ligne',
  'Severoli: {1}st Italian Line': 'Severoli : {1}er de ligne italien',
  'Italian Royal Guard': 'Garde royale italienne',
  '{1}rd Light': '{1}e léger',
  'Converged voltigeurs': 'Voltigeurs réunis',
  '{1}th Dragoons': '{1}e dragons',
  'Dragoons of the Italian Guard': 'Dragons de la garde italienne',
  '{1}-pounder foot battery': 'Batterie à pied de {1}',
  Howitzers: 'Obusiers',
  'The Archdukes': 'Les archiducs',
  'Regiment Strassoldo': 'Régiment Strassoldo',
  'Regiment Alvinczy': 'Régiment Alvinczy',
  'Regiment Franz Karl': 'Régiment Franz Karl',
  '{1}st Graz Landwehr': '{1}er bataillon de landwehr de Graz',
  '{1}nd Graz Landwehr': '{1}e bataillon de landwehr de Graz',
  'Insurrection battalion': 'Bataillon de l’insurrection',
  'Grenadier Battalion Zetlar': 'Bataillon de grenadiers Zetlar',
  'Szluiner border battalion': 'Bataillon des Confins (Szluin)',
  'Ott Hussars': 'Hussards d’Ott',
  'Insurrection hussars': 'Hussards de l’insurrection',
  'Savoy Dragoons': 'Dragons de Savoie',
  '{1}-pounder brigade battery': 'Batterie de brigade de {1}',
  '{1} battles between sergeants: Army of Italy {2} %, The Archdukes {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Armée d’Italie {2} %, Les archiducs {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
  // Plans of the sides, each paragraph by its English opening.
  'The farm breaks whoever runs at it unpre…':
    'La ferme brise tous ceux qui courent sur elle sans préparation. Que les obusiers tirent dans la cour, où les murs ne servent à rien, et menez quatre bataillons à quatre murs à la fois, ou bien passez à côté et prenez d’abord la hauteur.',
  'Your cavalry is the better half of your …':
    'Votre cavalerie est la meilleure moitié de votre armée. Envoyez-la autour du bout du ruisseau, à votre droite, avec du canon ; la milice sur la hauteur ne tiendra pas si elle est ébranlée avant votre arrivée.',
  'Your militia and your Hungarian horse ar…':
    'Votre milice et vos cavaliers hongrois sont braves une fois. Gardez la milice derrière les murs et sur la hauteur, loin de la ligne qui devra peut-être fuir devant elle, et placez les réguliers là où monte la route du pont.',
  'Grenadiers or a militia battalion in the…':
    'Des grenadiers ou un bataillon de milice dans la ferme la tiennent tant que personne n’amène d’obusiers ; que les vôtres cherchent les siens. Les pièces de douze sur la hauteur atteignent tous les passages du ruisseau.',
};
