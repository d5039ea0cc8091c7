/** Italian phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'sheet ¶{1}, {2}, {3}, {4}': 'scheda ¶{1}, {2}, {3}, {4}',
  'sheet ¶{1} calls for one and prints none': 'la scheda ¶{1} ne chiede una e non ne stampa',
  'options morale.test, morale.test-target': 'opzioni morale.test, morale.test-target',
  'the same number turned round that cavalry must beat on a square':
    'lo stesso numero rovesciato che la cavalleria deve superare contro un quadrato',
  'the code is on moral-check-moral-result. Option melee.r{1}s':
    'il codice è su moral-check-moral-result. Opzione melee.r{1}s',
};
