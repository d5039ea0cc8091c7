/** Italian phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  'Supporting unit': 'Unità in sostegno',
  'Add a supporting unit': 'Aggiungi un’unità in sostegno',
};
