/** Italian phrases for the sources of rules that forbid something on the table and are cited by no case. */
export const forbiddingSourcePhrases: Readonly<Record<string, string>> = {
  geometry: 'geometria',
  'p.25–{1} speaks only of narrow uses': 'p.25–{1} parla solo di usi ristretti',
  errata: 'errata',
  'p.10 has a cap': 'p.10 ha un limite',
  'p.67 has the state': 'p.67 ha lo stato',
  'Sheet: Manoeuvres': 'Scheda: Manovre',
  'Sheet: Disengage': 'Scheda: Disimpegno',
  'Drag as in move.turn-free': 'Drag come in move.turn-free',
  'order from V{1} p.60': 'ordine da V{1} p.60',
  'Sheet: Rout and pursuit': 'Scheda: Rotta e inseguimento',
  'Sheet: Manoeuvres, Difficult manoeuvres': 'Scheda: Manovre, Manovre difficili',
};
