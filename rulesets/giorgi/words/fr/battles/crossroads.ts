/** The battle « crossroads » in French: title, place, sides, units, houses, objectives. */
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
  '{1} battles between sergeants: French advanced guard {2} %, Austrian rearguard {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} batailles entre sergents : Avant-garde française {2} %, Arrière-garde autrichienne {3} %, parties nulles {4} % (± {5} points) ; {6} tours.',
};
