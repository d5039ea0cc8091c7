/** The battle « crossroads » in French: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'The Crossroads of San Rocco': 'Le carrefour de San Rocco',
  'Lombard plain, west of the Ticino': 'Plaine lombarde, à l’ouest du Tessin',
  'High road': 'Grand-route',
  'The crossroads': 'Le carrefour',
  'The western milestone': 'La borne de l’ouest',
  'The eastern milestone': 'La borne de l’est',
  'French advanced guard': 'Avant-garde française',
  '{1}st Battalion, {2}nd Demi-brigade': '{1}er bataillon de la {2}e demi-brigade',
  '{1}nd Battalion, {2}nd Demi-brigade': '{1}e bataillon de la {2}e demi-brigade',
  'Light battery': 'Batterie légère',
  '{1}th Hussars': '{1}e hussards',
  'Austrian rearguard': 'Arrière-garde autrichienne',
  '{1}st Battalion, Regiment Kray': '{1}er bataillon du régiment Kray',
  '{1}nd Battalion, Regiment Kray': '{1}e bataillon du régiment Kray',
  'Brigade battery': 'Batterie de brigade',
  'Erdődy Hussars': 'Hussards d’Erdődy',
  '{1}nd Demi-brigade': '{1}e demi-brigade',
  'Regiment Kray': 'Régiment Kray',
  '{1} battles between sergeants: French advanced guard {2} %, Austrian rearguard {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Avant-garde française {2} %, Arrière-garde autrichienne {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
  // Plans of the sides, each paragraph by its English opening.
  'Your battery on the hill looks over the …':
    'Votre batterie, sur la colline, domine le champ de l’ouest ; qu’elle tire avant que l’infanterie ne la masque. Une colonne sur le chemin est au carrefour dès le deuxième tour, mais une colonne ne tire qu’avec deux compagnies : formez la ligne avant d’être à portée de la leur.',
  'The hussars are worth most late, when so…':
    'Les hussards valent le plus sur le tard, quand quelqu’un est ébranlé ou prête le flanc. Gardez-les jusque-là derrière le bois, hors du chemin des boulets.',
  'Your battery stands on the eastern hill …':
    'Votre batterie occupe la colline de l’est et voit le chemin par où les Français doivent monter ; un boulet tiré le long d’une colonne, vous n’aurez rien de mieux. Faites marcher un bataillon au carrefour par le chemin et amenez l’autre à côté de lui en ligne.',
  'Your hussars can reach the western field…':
    'Vos hussards atteignent le champ de l’ouest en un mouvement. Si l’ennemi forme le carré, menez votre ligne contre lui ; sinon, chargez.',
};
