/** What several battles name, and what lies in any water, in Italian. */
export const phrases: Readonly<Record<string, string>> = {
  Buckwheat: 'Grano saraceno',
  Rye: 'Segale',
  Gorse: 'Ginestroni',
  Broom: 'Ginestre',
  'long boat': 'barca',
  launch: 'scialuppa',
  barge: 'lancia',
};
