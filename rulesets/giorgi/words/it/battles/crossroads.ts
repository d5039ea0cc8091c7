/** The battle « crossroads » in Italian: title, place, sides, units, houses, objectives, plans. */
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
  '{1}nd Demi-brigade': '{1}ª mezza brigata',
  'Regiment Kray': 'Reggimento Kray',
  '{1} battles between sergeants: French advanced guard {2} %, Austrian rearguard {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Avanguardia francese {2}%, Retroguardia austriaca {3}%, pareggi {4}% (±{5}); in media {6} turni.',
  // Plans of the sides, each paragraph by its English opening.
  'Your battery on the hill looks over the …':
    'La vostra batteria sulla collina domina il campo a ovest; fatela sparare prima che la vostra fanteria le chiuda la visuale. Una colonna sul sentiero è al crocevia già al secondo turno, ma una colonna spara solo con due compagnie: formate la linea prima di essere a tiro della loro.',
  'The hussars are worth most late, when so…':
    'Gli ussari valgono di più verso la fine, quando qualcuno è scosso o mostra il fianco. Teneteli fino ad allora dietro il bosco, fuori dalla via dei cannoni.',
  'Your battery stands on the eastern hill …':
    'La vostra batteria sta sulla collina a est e vede il sentiero per cui i francesi devono salire; una palla che infila una colonna è l’occasione migliore che avrete. Fate marciare un battaglione al crocevia per il sentiero e portate l’altro al suo fianco in linea.',
  'Your hussars can reach the western field…':
    'I vostri ussari raggiungono il campo a ovest in un movimento. Se il nemico forma il quadrato, mandategli contro la linea; se non lo forma, caricate.',
};
