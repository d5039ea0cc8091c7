/** readingPhrases: French phrases for readings of a rule. */
export const readingPhrases: Readonly<Record<string, string>> = {
  'it may fire both when arriving and when about to be contacted.':
    'elle peut tirer en arrivant comme sur le point d’être contactée.',
  'it may fire when arriving (paragraph under firearms), not when about to be contacted (modifier row); that row read alone would forbid both.':
    'elle peut tirer en arrivant (paragraphe sous les armes à feu), non sur le point d’être contactée (ligne des modificateurs) ; cette ligne lue seule interdirait les deux.',
  'it may not fire, neither when arriving nor when about to be contacted.':
    'elle ne peut tirer ni en arrivant ni sur le point d’être contactée.',
};
