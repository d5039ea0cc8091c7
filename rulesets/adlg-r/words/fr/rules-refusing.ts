/** French sentences of the rules that can refuse a case, which the companion needs in full. */
export const refusingRules: Readonly<Record<string, string>> = {
  // command
  'command.hold': 'Retenir de charger une unité ou un groupe impétueux : {cp} PC',
  // move
  'move.wagon':
    'Chariots de guerre et artillerie mobile : {open}, {rough}, n’entrent pas en terrain difficile',
  'move.multiple-distance':
    'Deuxième et troisième mouvements : l’unité n’est jamais à moins de 4 UD d’un ennemi de toute la phase. Donc ni charge ni contact',
  'move.third-forbidden':
    'Pas de troisième mouvement pour artillerie, chariots de guerre et unités non manœuvrables, ni sans général présent',
  // zoc
  'zoc.exit-evade': 'Les unités capables d’évasion peuvent sortir par évasion, seules ou en groupe : {cp} PC',
  'zoc.exit-back':
    'Les autres sortent une à une, droit en arrière de 1 UD, montés 2 UD, pour {cp} PC, difficulté comprise, et deviennent désordonnées',
  'zoc.exit-ahead':
    'Des montés dont l’arrière est dans la ZdC d’un ennemi plus lent peuvent aller droit devant pour {cp} PC, sans être désordonnés',
  // charge
  'charge.prohibited': 'Chariots de guerre, artillerie et levées sacrifiables ne chargent jamais',
  'charge.support-prohibited': 'Ils ne vont pas non plus au contact pour soutenir',
  'charge.light-infantry-open': 'En terrain dégagé, la LI ne charge que LI, artillerie, éléphants et un camp',
  'charge.light-infantry-rough':
    'En terrain accidenté ou difficile, la LI ne charge qu’un ennemi qui y est pénalisé, ou de flanc ou à revers, ou désordonné',
  'charge.uncontrolled':
    'Charge incontrôlée : une unité impétueuse charge un ennemi à portée, sauf si l’on dépense {cp} PC',
  // evade
  'evade.who': 'LI, LH, Drag, et Cv qui n’est pas impétueuse et n’a ni Impact, ni Choc, ni Pistolet',
  'evade.in-melee':
    'Pas en mêlée ni soutien de mêlée, ni en attaquant ou pillant un camp. Le soutien simple n’importe pas',
  'evade.blocked':
    'Bloquée par une ZdC devant elle, ou par un obstacle quelconque à moins de 1 UD : ennemis, amis, terrain infranchissable',
  // shoot
  'shoot.range':
    'Pas de tir au-delà de la portée de l’arme, mesurée du point le plus proche du bord qui tire au point le plus proche de la cible ; la portée exacte compte comme à portée',
  'shoot.weapon':
    'Une unité et une arme qui ne sont ensemble dans aucune de ces lignes ne tirent pas ; les tireurs détachés sont réservés à LH, Cv et Kn',
  'shoot.not-after':
    'Pas de tir après une charge, une évasion, un désengagement ou une sortie de ZdC dans cette séquence',
  'shoot.moved-twice': 'Pas de tir après un deuxième ou troisième mouvement',
  'shoot.in-melee': 'Pas de tir d’une unité en mêlée ou en soutien. Un simple contact n’importe pas',
  'shoot.target-in-melee':
    'Pas de tir sur une unité en mêlée ou en soutien, ni en embuscade. On peut malgré tout tirer sur une unité qui attaque ou pille un camp',
  'shoot.edge': 'Les unités tirent par leur bord avant',
  'shoot.zone':
    'Zone : droit devant le bord qui tire, jusqu’à la portée, et 1 UD de plus de chaque côté. La cible doit y être au moins en partie',
  'shoot.sight':
    'Il faut un point d’un bord de la cible que voient les deux coins du bord qui tire, sans autre unité ni terrain bloquant sur aucune des deux lignes',
  // rally
  'rally.once': 'Une tentative par unité et par tour de jeu',
  'rally.no-move':
    'Une unité qui tente de se rallier ne bouge ni ne se conforme dans cette phase, et une unité qui a bougé ne fait pas de tentative ; elle peut tirer et combattre',
  'rally.expendable': 'Les levées sacrifiables ne se rallient jamais',
  'rally.nothing': 'Une unité sans marqueur n’a rien à rallier',
  // square
  'square.who': 'Carré : piques et mousquets (tardifs compris) et les deux unités à baïonnettes',
  'square.no-move': 'En carré, une unité ne bouge pas, ne charge pas et ne poursuit pas',
  // artillery
  'artillery.moved':
    'L’artillerie moyenne ou lourde qui a bougé ou pivoté dans sa séquence n’y tire pas ; l’artillerie légère le peut',
  'artillery.heavy':
    'L’artillerie lourde ne bouge pas ; son pivot est son seul mouvement, une unité à la fois, difficile : {cp} PC',
  // elephant
  'elephant.no-rally': 'Les éléphants ne se rallient jamais',
  // terrain
  'terrain.impassable': 'On n’entre jamais en terrain infranchissable ; il ne cache rien',
};
