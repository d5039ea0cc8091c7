/** readingPhrases: Italian phrases for readings of a rule. */
export const readingPhrases: Readonly<Record<string, string>> = {
  'it may fire both when arriving and when about to be contacted.':
    'può sparare sia arrivando a contatto sia quando sta per essere raggiunta.',
  'it may fire when arriving (paragraph under firearms), not when about to be contacted (modifier row); that row read alone would forbid both.':
    'può sparare arrivando (paragrafo sotto le armi da fuoco), non quando sta per essere raggiunta (riga dei modificatori); quella riga da sola vieterebbe entrambe le cose.',
  'it may not fire, neither when arriving nor when about to be contacted.':
    'non può sparare né arrivando né quando sta per essere raggiunta.',
};
