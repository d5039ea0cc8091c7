/** French phrases for the sources of rules that only steps of throws cite. */
export const stepSourcePhrases: Readonly<Record<string, string>> = {
  'melee paragraph': 'paragraphe de la mêlée',
  'firearm table note, bonus heading': 'note de la table des armes à feu, en-tête du bonus',
};
