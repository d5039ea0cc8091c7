/** French remedies for every rule that can refuse: what would make the action legal. */
export const remedies: Readonly<Record<string, string>> = {
  'charge.prohibited':
    'Charger avec une autre unité : canons, chariots de guerre et levées sacrifiables ne chargent jamais.',
  'charge.support-prohibited':
    'Soutenir avec une autre unité : canons, chariots de guerre et levées sacrifiables ne soutiennent jamais.',
  'charge.uncontrolled':
    'Seules les unités impétueuses chargent sans contrôle : donner à l’unité l’ordre de charger.',
  'move.multiple-distance': 'Charger ou soutenir avec le premier mouvement de la phase.',
  'move.third-forbidden':
    'Garder le général avec l’unité dans les trois mouvements ; canons, chariots de guerre et unités non manœuvrables en ont deux au plus.',
  'artillery.heavy': 'L’artillerie lourde ne fait que pivoter, une fois, et ne fait rien d’autre.',
  'square.who': 'Former le carré avec un type d’unité qui le peut, ou laisser l’unité telle quelle.',
  'elephant.no-rally': 'Les éléphants gardent leurs marqueurs : rallier une autre unité.',
  'rally.expendable': 'Les levées sacrifiables gardent leurs marqueurs : rallier une autre unité.',
  'command.hold': 'Seules les unités impétueuses ont besoin d’être retenues : garder les points.',
  'zoc.exit-evade': 'L’unité ne peut pas effectuer d’évasion : sortir droit en arrière.',
  'zoc.exit-back': 'L’unité est capable d’évasion : sortir par évasion.',
  'zoc.exit-ahead':
    'Seules les unités montées sortent droit devant : aller droit en arrière ou effectuer une évasion.',
  'terrain.impassable': 'Contourner ce terrain, ou rester sur une route.',
  'move.wagon': 'Rester hors du terrain difficile, ou sur une route.',
  'rally.once': 'Faire une nouvelle tentative au prochain tour de jeu.',
  'rally.no-move': 'Se rallier au lieu de bouger, dans une phase suivante.',
  'rally.nothing': 'L’unité n’a pas de marqueur à retirer.',
  'evade.who':
    'Tenir et combattre : seuls peuvent effectuer une évasion les troupes légères, les dragons et la cavalerie sans capacité de charge.',
  'evade.in-melee': 'Une unité en mêlée reste ; elle peut se désengager à sa propre phase de mouvement.',
  'evade.blocked': 'Laisser libre le passage derrière l’unité ; pour l’instant elle doit tenir.',
  'shoot.weapon': 'Choisir une arme que la table des portées donne à cette unité.',
  'shoot.not-after':
    'Tirer avec une unité qui n’a effectué ni charge, ni évasion, ni désengagement, ni sortie de ZdC dans cette séquence.',
  'shoot.moved-twice': 'Tirer avec une unité qui a bougé une fois au plus.',
  'artillery.moved': 'Laisser en place l’artillerie moyenne et lourde ; la légère peut bouger et tirer.',
  'shoot.in-melee': 'Tirer avec une unité qui n’est ni en mêlée ni en soutien.',
  'shoot.target-in-melee':
    'Choisir une cible qui n’est ni en mêlée ni en soutien, ou qui attaque ou pille un camp.',
  'shoot.edge':
    'Tirer par le bord avant ; seuls Tercios, LH, chariots de guerre et carrés tirent par d’autres.',
  'shoot.zone': 'Tirer sur la cible de la zone de tir qui a la priorité.',
  'shoot.sight': 'Choisir une cible que voient les deux coins du bord qui tire.',
  'shoot.range': 'S’approcher à portée de l’arme, ou choisir une cible plus proche.',
  'square.no-move': 'Quitter d’abord le carré, par un ordre précédent.',
  'charge.light-infantry-open': 'À découvert, la LI ne charge que LI, artillerie, éléphants et un camp.',
  'charge.light-infantry-rough':
    'En terrain accidenté ou difficile, il faut à la LI un ennemi pénalisé par le terrain, pris de flanc ou à revers, ou désordonné.',
};
