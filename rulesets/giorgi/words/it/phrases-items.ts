/** Italian phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  Attacker: 'Attaccante',
  'Add an attacker': 'Aggiungi un attaccante',
  Defender: 'Difensore',
  'Add a defender': 'Aggiungi un difensore',
  Company: 'Compagnia',
  'Add a company': 'Aggiungi una compagnia',
};
