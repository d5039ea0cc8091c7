/** French phrases that several scenarios share, and what lies in any water. */
export const phrases: Readonly<Record<string, string>> = {
  Buckwheat: 'Blé noir',
  Rye: 'Seigle',
  Gorse: 'Ajoncs',
  Broom: 'Genêts',
  'long boat': 'barque',
  launch: 'chaloupe',
  barge: 'canot',
};
