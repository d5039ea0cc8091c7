/** French phrases for the sources and the standing of rules. */
export const sourcePhrases: Readonly<Record<string, string>> = {
  // documents
  "author's forum": 'forum de l’auteur',
  "author's web site": 'site de l’auteur',
  // places
  "author's web site ({1} option)": 'site de l’auteur (option de {1})',
  '{1}th-century sheet {2}': 'fiche du {1:roman}e siècle {2}',
  'weapons list {1}': 'liste d’armes {1}',
  'game reports of the author': 'comptes rendus de l’auteur',
  'flintlock weapons table {1}': 'table des armes à silex {1}',
  'movement table': 'table de mouvement',
  'tie sentence': 'phrase des égalités',
  'slowness-die column': 'colonne du dé de lenteur',
  'movement text': 'texte du mouvement',
  'movement table and text': 'table et texte du mouvement',
  'reload column': 'colonne du rechargement',
  'reload columns': 'colonnes du rechargement',
  'terrain table': 'table des terrains',
  'melee modifiers': 'modificateurs de mêlée',
  'close-order sentence': 'phrase de l’ordre serré',
  'movement table against close-order sentence':
    'contradiction entre la table de mouvement et la phrase sur l’ordre serré',
  'firearm tables': 'tables des armes à feu',
  'firearm table': 'table des armes à feu',
  'paragraph under firearms': 'paragraphe sous les armes à feu',
  'bullet under the first table': 'puce sous la première table',
  'paragraph under firearms against modifiers caused by shooter':
    'contradiction entre le paragraphe sous les armes à feu et les modificateurs dus au tireur',
  'terrain table and modifiers': 'table des terrains et modificateurs',
  'modifiers caused by terrain': 'modificateurs dus au terrain',
  'terrain table against other modifiers':
    'contradiction entre la table des terrains et les autres modificateurs',
  'firearm tables and target modifiers': 'tables des armes à feu et modificateurs de la cible',
  'target modifiers': 'modificateurs de la cible',
  'target heading': 'en-tête de la cible',
  'firearm rows and shooter modifiers': 'lignes des armes à feu et modificateurs du tireur',
  'shooter modifiers': 'modificateurs du tireur',
  'paragraph under firearms and shooter modifiers':
    'paragraphe sous les armes à feu et modificateurs du tireur',
  'other modifiers': 'autres modificateurs',
  'firearm table note, bonus table': 'note de la table des armes à feu, table du bonus',
  'terrain table against terrain modifiers':
    'contradiction entre la table des terrains et les modificateurs de terrain',
  'bonus table': 'table du bonus',
  // standing
};
