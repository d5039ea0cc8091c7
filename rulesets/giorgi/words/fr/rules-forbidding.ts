/** French words of the rules that forbid something on the table, except those that refuse a case. Numbers are in braces. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  'unit.gone': 'Une unité sans soldats est retirée et compte comme détruite',
  'turn.order':
    'Tir des canons → tir de mousqueterie → mouvements et attaques → réactions → mêlées → point de rupture',
  'turn.fire-then-attack': 'Une unité qui a tiré dans son tour de joueur ne peut pas y aller au contact',
  'turn.unit-order':
    'Dans une étape, un camp joue ses unités dans l’ordre de son choix ; si les deux camps ont à jouer, le camp actif commence',
  'formation.list':
    'Infanterie : ligne, colonne, carré, ordre dispersé. Cavalerie : ligne, colonne, ordre dispersé. Artillerie : attelée, en batterie',
  'formation.shapes':
    'Ligne : un rang. Colonne : {columnWidth} socles de front. Carré : faces égales, pas de flanc. Ordre dispersé : jusqu’à {openGapCm} cm entre les socles',
  'formation.change-cost':
    'Un changement de formation coûte {cost}, en pivotant sur le milieu du front ; il reste cette part de la vitesse de la formation dans laquelle on bouge',
  'formation.limber-cost': 'Atteler ou mettre en batterie coûte {cost}',
  'formation.square-who': 'Seule l’infanterie hors des bois et des bâtiments forme le carré',
  'move.infantry-column': 'Infanterie en colonne : {value} cm',
  'move.infantry-open': 'Infanterie en ordre dispersé : {value} cm',
  'move.infantry-line': 'Infanterie en ligne : {value} cm',
  'move.infantry-square': 'Infanterie en carré : {value} cm',
  'move.heavy-cavalry': 'Cavalerie lourde : {value} cm',
  'move.medium-cavalry': 'Cavalerie moyenne : {value} cm',
  'move.light-cavalry': 'Cavalerie légère : {value} cm',
  'move.foot-guns': 'Artillerie à pied : attelée {value} cm, à bras {manhandled} cm',
  'move.horse-guns': 'Artillerie à cheval : attelée {value} cm, à bras {manhandled} cm',
  'move.general': 'Général : {value} cm',
  'move.manoeuvre':
    'Demi-tour : {aboutFace}. Pas de côté jusqu’à {sidestepCm} cm : {sidestep}. À reculons : {backward} de la vitesse',
  'move.through-friends':
    'Les unités en ordre dispersé traversent les amis et se laissent traverser ; les unités formées non',
  'move.enemy-gap': 'Une unité qui n’attaque pas reste à {value} cm au moins de tout ennemi',
  'move.spent': 'Une unité qui a percé n’a pas de mouvement à son prochain tour de joueur',
  'terrain.rates':
    'Ce qui reste de la vitesse, pour la part du mouvement touchée : ruisseau {stream}, labours {plough}, montée {uphill}, haie {hedge}, muret {lowWall}, mur haut {highWall}',
  'terrain.river': 'On ne passe les rivières que par un pont ou un gué',
  'fire.one-target': 'Une unité tire sur une cible par phase, une fois, et la choisit librement',
  'artillery.one-shot': 'Un tir par batterie et par phase de tir',
  'artillery.rod':
    'Une réglette par calibre, longue comme la portée, posée le long du tir et marquée : premier bond, mitraille, proche, moyen, lointain',
  'artillery.rod-from':
    'La réglette part de la bouche d’un canon servi de la batterie, au choix de son propriétaire',
  'artillery.square-rod':
    'La réglette doit tout de même traverser le carré, dans l’angle de tir et sans ami interposé : si la réglette ne traverse pas la cible, pas de boulet',
  'artillery.abandoned':
    'Les canonniers qui fuient laissent leurs canons ; un ennemi au contact de canons sans servants les met hors jeu ; les canonniers échappés ou ralliés peuvent y revenir à pied, comme infanterie en colonne',
  'attack.declare':
    'Aller au contact d’un ennemi dans la phase de mouvement est une attaque et ouvre une mêlée',
  'attack.no-change': 'Une unité qui a changé de formation ce tour ne peut pas attaquer',
  'attack.nearest': 'L’ennemi attaqué doit être le plus proche que le front de l’unité peut atteindre',
  'attack.reaction-once': 'Un tir de réaction par unité qui tire et par unité qui attaque',
  'attack.reaction-when':
    'Le tir de réaction frappe au point le plus proche du chemin de l’attaquant ; une unité attaquée de flanc ou à revers n’en a pas contre cet attaquant',
  'attack.one-answer':
    'À une attaque, une unité donne une réponse : tir, fuite, ou une seule action avec test ; seul « tirer puis fuir » en joint deux',
  'attack.one-move': 'Une unité fait au plus {moves} par tour de joueur ennemi',
  'melee.bt-limits':
    'Son propriétaire la dirige comme tout mouvement ; elle peut attaquer ; une percée par unité et par tour de joueur, un second BT compte comme AV',
  'melee.off-table': 'Une unité qui quitte la table est éliminée',
  'square.no-intercept':
    'On ne peut plus réagir contre une cavalerie au contact d’un carré, seulement avant le contact',
  'building.walls': 'Les attaquants mettent leurs socles contre les murs',
  'building.fire-when':
    'Une garnison tire dans sa propre phase de tir, sur tout ce qui est à portée, et au premier contact d’un assaut',
  'building.reform': 'Après un assaut, les attaquants perdent un mouvement entier à se reformer',
  'building.capacity':
    'Un bâtiment contient une unité, {companies} compagnies au plus ; y entrer coûte {cost}',
  'woods.open-order': 'Dans un bois, toute unité est en ordre dispersé',
  'morale.reform':
    'Au début de son tour de joueur, une unité ébranlée sans ennemi à moins de {enemyCm} cm peut se reformer, {how} : de nouveau en bon ordre, elle ne peut bouger, tirer ni attaquer dans ce tour',
  'morale.rally':
    'Une unité en déroute teste au début de son tour de joueur. Réussi : elle s’arrête, ébranlée, orientée au choix, et ne fait rien d’autre ce tour. Raté : elle continue de fuir',
  'command.general-melee': 'Général attaché à une unité : +{value} à son total en mêlée',
  'command.general-lost':
    'Si l’unité d’un général part en déroute ou est détruite : un dé, sur 1 il est perdu',
  'scenario.table':
    'Environ 150 × 100 cm, les joueurs sur les grands côtés ; une table plus grande convient aussi',
  'scenario.terrain':
    'Le scénario dessine terrain, bords et objectifs. Sans lui : {pieces} éléments par camp posés tour à tour, à {gapCm} cm ou plus l’un de l’autre, en commençant par le camp qui jouera le premier ; l’autre choisit son grand côté ; {objectives} objectifs, répartis sur la ligne médiane',
  'scenario.deployment':
    'À moins de {depthCm} cm de son grand côté, unité par unité tour à tour, {who} ; toute formation et orientation ; un camp peut encore déplacer ses unités jusqu’à ce qu’il ait terminé, dans le même ordre',
};
