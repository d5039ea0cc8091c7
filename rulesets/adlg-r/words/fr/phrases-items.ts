/** French phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  'Supporting unit': 'Unité en soutien',
  'Add a supporting unit': 'Ajouter une unité en soutien',
};
