/** The battle « borghetto » in Italian: title, place, sides, units, houses, objectives, plans. */
export const phrases: Readonly<Record<string, string>> = {
  'The Mincio below Lake Garda': 'Il Mincio sotto il lago di Garda',
  Ford: 'Guado',
  'Castle of Valeggio': 'Castello di Valeggio',
  Mulberries: 'Gelsi',
  'Road to Verona': 'Strada per Verona',
  'Mill of Borghetto': 'Mulino di Borghetto',
  'Inn at the bridge': 'Locanda del ponte',
  'House of the millers': 'Casa dei mugnai',
  'Gate house': 'Casa presso la porta',
  'Church of San Pietro': 'Chiesa di San Pietro',
  'Wine store': 'Cantina',
  'The bridge': 'Il ponte',
  'The castle of Valeggio': 'Il castello di Valeggio',
  '{1}st Battalion, {2}st Demi-brigade': '{1}º battaglione della {2}ª mezza brigata',
  '{1}nd Battalion, {2}st Demi-brigade': '{1}º battaglione della {2}ª mezza brigata',
  '{1}st Battalion, {2}th Demi-brigade': '{1}º battaglione della {2}ª mezza brigata',
  'Gardanne’s grenadiers': 'Granatieri di Gardanne',
  '{1}th Light, {2}st Battalion': '{2}º battaglione della {1}ª leggera',
  '{1}-pounder horse battery': 'Batteria a cavallo da {1} libbre',
  'Austrians and Neapolitans': 'Austriaci e napoletani',
  '{1}st Battalion, Regiment Strassoldo': '{1}º battaglione del reggimento Strassoldo',
  '{1}st Battalion, Regiment Jordis': '{1}º battaglione del reggimento Jordis',
  'Grenadier Battalion Nádasdy': 'Battaglione granatieri Nádasdy',
  'Carlstädter border light infantry': 'Grenzer di Karlstadt',
  'Archduke Joseph Hussars': 'Ussari dell’arciduca Giuseppe',
  'Dragoons of the Queen of Naples': 'Dragoni della regina di Napoli',
  '{1}st Demi-brigade': '{1}ª mezza brigata',
  '{1} battles between sergeants: Army of Italy {2} %, Austrians and Neapolitans {3} %, drawn {4} % (each ± {5}); {6} turns.':
    '{1} battaglie fra sergenti: Armata d’Italia {2}%, Austriaci e napoletani {3}%, pareggi {4}% (±{5}); in media {6} turni.',
  // Plans of the sides, each paragraph by its English opening.
  'The bridge is the shortest way and the w…':
    'Il ponte è la via più breve e la peggiore: una colonna che vi passa può essere infilata dai cannoni sotto il castello. Il guado è a valle, alla vostra destra; fanteria leggera e un battaglione mandati di là aggirano tutta la posizione, ma ci vogliono quattro turni.',
  'Bring the battery to the bank between th…':
    'Portate la batteria sulla riva tra il borgo e il guado e fate fuoco su chi tiene il muro. I granatieri passano il ponte per primi, in colonna, e si formano al di là. Tenete i cacciatori per quando scenderanno i napoletani.',
  'You need not beat them, only keep them a…':
    'Non dovete batterli, solo trattenerli al fiume fino a notte. Tenete il muro e le prime case con i granatieri e un battaglione, e mettete i cannoni dove battono il ponte da un capo all’altro; la mitraglia vi arriva dal piede della collina.',
  'Send the light battalion to the ford at …':
    'Mandate subito il battaglione leggero al guado. I dragoni napoletani e gli ussari stanno dietro la collina: caricate chi ha passato il fiume prima che si sia formato, mai chi sta in quadrato.',
};
