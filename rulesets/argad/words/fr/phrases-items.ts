/** French phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  Ground: 'Terrain',
  'Add ground': 'Ajouter un terrain',
};
