/** What several battles name, and what lies in any water, in French. */
export const phrases: Readonly<Record<string, string>> = {
  Buckwheat: 'Blé noir',
  Rye: 'Seigle',
  Gorse: 'Ajoncs',
  Broom: 'Genêts',
  'long boat': 'barque',
  launch: 'chaloupe',
  barge: 'canot',
};
