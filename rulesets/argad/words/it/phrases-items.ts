/** Italian phrases of the entries of lists in forms. */
export const itemPhrases: Readonly<Record<string, string>> = {
  Ground: 'Terreno',
  'Add ground': 'Aggiungi un terreno',
};
