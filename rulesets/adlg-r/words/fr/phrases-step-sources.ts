/** French phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'Sheet: Melee results': 'Fiche : Résultats de mêlée',
  'Sheet: Quality': 'Fiche : Qualité',
  'p.43. Option charge.hi-not-reduced': 'p. 43. Option charge.hi-not-reduced',
};
