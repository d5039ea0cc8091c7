/** French phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'sheet ¶{1}, {2}, {3}, {4}': 'fiche ¶{1}, {2}, {3}, {4}',
  'sheet ¶{1} calls for one and prints none': 'la fiche ¶{1} en demande un et n’en donne pas',
  'options morale.test, morale.test-target': 'options morale.test, morale.test-target',
  'the same number turned round that cavalry must beat on a square':
    'le nombre que la cavalerie doit battre contre un carré, pris à l’inverse',
  'the code is on moral-check-moral-result. Option melee.r{1}s':
    'le code est sur moral-check-moral-result. Option melee.r{1}s',
};
