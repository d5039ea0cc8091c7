/** French phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  Attacker: 'Attaquant',
  'Add an attacker': 'Ajouter un attaquant',
  Defender: 'Défenseur',
  'Add a defender': 'Ajouter un défenseur',
  Company: 'Compagnie',
  'Add a company': 'Ajouter une compagnie',
};
