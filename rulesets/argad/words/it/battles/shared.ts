/** Italian phrases that several scenarios share, and what lies in any water. */
export const phrases: Readonly<Record<string, string>> = {
  Buckwheat: 'Grano saraceno',
  Rye: 'Segale',
  Gorse: 'Ginestroni',
  Broom: 'Ginestre',
  'long boat': 'barca',
  launch: 'scialuppa',
  barge: 'lancia',
};
