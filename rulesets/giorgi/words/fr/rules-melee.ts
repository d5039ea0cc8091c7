/** French words of the chapters attack to scenario, by rule, except rules that forbid something. Numbers are in braces. */
export const meleeRules: Readonly<Record<string, string>> = {
  // attack
  'attack.align':
    'Au contact, l’attaquant s’aligne contre le côté touché, gratuitement ; un socle est au contact s’il touche alors un socle ennemi bord à bord',
  'attack.side-struck':
    'Le côté frappé est celui d’où vient l’attaque, là où commence sa dernière ligne droite ; l’attaquant s’aligne contre ce côté, en se décalant au plus de la largeur de son front. Si la place manque, il reste contre le côté qu’il touche et l’attaque compte de ce côté : le calcul et la table concordent toujours',
  'attack.zone': 'Zone de contrôle : droit devant le front, à portée de tir',
  'attack.zone-guns': 'Zone de contrôle de l’artillerie : aussi loin que porte la mitraille',
  'attack.zone-shape':
    'Une zone de contrôle est large comme le front ; devant chaque face d’un carré ; pour les canons, leur champ',
  'attack.zone-none': 'Une unité qui ne peut tirer n’a pas de zone de contrôle',
  'attack.zone-fire': 'Traverser une zone de contrôle, même pour attaquer une autre unité, provoque son tir',
  'attack.reaction-fire':
    'Contre une attaque, toute unité de l’autre camp à portée peut tirer comme au tir ordinaire, attaquée ou non, sans test',
  'attack.losses-first':
    'Les pertes de réaction sont retirées et leurs tests passés avant de résoudre la mêlée',
  'attack.flee':
    'Sans test, l’unité attaquée peut fuir, dos à l’ennemi, au lieu de tirer ; fantassins et canonniers tout droit, en évitant les amis',
  'attack.flee-dice': 'Fuite : infanterie et canonniers {foot} cm, cavalerie {horse} cm',
  'attack.flee-caught': 'Une unité en fuite rattrapée est traitée comme en déroute',
  'attack.flee-after':
    'Une unité qui s’est échappée n’est pas en déroute : elle garde son état et sa formation et tourne le dos à l’ennemi',
  'attack.support': 'Test réussi : soutenir une unité attaquée',
  'attack.tested-dice': 'Distance des mouvements avec test, cavalerie : {dice} cm',
  'attack.tested-dice-foot': 'Distance des mouvements avec test, infanterie : {dice} cm',
  'attack.test-failed': 'Test raté : l’unité reste et ne peut que tirer',
  'attack.follow':
    'Si la cible est partie, l’attaquant finit son mouvement droit devant ; un ennemi rencontré est attaqué',
  'attack.charge-run':
    'Charger = aller au contact par un élan en ligne droite d’au moins {cavalry} cm (cavalerie) ou {infantry} cm (infanterie)',
  'attack.charge-reaction': 'Une contre-attaque ou un soutien charge avec le même élan minimal',
  'attack.impetus-page': 'Les pertes du tir de réaction peuvent faire perdre son élan à une charge',
  'attack.impetus':
    'Une unité qui charge et se trouve ébranlée au contact, ou réduite à moins de {bases} socles par le tir pendant cette charge, n’a pas de bonus de charge',
  'attack.shaken-continues': 'Un attaquant ébranlé par le tir de réaction va quand même au contact',
  'attack.rest': 'La cavalerie qui a chargé ne peut charger {turns}',
  // melee
  'melee.sides': 'Chaque camp a un total : les valeurs de ses unités plus et moins les points ci-dessous',
  'melee.value-grenadier': 'Grenadiers : {value}',
  'melee.value-line': 'Ligne : {value}',
  'melee.value-light': 'Infanterie légère : {value}',
  'melee.value-gun': 'Artillerie : {value}',
  'melee.value-light-cavalry': 'Cavalerie légère : {value}',
  'melee.value-medium-cavalry': 'Cavalerie moyenne : {value}',
  'melee.value-heavy-cavalry': 'Cavalerie lourde : {value}',
  'melee.value-rifle': 'Rifles, comme l’infanterie légère : {value}',
  'melee.value-howitzer': 'Obusiers, comme l’artillerie : {value}',
  'melee.value-militia': 'Milice : {value}',
  'melee.value-guard': 'Garde : {value}',
  'melee.per-unit': 'La valeur est celle de l’unité, quel que soit son nombre de socles',
  'melee.scale':
    'Les « points de socle » comptent une fois par socle au contact ; les autres une fois par unité',
  'melee.elevated': 'Position dominante : +{value} par socle',
  'melee.light-cover': 'Couvert léger : +{value} par socle',
  'melee.low-wall': 'Muret : +{value} par socle',
  'melee.heavy-cover': 'Couvert lourd (mur haut) : +{value} par socle',
  'melee.woods': 'Dans un bois : +{value} par socle',
  'melee.charge-infantry': 'Infanterie qui charge : +{value} par unité',
  'melee.charge-light': 'Cavalerie légère qui charge : +{value} par unité',
  'melee.charge-medium': 'Cavalerie moyenne qui charge : +{value} par unité',
  'melee.charge-heavy': 'Cavalerie lourde qui charge : +{value} par unité',
  'melee.understaffed': '{value} pour chaque unité en sous-effectif',
  'melee.understaffed-once':
    'La fiche donne deux fois les points du sous-effectif ; ils ne comptent qu’une fois',
  'melee.shaken': '{value} pour chaque unité ébranlée',
  'melee.contact-cap': 'Au plus {value} socles par unité pour les points de socle',
  'melee.height-and-cover': 'Hauteur et couvert s’ajoutent ; une unité n’a qu’un couvert, le meilleur',
  'melee.charge-into-cover': 'Les points de charge comptent aussi contre un couvert et en montée',
  'melee.flank':
    'Une unité formée prise de flanc ou à revers perd de sa valeur : {loss}, et n’a ni couvert ni hauteur ; charge, état ébranlé et sous-effectif comptent encore. Sauf dans un bois, un bâtiment, en carré ou en ordre dispersé',
  'melee.multiple':
    'Les unités d’un camp dans une mêlée ajoutent leurs totaux ; des unités qui réagissent peuvent rejoindre les défenseurs',
  'melee.group':
    'Les unités liées par contact, directement ou par d’autres, sont dans une même mêlée ; bâtiments, cavalerie contre un carré et attaques sur l’ordre dispersé se résolvent à part',
  'melee.order':
    'Valeur → doublée dans un bâtiment → réduite de flanc → points par socle → points par unité. Un total peut être négatif',
  'melee.differential': 'Différentiel = attaque − défense',
  'melee.rounding': 'Un demi-point s’arrondit à l’unité inférieure, au profit du défenseur',
  'melee.clamp': 'En dessous de {low} ou au-delà de {high}, on prend la dernière colonne',
  'melee.dice': 'Deux dés ; leur somme se croise avec le différentiel sur le tableau',
  'melee.chart':
    'Le tableau donne une case pour chaque différentiel et chaque somme des dés ; le nôtre est un seul score, différentiel + dés − {evenDice}',
  'melee.result': 'La case donne à chaque camp un nombre de soldats perdus et un résultat de moral',
  'melee.losses': 'Une case coûte à un camp 0, 1 ou 2 soldats',
  'melee.each-unit': 'Avec plusieurs unités, chacune subit le résultat entier de son camp',
  'melee.r1': 'R1, retraite : la moitié du mouvement de sa formation, toujours face à l’ennemi',
  'melee.r1-friend':
    'Elle s’arrête en rejoignant un ami, qui est ébranlé et qu’on recule pour garder un socle de distance',
  'melee.r1-shaken': 'Déjà ébranlée, une unité à R1 ou R1S part en déroute',
  'melee.r1s': 'R1S : R1, et l’unité est ébranlée',
  'melee.r2': 'R2, déroute : dos à l’ennemi, pleine vitesse et dés comme pour un mouvement de déroute',
  'melee.av': 'AV, avance : le vainqueur fait un demi-mouvement au-delà de la ligne de contact',
  'melee.av-stay':
    'Peuvent refuser AV : une unité dans un bâtiment, un carré ou un couvert, et l’artillerie ; les autres y sont tenues',
  'melee.av-contact': 'Une avance s’arrête à 1 cm de tout autre ennemi et n’est pas une attaque',
  'melee.bt':
    'BT, percée : l’unité traverse le front ennemi et fait aussitôt un mouvement entier, qui est son prochain pris d’avance',
  'melee.hold': '« - » : l’unité tient sur place',
  'melee.retreat-direction':
    'R1 et R2 éloignent l’unité de leur cause et la ramènent vers les lignes de l’unité',
  'melee.retreat-line':
    'On s’éloigne tout droit de l’ennemi le plus proche qui a causé la retraite ; si cela ne rapproche pas du bord ami, droit vers ce bord. Rivières et murs hauts arrêtent un R1, une déroute les contourne',
  'melee.retreat-zone':
    'R1 et R2 ne peuvent entrer ni finir dans une zone de contrôle ennemie : si l’unité y est forcée, une retraite devient une déroute, et une déroute une élimination',
  'melee.retreat-cause':
    'Les zones des ennemis qui ont causé le mouvement, et celles où l’unité se tenait déjà, ne l’arrêtent pas : un demi-mouvement ne sort pas de la zone des fantassins ou canons qu’on vient de combattre',
  'melee.guns-lost':
    'Une batterie qui reçoit R1, R1S ou R2 perd ses canons ; les canonniers restants partent en déroute',
  // skirmish
  'skirmish.pressed-home':
    'L’attaquant s’arrête et attaque à fond : chaque compagnie frappée perd {value} soldats, le reste part en déroute',
  'skirmish.pass-through':
    'L’attaquant la frappe au passage et poursuit : chaque compagnie frappée perd {soldiers} et reste en place',
  'skirmish.any-side': 'L’ordre dispersé est frappé de la même façon de front, de flanc ou à revers',
  'skirmish.routing': 'Une unité en déroute rattrapée subit la même chose ; ce qui reste continue sa déroute',
  'skirmish.per-company': 'Les pertes en ordre dispersé se comptent pour chaque compagnie rencontrée',
  'skirmish.no-dice':
    'Pas de dés contre l’ordre dispersé ; une compagnie ne perd pas plus de soldats qu’elle n’en a',
  'skirmish.when':
    'L’attaquant choisit la manière ; on résout l’attaque au moment du contact, pendant le mouvement',
  'skirmish.cover': 'Un couvert n’y change rien, à la différence des bois, lisières et bâtiments',
  'skirmish.rout-scope':
    'Les compagnies non frappées tiennent ; les survivants des autres sont retirés. Toutes frappées : déroute',
  'skirmish.pass-charge': 'Frapper au passage ne rompt pas la ligne droite d’une charge',
  // square
  'square.dice': '{value} dés ; le carré est rompu si tous dépassent son indice',
  'square.charge': 'Charge : +{value} à l’un des dés',
  'square.losses':
    'Chaque soldat perdu par le carré dans ce tour de joueur abaisse de 1 l’indice pour l’un des dés',
  'square.points':
    'L’attaquant place ces points après le jet : les pertes réparties également (un point par dé avant d’en mettre un second), le point de charge sur un dé quelconque, même en plus d’un point de pertes',
  'square.kills':
    'Carré rompu : {value} soldats tués par cavalier, d’abord ceux qui forment le carré, puis ceux qui s’y abritent',
  'square.survivors': 'Les survivants partent en déroute',
  'square.failure': 'Carré intact : la cavalerie subit R1 sans perte, le carré tient',
  'square.vs-infantry': 'Infanterie contre un carré : on utilise le tableau, le carré à {value}',
  'square.no-flank': 'Un carré n’a ni flanc ni arrière',
  // building
  'building.double':
    'La valeur d’une unité dans un bâtiment est doublée, quel que soit son nombre de compagnies',
  'building.replaces':
    'Le doublement remplace tout le reste : ni hauteur, ni couvert, ni flanc, ni sous-effectif pour la garnison ; l’état ébranlé compte ensuite',
  'building.no-charge': 'Pas de points de charge contre un bâtiment',
  'building.fire':
    'Garnison : 1 dé par compagnie à l’intérieur, dans toutes les directions, seuil et portée selon le type',
  'building.outcome':
    'Une garnison qui reçoit R1, R1S ou R2 sort de l’autre côté en ordre dispersé (R1S ébranlée, R2 en déroute) ; une unité attaquante avec AV ou BT peut entrer',
  // woods
  'woods.half-range': 'Dans un bois, le tir porte à la moitié de sa portée',
  'woods.edge-fire':
    'Les unités à la lisière peuvent tirer vers l’extérieur à pleine portée et sont sous couvert léger',
  'woods.no-flank': 'Ni flanc ni arrière dans un bois',
  'woods.no-charge': 'Pas de points de charge dans un bois',
  'woods.join':
    'D’autres compagnies rejoignent un combat dans un bois par un dé de réaction pour tout le bataillon, chacune avançant d’autant de cm',
  'woods.reaction-die':
    'Les mouvements de réaction dans un bois sont de {dice}, en cm, en avant ou en arrière',
  'woods.mixed':
    'Des compagnies légères de valeurs différentes peuvent combattre ensemble : le propriétaire choisit la valeur, et celles-là perdent d’abord. Les saisir comme une seule unité',
  'woods.leave':
    'En sortant d’un bois, l’infanterie autre que légère dépense un demi-mouvement pour se former',
  'woods.rout': 'Une unité en déroute qui entre dans un bois est éliminée',
  'woods.sight':
    'De l’extérieur, on ne voit et ne vise que la lisière d’un bois, profonde de {value} cm ; à l’intérieur, on voit jusqu’à portée',
  // morale
  'morale.index':
    'Toute unité a un indice de réactivité, mesure de sa fermeté ; la cavalerie doit le battre pour rompre un carré',
  'morale.index-militia': 'Milice : indice {value}',
  'morale.index-british': 'Ligne britannique : indice {value}',
  'morale.index-regular':
    'Indice de l’autre ligne {line}, infanterie légère {light}, cavalerie {cavalry}, artillerie {artillery}',
  'morale.index-elite': 'Indice des grenadiers {grenadier}, rifles {rifle}, cavalerie d’élite {eliteCavalry}',
  'morale.index-guard': 'Garde : indice {value}',
  'morale.trigger': 'Une unité passe le test de réactivité pour chaque paire de soldats perdus en un tour',
  'morale.trigger-count': 'Tests à la 2e, 4e, 6e perte ; deux paires d’un coup, deux tests',
  'morale.test': 'Un dé, réussi à l’indice ou moins',
  'morale.test-limits': 'Un 1 réussit toujours, un 6 rate toujours',
  'morale.modifier': 'Aucun modificateur sauf le général en option ; un scénario peut fixer le sien',
  'morale.trigger-when':
    'Le test se passe quand les pertes sont retirées ; pour celles de mêlée, après exécution du résultat ; les unités en déroute ne testent pas',
  'morale.shaken': 'Une unité qui rate son test est ébranlée',
  'morale.shaken-until': 'L’état ébranlé coûte {cost} en mêlée jusqu’à ce que l’unité soit reformée',
  'morale.shaken-effects': 'Une unité ébranlée bouge, tire et réagit comme d’habitude, mais n’attaque pas',
  'morale.second-failure':
    'Une unité ébranlée qui rate encore fait retraite (R1, restant ébranlée, sans passer en déroute) ; si elle rate après cela, déroute',
  'morale.ladder-kept':
    'Le degré où se trouve une unité (ébranlée, en retraite) est conservé jusqu’à ce qu’elle se reforme',
  'morale.breaking-when':
    'Après toutes les mêlées, chaque ami à moins de {cm} cm d’une unité en déroute peut avoir à tester',
  'morale.breaking-who':
    'Au point de rupture, une unité ne teste que si son indice est égal ou inférieur à celui de l’unité en déroute',
  'morale.breaking-ladder':
    'Une unité qui rate au point de rupture descend d’un degré : en bon ordre → ébranlée → retraite → déroute',
  'morale.breaking-chain':
    'Chaque nouvelle déroute fait tester de nouveau ses propres voisins, déjà testés ou non',
  'morale.breaking-where':
    'Seules font tester les unités dont la déroute a commencé dans ce tour de joueur, mesuré bord à bord depuis l’endroit où leur fuite s’est arrêtée ; les unités en déroute ne testent pas',
  'morale.rout-move':
    'Déroute en cm : infanterie et canonniers {foot} + {footDice}, cavalerie lourde {heavy} + {horseDice}, légère {light} + {horseDice}',
  'morale.rout-medium': 'Déroute de la cavalerie moyenne en cm : {value} + {horseDice}',
  'morale.rout-rate':
    'La part fixe d’une déroute est le mouvement entier : vitesse en colonne pour l’infanterie, vitesse de sa classe pour la cavalerie',
  'morale.rout-friends':
    'Une unité en déroute traverse ses amis et, si elle devait finir sur eux, va jusqu’au premier endroit libre ; ils ne subissent que le point de rupture',
  // command
  'command.none':
    'Le jeu de base n’a pas de chefs ; l’auteur en prévoit en supplément, qui peuvent se joindre à une mêlée',
  'command.general-test':
    'Une unité à moins de {cm} cm de son général : +{value} à l’indice dans un test de réactivité, un test par tour de joueur',
  // scenario
  'scenario.small-game':
    'Une petite partie : 2 ou 3 canons de 4 ou de 6 et 6 à 12 cavaliers par camp, du terrain mais pas trop',
  'scenario.force': 'Armée prête à jouer : {force}',
  'scenario.turns': 'Une partie dure {value} tours',
  'scenario.broken':
    'Un camp qui, à la fin d’un tour de joueur, a {share} ou plus de ses unités de départ détruites, hors table ou en déroute, a perdu ; si c’est le cas des deux, partie nulle',
  'scenario.points':
    'Sinon, après le dernier tour : {destroyed} par unité ennemie détruite ou hors table, {routing} par unité en déroute, {objective} par objectif tenu ; le camp qui a le plus de points gagne ; à égalité, partie nulle',
  'scenario.objective':
    'Un objectif est tenu par le camp qui a seul une unité en bon ordre ou ébranlée à moins de {objectiveCm} cm',
};
