/** Italian phrases of the sources of rules that no case and no battle cites. */
export const otherSourcePhrases: Readonly<Record<string, string>> = {
  'options fire.kill, melee.values, morale.index': 'opzioni fire.kill, melee.values, morale.index',
  'sheet ¶{1}, {2}, {3}': 'scheda ¶{1}, {2}, {3}',
  'intro-savin-thow: twelve grenadiers on four bases': 'intro-savin-thow: dodici granatieri su quattro basi',
  'combat-arms-infantry: one die per two troopers, measured round the two bases':
    'combat-arms-infantry: un dado ogni due cavalieri, misurato attorno alle due basi',
  'combat-arms-artillery: losing half the guns is a penalty on the shot':
    'combat-arms-artillery: perdere metà dei cannoni penalizza il tiro',
  'intro-reaction: four canister dice in all': 'intro-reaction: quattro dadi di mitraglia in tutto',
  'intro-melee{1}': 'intro-melee{1}',
  'class names of sheet ¶{1}': 'nomi delle classi della scheda ¶{1}',
  'melee-buildings: each side has its own fire phase': 'melee-buildings: ogni parte ha la sua fase di tiro',
  'sheet ¶{1} treats both alike': 'la scheda ¶{1} li tratta allo stesso modo',
  'the cost of forming up is half a move in melee-buildings':
    'formarsi costa mezzo movimento in melee-buildings',
  "rout of foot is {1} cm + D{2} (moral-check-moral-result) and starts from the unit's speed (sheet ¶{3})":
    'la rotta della fanteria è di {1} cm + D{2} (moral-check-moral-result) e parte dalla velocità dell’unità (scheda ¶{3})',
  'light infantry make {1} cm in woods (melee-fight-in-the-woods)':
    'la fanteria leggera fa {1} cm nel bosco (melee-fight-in-the-woods)',
  'as move.infantry-column': 'come move.infantry-column',
  'between the two rates the author gives': 'tra le due velocità che dà l’autore',
  '"behind" in sheet ¶{1} to {2}': '«dietro» nella scheda ¶{1} a {2}',
  'melee-fight-in-the-woods: {1} cm': 'melee-fight-in-the-woods: {1} cm',
  'the same musket': 'lo stesso moschetto',
  'the page says only: more than line': 'la pagina dice solo: più della linea',
  'the page says only: more than light': 'la pagina dice solo: più dei leggeri',
  'combat-arms-artillery example': 'esempio di combat-arms-artillery',
  'order of the marks in artillery.rod': 'ordine dei segni in artillery.rod',
  'option artillery.rods (howitzer canister above {1})':
    'opzione artillery.rods (mitraglia d’obice sopra {1})',
  'the double cases have rows of their own in sheet ¶{1} to {2}':
    'i casi doppi hanno righe proprie nella scheda ¶{1} a {2}',
  'melee-fight-in-the-woods counts each company in contact. Option melee.scale':
    'melee-fight-in-the-woods conta ogni compagnia a contatto. Opzione melee.scale',
  'sheet ¶{1}, {2}. Option melee.understaffed-once': 'scheda ¶{1}, {2}. Opzione melee.understaffed-once',
  'sheet ¶{1} names rear and side': 'la scheda ¶{1} nomina retro e lato',
  'sheet ¶{1} names troops in rout': 'la scheda ¶{1} nomina le truppe in rotta',
  'melee-multiple-melee: two bases, two dead': 'melee-multiple-melee: due basi, due morti',
  'melee-buildings: three grenadier bases count {1} × {2}':
    'melee-buildings: tre basi di granatieri contano {1} × {2}',
  'between the two the author gives': 'tra i due che dà l’autore',
  'with {1} it could not fail': 'con {1} non potrebbe fallire',
  'the ladder of morale.breaking-ladder': 'la scala di morale.breaking-ladder',
  'sheet ¶{1}. Option move.rates': 'scheda ¶{1}. Opzione move.rates',
  sheet: 'scheda',
  'Alberto Giorgi, Napoleonic rules: the basic-rules page, cited by paragraph (¶{1} to ¶{2})':
    'Alberto Giorgi, regole napoleoniche: la pagina delle regole di base, citata per paragrafo (¶{1} a ¶{2})',
  'The author’s site': 'Il sito dell’autore',
  'The battlefield': 'Il campo di battaglia',
  'Attacks and melee': 'Attacchi e mischia',
  Reactions: 'Reazioni',
  'The saving throw': 'Il tiro salvezza',
  'Combat arms: infantry (and carbines)': 'Le armi: fanteria (e carabine)',
  'Combat arms: artillery': 'Le armi: artiglieria',
  'Melee: buildings': 'Mischia: edifici',
  'Melee: the breaking point': 'Mischia: il punto di rottura',
  'Melee: cavalry against a square': 'Mischia: cavalleria contro un quadrato',
  'Melee: fighting in the woods': 'Mischia: combattere nei boschi',
  'Melee: several units': 'Mischia: più unità',
  'Morale results': 'Risultati di morale',
};
