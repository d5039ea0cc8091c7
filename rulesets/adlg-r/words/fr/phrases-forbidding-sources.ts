/** French phrases for the sources of rules that forbid something on the table and are cited by no case. */
export const forbiddingSourcePhrases: Readonly<Record<string, string>> = {
  geometry: 'géométrie',
  'p.25–{1} speaks only of narrow uses': 'p. 25–{1} ne parle que d’usages restreints',
  errata: 'errata',
  'p.10 has a cap': 'p. 10 a un plafond',
  'p.67 has the state': 'p. 67 a cet état',
  'Sheet: Manoeuvres': 'Fiche : Manœuvres',
  'Sheet: Disengage': 'Fiche : Désengagement',
  'Drag as in move.turn-free': 'Drag comme dans move.turn-free',
  'order from V{1} p.60': 'ordre de V{1} p. 60',
  'Sheet: Rout and pursuit': 'Fiche : Déroute et poursuite',
  'Sheet: Manoeuvres, Difficult manoeuvres': 'Fiche : Manœuvres, Manœuvres difficiles',
};
