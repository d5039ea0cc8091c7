/** Italian phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'Sheet: Melee results': 'Scheda: Risultati di mischia',
  'Sheet: Quality': 'Scheda: Qualità',
  'p.43. Option charge.hi-not-reduced': 'p.43. Opzione charge.hi-not-reduced',
};
