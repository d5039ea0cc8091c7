/** The battle « crossroads » in Italian: title, place, sides, units, houses, objectives. */
export const phrases: Readonly<Record<string, string>> = {
  'The Crossroads of San Rocco': 'Il crocevia di San Rocco',
  'Lombard plain, west of the Ticino': 'Pianura lombarda, a ovest del Ticino',
  'High road': 'Strada maestra',
  'The crossroads': 'Il crocevia',
  'The western milestone': 'La pietra miliare a ovest',
  'The eastern milestone': 'La pietra miliare a est',
  'French advanced guard': 'Avanguardia francese',
  '{1}st Battalion, {2}nd Demi-brigade': '{1}º battaglione della {2}ª mezza brigata',
  '{1}nd Battalion, {2}nd Demi-brigade': '{1}º battaglione della {2}ª mezza brigata',
  'Light battery': 'Batteria leggera',
  '{1}th Hussars': '{1}º ussari',
  'Austrian rearguard': 'Retroguardia austriaca',
  '{1}st Battalion, Regiment Kray': '{1}º battaglione del reggimento Kray',
  '{1}nd Battalion, Regiment Kray': '{1}º battaglione del reggimento Kray',
  'Brigade battery': 'Batteria di brigata',
  'Erdődy Hussars': 'Ussari di Erdődy',
  '{1} battles between sergeants: French advanced guard {2} %, Austrian rearguard {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Avanguardia francese {2}%, Retroguardia austriaca {3}%, pareggi {4}% (±{5}); in media {6} turni.',
};
