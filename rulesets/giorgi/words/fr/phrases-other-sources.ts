/** French phrases of the sources of rules that no case and no battle cites. */
export const otherSourcePhrases: Readonly<Record<string, string>> = {
  'options fire.kill, melee.values, morale.index': 'options fire.kill, melee.values, morale.index',
  'sheet ¶{1}, {2}, {3}': 'fiche ¶{1}, {2}, {3}',
  'intro-savin-thow: twelve grenadiers on four bases':
    'intro-savin-thow : douze grenadiers sur quatre socles',
  'combat-arms-infantry: one die per two troopers, measured round the two bases':
    'combat-arms-infantry : un dé pour deux cavaliers, mesuré autour des deux socles',
  'combat-arms-artillery: losing half the guns is a penalty on the shot':
    'combat-arms-artillery : perdre la moitié des canons pénalise le tir',
  'intro-reaction: four canister dice in all': 'intro-reaction : quatre dés de mitraille en tout',
  'intro-melee{1}': 'intro-melee{1}',
  'class names of sheet ¶{1}': 'noms des classes de la fiche ¶{1}',
  'melee-buildings: each side has its own fire phase': 'melee-buildings : chaque camp a sa phase de tir',
  'sheet ¶{1} treats both alike': 'la fiche ¶{1} les traite de même',
  'the cost of forming up is half a move in melee-buildings':
    'se former coûte un demi-mouvement dans melee-buildings',
  "rout of foot is {1} cm + D{2} (moral-check-moral-result) and starts from the unit's speed (sheet ¶{3})":
    'la déroute de l’infanterie est de {1} cm + D{2} (moral-check-moral-result) et part de la vitesse de l’unité (fiche ¶{3})',
  'light infantry make {1} cm in woods (melee-fight-in-the-woods)':
    'l’infanterie légère fait {1} cm dans un bois (melee-fight-in-the-woods)',
  'as move.infantry-column': 'comme move.infantry-column',
  'between the two rates the author gives': 'entre les deux vitesses que donne l’auteur',
  '"behind" in sheet ¶{1} to {2}': '« derrière » dans la fiche ¶{1} à {2}',
  'melee-fight-in-the-woods: {1} cm': 'melee-fight-in-the-woods : {1} cm',
  'the same musket': 'le même fusil',
  'the page says only: more than line': 'la page dit seulement : plus que la ligne',
  'the page says only: more than light': 'la page dit seulement : plus que l’infanterie légère',
  'combat-arms-artillery example': 'exemple de combat-arms-artillery',
  'order of the marks in artillery.rod': 'ordre des marques dans artillery.rod',
  'option artillery.rods (howitzer canister above {1})':
    'option artillery.rods (mitraille d’obusier au-dessus de {1})',
  'the double cases have rows of their own in sheet ¶{1} to {2}':
    'les cas doubles ont leurs propres lignes dans la fiche ¶{1} à {2}',
  'melee-fight-in-the-woods counts each company in contact. Option melee.scale':
    'melee-fight-in-the-woods compte chaque compagnie au contact. Option melee.scale',
  'sheet ¶{1}, {2}. Option melee.understaffed-once': 'fiche ¶{1}, {2}. Option melee.understaffed-once',
  'sheet ¶{1} names rear and side': 'la fiche ¶{1} nomme l’arrière et le côté',
  'sheet ¶{1} names troops in rout': 'la fiche ¶{1} nomme les troupes en déroute',
  'melee-multiple-melee: two bases, two dead': 'melee-multiple-melee : deux socles, deux morts',
  'melee-buildings: three grenadier bases count {1} × {2}':
    'melee-buildings : trois socles de grenadiers comptent {1} × {2}',
  'between the two the author gives': 'entre les deux que donne l’auteur',
  'with {1} it could not fail': 'avec {1}, il ne pourrait pas rater',
  'the ladder of morale.breaking-ladder': 'l’échelle de morale.breaking-ladder',
  'sheet ¶{1}. Option move.rates': 'fiche ¶{1}. Option move.rates',
  sheet: 'fiche',
  'Alberto Giorgi, Napoleonic rules: the basic-rules page, cited by paragraph (¶{1} to ¶{2})':
    'Alberto Giorgi, règles napoléoniennes : la page des règles de base, citée par paragraphe (¶{1} à ¶{2})',
  'The author’s site': 'Le site de l’auteur',
  'The battlefield': 'Le champ de bataille',
  'Attacks and melee': 'Attaques et mêlée',
  Reactions: 'Réactions',
  'The saving throw': 'Le jet de sauvegarde',
  'Combat arms: infantry (and carbines)': 'Les armes : infanterie (et carabines)',
  'Combat arms: artillery': 'Les armes : artillerie',
  'Melee: buildings': 'Mêlée : bâtiments',
  'Melee: the breaking point': 'Mêlée : le point de rupture',
  'Melee: cavalry against a square': 'Mêlée : cavalerie contre un carré',
  'Melee: fighting in the woods': 'Mêlée : combattre dans les bois',
  'Melee: several units': 'Mêlée : plusieurs unités',
  'Morale results': 'Résultats de moral',
};
