/** French sentences of the rules that forbid something on the table, except those that refuse a case. */
export const forbiddingRules: Readonly<Record<string, string>> = {
  // turn
  'turn.corps-finish':
    'Chaque corps une fois, dans l’ordre choisi par son joueur ; on lance son dé et on achève son activation avant de passer au suivant',
  // command
  'command.points':
    'PC d’un corps = (1D6 + valeur de son général) ÷ {divisor}, arrondi à l’unité supérieure ; le dé se lance à l’activation du corps',
  'command.free': 'En plus, chaque général a {cp} PC gratuit par tour de jeu',
  'command.free-use':
    'Il peut aussi l’employer pour se déplacer, ou pour déplacer l’unité ou le groupe qu’il accompagne. Rien d’autre',
  'command.own-corps': 'Un général ne commande que les unités de son corps',
  'command.three-orders':
    'Au plus trois ordres de mouvement par tour de jeu à la même unité ou au même groupe',
  'command.support-move': 'Aller en soutien d’une mêlée : {cp} PC ; un mouvement, pas une charge',
  'command.lost':
    'Un corps sans général lance avec une valeur de {value} et toutes ses unités comptent comme hors de portée',
  'command.group':
    'Un groupe est fait d’unités d’un même corps, de même orientation, chacune jointe aux autres ; il bouge sur un seul ordre',
  'command.group-joined':
    'Jointes : côte à côte, les deux coins avant du côté commun ensemble, ou l’une derrière l’autre, un coin avant de la seconde sur un coin arrière de la première, bords au contact. Par un coin seul, ou autre orientation : pas jointes',
  'command.group-wide': 'Au plus {value} unités de front ; profondeur libre',
  'command.group-mix':
    'Pas d’infanterie avec des montés, sauf LI avec montés et éléphants avec infanterie. Pas d’éléphants avec d’autres montés. Artillerie et chariots de guerre peuvent se joindre à l’infanterie',
  'command.group-ends':
    'Ce doit être un groupe au début et à la fin du mouvement, sauf après une charge continuée, une interpénétration, une conformation ou une évasion',
  'command.headstrong-bound':
    'Pour ces {cp} PC ne comptent que les ennemis qui obligeraient l’unité à charger, aucun de ceux dont elle est dispensée',
  // move
  'move.front-edge':
    'La distance se mesure au bord avant ; la somme des avances droites et des coûts ci-dessous ne peut dépasser le mouvement possible',
  'move.path':
    'Le socle ne peut traverser ennemis, terrain infranchissable ni amis qu’il ne peut passer ; un groupe en conversion peut recouvrir des amis entre-temps',
  'move.slide': 'Un seul glissement, précédé ou suivi d’une avance en ligne droite d’au moins 1 UD',
  'move.slide-how':
    'De côté jusqu’à 1 UD, orientation conservée, avant, pendant ou après l’avance ; il ne coûte rien',
  'move.slide-limits':
    'Un glissement par unité et par phase de mouvement ; pas avec un quart de tour ou un demi-tour, une extension ou une contraction. L’avance de 1 UD n’est pas exigée pour charger ou finir au contact',
  'move.wheel': 'Conversion jusqu’à 90° dans un mouvement, chariots de guerre 45°',
  'move.wheel-extension': 'Pas de conversion avec une extension',
  'move.turn': 'Un quart de tour ou demi-tour dans un mouvement',
  'move.column':
    'Un groupe passe de ligne en colonne ou l’inverse par un quart de tour : l’unité ou le rang de tête est fixe, les autres se placent derrière ou à côté, ce qu’ils gagnent ne compte pas ; faute de place au nouveau premier rang, au second rang',
  'move.extension': 'L’extension ou la contraction d’un groupe est une manœuvre',
  'move.extension-cost':
    'Extension : les unités arrière viennent à côté du premier rang ; 1 UD + 1 UD par unité amenée, le reste pour une avance droite avant ou après. Il faut deux rangs et un mouvement possible de plus de 1 UD',
  'move.contraction':
    'Contraction : les unités de tête avancent d’au moins une profondeur de socle, les autres se glissent derrière, aux deux ailes si on le souhaite ; seule l’avance compte. Les unités de tête peuvent faire une conversion. Il faut un mouvement possible de plus de 1 UD',
  'move.contraction-count':
    'Chaque aile replie autant d’unités que le rang de tête avance de profondeurs de socle',
  'move.table': 'Aucun ordre ne fait sortir de la table ; les socles y finissent tout entiers',
  // zoc
  'zoc.charge': 'Elle peut charger l’ennemi le plus menaçant, et aucun autre',
  'zoc.approach-test':
    'Tout doit être vrai à la fin : angle avec cet ennemi pas plus grand qu’avant ; aucun point du bord avant plus loin du bord avant ennemi qu’avant ; aucun point qui était dans la ZdC maintenant en dehors ; une avance, prolongée, rencontrerait le bord avant ennemi',
  'zoc.extension': 'Extension et contraction sont permises si aucune unité ne quitte la ZdC',
  'zoc.entering': 'Un mouvement qui entre dans une ZdC continue sous ces règles dès le point d’entrée',
  'zoc.exit-back-how':
    'L’unité fait d’abord face sur place à l’ennemi le plus menaçant s’il le faut ; elle s’arrête aux ennemis, au terrain infranchissable, au bord de table et aux amis qu’elle ne peut passer ; ni contact ni tir',
  // interpenetration
  'interpenetration.room':
    'L’unité qui traverse doit passer au moins en partie au-delà. Les légers et les généraux seuls sont portés juste assez loin pour être dégagés ; artillerie lourde, chariots de guerre et unités derrière des ouvrages doivent être franchis en entier ; sinon on repousse l’unité traversée du minimum. Sans place : interdit',
  'interpenetration.burst-once':
    'Une perte par séquence, quel que soit le nombre ; ensuite ni mouvement ni ralliement, légères comprises. Pas par-dessus des ouvrages',
  // disengage
  'disengage.li':
    'La LI le peut face à l’infanterie, aux éléphants, ou à des montés pénalisés par le terrain',
  'disengage.mounted': 'Les montés sauf éléphants le peuvent face à l’infanterie ou à des montés plus lents',
  'disengage.all':
    'Tous le peuvent face à l’artillerie, aux chariots de guerre, ou par-dessus fortifications ou obstacles',
  'disengage.unit': 'Une unité ou un groupe en mêlée ou soutien de mêlée, toujours face à l’ennemi',
  'disengage.forbidden':
    'Pas avec le front d’un ennemi sur son flanc ou son arrière, pas avec la ZdC d’un autre ennemi sur son flanc ou son arrière, pas avec un tel empêchement à moins de 1 UD juste derrière',
  'disengage.slower':
    'Plus lent = mouvement plus petit en terrain dégagé ; en mêlée, les dragons sont à pied',
  'disengage.zero': 'Pas si le mouvement possible − 1 fait 0',
  // charge
  'charge.definition':
    'Une charge est un mouvement qui amène une part du bord avant, ne fût-ce qu’un coin, au contact d’un nouvel ennemi. Le contact ne vient que par charge, soutien ou poursuite',
  'charge.corner':
    'Un coin ne suffit que si l’unité peut ensuite se conformer au moins en partie. Des unités déjà au contact ne se chargent pas, elles se conforment',
  'charge.light-infantry-front':
    'Contre des troupes lourdes qui détruisent la LI à découvert, tout son bord avant doit finir dans le terrain accidenté ou difficile',
  'charge.target':
    'Les cibles sont les premiers ennemis sur le chemin. Pas de chemin à travers des ennemis ; les troupes lourdes peuvent viser au-delà d’une LI ennemie à découvert, qui doit effectuer une évasion',
  'charge.range':
    'À portée = distance ≤ mouvement possible, et un chemin permis existe. Conversions et quarts de tour sont décomptés du mouvement, pas un glissement',
  'charge.opening': 'Au départ, un glissement ou une conversion',
  'charge.opening-turn':
    'Ou un quart de tour ou demi-tour, puis, si on le souhaite, une conversion, pas de glissement',
  'charge.minimum':
    'Elle doit alors parcourir au moins {foot} UD, {mounted} UD pour les montés, si elle le peut',
  'charge.continue':
    'Les unités du groupe ni au contact ni en soutien peuvent continuer tout droit jusqu’à leur maximum ; les impétueuses le doivent',
  'charge.not-allowed':
    'Pas sur un bord où un ami est déjà en mêlée ou soutien de mêlée, sauf si la moitié d’un large front est libre ; pas sur les faces couvertes d’une colonne ; pas sur un flanc ou un arrière si des ZdC ennemies empêchent de se conformer entièrement ; pas par une unité qui a bougé dans cette phase',
  'charge.spontaneous': 'Charge spontanée : contre un ennemi dans la ZdC de l’unité elle-même, sans PC',
  'charge.uncontrolled-choice':
    'Avec la cible juste devant à 1 UD ou moins, le joueur peut la déclarer spontanée : pas de −1',
  'charge.or-support':
    'Aller au contact d’un ennemi en mêlée avec un ami est un soutien, jamais une charge ; mais un second attaquant qui prend la partie libre d’un large front charge et a une première phase',
  'charge.wide-edge':
    'Sur un bord avant large de 2 UD, un ami prend ce qu’il couvre ; si 1 UD reste libre à un coin, on peut la charger',
  'charge.counter': 'Il n’y a pas de contre-charge : tenir ou effectuer une évasion',
  'charge.slide-along':
    'Glisser le long du flanc ou de l’arrière d’un ennemi : seulement si cet ennemi, ou la tête de sa colonne, est en mêlée et que l’on charge, poursuit ou soutient ; ou si l’on a commencé à son contact ; ou pour charger son ennemi le plus menaçant, ce qui seul permet de glisser le long d’un front',
  // evade
  'evade.must':
    'Une LI à découvert que des troupes lourdes toucheraient doit effectuer une évasion, sauf si, une fois conformée, elle combattrait des troupes légères ou des éléphants ou serait en soutien',
  'evade.group':
    'Une unité, un groupe ou une part de groupe peut effectuer une évasion si l’une de ses unités serait touchée ; plusieurs fois dans une phase s’il le faut',
  'evade.align': 'Elle peut ensuite faire une conversion pour suivre la direction de la charge',
  'evade.align-cost':
    'Cette conversion coûte de la distance, et la nouvelle direction ne doit pas être bloquée',
  'evade.end-turn': 'LI et LH peuvent faire demi-tour gratuitement à la fin ; les Drag aussi',
  // conform
  'conform.shift-after': 'Une unité lourde décalée ne peut bouger ni se rallier pour le reste de la phase',
  'conform.zoc':
    'Une attaque de flanc ou à revers que des ZdC ennemies empêchent de compléter est interdite, sauf si un autre ennemi est entre deux. La ZdC passe avant la conformation',
  'conform.incomplete':
    'Terrain, bord de table ou amis qu’on ne peut décaler : se conformer autant que possible, combattre quand même, compléter à une phase de mouvement suivante',
  'conform.never':
    'Chariots de guerre et défenseurs d’ouvrages ne se conforment jamais ; l’artillerie n’y est pas tenue ; l’artillerie lourde seulement par un quart de tour ou demi-tour',
  'conform.rallying': 'Une unité qui tente de se rallier ne se conforme pas dans cette phase',
  'conform.resolve-contact':
    'Une unité qui touche des ennemis sans mêlée ni soutien se conforme, s’en va ou en charge un autre à sa phase de mouvement. Ce n’est pas une charge : pas de première phase',
  // shoot
  'shoot.edge-lh': 'Les LH tirent par n’importe quel bord, toujours sur la cible la plus proche',
  'shoot.edge-one': 'Un bord et un tir par unité et par phase',
  'shoot.priority-front': 'D’abord la cible la plus proche juste devant',
  'shoot.priority-zone': 'Sinon la cible la plus proche dans la zone de tir',
  'shoot.priority-guns':
    'Artillerie moyenne et lourde : de même jusqu’à 4 UD ; s’il n’y a rien, elle choisit librement au-delà',
  'shoot.combine':
    'Une résolution par cible et par phase : un tireur principal, les autres qui pourraient tirer sur cette même cible soutiennent',
  // melee
  'melee.pairing':
    'On apparie d’abord les contacts de front à front, le plus long bord commun d’abord, chaque unité principale dans une mêlée au plus ; puis les unités sans paire, touchées de flanc ou à revers, avec la première qui les a touchées et n’est pas principale ailleurs ; tous les autres contacts sont examinés pour le soutien',
  'melee.lasts': 'Une mêlée dure de tour en tour jusqu’à ce qu’un camp soit en déroute ou se désengage',
  'melee.simple-support-where':
    'Coin avant sur coin avant, fronts alignés, d’un ami qui combat de front ; ou son flanc contre le flanc d’un ennemi engagé de front ou à revers, en orientation égale ou opposée. Son flanc contre l’arrière ennemi : pas de soutien',
  // pursuit
  'pursuit.must': 'Les unités impétueuses et à Choc doivent poursuivre, de 1 UD entière',
  'pursuit.all': 'Elle doit avoir mis en déroute tous ses adversaires de mêlée',
  'pursuit.move': 'Droit devant jusqu’à 1 UD, ZdC ignorée ; on peut franchir des ouvrages',
  'pursuit.one': 'Plusieurs vainqueurs d’un ennemi : un seul poursuit ; d’abord celui qui doit',
  'pursuit.supporters': 'Les soutiens, coins ensemble et de même orientation, peuvent aller avec, aussi loin',
  // rally
  'rally.shifted': 'Une unité lourde décalée ou repoussée ne peut pas faire de tentative',
  'rally.headstrong':
    'Un groupe impétueux retenu pour {cp} PC peut faire une tentative comprise dans ce coût, chaque autre tentative coûte 1 PC',
  // commander
  'commander.move': 'Seul, il bouge de {open} UD et tourne librement',
  'commander.move-terrain':
    'Le terrain autre qu’infranchissable et toutes les ZdC ne lui font rien ; il ne peut finir au contact d’un ennemi',
  'commander.attach': 'Il s’attache à une seule unité à la fin de son mouvement ; il bouge alors avec elle',
  'commander.included': 'Un général inclus fait partie de son unité pour toute la partie',
  'commander.engage':
    'Un général attaché peut être engagé avant les dés : +1 ; un général inclus l’est toujours. Seulement avec une unité principale',
  'commander.stays-engaged': 'Une fois engagé, il le reste tant que dure cette mêlée',
  'commander.moves': 'Seul, il effectue jusqu’à {moves}, même près d’ennemis ; jamais tant qu’il est engagé',
  // square
  'square.when': 'Un ordre au mouvement, hors mêlée ; former ou quitter est tout le mouvement de l’unité',
  'square.room':
    'Faute de place, le carré est refusé. En le quittant, l’unité garde son milieu et son orientation',
  // fortification
  'fortification.no-wheel': 'Ni conversion ni pivot d’artillerie derrière fortification ou obstacle',
  'fortification.stakes':
    'Pieux : plantés par une unité qui en a, pour {cp} PC, à {ud} UD au moins de tout ennemi ; puis fixes devant son bord avant et laissés sur place quand elle bouge',
  // wagon
  'wagon.wheel': 'Conversion de 45° au plus ; quart de tour ou demi-tour 2 UD et difficile',
  'wagon.turn-room':
    'Un chariot, ou deux en groupe, peut faire un quart de tour avec un chariot décalé de 1 UD de côté ; de ligne en colonne et retour seulement à deux au plus',
  'wagon.group-turn':
    'Un groupe qui mêle des chariots de guerre à d’autres unités ne fait ni quart de tour ni demi-tour',
  'wagon.battle-ready-when': 'Prêt au combat = il n’a pas bougé dans la séquence de ce joueur',
  // artillery
  'artillery.pivot':
    'Toute artillerie peut pivoter sur son centre jusqu’à 90° ; légère et moyenne peuvent aussi faire une conversion comme les autres',
  // elephant
  'elephant.no-disengage':
    'Les éléphants ne se désengagent que d’artillerie, de chariots de guerre ou par-dessus des ouvrages',
  // terrain
  'terrain.river':
    'Rivière large de 1 à 2 UD, d’un grand côté à l’autre. 1D6 : 1 dégagée, 2–3 accidentée, 4–5 difficile, 6 infranchissable. On la passe à angle droit ; dans l’eau, seulement glissements et demi-tours (sauf si elle est à sec) ; sans couvert ; berge +1',
  'terrain.river-angle': 'À angle droit d’une rivière : à {degrees}° près',
  // deploy
  'deploy.hesitant':
    'Général allié ou non fiable : un 1 naturel à la première activation rend le corps hésitant : ni mouvement, ni tir, ni charge incontrôlée. Il devient fiable sur un 6 ensuite (+1 si le général en chef dépense exactement 2 PC), ou aussitôt s’il est attaqué, visé ou a un ennemi à 4 UD ou moins',
  // camp
  'camp.attacker':
    'Son attaquant compte comme en mêlée et n’effectue pas d’évasion, mais on peut tirer sur lui. Attaqué lui-même, il cesse et combat le nouveau venu, et se conforme à lui à sa prochaine phase de mouvement',
  'camp.loot':
    'Les unités qui l’ont pris pillent : elles restent et ne font rien jusqu’à obtenir 4+ sur 1D6 avant de recevoir un ordre ; elles comptent comme en mêlée et ne font pas de charge incontrôlée',
};
